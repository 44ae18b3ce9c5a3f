"""The socket of a table: a reader says what it has and gets what it missed; decisions are answered, each once."""

import asyncio
import contextlib
import json
import time
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from camarilla.core.clauses import Illegal, Malformed, Refusal
from camarilla.web import frames
from camarilla.web.hall import Hall, NoTable
from camarilla.web.match import Match
from camarilla.web.security import same_origin
from camarilla.web.site import Site
from camarilla.web.store import Taken
from camarilla.web.watching import Watcher
from camarilla.web.words import voice

LONGEST_MESSAGE = 4096
LONGEST_TOKEN = 64
MOST_WATCHERS = 200
MESSAGES_A_SECOND = 20
POLICY, TRY_AGAIN, NOT_FOUND = 1008, 1013, 4404


async def socket(connection: WebSocket) -> None:
    """Serve one reader until it leaves."""
    site: Site = connection.app.state.site
    if not same_origin(connection, site.public_url):
        await connection.close(POLICY)
        return
    await connection.accept()
    try:
        match = await site.hall.match(connection.path_params["id"])
    except NoTable:
        await connection.close(NOT_FOUND)
        return
    if len(match.watchers) >= MOST_WATCHERS:
        await connection.close(TRY_AGAIN)
        return
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await _Session(site, connection, match).run()


class _Session:
    """One open socket."""

    def __init__(self, site: Site, connection: WebSocket, match: Match) -> None:
        self._hall: Hall = site.hall
        self._connection = connection
        self._match = match
        self._person = site.people.known(connection)
        self._say = voice(match.game, site.language(connection), match.names)
        seat = wanted_seat(match, self._person.id if self._person else None, connection.query_params.get("seat"))
        self._watcher = Watcher(seat, self._say)
        self._second = 0
        self._count = 0

    async def run(self) -> None:
        hello = await self._receive()
        if hello.get("type") != "hello":
            await self._connection.close(POLICY)
            return
        self._watcher.have = _number(hello.get("have"), -1)
        self._watcher.heard = max(0, _number(hello.get("heard"), 0))
        sending = asyncio.get_running_loop().create_task(self._send())
        await self._hall.watch(self._match, self._watcher)
        try:
            while True:
                await self._answer(await self._receive())
        finally:
            sending.cancel()
            await self._hall.leave(self._match, self._watcher)

    async def _send(self) -> None:
        while True:
            text = await self._watcher.outbox.get()
            if text is None:
                await self._connection.close(TRY_AGAIN)
                return
            await self._connection.send_text(text)

    async def _receive(self) -> dict[str, Any]:
        text = await self._connection.receive_text()
        second = int(time.monotonic())
        self._count = self._count + 1 if second == self._second else 1
        self._second = second
        if len(text) > LONGEST_MESSAGE or self._count > MESSAGES_A_SECOND:
            await self._connection.close(POLICY)
            raise WebSocketDisconnect(POLICY)
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            message = None
        return message if isinstance(message, dict) else {}

    async def _answer(self, message: dict[str, Any]) -> None:
        token = message.get("id")
        token = token if isinstance(token, str) and 0 < len(token) <= LONGEST_TOKEN else None
        try:
            kind = message.get("type")
            if kind in {"play", "undo"}:
                await self._decide(kind, message, token)
            elif kind == "say":
                await self._speak(message)
            elif kind == "why":
                await self._explain(message)
            elif kind == "ping":
                self._watcher.send({"v": self._match.version, "type": "pong"})
            else:
                raise Malformed("web-malformed")
        except Refusal as refusal:
            self._watcher.send(frames.refused(self._match, token, refusal, self._say))
        except Taken:
            self._watcher.send(frames.refused(self._match, token, Refusal("web-stale"), self._say))

    async def _decide(self, kind: str, message: dict[str, Any], token: str | None) -> None:
        seat = self._own_seat()
        version = _number(message.get("v"), -1)
        if kind == "undo":
            led = await self._hall.undo(self._match, seat, version, token)
        else:
            led = await self._hall.play(self._match, seat, _number(message.get("action"), -1), version, token)
        self._watcher.send(frames.taken(self._match, token, led))

    async def _speak(self, message: dict[str, Any]) -> None:
        text = message.get("text")
        if not isinstance(text, str):
            raise Malformed("web-malformed")
        seat = self._watcher.seat
        if seat is None and self._person is None:
            raise Refusal("web-not-yours")
        name = self._match.names[seat] if seat is not None else self._person.name if self._person else ""
        await self._hall.say(self._match, name, seat, text)

    async def _explain(self, message: dict[str, Any]) -> None:
        """Why something cannot be chosen: the refusal that choosing it would meet."""
        wanted = message.get("wanted")
        if not isinstance(wanted, dict):
            raise Malformed("web-malformed")
        async with self._match.lock:
            refusal = why_not(self._match, self._own_seat(), {str(key): str(value) for key, value in wanted.items()})
        if refusal is not None:
            self._watcher.send({**frames.refused(self._match, None, refusal, self._say), "type": "why"})

    def _own_seat(self) -> int:
        if self._watcher.seat is None:
            raise Refusal("web-not-yours")
        return self._watcher.seat


def wanted_seat(match: Match, person: str | None, wanted: str | None) -> int | None:
    """The seat through which a person looks at a table: the one asked for if it is theirs, else their first."""
    own = match.seats_of(person)
    if wanted == "watch" or not own:
        return None
    return int(wanted) if wanted and wanted.isdecimal() and int(wanted) in own else own[0]


def why_not(match: Match, seat: int, wanted: dict[str, str]) -> Refusal | None:
    """The refusal of the first action with the wanted arguments; None if one of them is open."""
    table, verbs = match.table, match.game.verbs
    open_now = set(table.legal(seat))
    verbs_now = {verbs.action(number).verb.name for number in open_now}
    found: Refusal | None = None
    for number in range(verbs.size):
        spelled = {name: str(value) for name, value in verbs.action(number).json().items()}
        if any(spelled.get(name) != value for name, value in wanted.items()):
            continue
        if number in open_now:
            return None
        try:
            table.play(seat, number)
        except Refusal as refusal:
            better = spelled["verb"] in verbs_now and isinstance(refusal, Illegal)
            if found is None or better:
                found = refusal
            if better:
                break
    return found


def _number(value: object, otherwise: int) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 40 else otherwise
