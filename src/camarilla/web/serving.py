"""`camarilla serve`: the server on an address, until it is stopped."""

import asyncio
import contextlib
import gc
import ipaddress
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

from camarilla.web.app import build
from camarilla.web.http import logs
from camarilla.web.http.guards.protocol import GuardedProtocol
from camarilla.web.http.limits import Limits
from camarilla.web.http.metrics import EVERYWHERE
from camarilla.web.http.socket_protocol import SocketProtocol
from camarilla.web.live.sockets import LONGEST_MESSAGE
from camarilla.web.storage.store import Store

Announce = Callable[[str, str], None]
"""Called with the address for this machine and the one for others, which may be empty."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any that is free. Raises OSError if the address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol given, asyncio sets TCP_NODELAY: small packets are not delayed.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(256)
    except (OSError, OverflowError):  # the latter if there is no such port
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in EVERYWHERE:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def address_in_the_network(listening: socket.socket) -> str:
    """The address for other devices in the local network; empty if only this machine can reach the server."""
    host, port = listening.getsockname()[:2]
    if host not in EVERYWHERE:
        return ""
    try:
        found = [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), port, socket.AF_INET)]
    except OSError:
        return ""
    reachable = [address for address in found if not ipaddress.ip_address(address).is_loopback]
    return f"http://{reachable[0]}:{port}/" if reachable else ""


def names_of_this_machine() -> list[str]:
    """How others in the local network may call it; who asks for its address in numbers needs no name."""
    name = socket.gethostname()
    return [name, f"{name.partition('.')[0]}.local"]


def has_screen() -> bool:
    """Whether a browser would open in a window; a browser in the terminal would hide what is printed there."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def settings(app: ASGIApp, public_url: str = "") -> uvicorn.Config:
    """The settings of uvicorn. The headers of a proxy are trusted only where a public address says there is one."""
    return uvicorn.Config(
        app,
        ws=SocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        http=GuardedProtocol,
        log_config=None,
        access_log=False,  # addresses can hold a seat's key
        server_header=False,
        timeout_graceful_shutdown=2,
        proxy_headers=bool(public_url),
    )


def serve(
    listening: socket.socket,
    database: str,
    public_url: str,
    open_browser: bool,
    announce: Announce,
    limited: bool = True,
    log_json: bool = False,
    metrics: socket.socket | None = None,
) -> None:
    """Serve until interrupted; announces the address once the server answers. Refuses an unusable database."""
    asyncio.run(_migrate(database))
    at_home = address_in_the_network(listening)
    logs.begin(log_json)
    app = build(
        database,
        public_url,
        links_url=public_url or at_home,
        hosts=names_of_this_machine(),
        limits=Limits(limited),
        metrics_at=metrics.getsockname()[:2] if metrics else None,
    )
    address = address_of(listening)
    waiter = threading.Thread(
        target=_when_ready, args=(address, public_url or at_home, open_browser, announce), daemon=True
    )
    waiter.start()
    _tune_interpreter()
    uvicorn.Server(settings(app, public_url)).run(sockets=[listening, metrics] if metrics else [listening])


def _tune_interpreter() -> None:
    """Python's defaults for garbage collection and threads suit a server badly."""
    # Many small objects live long: collecting as often as by default would take half of the time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    # The thread of the group commit gets the interpreter sooner: every decision waits for it.
    sys.setswitchinterval(0.0002)


async def _migrate(database: str) -> None:
    """Migrate the database before anything else starts, while a refusal is still one line in the terminal."""
    await (await Store.open(database)).close()


def _when_ready(address: str, for_others: str, open_browser: bool, announce: Announce) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=2):
                break
        except OSError:
            time.sleep(0.1)
    announce(address, for_others)
    if open_browser and has_screen():
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
