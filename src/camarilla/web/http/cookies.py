"""Recognises a browser by a signed cookie with a person's id and name."""

import hmac
import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from camarilla.web.tables.names import tidy_name
from camarilla.web.tables.people import Person

COOKIE = "person"
JOIN = "join"
"""The cookie with the id that a browser's joins carry."""
YEAR = 365 * 24 * 3600


class Cookies:
    """Reads and writes the cookies of a server, signed with its secret."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._secret = secret.encode()
        self._seal = URLSafeSerializer(secret, salt="camarilla person")
        self._secure = secure

    def known(self, connection: HTTPConnection) -> Person | None:
        """The person of a request; None if the cookie is missing or its signature is wrong."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie or len(cookie) > 400:
            return None
        try:
            id, name = self._seal.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(str(id), str(name))

    def named(self, before: Person | None, name: str, otherwise: str = "") -> Person:
        """The same person under another name, or a new person; `otherwise` if nothing of the name can be seen."""
        return Person(before.id if before else secrets.token_urlsafe(16), tidy_name(name) or otherwise)

    def joining(self, link: str, token: str, name: str, otherwise: str = "") -> Person:
        """Somebody without a cookie who takes a seat: the same link and id make the same person, however often."""
        made = hmac.digest(self._secret, f"join {link} {token}".encode(), "sha256")
        return Person(made[:16].hex(), tidy_name(name) or otherwise)

    def stranger(self, address: str) -> str:
        """An id for somebody without a cookie: a keyed hash of the address, which cannot be turned back into it."""
        return hmac.digest(self._secret, b"address " + address.encode(), "sha256")[:16].hex()

    def remember(self, response: Response, person: Person) -> None:
        """Set the cookie of a person."""
        sealed = self._seal.dumps([person.id, person.name])
        self.put(response, COOKIE, str(sealed))

    def put(self, response: Response, name: str, value: str) -> None:
        """Set a cookie that scripts and other sites cannot use."""
        response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=self._secure, path="/")
