"""One open socket: a client says what it has and gets what it missed; each of its decisions is answered once."""

import asyncio
import contextlib
import time

from starlette.types import Receive, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.errors import CamarillaError
from camarilla.web.live import page_frames
from camarilla.web.live.board_news import forget_if_unwatched
from camarilla.web.live.messages import Message, action_of, number_of, read_message, token_of
from camarilla.web.live.watchers import Watcher
from camarilla.web.tables.hall import Hall
from camarilla.web.tables.people import Person
from camarilla.web.tables.session import TableSession
from camarilla.web.tables.why import why_not

LONGEST_MESSAGE = 4096
MOST_WATCHERS = 1200
MESSAGES_A_SECOND = 20
SECONDS_FOR_HELLO = 10.0
POLICY, TRY_AGAIN, NO_SEAT, NOT_FOUND = 1008, 1013, 4401, 4404


class Disconnect(CamarillaError):
    """The client is disconnected, with a code and the key of a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def has_room(session: TableSession, watcher: Watcher) -> bool:
    """Whether one more may watch. Counted by who sits at the client: a crowd cannot keep the players out."""
    return sum(other.here == watcher.here for other in session.watchers) < MOST_WATCHERS


class Socket:
    """Reads and writes messages: bounded in length, slowed down to a rate, and the first one within a timeout.

    Messages go past Starlette's `connection`, whose checks of each one cost too much here.
    """

    def __init__(self, connection: WebSocket, receive: Receive, send: Send, limited: bool) -> None:
        self._connection = connection
        self._receive = receive
        self._send = send
        self._limited = limited
        self._second = 0
        self._count = 0

    async def hello(self) -> Message:
        """The first message, with which a client says what it wants and has."""
        try:
            message = await asyncio.wait_for(self.receive(), SECONDS_FOR_HELLO)
        except TimeoutError:
            raise Disconnect(POLICY, "web-too-slow") from None
        if message.get("type") != "hello":
            raise Disconnect(POLICY, "web-malformed")
        return message

    async def receive(self) -> Message:
        """The next message; an empty one if it could not be read."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:  # bytes
            raise Disconnect(POLICY, "web-malformed")
        if len(text) > LONGEST_MESSAGE:
            raise Disconnect(POLICY, "web-malformed")
        if self._limited:
            await self._slow_down()
        try:
            return read_message(text)
        except Malformed:
            return {}

    async def _slow_down(self) -> None:
        """Count a message; beyond the limit tell the client, and take no further one before the next second.

        What it sends meanwhile waits on its side: nothing is read from the connection.
        """
        moment = time.monotonic()
        if int(moment) != self._second:
            self._second, self._count = int(moment), 0
        self._count += 1
        if self._count > MESSAGES_A_SECOND:
            seconds = self._second + 1 - moment
            await self.send(f'{{"type":"slow","seconds":{seconds:.3f}}}')
            await asyncio.sleep(seconds)
            self._second, self._count = int(time.monotonic()), 1

    async def send(self, text: str) -> None:
        """Send a frame."""
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        """Disconnect the client."""
        await self._connection.close(code)


class Client:
    """Serves one client at one table, from its hello until it leaves."""

    def __init__(
        self, hall: Hall, socket: Socket, session: TableSession, watcher: Watcher, person: Person | None, hello: Message
    ) -> None:
        self._hall = hall
        self._socket = socket
        self._session = session
        self._watcher = watcher
        self._person = person
        watcher.have = number_of(hello, "have", -1)
        watcher.heard = max(0, number_of(hello, "heard", 0))
        watcher.seen = number_of(hello, "seen", -1) if "seen" in hello else None

    async def run(self) -> None:
        """Broadcast to the client and answer its messages until it leaves."""
        if not has_room(self._session, self._watcher):
            raise Disconnect(TRY_AGAIN, "web-crowded")
        sending = asyncio.get_running_loop().create_task(self._send())
        try:
            await self._hall.watch(self._session, self._watcher)
            while True:
                await self._answer(await self._socket.receive())
        finally:
            sending.cancel()
            await self._hall.leave(self._session, self._watcher)
            forget_if_unwatched(self._session)

    async def _send(self) -> None:
        """Send what is queued. An error means that the client has left, which the reading side notices itself."""
        outbox = self._watcher.outbox
        with contextlib.suppress(OSError, RuntimeError):
            while not outbox.cut:
                for text in outbox.take():
                    await self._socket.send(text)
                await outbox.filled()
            await self._socket.close(TRY_AGAIN)

    async def _answer(self, message: Message) -> None:
        token: str | None = None
        try:
            token = token_of(message)
            kind = str(message.get("type"))
            if kind in {"play", "undo"}:
                await self._decide(kind, message, token)
            elif kind == "order":
                await self._hall.order(self._session, self._own_seat(), message.get("order"))
            elif kind == "cancel":
                await self._hall.cancel(self._session, self._own_seat(), message.get("order"))
            elif kind == "commit":
                await self._hall.commit(self._session, sorted(self._watcher.here), _text_of(message, "commit"))
            elif kind == "words":
                await self._hall.tell_words(self._session, sorted(self._watcher.here), _text_of(message, "words"))
            elif kind == "say":
                await self._speak(message)
            elif kind == "why":
                await self._explain(message)
            elif kind == "weigh":
                await self._weigh(message)
            elif kind == "ping":
                self._watcher.send({"v": self._session.version, "type": "pong"})
            else:
                raise Malformed("web-malformed")
        except Refusal as refusal:
            self._watcher.send(page_frames.refused(self._session, token, refusal, self._watcher.say))

    async def _decide(self, kind: str, message: Message, token: str | None) -> None:
        seat = self._own_seat()
        version = number_of(message, "v", -1)
        if kind == "undo":
            led = await self._hall.undo(self._session, seat, version, token)
        else:
            action = action_of(self._session.game, message)
            led = await self._hall.play(self._session, seat, action, version, token)
        self._watcher.send(page_frames.taken(self._session, token, led))

    async def _speak(self, message: Message) -> None:
        text = _text_of(message, "text")
        seat = self._watcher.seat
        if seat is not None:
            name = self._session.names[seat]
        elif self._person is not None:
            name = self._person.name
        else:
            raise Refusal("web-not-yours")
        await self._hall.say(self._session, name, seat, text)

    async def _explain(self, message: Message) -> None:
        """Why something cannot be chosen: the refusal that choosing it would meet."""
        wanted = message.get("wanted")
        if not isinstance(wanted, dict):
            raise Malformed("web-malformed")
        spelled = {str(key): str(value) for key, value in wanted.items()}
        async with self._session.lock:
            refusal = why_not(self._session.table, self._own_seat(), spelled)
        if refusal is not None:
            frame = page_frames.refused(self._session, None, refusal, self._watcher.say)
            self._watcher.send({**frame, "type": "why"})

    async def _weigh(self, message: Message) -> None:
        """Whether a decision could be undone: a page asks before it asks its player once more."""
        action = action_of(self._session.game, message)
        async with self._session.lock:
            final = self._session.table.is_final(self._own_seat(), action)
        self._watcher.send({"v": self._session.version, "type": "weighed", "action": action, "final": final})

    def _own_seat(self) -> int:
        if self._watcher.seat is None:
            raise Refusal("web-not-yours")
        return self._watcher.seat


def _text_of(message: Message, name: str) -> str:
    text = message.get(name)
    if not isinstance(text, str):
        raise Malformed("web-malformed")
    return text
