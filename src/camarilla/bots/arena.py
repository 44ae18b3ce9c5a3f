"""Contests of bots on duplicate deals, in several processes, until a number of deals or a test says enough.

What is found does not depend on the number of processes, nor on whether the contest was interrupted: a deal depends on
its number and the seed alone, and bots think for a number of simulations, not for a time.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from camarilla.bots.compare import Comparison
from camarilla.bots.deals import DuplicateTable, check_line_up, outcomes
from camarilla.bots.estimate import Estimate, SequentialTest
from camarilla.bots.judging.fortune import Adjusted, BookedTable
from camarilla.bots.own import find_bot
from camarilla.bots.processes import spread
from camarilla.bots.ratings import PlayedDeal, ratings
from camarilla.bots.results import Contest, Deal, ResultsFile
from camarilla.core.registry import find_game


@dataclass(frozen=True)
class ContestResult:
    """What a contest has shown so far; `answer` is what the test says of the first bot, None while it cannot tell."""

    contest: Contest
    deals: list[Deal]
    test: SequentialTest | None = None

    @property
    def comparison(self) -> Comparison:
        """Points, places and wins of each bot, with their intervals; there has to be a deal."""
        return Comparison(find_game(self.contest.game), self.contest.seats, self.contest.names, self.deals)

    @property
    def answer(self) -> bool | None:
        """Whether the first bot wins more often than the test's line."""
        return self.test.answer(self.wins) if self.test else None

    @property
    def wins(self) -> list[float]:
        """The part of its seats that the first bot won, deal by deal."""
        bots = len(self.contest.names)
        return [outcomes(deal, bots)[0].win for deal in self.deals]

    @property
    def share(self) -> Estimate:
        """The wins of the first bot, with their interval."""
        return Estimate.of(self.wins, 0, 1)

    @property
    def adjusted(self) -> list[Adjusted]:
        """The wins of each bot without its luck; empty where luck is not booked."""
        if not self.contest.luck_adjusted:
            return []
        bots = len(self.contest.names)
        return [Adjusted.of(self.deals, bots, bot) for bot in range(bots)]

    @property
    def saturated(self) -> bool:
        """Whether the first bot has won everything or nothing: who is stronger is then shown, and not by how much."""
        return len(set(self.wins)) == 1 and self.wins[0] in (0, 1)

    @property
    def ratings(self) -> list[Estimate]:
        """The rating of each bot among those that play here."""
        bots = len(self.contest.names)
        return ratings([PlayedDeal.of(deal, range(bots)) for deal in self.deals], bots)

    def pace(self, name: str) -> float:
        """How many seconds of the processor a decision of a bot took on average."""
        bot = self.contest.names.index(name)
        seats = [(played, seat) for deal in self.deals for played in deal for seat in range(self.contest.seats)]
        own = [(played, seat) for played, seat in seats if played.bots[seat] == bot]
        made = sum(played.decisions[seat] for played, seat in own)
        return sum(played.seconds[seat] for played, seat in own) / made if made else 0.0


class Arena:
    """Where a contest is held; what its results file has already counts, and is not played again."""

    def __init__(
        self, contest: Contest, test: SequentialTest | None = None, results: ResultsFile | None = None
    ) -> None:
        check(contest)
        self._results = results
        self.standing = ContestResult(contest, results.open(contest) if results else [], test)

    def play(
        self, deals: int, jobs: int = 1, progress: Callable[[int], None] | None = None, cluster: str | None = None
    ) -> ContestResult:
        """Play until there are so many deals, or until the test can tell.

        Each deal is in the standing and in the file before the next is counted, so that whoever interrupts it loses
        at most the deals that are being played.
        """
        contest, played = self.standing.contest, self.standing.deals
        if self.standing.answer is None:
            for deal in spread(partial(play_deal, contest), range(len(played), deals), jobs, cluster):
                played.append(deal)
                if self._results is not None:
                    self._results.add(deal)
                if progress is not None:
                    progress(1)
                if self.standing.answer is not None:
                    break
        return self.standing


def check(contest: Contest) -> None:
    """Refuse what cannot be played, before anything is played."""
    game = find_game(contest.game)
    game.check_seats(contest.seats, game.choose(contest.options))
    check_line_up(len(contest.bots), contest.seats)
    for bot in contest.names:
        find_bot(bot)


def play_deal(contest: Contest, number: int) -> Deal:
    """One deal of a contest in every rotation."""
    return _table(contest).deal(number)


def mirror_is_even(contest: Contest) -> bool:
    """Whether the first bot, against itself, plays the first deal twice in the same way.

    In every rotation each chair then has the same bot with the same luck, so that all come out even. If not, the bot
    takes luck from elsewhere, or looks at the clock: no result of it can be repeated.
    """
    table = _table(contest)
    one, other = (table.play(0, [0] * contest.seats) for _ in range(2))
    return one.scores == other.scores


def _table(contest: Contest) -> DuplicateTable:
    makers = [find_bot(name) for name in contest.names]
    kind = BookedTable if contest.luck_adjusted else DuplicateTable
    return kind(find_game(contest.game), makers, contest.line_up, contest.options, contest.seed)
