"""Ctrl-C at the prompt is heard at once, whenever it is pressed.

A signal that comes after the prompt is printed and before the terminal waits for a key is noted by
the interpreter but not acted upon until the next key. So a thread sends it again until it is heard.
"""

import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator

PAUSE = 0.05
"""How long a signal may take to be heard, in seconds."""


class Interrupts:
    """Repeats an interrupt while somebody is being asked."""

    def __init__(self) -> None:
        self._asking = False
        self._listening = False

    @contextlib.contextmanager
    def heard_at_once(self) -> Iterator[None]:
        """While a line is being read."""
        self._listen()
        self._asking = True
        try:
            yield
        finally:
            self._asking = False

    def _listen(self) -> None:
        possible = hasattr(signal, "pthread_kill") and threading.current_thread() is threading.main_thread()
        if self._listening or not possible:
            return
        self._listening = True
        heard, told = os.pipe()
        os.set_blocking(told, False)
        signal.set_wakeup_fd(told, warn_on_full_buffer=False)
        threading.Thread(target=self._repeat, args=(heard,), daemon=True).start()

    def _repeat(self, heard: int) -> None:
        while signals := os.read(heard, 1):
            time.sleep(PAUSE)
            if self._asking and signals[0] == signal.SIGINT:
                signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
