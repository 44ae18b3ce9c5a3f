"""Finds how much a lead decides in each chapter of a game, for its review.toml, and what the judge is worth with that.

python -m tools.temperatures [--games N] [--jobs N] GAME ...

The temperatures that fit all games are printed. For docs/review.md each half of the games is judged with those that fit
the other half, so that no game is judged by what was found from it.
"""

import argparse
import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from tools.calibration import BOT, SEATS, Sample, brier, stages_of, write_section

from camarilla.bots.processes import in_processes
from camarilla.core.moments import Moment
from camarilla.core.registry import find_game
from camarilla.review.chances import ranked
from camarilla.review.evaluator import SIMULATIONS, SamplingEvaluator

TEMPERATURES = (500, 600, 700, 850, 950, 1000, 1200, 1400, 1600, 1800, 2000, 2500, 3000, 4000, 5000)

End = tuple[bool, list[float]]
"""Where a look ahead ended: whether the game was over, and the shares of the victory then, or else the prospects."""


@dataclass(frozen=True)
class Ends:
    """One moment of one game before it is judged: in each seat's worlds, where the look ahead ended."""

    stage: int
    chapter: int
    seats: list[list[End]]
    scores: list[int]
    shares: list[float]

    def judged(self, temperature: float) -> Sample:
        """The chances by a temperature."""
        chances = [
            statistics.fmean(_share(end, seat, temperature) for end in ends) for seat, ends in enumerate(self.seats)
        ]
        return Sample(self.stage, chances, self.scores, self.shares)


class Looker(SamplingEvaluator):
    """Looks ahead, and tells what it sees before anything is concluded from it."""

    def ends(self, moment: Moment, eyes: int) -> list[End]:
        """World by world."""
        found: list[End] = []
        for world in self._worlds(moment, eyes):
            self._judge.look_ahead(world)
            over = not world.acting()
            shares = [places[0] for places in ranked(world.ranking())] if over else []
            found.append((over, shares or [float(one) for one in self._judge.prospects(world)]))
        return found


def ends_of(game_id: str, number: int, bot: str = BOT, simulations: int = SIMULATIONS) -> list[Ends]:
    """The moments of one game; the same number is the same game."""
    game = find_game(game_id)
    looker = Looker(game, simulations)
    found = []
    for stage, moment, shares in stages_of(game, number, bot):
        seats = [looker.ends(moment, seat) for seat in range(SEATS)]
        found.append(Ends(stage, int(moment.truth().chapter()), seats, moment.truth().scores(), shares))
    return found


def fitting(games: Sequence[Sequence[Ends]]) -> dict[int, int]:
    """The temperature of each chapter with the smallest error."""
    by_chapter: dict[int, list[Ends]] = {}
    for ends in (one for game in games for one in game):
        by_chapter.setdefault(ends.chapter, []).append(ends)
    return {chapter: min(TEMPERATURES, key=partial(_error, found)) for chapter, found in sorted(by_chapter.items())}


def crossed(games: Sequence[Sequence[Ends]]) -> list[list[Sample]]:
    """Every game judged with what fits the half of the games to which it does not belong."""
    fits = [fitting(games[1::2]), fitting(games[0::2])]
    usual = statistics.median(TEMPERATURES)
    return [
        [ends.judged(fits[number % 2].get(ends.chapter, usual)) for ends in game] for number, game in enumerate(games)
    ]


def _error(found: Sequence[Ends], temperature: float) -> float:
    samples = [ends.judged(temperature) for ends in found]
    return statistics.fmean(brier(sample.chances, sample.shares) for sample in samples)


def _share(end: End, seat: int, temperature: float) -> float:
    over, values = end
    if over:
        return values[seat]
    best = max(values)
    weights = [math.exp((value - best) / temperature) for value in values]
    return weights[seat] / sum(weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    for game_id in args.game:
        games = list(in_processes(partial(ends_of, game_id), range(args.games), args.jobs))
        print(game_id, fitting(games))
        write_section(game_id, crossed(games))


if __name__ == "__main__":
    main()
