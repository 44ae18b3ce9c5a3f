"""The full screen itself: begun with a session, left when the game is over or somebody stops.

It is painted in the sixteen colours of the reader's own terminal on its own background, so it is light where the
terminal is light, and without colours where NO_COLOR says so.
"""

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from camarilla.terminal.fullscreen.guard import GUARD
from camarilla.terminal.fullscreen.table import TableScreen
from camarilla.terminal.table.session import Quit, TerminalSession


def play(session: TerminalSession, pace: float) -> None:
    """Play to the end; raises Quit or KeyboardInterrupt where people stop before."""
    app = TableApp(session, pace)
    stopped = app.run()
    if stopped is not None:
        raise stopped
    if app.return_code:
        raise SystemExit(app.return_code)


class TableApp(App[BaseException]):
    """One game on the screen; its result is why it was left before the end, if it was."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", priority=True),
        Binding("ctrl+q", "stop", priority=True),
    ]

    def __init__(self, session: TerminalSession, pace: float, guard: float = GUARD) -> None:
        super().__init__(ansi_color=True)
        self._session = session
        self._pace = pace
        self._guard = guard

    def on_mount(self) -> None:
        """Lay the table."""
        self.theme = "ansi-dark"
        self.push_screen(TableScreen(self._session, self._pace, self._guard))

    def action_interrupt(self) -> None:
        """Ctrl-C."""
        self.exit(KeyboardInterrupt())

    def action_stop(self) -> None:
        """Ctrl-Q."""
        self.exit(Quit())
