"""Bots compared fairly: the same deals, each of them played once in every rotation of the seats.

What a deal gives a seat is thus given to every bot alike, and the deals are what the intervals are made of: how a bot
did in one deal is its mean over all seats that it had in it.
"""

import hashlib
import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from camarilla.bots.base import Bot, BotMaker, decide
from camarilla.bots.own import find_bot
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.registry import as_game

LONGEST = 1_000_000
"""A game with more decisions than this is taken for one that does not end."""
_NORMAL = 1.959964
_FEW = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706]


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval in which the true one lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Estimate":
        """The estimate from independent values; from a single one nothing can be said of its precision."""
        mean = statistics.fmean(values)
        if len(values) < 2:
            return cls(mean, -math.inf, math.inf)
        half = _students_t(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
        return cls(mean, mean - half, mean + half)

    def __str__(self) -> str:
        return f"{self.mean:.2f} [{self.low:.2f}, {self.high:.2f}]"


@dataclass(frozen=True)
class BotResult:
    """How one bot did; `wins` is the part of its seats that won, a shared win in parts."""

    bot: str
    scores: Estimate
    places: Estimate
    wins: Estimate


class Comparison:
    """What was found; `print` it, or take the numbers from `results`."""

    def __init__(self, game: Game, seats: int, names: list[str], deals: "list[list[_Outcome]]") -> None:
        self.game = game
        self.seats = seats
        self.deals = len(deals)
        self._names = names
        self._deals = deals
        self.results = [
            BotResult(
                name,
                Estimate.of([deal[bot].score for deal in deals]),
                Estimate.of([deal[bot].place for deal in deals]),
                Estimate.of([deal[bot].win for deal in deals]),
            )
            for bot, name in enumerate(names)
        ]

    def lead(self, bot: str, other: str) -> Estimate:
        """By how many points a bot is ahead of another, deal by deal: what the deals gave to both has cancelled out."""
        one, two = self._number(bot), self._number(other)
        return Estimate.of([deal[one].score - deal[two].score for deal in self._deals])

    def _number(self, name: str) -> int:
        if name not in self._names:
            raise Malformed("unknown-bot", given=name, known=", ".join(self._names))
        return self._names.index(name)

    def __str__(self) -> str:
        rows = [("bot", "points", "place", "won")]
        rows += [(result.bot, str(result.scores), str(result.places), str(result.wins)) for result in self.results]
        widths = [max(len(row[column]) for row in rows) for column in range(4)]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        head = f"{self.game.id}, {self.seats} seats, {self.deals} deals in every rotation; 95 % intervals"
        return "\n".join([head, *lines])


def compare(
    bots: Sequence[str | BotMaker],
    game: Game | str,
    deals: int = 100,
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: str = "1",
) -> Comparison:
    """Let bots play the same deals from all seats in turn.

    A bot is given by its name (`greedy`, or `module:Class`) or as its class. They sit round the table in the order
    given, again and again until it is full; unless told otherwise, at the smallest table at which all have equally many
    seats. The same seed gives the same games.
    """
    played = as_game(game)
    names = _names(bots)
    if len(bots) < 2 or deals < 1:
        raise Malformed("compare-too-few", bots=len(bots), deals=deals)
    number = seats or _seats_for(len(bots), played)
    played.check_seats(number, played.choose(options or {}))
    makers = [find_bot(bot) if isinstance(bot, str) else bot for bot in bots]
    table = _Table(played, makers, [seat % len(bots) for seat in range(number)], options or {}, seed)
    return Comparison(played, number, names, [table.deal(deal) for deal in range(deals)])


def _names(bots: Sequence[str | BotMaker]) -> list[str]:
    """What the bots are called; of several of one name, the later ones are numbered."""
    names: list[str] = []
    for bot in bots:
        name = bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)
        alike = sum(known == name or known.startswith(f"{name} (") for known in names)
        names.append(f"{name} ({alike + 1})" if alike else name)
    return names


def _seats_for(bots: int, game: Game) -> int:
    return next((seats for seats in game.seats if seats % bots == 0), max(bots, game.seats[0]))


@dataclass
class _Outcome:
    """What a bot made of one deal, on average over its seats."""

    score: float = 0.0
    place: float = 0.0
    win: float = 0.0

    def add(self, score: int, place: int, win: float, part: float) -> None:
        self.score += score * part
        self.place += place * part
        self.win += win * part


class _Table:
    """Where the deals are played: who sits where, before the seats are rotated."""

    def __init__(
        self, game: Game, makers: list[BotMaker], line_up: list[int], options: dict[str, str], seed: str
    ) -> None:
        self._game = game
        self._makers = makers
        self._line_up = line_up
        self._options = options
        self._seed = seed

    def deal(self, number: int) -> list[_Outcome]:
        """One deal in every rotation that seats somebody differently: the mean outcome of each bot."""
        outcomes = [_Outcome() for _ in self._makers]
        rotations = self._rotations()
        for rotation in rotations:
            position = self._play(number, rotation)
            scores, places = position.scores(), position.ranking()
            for seat, bot in enumerate(rotation):
                part = 1 / (len(rotations) * rotation.count(bot))
                win = 1 / places.count(1) if places[seat] == 1 else 0.0
                outcomes[bot].add(scores[seat], places[seat], win, part)
        return outcomes

    def _rotations(self) -> list[list[int]]:
        found: list[list[int]] = []
        for start in range(len(self._line_up)):
            rotation = self._line_up[start:] + self._line_up[:start]
            if rotation not in found:
                found.append(rotation)
        return found

    def _play(self, number: int, rotation: list[int]) -> Position:
        luck = int.from_bytes(hashlib.sha256(f"{self._seed}/{number}".encode()).digest()[:24], "big")
        position = self._game.start(len(rotation), FastChance(luck), self._options)
        guesses = FastChance(luck >> 96)
        bots = [self._makers[bot](FastChance((luck >> 8) + seat)) for seat, bot in enumerate(rotation)]
        decisions = 0
        while acting := position.to_act():
            self._decide(position, bots[acting[0]], acting[0], guesses)
            decisions += 1
            if decisions == LONGEST:
                raise Malformed("compare-endless", decisions=decisions)
        return position

    def _decide(self, position: Position, bot: Bot, seat: int, guesses: FastChance) -> None:
        try:
            position.play(seat, decide(self._game, position, bot, seat, guesses))
        except Exception as problem:
            problem.add_note(f"This was {type(bot).__name__} in seat {seat} of {self._game.id}.")
            raise


def _students_t(freedom: int) -> float:
    """What a 95 % interval reaches to either side, in standard errors: exact for few, to four digits for many."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = _NORMAL
    terms = [
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    ]
    return float(z + sum(term / freedom**power for power, term in enumerate(terms, 1)))
