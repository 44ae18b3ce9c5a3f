"""The socket of a table: a reader says what it has and gets what it missed; decisions are answered, each once."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from camarilla.core.clauses import Malformed, Refusal
from camarilla.web.http.cookies import Person
from camarilla.web.http.headers import same_origin
from camarilla.web.http.language import page_voice
from camarilla.web.http.limits import Limits, who_asks
from camarilla.web.http.site import Site
from camarilla.web.live import page_frames
from camarilla.web.live.messages import Message, action_of, number_of, read_message, token_of
from camarilla.web.live.program_frames import MODES
from camarilla.web.live.watchers import Watcher
from camarilla.web.storage.group_commit import Conflict
from camarilla.web.tables.hall import Hall, NoTable
from camarilla.web.tables.seating import sharing, wanted_seat
from camarilla.web.tables.session import TableSession
from camarilla.web.tables.why import why_not

LONGEST_MESSAGE = 4096
MOST_WATCHERS = 200
MESSAGES_A_SECOND = 20
SECONDS_FOR_HELLO = 10.0
POLICY, TRY_AGAIN, NO_SEAT, NOT_FOUND = 1008, 1013, 4401, 4404


class _Closed(Exception):
    """A socket is not served any longer, and why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class _Door:
    """Where sockets come in. A program of its own: what a framework puts around every message costs too much here."""

    def __init__(self, welcome: Callable[["_Line", Site], Awaitable["_Session"]]) -> None:
        self._welcome = welcome

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one page or program until it leaves."""
        connection = WebSocket(scope, receive, send)
        site: Site = connection.app.state.site
        address = who_asks(connection)
        if not same_origin(connection, site.public_url) or not site.limits.enter(address):
            await connection.close(POLICY)
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            try:
                await connection.accept()
                session = await self._welcome(_Line(connection, receive, send, site.limits), site)
                await session.run()
            except NoTable:
                await connection.close(NOT_FOUND, "web-not-found")
            except Refusal as refusal:
                await connection.close(TRY_AGAIN, refusal.key)
            except _Closed as closed:
                await connection.close(closed.code, closed.reason)
            finally:
                site.limits.leave(address)


async def _page(line: "_Line", site: Site) -> "_Session":
    """A page looks through the seat of its cookie."""
    connection = line.connection
    match = await site.hall.match(connection.path_params["id"])
    person = site.people.known(connection)
    who = person.id if person else None
    seat = wanted_seat(match, who, connection.query_params.get("seat"))
    watcher = Watcher(seat, page_voice(match.game, site.language(connection), match.names), here=sharing(match, who))
    return _Session(site.hall, line, match, watcher, person, await line.hello())


async def _program(line: "_Line", site: Site) -> "_Session":
    """A program says in its first message whose key it has, or which table it watches, and how much it wants."""
    hello = await line.hello()
    key, mode = hello.get("key"), hello.get("as", "data")
    if mode not in list(MODES):
        raise _Closed(POLICY, "web-malformed")
    seat: int | None = None
    if key is None:
        match = await site.hall.match(str(hello.get("table")))
    else:
        try:
            match, seat = await site.seat_of_key(line.connection, str(key))
        except NoTable:
            raise _Closed(NO_SEAT, "web-no-key") from None
        if not match.seats[seat].taken:
            raise _Closed(NO_SEAT, "web-not-seated")
    say = page_voice(match.game, site.language(line.connection), match.names)
    watcher = Watcher(seat, say, MODES[mode], curious=mode != "brief")
    return _Session(site.hall, line, match, watcher, None, hello)


socket, program = _Door(_page), _Door(_program)


class _Line:
    """Messages come in through here: not too long, not too many, and the first one soon."""

    def __init__(self, connection: WebSocket, receive: Receive, send: Send, limits: Limits) -> None:
        self.connection = connection
        self._receive = receive
        self._send = send
        self._limits = limits
        self._second = 0
        self._count = 0

    async def hello(self) -> Message:
        try:
            message = await asyncio.wait_for(self.receive(), SECONDS_FOR_HELLO)
        except TimeoutError:
            raise _Closed(POLICY, "web-too-slow") from None
        if message.get("type") != "hello":
            raise _Closed(POLICY, "web-malformed")
        return message

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:  # bytes
            raise _Closed(POLICY, "web-malformed")
        second = int(time.monotonic())
        self._count = self._count + 1 if second == self._second else 1
        self._second = second
        if len(text) > LONGEST_MESSAGE:
            raise _Closed(POLICY, "web-malformed")
        if self._count > MESSAGES_A_SECOND and self._limits.on:
            raise _Closed(POLICY, "web-too-fast")
        try:
            return read_message(text)
        except Malformed:
            return {}

    async def send(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text})


class _Session:
    """One open socket."""

    def __init__(
        self, hall: Hall, line: _Line, match: TableSession, watcher: Watcher, person: Person | None, hello: Message
    ) -> None:
        self._hall = hall
        self._line = line
        self._connection = line.connection
        self._match = match
        self._person = person
        self._say = watcher.say
        self._watcher = watcher
        watcher.have = number_of(hello, "have", -1)
        watcher.heard = max(0, number_of(hello, "heard", 0))

    async def run(self) -> None:
        # A crowd of strangers must not keep those away who play.
        if sum(other.here == self._watcher.here for other in self._match.watchers) >= MOST_WATCHERS:
            raise _Closed(TRY_AGAIN, "web-crowded")
        sending = asyncio.get_running_loop().create_task(self._send())
        try:
            await self._hall.watch(self._match, self._watcher)
            while True:
                await self._answer(await self._line.receive())
        finally:
            sending.cancel()
            await self._hall.leave(self._match, self._watcher)

    async def _send(self) -> None:
        """Hand over what waits; whoever has left needs nothing any more."""
        outbox = self._watcher.outbox
        with contextlib.suppress(OSError, RuntimeError):
            while not outbox.cut:
                for text in outbox.take():
                    await self._line.send(text)
                await outbox.filled()
            await self._connection.close(TRY_AGAIN)

    async def _answer(self, message: Message) -> None:
        token: str | None = None
        try:
            token = token_of(message)
            kind = str(message.get("type"))
            if kind in {"play", "undo"}:
                await self._decide(kind, message, token)
            elif kind == "order":
                await self._hall.order(self._match, self._own_seat(), message.get("order"))
            elif kind == "cancel":
                await self._hall.cancel(self._match, self._own_seat(), message.get("order"))
            elif kind == "say":
                await self._speak(message)
            elif kind == "why":
                await self._explain(message)
            elif kind == "ping":
                self._watcher.send({"v": self._match.version, "type": "pong"})
            else:
                raise Malformed("web-malformed")
        except Refusal as refusal:
            self._watcher.send(page_frames.refused(self._match, token, refusal, self._say))
        except Conflict:
            self._watcher.send(page_frames.refused(self._match, token, Refusal("web-stale"), self._say))

    async def _decide(self, kind: str, message: Message, token: str | None) -> None:
        seat = self._own_seat()
        version = number_of(message, "v", -1)
        if kind == "undo":
            led = await self._hall.undo(self._match, seat, version, token)
        else:
            action = action_of(self._match.game, message)
            led = await self._hall.play(self._match, seat, action, version, token)
        self._watcher.send(page_frames.taken(self._match, token, led))

    async def _speak(self, message: Message) -> None:
        text = message.get("text")
        if not isinstance(text, str):
            raise Malformed("web-malformed")
        seat = self._watcher.seat
        if seat is None and self._person is None:
            raise Refusal("web-not-yours")
        name = self._match.names[seat] if seat is not None else self._person.name if self._person else ""
        await self._hall.say(self._match, name, seat, text)

    async def _explain(self, message: Message) -> None:
        """Why something cannot be chosen: the refusal that choosing it would meet."""
        wanted = message.get("wanted")
        if not isinstance(wanted, dict):
            raise Malformed("web-malformed")
        async with self._match.lock:
            refusal = why_not(self._match, self._own_seat(), {str(key): str(value) for key, value in wanted.items()})
        if refusal is not None:
            self._watcher.send({**page_frames.refused(self._match, None, refusal, self._say), "type": "why"})

    def _own_seat(self) -> int:
        if self._watcher.seat is None:
            raise Refusal("web-not-yours")
        return self._watcher.seat
