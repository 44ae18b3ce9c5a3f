"""Drives the system's Firefox by WebDriver BiDi: Playwright needs one of its own, which not every machine can get."""

import json
import os
import re
import signal
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

SECONDS = 60
MOST_BYTES = 1 << 24


class Firefox:
    """One window; what is asked is answered before the next question."""

    def __init__(self, program: Path, profile: Path) -> None:
        self._process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
            env={**os.environ, "HOME": str(profile)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._open = ExitStack()
        self._open.callback(self._end)
        self._socket = self._open.enter_context(connect(f"{self._address()}/session", max_size=MOST_BYTES))
        self._asked = 0
        self._ask("session.new", capabilities={})
        self._window = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                return found[1]
        raise AssertionError("Firefox does not start")

    def _ask(self, method: str, **values: Any) -> Any:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": values}))
        while True:
            answer = json.loads(self._socket.recv(timeout=SECONDS))
            if answer.get("id") == self._asked:
                assert answer["type"] == "success", answer
                return answer["result"]

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._window, viewport=viewport)

    def go(self, address: str) -> None:
        """Open a page, and wait until it is loaded."""
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def evaluate(self, script: str) -> Any:
        """The value of an expression in the page, or of the promise that it makes, as JSON can tell it."""
        told = self._ask(
            "script.evaluate",
            expression=f"Promise.resolve({script}).then((value) => JSON.stringify(value ?? null))",
            target={"context": self._window},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def close(self) -> None:
        """End it, with all the processes that it has started."""
        self._open.close()

    def _end(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate(timeout=SECONDS)
