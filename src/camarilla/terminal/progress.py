"""How far something is that takes long, on standard error: a bar if somebody looks at it, else a line now and then."""

import contextlib
import itertools
import sys
import threading
from collections.abc import Callable, Iterator

from camarilla.terminal.console import console

FIRST, THEN = 5.0, 30.0
"""After how many seconds the first line is written where nobody looks, and after how many more each other."""


@contextlib.contextmanager
def progress(label: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Gives what to call with how many more are done; a total of 0 is not known."""
    if not sys.stderr.isatty():
        with _lines(label, total, done) as step:
            yield step
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total, completed=done)
        yield lambda more: bar.advance(task, more)


@contextlib.contextmanager
def _lines(label: str, total: int, done: int) -> Iterator[Callable[[int], None]]:
    """Lines for a pipe or a file; one step may take minutes, so they come by the clock."""
    reached, ended, out = [done], threading.Event(), sys.stderr

    def tell() -> None:
        for seconds in itertools.chain([FIRST], itertools.repeat(THEN)):
            if ended.wait(seconds):
                return
            out.write(f"{label}: {sum(reached)}{f'/{total}' if total else ''}\n")
            out.flush()

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield reached.append
    finally:
        ended.set()
        teller.join()
