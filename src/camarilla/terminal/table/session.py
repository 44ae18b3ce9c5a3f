"""A game at one keyboard: bots answer at once, people are asked one after the other."""

import hashlib

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from camarilla.bots.base import make_bot
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.record import BOT, PERSON
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.drawing.terminal import draw_table
from camarilla.speech.games import game_title
from camarilla.speech.log import log_lines
from camarilla.speech.question import question_words
from camarilla.terminal.paragraphs import gathered
from camarilla.terminal.table.menu import Menu
from camarilla.terminal.table.save_file import SaveFile
from camarilla.terminal.table.screen import Screen

DEFAULT_LOG = 20
"""How much of the log is shown if nobody says how much."""
LEAST = 6
"""So many lines of the log are shown even where the screen is too low for them."""


class TerminalSession:
    """One game in progress on one screen."""

    def __init__(self, game: Game, table: Table, say: Say, screen: Screen, save_file: SaveFile) -> None:
        self.game = game
        self.table = table
        self.say = say
        self.screen = screen
        self.save_file = save_file
        record = table.record(reveal=True)
        self._players = record.players
        self._luck = hashlib.sha256(f"bots of {record.seed}".encode()).digest()
        self.people = [seat for seat, player in enumerate(self._players) if player == PERSON]
        self._read = dict.fromkeys(self.people, 0)
        self._watched = 0
        self._begun = False
        self._keyboard: int | None = self.people[0] if len(self.people) == 1 else None

    def bots(self) -> None:
        """Let all bots decide that owe a decision, until a person does or the game is over."""
        while True:
            owing = [seat for seat in self.table.to_act() if seat not in self.people]
            if not owing:
                return
            self._bot(owing[0])
            if not self.people:
                self._watch()

    def _bot(self, seat: int) -> None:
        """A bot's luck hangs on the seed and the number of the entry, so a resumed game goes on the same."""
        number = len(self.table.record().entries)
        luck = int.from_bytes(hashlib.sha256(self._luck + number.to_bytes(4, "big")).digest()[:24], "big")
        bot = make_bot(self._players[seat].removeprefix(BOT), luck)
        self.table.play(seat, bot.choose(self.table.chair(seat, FastChance(luck >> 96))))
        self.save_file.save()

    def next_person(self) -> int | None:
        """The person who must decide now; the one at the keyboard first."""
        owing = self.table.to_act()
        if not owing:
            return None
        return self._keyboard if self._keyboard in owing else owing[0]

    def hand_over(self, seat: int) -> None:
        """See to it that the right person, and nobody else, looks at the screen."""
        if self._keyboard == seat:
            return
        if len(self.people) > 1:
            self.screen.wipe()
            self.screen.show(Rule(Text(self.say("ui-hand-over", seat=seat), style="bold yellow"), characters="═"))
            self.screen.ask(self.say("ui-press-enter", seat=seat) + " ")
            self.screen.wipe()
        self._keyboard = seat

    def show(self, seat: int) -> Menu:
        """The table, what happened, what is asked, and what can be done: the latest nearest to the prompt."""
        view = self.table.view(seat)
        menu = Menu(self.game.verbs, self.table.legal(seat), self.say)
        board = draw_table(self.game, view, self.say, self.screen.width)
        hint = Text(self.say("ui-hint"), style="dim")
        question = Text(f" ▶ {self.say.names[seat]}: {question_words(view, seat, self.say)} ", style="bold reverse")
        choice = Group(Text(), question, menu.drawn(self.screen.width), hint)
        if self._begun:
            self.screen.fresh()
        self._begun = True
        title = f"{game_title(self.game, self.say)} · {self.say.names[seat]}"
        self.screen.show(Rule(Text(title, style="bold"), style="dim"))
        self.screen.show(board)
        self._news(seat, self.screen.height_of(Group(board, choice)))
        self.screen.show(choice)
        return menu

    def seen(self, seat: int) -> None:
        """The seat has read everything up to now."""
        self._read[seat] = self.table.happened()

    def _news(self, seat: int, below: int) -> None:
        """The sentences of what happened since the seat last decided, the latest if there is no room for all."""
        lines = gathered(log_lines(self.table, seat, self.say, self._read[seat]))
        room = max(LEAST, self.screen.console.height - below - 3) if self.screen.live else len(lines)
        if len(lines) > room:
            self.screen.line("  " + self.say("ui-earlier", count=len(lines) - room), "dim")
        for line in lines[-room:] if room else []:
            self.screen.line(f"  · {line}")

    def log(self, seat: int | None, count: int) -> None:
        """The last sentences of the log."""
        since = 0 if seat is None else self._read[seat]
        fresh = len(self.table.events(seat, since))
        lines = gathered(log_lines(self.table, seat, self.say))
        for line in lines[-max(count, fresh if count == DEFAULT_LOG else 0) :]:
            self.screen.line(f"  · {line}")

    def _watch(self) -> None:
        """Tell a spectator what has happened."""
        for line in log_lines(self.table, None, self.say, self._watched):
            self.screen.line(f"  · {line}")
        self._watched = self.table.happened()
