"""`camarilla serve`: the server on an address, until it is stopped."""

import logging
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable

import uvicorn

from camarilla.web.app import build
from camarilla.web.sockets import LONGEST_MESSAGE

Announce = Callable[[str], None]


def listen(host: str, port: int) -> socket.socket:
    """A socket on the address; port 0 takes any that is free. Raises OSError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(256)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def serve(listening: socket.socket, database: str, public_url: str, open_browser: bool, announce: Announce) -> None:
    """Serve until interrupted; says the address once the server answers."""
    logging.getLogger("camarilla").setLevel(logging.INFO)
    config = uvicorn.Config(
        build(database, public_url),
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
        proxy_headers=bool(public_url),
    )
    address = address_of(listening)
    waiter = threading.Thread(target=_when_ready, args=(address, open_browser, announce), daemon=True)
    waiter.start()
    uvicorn.Server(config).run(sockets=[listening])


def _when_ready(address: str, open_browser: bool, announce: Announce) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=2):
                break
        except OSError:
            time.sleep(0.1)
    announce(address)
    if open_browser:
        try:
            webbrowser.open(address)
        except webbrowser.Error:
            return
