"""A sheet laid over the table: help, the log, a clause, the result; any key that does not turn it takes it away."""

from typing import ClassVar

from rich.console import RenderableType
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

TURNING = {"up": "scroll_up", "down": "scroll_down", "pageup": "scroll_page_up", "pagedown": "scroll_page_down",
           "home": "scroll_home", "end": "scroll_end"}  # fmt: skip


class Sheet(ModalScreen[None]):
    """Something to read; ends when it is put away."""

    DEFAULT_CSS: ClassVar[str] = """
    Sheet { align: center middle; }
    Sheet #paper { width: 100%; height: 100%; }
    Sheet #foot { dock: bottom; height: 1; text-style: dim; }
    Sheet #text { width: 100%; height: auto; }
    """

    def __init__(self, drawn: RenderableType, foot: str) -> None:
        super().__init__()
        self._drawn = drawn
        self._foot = foot

    def compose(self) -> ComposeResult:
        """The text, and how to get back."""
        with VerticalScroll(id="paper"):
            yield Static(self._drawn, id="text")
        yield Static(self._foot, id="foot", markup=False)

    def on_key(self, event: events.Key) -> None:
        """Turn the sheet, or put it away."""
        event.stop()
        if event.key in TURNING:
            getattr(self.query_one("#paper"), TURNING[event.key])(animate=False)
        else:
            self.dismiss()

    def on_click(self) -> None:
        """A click puts it away, too."""
        self.dismiss()
