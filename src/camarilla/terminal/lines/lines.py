"""Lines on a screen: colour and clearing where there is a terminal, plain text where there is none."""

import contextlib
import sys
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from camarilla.terminal.console import console
from camarilla.terminal.language import printable
from camarilla.terminal.lines.interrupts import Interrupts

Complete = Callable[[str], list[str]]
"""What a line that is begun can become."""

_HOME = Control((ControlType.CURSOR_MOVE_TO, 0, 0), ControlType.CLEAR)


class Lines:
    """What is shown to people at one keyboard, and what they type."""

    def __init__(self, out: Console | None = None) -> None:
        self.console = out or console()
        self._interrupts = Interrupts()
        self.live = sys.stdin.isatty() and self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def width(self) -> int:
        """How many letters fit into a line."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many lines the screen has."""
        return self.console.height

    def show(self, drawn: RenderableType) -> None:
        """Print a drawing; a text that must not be broken stays in one line, however long."""
        self.console.print(drawn, soft_wrap=isinstance(drawn, Text) and bool(drawn.no_wrap))

    def line(self, text: str = "", style: str = "") -> None:
        """Print one sentence, wrapped between words."""
        self.console.print(Text(text, style=style))

    def whole(self, text: str, style: str = "") -> None:
        """Print what somebody may want to copy: a line that is not broken, however long."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def height_of(self, drawn: RenderableType) -> int:
        """How many lines a drawing takes."""
        return len(self.console.render_lines(drawn, pad=False))

    def fresh(self) -> None:
        """Begin at the top of an empty screen; what scrolled away can still be looked up."""
        if self.live:
            self.console.control(_HOME)

    def wipe(self) -> None:
        """Leave nothing to scroll back to: the next person must not see it."""
        if self.live:
            self.console.control(_HOME)
            self.console.file.write("\x1b[3J")

    def ask(self, prompt: str = "> ", complete: Complete | None = None) -> str:
        """The next line that somebody types, Tab completing it; raises EOFError when there is none."""
        sys.stdout.flush()
        if sys.stdin.isatty():
            _edit_lines(complete or (lambda _: []))
            with self._interrupts.heard_at_once():
                return printable(input(prompt))
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        self.line(f"{prompt}{printable(typed)}")
        return printable(typed)


def _edit_lines(complete: Complete) -> None:
    """Line editing, history and completion for input(), where the system has them."""
    with contextlib.suppress(ImportError):
        import readline

        def candidate(text: str, number: int) -> str | None:
            found = complete(text)
            return found[number] if number < len(found) else None

        readline.set_completer_delims("")  # a move is completed as a whole
        readline.set_completer(candidate)
        readline.parse_and_bind("tab: complete")
