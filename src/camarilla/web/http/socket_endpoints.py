"""Where sockets come in: who may open one, at which table, and for which seat."""

import contextlib
from collections.abc import Awaitable, Callable

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from camarilla.core.clauses import Refusal
from camarilla.web.http.language import page_voice
from camarilla.web.http.limits import who_asks
from camarilla.web.http.site import Site
from camarilla.web.live.program_frames import MODES
from camarilla.web.live.sockets import NO_SEAT, NOT_FOUND, POLICY, TRY_AGAIN, Client, Disconnect, Socket
from camarilla.web.live.watchers import Watcher
from camarilla.web.tables.cache import NoTable
from camarilla.web.tables.seating import sharing, wanted_seat

Welcome = Callable[[WebSocket, Socket, Site], Awaitable[Client]]
"""Reads the hello, and finds the table and the seat that it is for."""


class SocketEndpoint:
    """Accepts sockets and serves each until the client leaves or is disconnected."""

    def __init__(self, welcome: Welcome) -> None:
        self._welcome = welcome

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one client."""
        connection = WebSocket(scope, receive, send)
        site: Site = connection.app.state.site
        address = who_asks(connection)
        if not site.origins.may_act(connection) or not site.limits.enter(address):
            await connection.close(POLICY)
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            try:
                await connection.accept()
                client = await self._welcome(connection, Socket(connection, receive, send, site.limits.on), site)
                await client.run()
            except NoTable:
                await connection.close(NOT_FOUND, "web-not-found")
            except Refusal as refusal:
                await connection.close(TRY_AGAIN, refusal.key)
            except Disconnect as disconnect:
                await connection.close(disconnect.code, disconnect.reason)
            finally:
                site.limits.leave(address)


async def _page(connection: WebSocket, socket: Socket, site: Site) -> Client:
    """A page watches for the seat of its cookie."""
    session = await site.tables.find(connection.path_params["id"])
    person = site.cookies.known(connection)
    who = person.id if person else None
    seat = wanted_seat(session, who, connection.query_params.get("seat"))
    say = page_voice(session.game, site.language(connection), session.names)
    watcher = Watcher(seat, say, here=sharing(session, who))
    hello = await socket.hello()
    # A page keeps what has not changed. What it has of another seat, or in another language, is of no use here.
    if (hello.get("seat", seat), hello.get("language", say.language)) != (seat, say.language):
        hello.pop("have", None)
    return Client(site.hall, socket, session, watcher, person, hello)


async def _program(connection: WebSocket, socket: Socket, site: Site) -> Client:
    """A program says in its hello which key it has, or which table it watches, and how much it wants to be told."""
    hello = await socket.hello()
    key, mode = hello.get("key"), hello.get("as", "data")
    if mode not in list(MODES):
        raise Disconnect(POLICY, "web-malformed")
    seat: int | None = None
    if key is None:
        session = await site.tables.find(str(hello.get("table")))
    else:
        try:
            session, seat = await site.seat_of_key(connection, str(key))
        except NoTable:
            raise Disconnect(NO_SEAT, "web-no-key") from None
        if not session.seats[seat].taken:
            raise Disconnect(NO_SEAT, "web-not-seated")
    say = page_voice(session.game, site.language(connection), session.names)
    watcher = Watcher(seat, say, MODES[mode], curious=mode != "brief")
    return Client(site.hall, socket, session, watcher, None, hello)


page_socket, program_socket = SocketEndpoint(_page), SocketEndpoint(_program)
