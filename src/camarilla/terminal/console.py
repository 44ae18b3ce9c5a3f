"""Where commands print: text that is not markup, to a reader who may go away."""

import os
import sys

from rich.console import Console

UNBROKEN = 10_000
"""So wide is a line that no sentence is broken in it."""


class Pipe(Console):
    """A console whose reader may go away: that ends the program quietly."""

    def on_broken_pipe(self) -> None:
        """Let the command end."""
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    """A console for text that is not markup: what players and files say is printed as it is."""
    return Pipe(stderr=stderr, highlight=False, emoji=False)


def report() -> Console:
    """A console for figures and sentences: through a pipe they are not broken, unless COLUMNS says how wide it is."""
    told = sys.stdout.isatty() or os.environ.get("COLUMNS", "").isdecimal()
    return Pipe(highlight=False, emoji=False, width=None if told else UNBROKEN)
