"""A sheet laid over the table: help, the log, a clause, the result; any key that does not turn it takes it away."""

from collections.abc import Callable
from typing import ClassVar

from rich.console import RenderableType
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

TURNING = {"up": "scroll_up", "down": "scroll_down", "pageup": "scroll_page_up", "pagedown": "scroll_page_down",
           "home": "scroll_home", "end": "scroll_end"}  # fmt: skip


SCROLLBAR = 1
"""So many columns of the screen are taken by the scrollbar of a long sheet."""


class Sheet(ModalScreen[None]):
    """Something to read; ends when it is put away."""

    DEFAULT_CSS: ClassVar[str] = """
    Sheet { align: center middle; }
    Sheet #paper { width: 100%; height: 100%; scrollbar-size-vertical: 1; }
    Sheet #foot { dock: bottom; height: 1; text-style: dim; }
    Sheet #text { width: 100%; height: auto; }
    """

    def __init__(self, drawn: RenderableType, foot: str, type_on: Callable[[str], None] | None = None) -> None:
        super().__init__()
        self._drawn = drawn
        self._foot = foot
        self._type_on = type_on
        """Takes the letters that are typed while the sheet lies there; without it they only put it away."""
        self._is_away = False

    def compose(self) -> ComposeResult:
        """The text, and how to get back."""
        with VerticalScroll(id="paper"):
            yield Static(self._drawn, id="text")
        yield Static(self._foot, id="foot", markup=False)

    def on_key(self, event: events.Key) -> None:
        """Turn the sheet, or put it away; no letter is lost."""
        event.stop()
        if event.key in TURNING and not self._is_away:
            getattr(self.query_one("#paper"), TURNING[event.key])(animate=False)
            return
        self._put_away()
        if self._type_on is not None and event.character is not None and event.is_printable and event.key != "space":
            self._type_on(event.character)

    def on_click(self) -> None:
        """A click puts it away, too."""
        self._put_away()

    def _put_away(self) -> None:
        """Once: keys that come fast may reach a sheet that is on its way."""
        if not self._is_away:
            self._is_away = True
            self.dismiss()
