"""The list of what can be done: as many columns as fit, a cursor moved by keys and mouse."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from camarilla.terminal.table.menu import Option

NUMBER = Style(bold=True, color="cyan")
CURSOR = Style(bold=True, reverse=True)
HINT = Style(dim=True)
GAP = 2
"""Columns between two options that stand side by side."""


class Grid:
    """The places of the options: rising numbers run down the columns."""

    def __init__(self, options: Sequence[Option], width: int) -> None:
        self.labels = [f"{option.number:>2} {option.words}" for option in options]
        self.cell = min(width, max(map(len, self.labels), default=1))
        across = max(1, (width + GAP) // (self.cell + GAP))
        self.rows = -(-len(options) // across)

    def at(self, row: int, column: int) -> int | None:
        """The option of a place."""
        place = column * self.rows + row
        return place if row < self.rows and place < len(self.labels) else None

    def pointed(self, x: int, row: int) -> int | None:
        """The option that lies under a place of the screen."""
        column, rest = divmod(x, self.cell + GAP)
        return self.at(row, column) if rest < self.cell else None


class Choices(Widget):
    """Options to choose from; of more rows than there is room for, those around the cursor and how many there are."""

    class Highlighted(Message):
        """The cursor is on another option."""

    class Chosen(Message):
        """An option was clicked."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.options: list[Option] = []
        self.cursor = 0
        self._grid = Grid([], 1)

    def show(self, options: list[Option]) -> None:
        """Offer other options."""
        self.options = options
        self.cursor = 0
        self._arrange()
        self.refresh(layout=True)

    @property
    def option(self) -> Option | None:
        """The one under the cursor."""
        return self.options[self.cursor] if self.options else None

    def move(self, by: int) -> None:
        """To the option so many places further in the order of the numbers; after the last comes the first."""
        if self.options:
            self._highlight((self.cursor + by) % len(self.options))

    def move_across(self, by: int) -> None:
        """To the neighbouring column."""
        place = self.cursor + by * self._grid.rows
        if 0 <= place < len(self.options):
            self._highlight(place)

    def _highlight(self, place: int) -> None:
        if place != self.cursor:
            self.cursor = place
            self.refresh()
            self.post_message(self.Highlighted())

    # Where things stand ----------------------------------------------------------------

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as the options need."""
        return Grid(self.options, width).rows

    def on_resize(self) -> None:
        """Arrange the options anew."""
        self._arrange()
        self.refresh(layout=True)

    def _arrange(self) -> None:
        self._grid = Grid(self.options, max(1, self.size.width))

    def _first_row(self) -> int:
        """The row on top: the cursor's stays in sight, with a line below that says how many there are."""
        room = self.size.height
        if self._grid.rows <= room:
            return 0
        row = self.cursor % self._grid.rows
        return max(0, min(row - (room - 1) // 2, self._grid.rows - (room - 1)))

    def render_line(self, y: int) -> Strip:
        """One row of options."""
        width, cut = self.size.width, self._grid.rows > self.size.height
        if cut and y == self.size.height - 1:
            first = self._first_row()
            told = f" ↑↓ {first + 1}-{first + self.size.height - 1} / {self._grid.rows}"
            return Strip([Segment(told, HINT)]).adjust_cell_length(width)
        return Strip(self._row(self._first_row() + y)).adjust_cell_length(width)

    def _row(self, row: int) -> list[Segment]:
        segments: list[Segment] = []
        column = 0
        while (place := self._grid.at(row, column)) is not None:
            label = self._grid.labels[place]
            if len(label) > self._grid.cell:
                label = label[: self._grid.cell - 1] + "…"
            if place == self.cursor:
                segments.append(Segment(f"{label:<{self._grid.cell}}", CURSOR))
            else:
                number, _, words = label.lstrip().partition(" ")
                segments.append(Segment(f"{number:>2} ", NUMBER))
                segments.append(Segment(f"{words:<{self._grid.cell - max(2, len(number)) - 1}}"))
            segments.append(Segment(" " * GAP))
            column += 1
        return segments

    # The mouse -------------------------------------------------------------------------

    def _pointed(self, event: events.MouseEvent) -> int | None:
        cut = self._grid.rows > self.size.height and event.y == self.size.height - 1
        return None if cut else self._grid.pointed(event.x, self._first_row() + event.y)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The option under the mouse is the one in question."""
        place = self._pointed(event)
        if place is not None:
            self._highlight(place)

    def on_click(self, event: events.Click) -> None:
        """Choose it."""
        place = self._pointed(event)
        if place is not None:
            self.post_message(self.Chosen(self.options[place]))

    def on_mouse_scroll_down(self) -> None:
        """The wheel moves the cursor."""
        self.move(1)

    def on_mouse_scroll_up(self) -> None:
        """The wheel moves the cursor."""
        self.move(-1)
