"""The panes of the full screen and what stands in them; those that have nothing to say take no room."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from camarilla.core.text import Say
from camarilla.drawing.terminal import Section, table_sections
from camarilla.speech.games import game_title
from camarilla.terminal.fullscreen.board import BoardPane
from camarilla.terminal.fullscreen.choices import Choices, Grid
from camarilla.terminal.fullscreen.size import SIDE, WIDE
from camarilla.terminal.table.menu import Option
from camarilla.terminal.table.session import TerminalSession, ToldBeat

MOST_ROWS = 7
"""So many rows of choices leave room for the table on a screen of 24 lines."""
MOST_ROWS_WIDE = 14
ABOUT_ROWS = 2
"""So much room has the explanation of a thing; `?` tells all."""


def numbered(names: list[str]) -> list[str]:
    """The names of pages; those that go on over several pages are numbered."""
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


class Panes(Vertical):
    """Title, table, pages, hand, news, question, choices and explanation; on a wide screen the log beside them."""

    DEFAULT_CSS: ClassVar[str] = f"""
    #title {{ height: auto; text-style: bold reverse; }}
    #middle {{ height: 1fr; }}
    #left {{ width: 1fr; }}
    #side {{ width: {SIDE}; padding: 0 0 0 1; border-left: solid ansi_blue; display: none; }}
    #board {{ height: 1fr; min-height: 5; }}
    #pages {{ height: 1; text-style: dim; text-wrap: nowrap; text-overflow: ellipsis; display: none; }}
    #hand, #news, #question {{ height: auto; }}
    #question {{ text-style: bold; }}
    #choices {{ height: auto; max-height: {MOST_ROWS}; }}
    #about {{ height: {ABOUT_ROWS}; }}
    #log {{ height: 1fr; }}
    Panes.-wide #side {{ display: block; }}
    Panes.-wide #left {{ padding: 0 1 0 0; }}
    Panes.-wide #choices {{ max-height: {MOST_ROWS_WIDE}; }}
    Panes.-wide #news {{ display: none; }}
    """

    def __init__(self, session: TerminalSession) -> None:
        super().__init__()
        self._session = session
        self._say: Say = session.say
        self.matter = ""
        """What is being decided, in one line; nothing where the question says it."""

    def compose(self) -> ComposeResult:
        """All panes."""
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield BoardPane()
                yield Static(id="pages", markup=False)
                yield Static(id="hand")
                yield Static(id="news")
                yield Static(id="question", markup=False)
                yield Choices()
                yield Static(id="about")
            with Vertical(id="side"):
                yield Static(id="log")

    @property
    def board(self) -> BoardPane:
        """The pane of the table."""
        return self.query_one(BoardPane)

    @property
    def choices(self) -> Choices:
        """The pane of what can be done."""
        return self.query_one(Choices)

    @property
    def is_wide(self) -> bool:
        """Whether there is room beside the table."""
        return self.has_class("-wide")

    @property
    def room(self) -> int:
        """How many columns the table has."""
        return self.size.width - (SIDE + 1 if self.is_wide else 0)

    def fit(self, width: int) -> None:
        """Use the room that a screen of so many columns gives."""
        self.set_class(width >= WIDE, "-wide")

    def has_room_for(self, options: list[Option]) -> bool:
        """Whether all these choices are in sight at once."""
        return Grid(options, self.room).rows <= (MOST_ROWS_WIDE if self.is_wide else MOST_ROWS)

    def show_table(self, seat: int | None, beat: ToldBeat | None = None) -> None:
        """The table as a seat or a spectator sees it now, or saw it in a beat."""
        session = self._session
        view = session.table.view(seat) if beat is None else beat.view
        sections = table_sections(session.game, view, self._say, self.room)
        self.matter = sections.matter
        self._static("title").update(self._title(sections.status))
        told = [sections.hand_told] if sections.hand_told is not None and self.is_wide else []
        self._static("hand").update(sections.hand or "")
        self._static("hand").display = sections.hand is not None and not told
        self.board.show([*sections.parts, *told])
        self._show_log(seat, beat)

    def show_account(self, drawn: RenderableType, seat: int | None) -> None:
        """At the end: who has won, and by what points; then the table."""
        session = self._session
        sections = table_sections(session.game, session.table.view(seat), self._say, self.room)
        self.board.page = 0
        self.board.show([Section(self._say("result-account"), drawn, headed=False), *sections.parts])

    def _title(self, status: str) -> str:
        """The name of the game and how far it is; the name is left out where it would cost a line."""
        name = game_title(self._session.game, self._say)
        whole = f"{name} · {status}" if status else name
        return (whole if len(whole) < self.size.width else status).ljust(self.size.width)

    def show_question(self, words: str) -> None:
        """Whose turn it is, and what is asked."""
        self._static("question").update(words)

    def show_news(self, sentences: Sequence[str], earlier: int = 0) -> None:
        """The latest sentences, and how many there are before them; on a wide screen the log tells all."""
        shown = [Text(f"· {line}", style="italic") for line in sentences]
        if shown and earlier > 0:
            shown[0].append(f"  {self._say('screen-earlier', count=earlier)}", "not italic dim")
        self._static("news").update(Group(*shown))
        self._static("news").display = bool(shown) and not self.is_wide

    def show_about(self, words: str, style: str = "italic") -> None:
        """A few words about a thing or a mistake; what does not fit is marked as cut."""
        lines = list(Text(words, style=style).wrap(self.app.console, max(20, self.room)))
        if len(lines) > ABOUT_ROWS:
            lines = lines[:ABOUT_ROWS]
            lines[-1].truncate(max(20, self.room) - 2)
            lines[-1].append(" …")
        self._static("about").update(Group(*lines))

    def _show_log(self, seat: int | None, beat: ToldBeat | None) -> None:
        """As much of the log as there is room for; what the reader has seen before is pale."""
        width, height = self._static("log").size
        lines = self._session.log(seat, told=None if beat is None else beat.told)
        fresh = len(self._session.news(seat)) if seat in self._session.people else len(lines)
        shown: list[Text] = []
        for age, line in enumerate(reversed(lines)):
            wrapped = Text(f"· {line}", style="" if age < fresh else "dim").wrap(self.app.console, max(10, width))
            if len(shown) + len(wrapped) > height:
                break
            shown[:0] = list(wrapped)
        self._static("log").update(Group(*shown))

    @on(BoardPane.Arranged)
    def _show_pages(self) -> None:
        """What stands on the pages, if there are several."""
        pages = self.board.pages
        names = numbered([", ".join(page.names) or "…" for page in pages])
        marked = [f"[{name}]" if place == self.board.page else name for place, name in enumerate(names)]
        self._static("pages").update(f"{self._say('screen-pages')} {' | '.join(marked)}")
        self._static("pages").display = len(pages) > 1

    def _static(self, id: str) -> Static:
        return self.query_one(f"#{id}", Static)
