"""The table on the full screen: the course of a game, shown decision by decision, and what people do with it."""

import asyncio
from collections.abc import Callable
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Input

from camarilla.core.clauses import Refusal
from camarilla.speech.results import headline
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.fullscreen.board import BoardPane
from camarilla.terminal.fullscreen.choices import Choices
from camarilla.terminal.fullscreen.explaining import Explainer
from camarilla.terminal.fullscreen.guard import Guard
from camarilla.terminal.fullscreen.panes import Panes
from camarilla.terminal.fullscreen.sheet import SCROLLBAR, Sheet
from camarilla.terminal.fullscreen.typing_line import TypingLine
from camarilla.terminal.paragraphs import shared_beginning
from camarilla.terminal.table.menu import Option
from camarilla.terminal.table.prompt import Answer, Prompt
from camarilla.terminal.table.result import result
from camarilla.terminal.table.session import Quit, TerminalSession, ToldBeat

BEAT_LINES = 6
"""So many sentences are told at once while others decide."""


class TableScreen(Screen[None]):
    """One game: bots decide one by one at a pace that can be followed, people choose by keys, mouse or words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", priority=True),
        Binding("down", "move(1)", priority=True),
        Binding("left", "across(-1)", priority=True),
        Binding("right", "across(1)", priority=True),
        Binding("pagedown", "turn(1)", priority=True),
        Binding("pageup", "turn(-1)", priority=True),
        Binding("tab", "complete", priority=True),
        Binding("escape", "back", priority=True),
    ]

    def __init__(self, session: TerminalSession, pace: float, guard: float) -> None:
        super().__init__()
        self._session = session
        self._say = session.say
        self._pace = pace
        self._guard = Guard(guard)
        self._explainer = Explainer(session.game, session.say)
        self._panes = Panes(session)
        self._typed = TypingLine()
        self._seat: int | None = session.eyes
        self._prompt: Prompt | None = None
        self._decided = asyncio.Event()
        self._go_on = asyncio.Event()
        self._hurried = False
        self._reading = False
        self._beat: ToldBeat | None = None

    def compose(self) -> ComposeResult:
        """The panes, and the line to type in."""
        yield self._panes
        yield self._typed

    def on_mount(self) -> None:
        """Begin the game once everything has its place."""
        self._typed.focus()
        self.call_after_refresh(lambda: self.run_worker(self._course()))

    def on_resize(self, event: events.Resize) -> None:
        """Use the room there is."""
        self._panes.fit(event.size.width)
        self.call_after_refresh(self._draw_again)

    # The course of the game --------------------------------------------------------------

    async def _course(self) -> None:
        session = self._session
        while True:
            before = session.table.happened()
            if await asyncio.to_thread(session.bot_decides):
                self._seat = session.eyes
                await self._tell(before)
                continue
            if session.must_read():
                await self._wait_for_reader()
                continue
            seat = session.next_person()
            if seat is None:
                break
            await self._hand_over(seat)
            await self._ask(seat)
        await self._end()

    async def _end(self) -> None:
        """The result, then the table as it was left with the account of all points, until somebody leaves it."""
        self._draw()
        drawn = result(self._session.table, self._say, self.size.width - SCROLLBAR)
        await self._read(drawn, self._say("screen-sheet"))
        self._panes.show_account(drawn, self._seat)
        self._typed.placeholder = self._say("screen-end")
        self._go_on.clear()
        await self._go_on.wait()
        self.app.exit()

    async def _tell(self, since: int) -> None:
        """Show what has changed since an event, beat by beat, until somebody goes on or the time is up.

        Each beat is told beside the table as it was then, so that the last cards of a round are still seen.
        """
        if self._hurried or not self._pace:
            self._draw()
            return
        for beat in self._session.told_beats(self._seat, since):
            self._beat = beat
            self._draw()
            for start in range(0, len(beat.sentences), BEAT_LINES):
                told = beat.sentences[start : start + BEAT_LINES]
                self._panes.show_news(told)
                await self._pause(self._pace * len(told))
        self._beat = None
        self._draw()

    async def _pause(self, seconds: float) -> None:
        if self._hurried:
            return
        self._go_on.clear()
        self._typed.placeholder = self._say("screen-beat-hint")
        try:
            await asyncio.wait_for(self._go_on.wait(), seconds)
        except TimeoutError:
            return

    async def _wait_for_reader(self) -> None:
        """The advice stands above the line until somebody has read it."""
        self._seat = self._session.eyes
        self._draw()
        self._typed.placeholder = self._say("ui-read-on")
        self._hurried, self._reading = False, True
        self._go_on.clear()
        await self._go_on.wait()
        self._reading = False
        before = self._session.table.happened()
        self._session.read_on()
        await self._tell(before)

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
        self._prompt = Prompt(self._session, seat, self._panes.has_room_for)
        self._typed.clear()
        self._panes.board.page = 0  # games put first what the question is about
        self._draw()
        news = self._session.news(seat)
        self._panes.show_news(news[-1:], len(news) - 1)
        self._offer()
        before = self._session.table.happened()
        await self._decided.wait()
        self._seat = self._session.eyes
        if len(self._session.log(self._seat, before)) > 1:
            await self._tell(before)
        else:
            self._draw()  # the next bot may think for a while

    async def _read(self, drawn: RenderableType, foot: str) -> None:
        await self.app.push_screen_wait(Sheet(drawn, foot))

    async def _look_up(self, drawn: RenderableType) -> None:
        """Show an answer; whoever types on puts it away, and writes the next line."""
        await self.app.push_screen_wait(Sheet(drawn, self._say("screen-sheet"), self._typed.insert_text_at_cursor))

    # What is shown -----------------------------------------------------------------------

    def _draw(self) -> None:
        """The table as it stands, or as it was at the beat that is told, and who is to decide."""
        self._panes.show_table(self._seat, self._beat)
        self._panes.show_question(self._question())

    def _draw_again(self) -> None:
        """The same on a screen of another size; so are hints and explanations, which fit the room there is."""
        self._draw()
        self._hint_again()
        self._explain_choice()

    def _question(self) -> str:
        """What is advised, and below it what is asked, about which matter."""
        return "\n".join(filter(None, [self._session.advice(), self._panes.matter, self._asked()]))

    def _asked(self) -> str:
        table = self._session.table
        if self._beat is not None and table.over:
            return ""  # who has won is said when everything is told
        if self._prompt is not None and self._seat is not None:
            asked = self._prompt.menu.begun or self._session.question(self._seat)
            return f"▶ {self._say.names[self._seat]}: {asked}"
        if table.over:
            return headline(table, self._say.names, self._say)
        return self._say("screen-next", seat=table.to_act()[0])

    def _offer(self) -> None:
        """The options of the prompt, and how to choose."""
        self._panes.choices.show([] if self._prompt is None else self._prompt.menu.options)
        self._typed.placeholder = "" if self._prompt is None else self._hint(self._prompt)
        self._panes.show_question(self._question())
        self._explain_choice()
        self._warn()
        self._guard.raise_()
        self.call_after_refresh(self._guard.raise_)

    def _hint(self, prompt: Prompt) -> str:
        """What can be typed now, as much as fits; the way out is always told, and `?` tells the rest."""
        choose, *others = self._say("screen-hint").split(" · ")
        back = [self._say("screen-step-back")] if prompt.menu.begun else []
        undo = [self._say("ui-hint-undo")] if prompt.can_undo() else []
        turn = [self._say("screen-hint-page")] if len(self._panes.board.pages) > 1 else []
        hints = [choose, *back, *undo, *turn, *others]
        while len(hints) > 2 and len(" · ".join(hints)) >= self.size.width:
            del hints[-2]
        return " · ".join(hints)

    @on(BoardPane.Arranged)
    def _hint_again(self) -> None:
        """There may be more pages now, or only one."""
        if self._prompt is not None:
            self._typed.placeholder = self._hint(self._prompt)

    def _warn(self) -> None:
        """Say that the game cannot be kept, as long as that is so."""
        trouble = self._session.save_file.trouble
        if trouble is not None:
            self._panes.show_about(self._say(trouble.key, **trouble.facts), "bold red")

    @on(Choices.Highlighted)
    def _look_at_choice(self) -> None:
        """Whoever moves the cursor has seen the question."""
        self._guard.lower()
        self._explain_choice()

    def _explain_choice(self) -> None:
        option = self._panes.choices.option
        words = ""
        if option is not None and self._prompt is not None:
            phase = str(self._session.table.view(self._seat)["phase"])
            told = self._explainer.choice([self._prompt.menu.actions[action] for action in option.actions], phase)
            words = f"{told}  [{option.typed}]".strip()
        self._panes.show_about(words)

    @on(BoardPane.Pointed)
    def _explain_thing(self, pointed: BoardPane.Pointed) -> None:
        told = self._explainer.at(pointed.line, pointed.column)
        if told:
            self._panes.show_about(told)

    # Words and clicks --------------------------------------------------------------------

    @on(Input.Submitted)
    def _enter(self, event: Input.Submitted) -> None:
        """What was typed, or the choice under the cursor; while others decide, go on."""
        typed, option = event.value.strip(), self._panes.choices.option
        if self._prompt is None:
            self._go_on.set()
        elif typed:
            self._answer(self._prompt, typed)
        elif option is not None and not self._guard.holds():
            self._choose(self._prompt, option)

    @on(Input.Changed)
    def _type(self, event: Input.Changed) -> None:
        """The space bar goes on while others decide; there is nothing to be typed then, nor with a space first."""
        if event.value and (self._prompt is None or event.value.isspace()):
            self._typed.clear()
            self._go_on.set()

    @on(Choices.Chosen)
    def _click(self, message: Choices.Chosen) -> None:
        """An answer belongs to the question that it was shown for."""
        is_offered = any(option is message.option for option in self._panes.choices.options)
        if self._prompt is not None and is_offered and not self._guard.holds():
            self._choose(self._prompt, message.option)

    def on_click(self) -> None:
        """While others decide, a click goes on as a key does."""
        self._go_on.set()

    def _choose(self, prompt: Prompt, option: Option) -> None:
        self._take(prompt, lambda: prompt.choose(option.actions))

    def _answer(self, prompt: Prompt, typed: str) -> None:
        self._take(prompt, lambda: prompt.answer(typed, self.size.width - SCROLLBAR))

    def _take(self, prompt: Prompt, answer: Callable[[], Answer]) -> None:
        try:
            self._answered(answer())
        except Quit as left:
            self.app.exit(left)
        except (Refusal, Complaint) as problem:
            self._complain(prompt.problem(problem))

    def _complain(self, words: str) -> None:
        """Why something was not taken; what a coach has to say about it may be longer, and stands with the advice."""
        advised = words in self._session.advice()
        self._panes.show_question(self._question())
        self._panes.show_about("" if advised else words, "bold red")

    def _answered(self, answer: Answer) -> None:
        if answer.decided:
            # At once, for further keys may be waiting: they are no answers to this question.
            self._prompt = None
            self._offer()
            self._decided.set()
            return
        self._offer()
        if answer.drawn is not None:
            self.run_worker(self._look_up(answer.drawn))

    # Keys --------------------------------------------------------------------------------

    def action_move(self, by: int) -> None:
        """Up and down."""
        self._panes.choices.move(by)

    def action_across(self, by: int) -> None:
        """Left and right: in the line where one is typed, else in the list."""
        if not self._typed.value:
            self._panes.choices.move_across(by)
        elif by < 0:
            self._typed.action_cursor_left()
        else:
            self._typed.action_cursor_right()

    def action_turn(self, by: int) -> None:
        """Page up and page down."""
        self._panes.board.turn(by)

    def action_back(self) -> None:
        """Forget what is typed or chosen so far; while others decide, hurry to the next question or advice."""
        if self._reading:
            return  # whoever hurries with two keys has not read it
        if self._prompt is None:
            self._hurried = True
            self._go_on.set()
        elif self._typed.value:
            self._typed.value = ""
        else:
            self._prompt.start_again()
            self._offer()

    def action_complete(self) -> None:
        """Write on as far as is certain, and show what is possible; with nothing typed, turn the page."""
        if self._prompt is None or not self._typed.value:
            self._panes.board.turn(1)
            return
        found = self._prompt.completions(self._typed.value)
        certain = shared_beginning(found)
        if len(certain) > len(self._typed.value.strip()):
            self._typed.value = certain
            self._typed.cursor_position = len(certain)
        self._panes.show_about(" · ".join(found))
