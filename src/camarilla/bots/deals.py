"""Duplicate deals: each is played once in every rotation of the seats, so that luck favours nobody.

What a deal gives a seat is thus given to every bot alike. How a bot did in one deal is its mean over all seats that it
had in it; the deals are independent of each other, the games of one deal are not.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from camarilla.bots.base import BotMaker
from camarilla.bots.course import BotGame, Luck
from camarilla.bots.own import told
from camarilla.core.clauses import Malformed
from camarilla.core.errors import CamarillaError
from camarilla.core.game import Game


@dataclass(frozen=True)
class Rotation:
    """One game of a deal, seat by seat: which bot sat there, its points, its place, its decisions and their seconds."""

    bots: list[int]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]


@dataclass
class Outcome:
    """What a bot made of one deal, on average over its seats; a shared win counts in parts."""

    score: float = 0.0
    place: float = 0.0
    win: float = 0.0

    def add(self, score: int, place: int, win: float, part: float) -> None:
        """Count one of its seats, which is a part of all."""
        self.score += score * part
        self.place += place * part
        self.win += win * part


class BrokenDeal(CamarillaError):
    """A deal that could not be played to its end, most often because of what a bot did."""

    def __init__(self, deal: int, reason: str) -> None:
        super().__init__("arena-broken", deal=deal, reason=reason)

    def __reduce__(self) -> tuple[object, ...]:
        """It comes from another process, where several play."""
        return type(self), (self.facts["deal"], self.facts["reason"])


def check_line_up(bots: int, seats: int) -> None:
    """Refuse more bots than seats: the last ones would never play."""
    if bots > seats:
        raise Malformed("more-bots-than-seats", bots=bots, seats=seats)


class DuplicateTable:
    """Where deals are played; `line_up` says which bot sits where before the seats are rotated."""

    def __init__(
        self, game: Game, makers: Sequence[BotMaker], line_up: list[int], options: dict[str, str], seed: str
    ) -> None:
        self._game = game
        self._makers = makers
        self._line_up = line_up
        self._options = options
        self._seed = seed

    def deal(self, number: int) -> list[Rotation]:
        """One deal in every rotation that seats somebody differently; raises BrokenDeal with whose fault it was."""
        try:
            return [self.play(number, bots) for bots in rotations(self._line_up)]
        except Exception as problem:  # whatever a bot of somebody's own does
            raise BrokenDeal(number, told(problem)) from problem

    def play(self, number: int, bots: list[int]) -> Rotation:
        """One game of a deal, with these bots in the seats."""
        luck = Luck(self._seed, number)
        position = self._game.start(len(bots), luck.deal(), self._options)
        seated = [self._makers[bot](luck.of_bot(seat)) for seat, bot in enumerate(bots)]
        course = BotGame(self._game, position, seated, luck.guesses())
        course.play()
        if position.acting():
            raise Malformed("compare-endless", decisions=sum(course.decisions))
        return Rotation(bots, position.scores(), position.ranking(), course.decisions, course.seconds)


def rotations(line_up: list[int]) -> list[list[int]]:
    """All ways to rotate a line-up that seat somebody differently."""
    found: list[list[int]] = []
    for start in range(len(line_up)):
        rotation = line_up[start:] + line_up[:start]
        if rotation not in found:
            found.append(rotation)
    return found


def outcomes(deal: Sequence[Rotation], bots: int) -> list[Outcome]:
    """What each bot made of a deal."""
    found = [Outcome() for _ in range(bots)]
    for played in deal:
        winners = played.places.count(1)
        for bot, score, place in zip(played.bots, played.scores, played.places, strict=True):
            part = 1 / (len(deal) * played.bots.count(bot))
            found[bot].add(score, place, 1 / winners if place == 1 else 0.0, part)
    return found
