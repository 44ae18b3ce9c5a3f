"""The pane of the table: one page of its parts at a time, redrawn in place; what the mouse points at is explained."""

from collections.abc import Sequence

from rich.console import Console
from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from camarilla.drawing.terminal import Section
from camarilla.terminal.fullscreen.pages import Block, Page, arranged, printed


class BoardPane(Widget):
    """The parts of a table on pages."""

    class Arranged(Message):
        """The pages, or the one that is shown, have changed."""

    class Pointed(Message):
        """The mouse is over a place of a line."""

        def __init__(self, line: str, column: int) -> None:
            super().__init__()
            self.line = line
            self.column = column

    def __init__(self) -> None:
        super().__init__(id="board")
        self._sections: Sequence[Section] = []
        self._blocks: list[Block] = []
        self._printed_width = 0
        self._lines: list[list[Segment]] = []
        self.pages: list[Page] = [Page(0)]
        self.page = 0

    def show(self, sections: Sequence[Section]) -> None:
        """Draw other parts; the page stays if there still is one."""
        self._sections = sections
        self._print()

    def turn(self, by: int) -> None:
        """Show another page; after the last comes the first."""
        self.page = (self.page + by) % len(self.pages)
        self._shown()

    def on_resize(self) -> None:
        """Arrange the parts anew; only another width makes them look different."""
        if self._printed_width == self.size.width:
            self._arrange()
        else:
            self._print()

    def _print(self) -> None:
        self._printed_width = self.size.width
        console = Console(width=self.size.width, force_terminal=True, color_system="standard", legacy_windows=False)
        self._blocks = [printed(section, console, self.size.width) for section in self._sections]
        self._arrange()

    def _arrange(self) -> None:
        width, height = self.size
        if width and height:
            self.pages = arranged(self._blocks, width, height)
            self.page = min(self.page, len(self.pages) - 1)
            self._shown()

    def _shown(self) -> None:
        self._lines = self.pages[self.page].lines()
        self.refresh()
        self.post_message(self.Arranged())

    def render_line(self, y: int) -> Strip:
        """One line of the page."""
        segments = self._lines[y] if y < len(self._lines) else []
        return Strip(segments).adjust_cell_length(self.size.width)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Say what is being pointed at."""
        if event.y < len(self._lines):
            line = "".join(segment.text for segment in self._lines[event.y])
            self.post_message(self.Pointed(line, event.x))
