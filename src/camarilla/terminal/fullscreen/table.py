"""The table on the screen: panes for the parts of the game, what has happened, what is asked and what can be done."""

import asyncio
import os
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from camarilla.core.clauses import Refusal
from camarilla.drawing.terminal import table_sections
from camarilla.speech.games import game_title
from camarilla.speech.question import question_words
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.fullscreen.board import Board
from camarilla.terminal.fullscreen.choices import Choices, Grid
from camarilla.terminal.fullscreen.explaining import Explainer
from camarilla.terminal.fullscreen.sheet import Sheet
from camarilla.terminal.fullscreen.size import SIDE, WIDE
from camarilla.terminal.table.menu import Option
from camarilla.terminal.table.prompt import Answer, Prompt
from camarilla.terminal.table.result import result
from camarilla.terminal.table.session import Quit, TerminalSession

MOST_ROWS = 7
"""So many rows of choices leave room for the table on a screen of 24 lines."""
BEAT_LINES = 6
"""So many sentences are told at once while others decide."""


class TableScreen(Screen[None]):
    """One game: bots decide one by one at a pace that can be followed, people choose by keys, mouse or words."""

    DEFAULT_CSS: ClassVar[str] = f"""
    TableScreen {{ layout: vertical; }}
    #title {{ height: 1; text-style: bold reverse; text-overflow: ellipsis; text-wrap: nowrap; }}
    #middle {{ height: 1fr; }}
    #left {{ width: 1fr; }}
    #side {{ width: {SIDE}; padding: 0 0 0 2; display: none; }}
    #board {{ height: 1fr; min-height: 5; }}
    #pages {{ height: auto; max-height: 1; text-style: dim; text-wrap: nowrap; text-overflow: ellipsis; }}
    #hand, #news, #question {{ height: auto; }}
    #hand {{ max-height: 3; }}
    #question {{ text-style: bold; }}
    #choices {{ height: auto; max-height: {MOST_ROWS}; }}
    #about {{ height: 2; }}
    #log {{ height: 1fr; }}
    #typed {{ height: 1; border: none; padding: 0; background: ansi_default; }}
    #typed:focus {{ border: none; }}
    #typed > .input--cursor {{ text-style: reverse; }}
    #typed > .input--placeholder {{ text-style: dim; }}
    TableScreen.-wide #side {{ display: block; }}
    TableScreen.-wide #choices {{ max-height: 14; }}
    TableScreen.-wide #about {{ height: 3; }}
    TableScreen.-wide #news {{ display: none; }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", priority=True),
        Binding("down", "move(1)", priority=True),
        Binding("left", "across(-1)", priority=True),
        Binding("right", "across(1)", priority=True),
        Binding("pagedown", "turn(1)", priority=True),
        Binding("pageup", "turn(-1)", priority=True),
        Binding("tab", "complete", priority=True),
        Binding("escape", "back", priority=True),
        Binding("space", "space", priority=True),
    ]

    def __init__(self, session: TerminalSession, pace: float) -> None:
        super().__init__()
        self._session = session
        self._say = session.say
        self._pace = pace
        self._explainer = Explainer(session.game, session.say)
        self._prompt: Prompt | None = None
        self._seat: int | None = session.eyes
        self._decided = asyncio.Event()
        self._go_on = asyncio.Event()
        self._hurried = False

    def compose(self) -> ComposeResult:
        """All panes; those that have nothing to say take no room."""
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Board()
                yield Static(id="pages", markup=False)
                yield Static(id="hand")
                yield Static(id="news")
                yield Static(id="question", markup=False)
                yield Choices()
                yield Static(id="about")
            with Vertical(id="side"):
                yield Static(id="log")
        yield Input(id="typed", compact=True, select_on_focus=False)

    def on_mount(self) -> None:
        """Begin the game."""
        self.query_one("#typed", Input).focus()
        self.run_worker(self._course(), exclusive=True)

    # The course of the game --------------------------------------------------------------

    async def _course(self) -> None:
        session = self._session
        while True:
            before = session.table.happened()
            if await asyncio.to_thread(session.bot_decides):
                self._seat = session.eyes
                await self._tell(session.log(self._seat, before))
                continue
            seat = session.next_person()
            if seat is None:
                break
            await self._hand_over(seat)
            await self._ask(seat)
        await self._end()

    async def _tell(self, sentences: list[str]) -> None:
        """Show what a decision has changed, a few sentences at a time, until somebody goes on or the time is up."""
        self._draw()
        for start in range(0, len(sentences), BEAT_LINES):
            told = sentences[start : start + BEAT_LINES]
            self._show_news(told)
            await self._pause(self._pace * len(told))

    async def _pause(self, seconds: float) -> None:
        if self._hurried or not seconds:
            return
        self._go_on.clear()
        self.query_one("#typed", Input).placeholder = self._say("screen-beat-hint")
        try:
            await asyncio.wait_for(self._go_on.wait(), seconds)
        except TimeoutError:
            return

    async def _hand_over(self, seat: int) -> None:
        """See to it that the right person, and nobody else, looks at the screen."""
        if self._session.must_hand_over(seat):
            words = Text(f"\n  {self._say('ui-hand-over', seat=seat)}", style="bold")
            await self._read(words, self._say("ui-press-enter", seat=seat))
        self._session.sits_down(seat)

    async def _ask(self, seat: int) -> None:
        """Wait for a decision of a person, and show what came of it."""
        self._hurried = False
        self._seat = seat
        self._decided.clear()
        self._prompt = Prompt(self._session, seat, self._fits)
        self._draw()
        self._show_news(self._session.news(seat)[-1:], len(self._session.news(seat)) - 1)
        self._offer()
        before = self._session.table.happened()
        await self._decided.wait()
        self._prompt = None
        self._offer()
        consequences = self._session.log(seat, before)
        if len(consequences) > 1:
            await self._tell(consequences)

    async def _end(self) -> None:
        """The result lies over the table until somebody has read it."""
        self._seat = self._session.eyes
        self._draw()
        await self._read(result(self._session.table, self._say, self.size.width), self._say("screen-end"))
        self.app.exit()

    async def _read(self, drawn: RenderableType, foot: str, from_the_end: bool = False) -> None:
        await self.app.push_screen_wait(Sheet(drawn, foot, from_the_end))

    # Drawing -----------------------------------------------------------------------------

    def _draw(self) -> None:
        """The table as it stands."""
        session, board = self._session, self.query_one(Board)
        wide = self.has_class("-wide")
        view = session.table.view(self._seat)
        sections = table_sections(session.game, view, self._say, self.size.width - (SIDE if wide else 0))
        title = [game_title(session.game, self._say), sections.status]
        self.query_one("#title", Static).update(" " + " · ".join(filter(None, title)))
        told = [sections.hand_told] if sections.hand_told is not None and wide else []
        self.query_one("#hand", Static).update(sections.hand or "")
        self.query_one("#hand").display = sections.hand is not None and not told
        board.show([*sections.parts, *told])
        self._show_question()
        self._show_log()

    def _show_question(self) -> None:
        """Whose turn it is, and what is asked."""
        session = self._session
        words = ""
        if self._prompt is not None and self._seat is not None:
            asked = question_words(session.table.view(self._seat), self._seat, self._say)
            words = f"▶ {self._say.names[self._seat]}: {asked}"
        elif session.table.to_act():
            words = self._say("screen-next", seat=session.table.to_act()[0])
        self.query_one("#question", Static).update(words)

    def _show_news(self, sentences: list[str], earlier: int = 0) -> None:
        """The latest sentences, and how many there are before them."""
        shown = [Text(f"· {line}", style="italic") for line in sentences]
        if earlier > 0:
            shown[0].append(f"  {self._say('ui-earlier', count=earlier)}", "not italic dim")
        news = self.query_one("#news", Static)
        news.update(Group(*shown))
        news.display = bool(shown) and not self.has_class("-wide")

    def _show_log(self) -> None:
        """As much of the log as there is room for; what is new to the reader stands out."""
        pane = self.query_one("#log", Static)
        width, height = pane.size
        if not self.has_class("-wide") or not height:
            return
        lines = self._session.log(self._seat)
        fresh = len(self._session.news(self._seat)) if self._seat in self._session.people else 0
        texts = [
            Text(f"· {line}", style="" if place >= len(lines) - fresh else "dim") for place, line in enumerate(lines)
        ]
        shown: list[Text] = []
        for text in reversed(texts[-height:]):
            wrapped = text.wrap(self.app.console, max(10, width))
            if len(shown) + len(wrapped) > height:
                break
            shown[:0] = list(wrapped)
        pane.update(Group(*shown))

    def _offer(self) -> None:
        """The options of the prompt, and how to choose."""
        typed = self.query_one("#typed", Input)
        typed.value = ""
        self.query_one(Choices).show([] if self._prompt is None else self._prompt.menu.options)
        typed.placeholder = "" if self._prompt is None else self._hint(self._prompt)
        self._show_question()
        self._about_choice()

    def _hint(self, prompt: Prompt) -> str:
        keys = [self._say("screen-step-back")] if prompt.stepped else []
        undo = [self._say("ui-hint-undo")] if prompt.can_undo() else []
        return " · ".join([*keys, self._say("screen-hint"), *undo])

    def _fits(self, options: list[Option]) -> bool:
        """Whether all choices are in sight at once."""
        wide = self.has_class("-wide")
        rows = Grid(options, self.size.width - (SIDE if wide else 0)).rows
        return rows <= MOST_ROWS * (1 + wide)

    # Explaining --------------------------------------------------------------------------

    def _about(self, words: str, style: str = "") -> None:
        """A few words; what does not fit is marked as cut, and `?` tells all."""
        pane = self.query_one("#about", Static)
        lines = Text(words, style=style).wrap(self.app.console, max(20, pane.size.width or self.size.width))
        room = 3 if self.has_class("-wide") else 2
        if len(lines) > room:
            lines = lines[:room]
            lines[-1].rstrip()
            lines[-1].append(" …")
        pane.update(Group(*lines))

    @on(Choices.Highlighted)
    def _about_choice(self) -> None:
        option = self.query_one(Choices).option
        if option is None or self._prompt is None:
            self._about("")
            return
        told = self._explainer.choice([self._prompt.menu.actions[action] for action in option.actions])
        self._about(f"{told}  [{option.typed}]" if told else f"[{option.typed}]", "italic")

    @on(Board.Pointed)
    def _about_thing(self, pointed: Board.Pointed) -> None:
        told = self._explainer.at(pointed.line, pointed.column)
        if told:
            self._about(told, "italic")

    @on(Board.Arranged)
    def _show_pages(self) -> None:
        """What stands on the pages, if there are several."""
        board, pane = self.query_one(Board), self.query_one("#pages", Static)
        pane.display = len(board.pages) > 1
        names = [", ".join(page.names) or "…" for page in board.pages]
        marked = [f"[{name}]" if place == board.page else name for place, name in enumerate(names)]
        pane.update(f"{self._say('screen-pages')} {' | '.join(marked)}")

    # Keys, words and clicks --------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        """Use the room there is."""
        self.set_class(event.size.width >= WIDE, "-wide")
        self.call_after_refresh(self._draw)

    @on(Input.Submitted)
    def _enter(self, event: Input.Submitted) -> None:
        """What was typed, or the choice under the cursor."""
        option = self.query_one(Choices).option
        typed = event.value.strip()
        if self._prompt is None:
            self._go_on.set()
        elif typed:
            self._answer(self._prompt, typed)
        elif option is not None:
            self._choose(option)

    @on(Choices.Chosen)
    def _clicked(self, message: Choices.Chosen) -> None:
        self._choose(message.option)

    def _choose(self, option: Option) -> None:
        if self._prompt is not None:
            try:
                self._answered(self._prompt.choose(option.actions))
            except (Refusal, Complaint) as problem:
                self._about(self._prompt.problem(problem), "bold red")

    def _answer(self, prompt: Prompt, typed: str) -> None:
        try:
            self._answered(prompt.answer(typed, self.size.width))
        except Quit as left:
            self.app.exit(left)
        except (Refusal, Complaint) as problem:
            self.query_one("#typed", Input).value = ""
            self._about(prompt.problem(problem), "bold red")

    def _answered(self, answer: Answer) -> None:
        if answer.decided:
            self._decided.set()
        elif answer.drawn is not None:
            self.query_one("#typed", Input).value = ""
            self.run_worker(self._read(answer.drawn, self._say("screen-sheet"), from_the_end=False))
        else:
            self._offer()
        self._warn()

    def _warn(self) -> None:
        """Say that the game cannot be kept, as long as that is so."""
        trouble = self._session.save_file.trouble
        if trouble is not None:
            self._about(self._say(trouble.key, **trouble.facts), "bold red")

    def action_move(self, by: int) -> None:
        """Up and down."""
        self.query_one(Choices).move(by)

    def action_across(self, by: int) -> None:
        """Left and right: in the line where one is typed, else in the list."""
        typed = self.query_one("#typed", Input)
        if not typed.value:
            self.query_one(Choices).move_across(by)
        elif by < 0:
            typed.action_cursor_left()
        else:
            typed.action_cursor_right()

    def action_turn(self, by: int) -> None:
        """Page up and page down."""
        self.query_one(Board).turn(by)

    def action_space(self) -> None:
        """Go on while others decide; a letter like any other while one types."""
        typed = self.query_one("#typed", Input)
        if self._prompt is None or not typed.value:
            self._go_on.set()
        else:
            typed.insert_text_at_cursor(" ")

    def action_back(self) -> None:
        """Forget what is typed or chosen so far; while others decide, hurry to the next question."""
        typed = self.query_one("#typed", Input)
        if self._prompt is None:
            self._hurried = True
            self._go_on.set()
        elif typed.value:
            typed.value = ""
        else:
            self._prompt.start_again()
            self._offer()

    def action_complete(self) -> None:
        """Write on as far as is certain; show what is possible where it is not."""
        typed = self.query_one("#typed", Input)
        if self._prompt is None or not typed.value:
            self.query_one(Board).turn(1)
            return
        found = self._prompt.completions(typed.value)
        if found:
            common = os.path.commonprefix(found)
            typed.value = common if len(common) >= len(typed.value.strip()) else typed.value
            typed.cursor_position = len(typed.value)
            self._about(" · ".join(found) if len(found) > 1 else "")
