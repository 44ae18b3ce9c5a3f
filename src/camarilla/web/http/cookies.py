"""Who somebody is: a name and a random number in a signed cookie. No password, no mail address."""

import hmac
import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "person"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24


@dataclass(frozen=True)
class Person:
    """A browser that has been here before."""

    id: str
    name: str


def tidy(text: str, longest: int = LONGEST_NAME) -> str:
    """One printable line of bounded length."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest].strip()


class Cookies:
    """Reads and writes the cookies."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._secret = secret.encode()
        self._seal = URLSafeSerializer(secret, salt="camarilla person")
        self._secure = secure

    def known(self, connection: HTTPConnection) -> Person | None:
        """The person of a request; nobody if the cookie is missing or was tampered with."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie or len(cookie) > 400:
            return None
        try:
            id, name = self._seal.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(str(id), str(name))

    def named(self, before: Person | None, name: str) -> Person:
        """The same person under a name, or a new one."""
        return Person(before.id if before else secrets.token_urlsafe(16), tidy(name))

    def stranger(self, address: str) -> str:
        """What somebody without a cookie is known by; whoever has not the secret cannot tell the address from it."""
        return hmac.digest(self._secret, b"address " + address.encode(), "sha256")[:16].hex()

    def remember(self, response: Response, person: Person) -> None:
        """Put the person into the answer's cookie."""
        sealed = self._seal.dumps([person.id, person.name])
        self.put(response, COOKIE, str(sealed))

    def put(self, response: Response, name: str, value: str) -> None:
        """A cookie that scripts and other sites cannot use."""
        response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=self._secure, path="/")
