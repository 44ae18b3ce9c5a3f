"""A table in lines: everything printed below the last, for pipes, screen readers and whoever prefers it."""

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from camarilla.core.clauses import Refusal
from camarilla.drawing.terminal import draw_table
from camarilla.speech.games import game_title
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.lines.lines import Lines
from camarilla.terminal.lines.lists import drawn_list
from camarilla.terminal.table.prompt import Prompt, understand
from camarilla.terminal.table.session import Quit, TerminalSession

LEAST = 6
"""So many lines of the log are shown even where the screen is too low for them."""


class LinesTable:
    """Shows a game in progress line by line, and reads what people type."""

    def __init__(self, session: TerminalSession, lines: Lines) -> None:
        self._session = session
        self._say = session.say
        self._lines = lines
        self._watched = 0
        self._begun = False

    def play(self) -> None:
        """To the end of the game; raises Quit, EOFError or KeyboardInterrupt where people stop before."""
        while True:
            while self._session.bot_decides():
                self._watch()
            while self._session.must_read():
                self._read()
            seat = self._session.next_person()
            if seat is None:
                return
            self._hand_over(seat)
            self._turn(seat)

    def _watch(self) -> None:
        """Tell a spectator what has happened; people are told when they are asked."""
        if not self._session.people:
            for line in self._session.log(None, self._watched):
                self._lines.line(f"  · {line}")
            self._watched = self._session.table.happened()

    def _read(self) -> None:
        """The table and the advice, until somebody has read it."""
        self._head(self._session.eyes)
        board = draw_table(
            self._session.game, self._session.table.view(self._session.eyes), self._say, self._lines.width
        )
        self._lines.show(board)
        for line in self._session.log(self._session.eyes)[-LEAST:]:
            self._lines.line(f"  · {line}")
        self._lines.line(f"\n{self._session.advice()}", "bold yellow")
        typed = self._lines.ask(self._say("ui-read-on") + " ")
        wanted, _ = understand(typed, self._session.game.verbs, self._say)
        if wanted == "quit":
            raise Quit
        if wanted == "undo" and self._session.eyes is not None:
            self._session.undo(self._session.eyes)
        else:
            self._session.read_on()

    def _hand_over(self, seat: int) -> None:
        """See to it that the right person, and nobody else, looks at the screen."""
        if self._session.must_hand_over(seat):
            self._lines.wipe()
            self._lines.show(Rule(Text(self._say("ui-hand-over", seat=seat), style="bold yellow"), characters="═"))
            self._lines.ask(self._say("ui-press-enter", seat=seat) + " ")
            self._lines.wipe()
        self._session.sits_down(seat)

    def _turn(self, seat: int) -> None:
        """Read and answer lines until one of them is an accepted decision (or takes one back)."""
        prompt = Prompt(self._session, seat)
        self._show(seat, prompt)
        decided = False
        while not decided:
            self._warn(prompt)
            typed = self._lines.ask(complete=prompt.completions)
            if not typed:
                prompt.start_again()
                self._show(seat, prompt)
                continue
            try:
                before = prompt.menu
                answer = prompt.answer(typed, self._lines.width)
                decided = answer.decided
                if answer.drawn is not None:
                    self._lines.show(answer.drawn)
                if prompt.menu is not before:
                    self._lines.line(f" ▶ {prompt.menu.begun}", "bold")
                    self._lines.show(drawn_list(prompt.menu, self._say, self._lines.width))
            except (Refusal, Complaint) as problem:
                self._lines.line(prompt.problem(problem), "bold red")

    def _show(self, seat: int, prompt: Prompt) -> None:
        """The table, what happened, what is asked, and what can be done: the latest nearest to the prompt."""
        say, width = self._say, self._lines.width
        view = self._session.table.view(seat)
        board = draw_table(self._session.game, view, say, width)
        question = Text(f" ▶ {say.names[seat]}: {self._session.question(seat)} ", style="bold reverse")
        advice = Text(f"\n{self._session.advice()}".rstrip(), style="bold yellow")
        choice = Group(advice, question, drawn_list(prompt.menu, say, width), Text(prompt.hint(), style="dim"))
        self._head(seat)
        self._lines.show(board)
        self._news(seat, self._lines.height_of(Group(board, choice)))
        self._lines.show(choice)

    def _head(self, seat: int | None) -> None:
        """Begin at the top of the screen: the game, and whose eyes look at it."""
        if self._begun:
            self._lines.fresh()
        self._begun = True
        names = [] if seat is None else [self._say.names[seat]]
        title = " · ".join([game_title(self._session.game, self._say), *names])
        self._lines.show(Rule(Text(title, style="bold"), style="dim"))

    def _news(self, seat: int, below: int) -> None:
        """The sentences of what happened since the seat last decided, the latest if there is no room for all."""
        lines = self._session.news(seat)
        room = max(LEAST, self._lines.height - below - 3) if self._lines.live else len(lines)
        if len(lines) > room:
            self._lines.line("  " + self._say("ui-earlier", count=len(lines) - room), "dim")
        for line in lines[-room:] if room else []:
            self._lines.line(f"  · {line}")

    def _warn(self, prompt: Prompt) -> None:
        """Say at every prompt that the game cannot be kept, as long as that is so."""
        trouble = self._session.save_file.trouble
        if trouble is not None:
            self._lines.line(prompt.problem(trouble), "bold red")
