"""Luck in contests: how much of a result was drawn, so that it can be taken off again.

Whenever luck answers a decision, each seat's chance to win is compared with what it would have been in the mean over
fresh luck, by one judge. Right or wrong, the judge says nothing but noise in the mean: what was drawn and what could
have been are drawn alike. So the sum over a game has the mean zero, and a result without it has the same mean as the
result; where the judge knows something, it varies less. The deal itself is not booked: in all rotations of a deal every
bot has had every seat of it.
"""

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from camarilla.bots.base import Bot, BotMaker
from camarilla.bots.course import Luck
from camarilla.bots.deals import DuplicateTable, Rotation, outcomes
from camarilla.bots.estimate import Estimate
from camarilla.bots.judging.judge import Judge
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.table import Chair

DRAWS = 60
"""With how much fresh luck what was drawn is compared."""
FEWEST = 4
"""From fewer deals than this nothing is concluded about what luck is worth."""


@dataclass(frozen=True)
class BookedRotation(Rotation):
    """One game of a deal, and the luck of each seat in it, in chances to win."""

    luck: list[float]


class Fortune:
    """Books the luck of one game, decision by decision."""

    def __init__(self, judge: Judge, seats: int, fresh: FastChance) -> None:
        self._judge = judge
        self._fresh = fresh
        self.booked = [0.0] * seats

    def book(self, before: Position, seat: int, action: int, came: Position) -> None:
        """What came of a decision, against what could have come of it: with the same luck from there on."""
        for likely, other, later in self.instead(before, seat, action):
            met, missed = self._worth(came, later), self._worth(other, later)
            for place, (one, two) in enumerate(zip(met, missed, strict=True)):
                self.booked[place] += (one - two) * likely

    def instead(self, before: Position, seat: int, action: int) -> Iterator[tuple[float, Position, int]]:
        """What fresh luck makes of a decision: how much each counts, the position, and luck to look ahead with."""
        for _ in range(DRAWS):
            drawn, later = (int(self._fresh.below(1 << 30)) for _ in range(2))
            other = before.clone(FastChance(drawn))
            other.apply(seat, action)
            yield 1 / DRAWS, other, later

    def _worth(self, position: Position, later: int) -> list[float]:
        world = position.clone(FastChance(later))
        self._judge.look_ahead(world)
        return self._judge.chances(world)


class Witness:
    """A bot, and all that it has decided."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.decided: list[int] = []

    def choose(self, chair: Chair) -> int:
        """What the bot chooses."""
        self.decided.append(self._bot.choose(chair))
        return self.decided[-1]


class BookedTable(DuplicateTable):
    """Plays the same games as any table of duplicate deals, and books the luck of each when it is over."""

    def __init__(
        self, game: Game, makers: Sequence[BotMaker], line_up: list[int], options: dict[str, str], seed: str
    ) -> None:
        super().__init__(game, [self._watched(maker) for maker in makers], line_up, options, seed)
        self._judge = Judge(game)
        self._witnesses: list[Witness] = []

    def play(self, number: int, bots: list[int]) -> BookedRotation:
        """One game of a deal, with these bots in the seats."""
        self._witnesses.clear()
        played = super().play(number, bots)
        return BookedRotation(**vars(played), luck=self._luck(number))

    def _luck(self, number: int) -> list[float]:
        """The luck of the game that was just played, which is gone through once more."""
        luck = Luck(self._seed, number).deal()
        position = self._game.start(len(self._witnesses), luck, self._options)
        decided = [iter(witness.decided) for witness in self._witnesses]
        fortune = Fortune(self._judge, position.seats, Luck(f"fresh luck {self._seed}", number).guesses())
        while position.acting():
            seat, drawn, before = position.to_act()[0], luck.step, position.clone(FastChance(0))
            action = next(decided[seat])
            position.apply(seat, action)
            if luck.step != drawn:
                fortune.book(before, seat, action, position)
        return fortune.booked

    def _watched(self, maker: BotMaker) -> BotMaker:
        def make(chance: FastChance) -> Witness:
            bot = maker(chance)
            # By the bot's own name, which is told where it breaks a deal.
            named: type[Witness] = type(type(bot).__name__, (Witness,), {})
            self._witnesses.append(named(bot))
            return self._witnesses[-1]

        return make


@dataclass(frozen=True)
class Adjusted:
    """The wins of a bot without its luck; one deal is then worth so many of which the luck is not taken off."""

    wins: Estimate
    worth: float

    @classmethod
    def of(cls, deals: Sequence[Sequence[Rotation]], bots: int, bot: int) -> "Adjusted":
        """From deals whose luck was booked."""
        plain = [outcomes(deal, bots)[bot].win for deal in deals]
        adjusted = without_luck(deals, bots, bot)
        spread = statistics.variance(adjusted) if len(deals) > 1 else 0.0
        return cls(Estimate.of(adjusted, 0, 1), statistics.variance(plain) / spread if spread > 0.0 else 1.0)


def without_luck(deals: Sequence[Sequence[Rotation]], bots: int, bot: int) -> list[float]:
    """A bot's wins, deal by deal, less as much of its luck as the other deals say it was worth.

    The deal itself has no say in that, so that nothing is gained by fitting: the mean stays what it is.
    """
    wins = [outcomes(deal, bots)[bot].win for deal in deals]
    luck = [_luck_of(deal, bot) for deal in deals]
    return [win - _worth(wins, luck, number) * luck[number] for number, win in enumerate(wins)]


def _luck_of(deal: Sequence[Rotation], bot: int) -> float:
    """The luck that a bot had in a deal, on average over its seats."""
    booked = [played for played in deal if isinstance(played, BookedRotation)]
    seats = [statistics.fmean(_own(played.luck, played.bots, bot)) for played in booked if bot in played.bots]
    return statistics.fmean(seats)


def _own(values: Sequence[float], bots: Sequence[int], bot: int) -> list[float]:
    return [value for value, whose in zip(values, bots, strict=True) if whose == bot]


def _worth(wins: Sequence[float], luck: Sequence[float], left_out: int) -> float:
    """By how much wins differ with luck, from 0 to 1, in all deals but one."""
    others = [number for number in range(len(wins)) if number != left_out]
    if len(others) < FEWEST:
        return 0.0
    mean_win, mean_luck = (statistics.fmean(values[number] for number in others) for values in (wins, luck))
    spread = sum((luck[number] - mean_luck) ** 2 for number in others)
    together = sum((luck[number] - mean_luck) * (wins[number] - mean_win) for number in others)
    return min(1.0, max(0.0, together / spread)) if spread > 0.0 else 0.0
