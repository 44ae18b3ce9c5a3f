"""The line to type in; it is empty as soon as Enter is pressed, so that what is typed on is the next line."""

from typing import ClassVar

from textual import events
from textual.widgets import Input


class TypingLine(Input):
    """One line without a frame."""

    DEFAULT_CSS: ClassVar[str] = """
    #typed { height: 1; border: none; padding: 0; background: ansi_default; }
    #typed:focus { border: none; }
    #typed > .input--cursor { text-style: reverse; }
    #typed > .input--placeholder { text-style: dim; }
    """

    def __init__(self) -> None:
        super().__init__(id="typed", compact=True, select_on_focus=False)

    async def _on_key(self, event: events.Key) -> None:
        """Take Enter in its turn among the letters; as a binding it would come after those that are typed on."""
        if event.key == "enter":
            event.stop()
            event.prevent_default()
            typed = self.value
            self.clear()
            self.post_message(self.Submitted(self, typed))
