"""A server on a real port, in a thread of the tests, so that tests can look behind its back."""

import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from camarilla.web.app import build
from camarilla.web.http.limits import Limits
from camarilla.web.serving import listen, names_of_this_machine, settings
from tests.web.house import thinking_here


class Server:
    """Where it answers, and the application behind it."""

    def __init__(self, app: Starlette, address: str, metrics: str) -> None:
        self.app = app
        self.address = address
        self.metrics = metrics


@contextlib.contextmanager
def real_server(
    folder: Path, limited: bool = False, ping: float = 20.0, public_url: str = "", listen_on: str = "127.0.0.1"
) -> Iterator[Server]:
    with listen(listen_on, 0) as listening, listen("127.0.0.1", 0) as metrics:
        app = build(
            str(folder / "tables.sqlite3"),
            public_url,
            thinking_here,
            hosts=names_of_this_machine(),
            limits=Limits(limited),
            metrics_at=metrics.getsockname(),
        )
        chosen = settings(app, public_url)
        chosen.ws_ping_interval = chosen.ws_ping_timeout = ping
        server = uvicorn.Server(chosen)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening, metrics]}, daemon=True)
        thread.start()
        deadline = time.monotonic() + 20
        while not server.started:
            assert thread.is_alive() and time.monotonic() < deadline, "the server does not start"
            time.sleep(0.01)
        try:
            addresses = [f"http://127.0.0.1:{one.getsockname()[1]}" for one in (listening, metrics)]
            yield Server(app, *addresses)
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive()
