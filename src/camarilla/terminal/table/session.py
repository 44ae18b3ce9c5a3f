"""A game at one keyboard, however it is shown: bots decide, people are asked one after the other, all is kept."""

import hashlib
from dataclasses import dataclass

from camarilla.bots.own import make_own_bot
from camarilla.core.chance import FastChance
from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.record import BOT, PERSON
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.speech.log import event_words, log_lines
from camarilla.speech.question import question_words
from camarilla.terminal.paragraphs import gathered
from camarilla.terminal.table.save_file import SaveFile

REMINDER = 6
"""So many events are told again when a game goes on."""


class Quit(Exception):
    """Somebody wants to stop; the game is kept."""


@dataclass(frozen=True)
class ToldBeat:
    """A beat as it is shown: what is said, the table as it was then, and how many sentences had been told by then."""

    sentences: list[str]
    view: dict[str, Json]
    told: int


class TerminalSession:
    """One game in progress."""

    def __init__(self, game: Game, table: Table, say: Say, save_file: SaveFile) -> None:
        self.game = game
        self.table = table
        self.say = say
        self.save_file = save_file
        record = table.record(reveal=True)
        self._players = record.players
        self._luck = hashlib.sha256(f"bots of {record.seed}".encode()).digest()
        self.people = [seat for seat, player in enumerate(self._players) if player == PERSON]
        self.bots = [player.removeprefix(BOT) for player in self._players if player != PERSON]
        self._read = dict.fromkeys(self.people, self._known(len(record.entries)))
        self._keyboard: int | None = self.people[0] if len(self.people) == 1 else None

    def _known(self, entries: int) -> int:
        """How many events are no news: in a game that goes on all but the last few, which remind of where it stood."""
        return max(0, self.table.happened() - REMINDER) if entries else 0

    # Who decides -----------------------------------------------------------------------

    def bot_decides(self) -> bool:
        """Let one bot decide that owes a decision; says whether there was one."""
        owing = [seat for seat in self.table.to_act() if seat not in self.people]
        if owing:
            self._bot(owing[0])
        return bool(owing)

    def _bot(self, seat: int) -> None:
        """A bot's luck hangs on the seed and the number of the entry, so a resumed game goes on the same."""
        number = len(self.table.record().entries)
        luck = int.from_bytes(hashlib.sha256(self._luck + number.to_bytes(4, "big")).digest()[:24], "big")
        bot = make_own_bot(self._players[seat].removeprefix(BOT), luck)
        self.table.play(seat, bot.choose(self.table.chair(seat, FastChance(luck >> 96))))
        self.save_file.save()

    def next_person(self) -> int | None:
        """The person who must decide now; the one at the keyboard first."""
        owing = self.table.to_act()
        if not owing:
            return None
        return self._keyboard if self._keyboard in owing else owing[0]

    def must_hand_over(self, seat: int) -> bool:
        """Whether somebody else may be looking at the screen."""
        return self._keyboard != seat and len(self.people) > 1

    def sits_down(self, seat: int) -> None:
        """The right person, and nobody else, looks at the screen now."""
        self._keyboard = seat

    @property
    def eyes(self) -> int | None:
        """Through whose eyes the table is shown between decisions: the one person's, else a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    # What people do --------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """What a person may decide now."""
        return self.table.legal(seat)

    def can_undo(self, seat: int) -> bool:
        """Whether a person's last decision can be taken back."""
        return self.table.can_undo(seat)

    def play(self, seat: int, action: int) -> None:
        """Take a person's decision, or refuse it and change nothing."""
        happened = self.table.happened()
        self.table.play(seat, action)
        self._read[seat] = happened
        self.save_file.save()

    def undo(self, seat: int) -> None:
        """Take back a person's last decision, or refuse."""
        self.table.undo(seat)
        self._read[seat] = min(self._read[seat], self.table.happened())
        self.save_file.save()

    # What has happened -----------------------------------------------------------------

    def question(self, seat: int) -> str:
        """What a person is asked."""
        return question_words(self.game, self.table.view(seat), seat, self.table.legal(seat), self.say)

    def advice(self) -> str:
        """What is said to people before they decide; in a game of their own nothing is."""
        return ""

    def must_read(self) -> bool:
        """Whether that advice is to be read first, and nothing to be decided yet."""
        return False

    def read_on(self) -> None:
        """The advice was read."""

    def news(self, seat: int) -> list[str]:
        """The sentences of what happened since the seat last decided."""
        return self.log(seat, self._read[seat])

    def log(self, seat: int | None, since: int = 0, told: int | None = None) -> list[str]:
        """The sentences of what a seat or a spectator may know, from event number `since` on; `told` at most."""
        return gathered(log_lines(self.table, seat, self.say, since)[:told])

    def told_beats(self, seat: int | None, since: int) -> list[ToldBeat]:
        """What has happened from event number `since` on, beat by beat; what follows the last beat ends it."""
        table, before = self.table, self.table.told(seat, since)
        listed: list[ToldBeat] = []
        shown = 0
        for beat in table.beats(seat, since):
            sentences = gathered([event_words(event, self.say) for event in beat.said])
            listed.append(ToldBeat(sentences, beat.view, before + beat.told))
            shown = beat.told
        rest = log_lines(table, seat, self.say, since)[shown:]
        if rest:
            listed.append(ToldBeat(gathered(rest), table.view(seat), before + shown + len(rest)))
        return listed
