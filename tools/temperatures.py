"""Finds how much a lead decides in each chapter of a game, for its review.toml, and what the judge is worth with that.

python -m tools.temperatures [--games N] [--simulations N] [--jobs N] GAME ...

The temperatures that fit all games are printed. For docs/review.md each half of the games is judged with those that fit
the other half, so that no game is judged by what was found from it.
"""

import argparse
import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from tools.calibration import BOT, SEATS, Sample, stages_of, write_section

from camarilla.bots.processes import in_processes
from camarilla.core.moments import Moment
from camarilla.core.registry import find_game
from camarilla.review.chances import ranked
from camarilla.review.evaluator import SIMULATIONS, SamplingEvaluator

TEMPERATURES = (400, 500, 600, 700, 850, 1000, 1200, 1400, 1700, 2000, 2500, 3000, 4000, 5000, 7000)
SWEEPS = 4
"""How often each chapter's temperature is found anew by those of the others."""


@dataclass(frozen=True)
class End:
    """Where a look ahead ended: the prospects, or the shares of the victory if the game was over."""

    over: bool
    chapter: int
    values: list[float]

    def share(self, seat: int, temperature: float) -> float:
        """A seat's chance to win by a temperature."""
        if self.over:
            return self.values[seat]
        best = max(self.values)
        weights = [math.exp((value - best) / temperature) for value in self.values]
        return weights[seat] / sum(weights)


@dataclass(frozen=True)
class Ends:
    """One moment of one game before it is judged: in each seat's worlds, where the look ahead ended."""

    stage: int
    seats: list[list[End]]
    scores: list[int]
    shares: list[float]

    def judged(self, temperatures: Mapping[int, float]) -> Sample:
        """The chances by the temperatures of the chapters."""
        chances = [
            statistics.fmean(end.share(seat, temperatures[end.chapter]) for end in ends)
            for seat, ends in enumerate(self.seats)
        ]
        return Sample(self.stage, chances, self.scores, self.shares)


class Looker(SamplingEvaluator):
    """Looks ahead, and tells what it sees before anything is concluded from it."""

    def ends(self, moment: Moment, eyes: int) -> list[End]:
        """World by world."""
        found: list[End] = []
        for share, world in self._worlds(moment, eyes):
            self._judge.look_ahead(world, share)
            over = not world.acting()
            shares = [places[0] for places in ranked(world.ranking())] if over else []
            found.append(
                End(over, int(world.chapter()), shares or [float(one) for one in self._judge.prospects(world)])
            )
        return found


def ends_of(game_id: str, number: int, bot: str = BOT, simulations: int = SIMULATIONS) -> list[Ends]:
    """The moments of one game; the same number is the same game."""
    game = find_game(game_id)
    looker = Looker(game, simulations)
    return [
        Ends(stage, [looker.ends(moment, seat) for seat in range(SEATS)], moment.truth().scores(), shares)
        for stage, moment, shares in stages_of(game, number, bot)
    ]


class Row:
    """A seat's chance at one moment: what is certain of it, and what each chapter adds, by the temperature there."""

    def __init__(self, ends: Sequence[End], seat: int, came: float) -> None:
        self.came = came
        self.certain = sum(end.values[seat] for end in ends if end.over) / len(ends)
        self.parts: dict[int, list[float]] = {}
        for end in ends:
            if not end.over:
                part = self.parts.setdefault(end.chapter, [0.0] * len(TEMPERATURES))
                for at, temperature in enumerate(TEMPERATURES):
                    part[at] += end.share(seat, temperature) / len(ends)

    def error(self, chosen: Mapping[int, int]) -> float:
        """The square of how far it is off."""
        told = self.certain + sum(part[chosen[chapter]] for chapter, part in self.parts.items())
        return (told - self.came) ** 2


def fitting(games: Sequence[Sequence[Ends]]) -> dict[int, int]:
    """The temperature of each chapter in which look aheads end, so that all chances together are least off."""
    rows = [
        Row(ends, seat, moment.shares[seat])
        for game in games
        for moment in game
        for seat, ends in enumerate(moment.seats)
    ]
    chosen = dict.fromkeys(sorted({chapter for row in rows for chapter in row.parts}), len(TEMPERATURES) // 2)
    for _ in range(SWEEPS):
        for chapter in chosen:
            concerned = [row for row in rows if chapter in row.parts]
            tried = [sum(row.error({**chosen, chapter: at}) for row in concerned) for at in range(len(TEMPERATURES))]
            chosen[chapter] = tried.index(min(tried))
    return {chapter: TEMPERATURES[at] for chapter, at in chosen.items()}


def crossed(games: Sequence[Sequence[Ends]]) -> list[list[Sample]]:
    """Every game judged with what fits the half of the games to which it does not belong."""
    fits = [fitting(games[1::2]), fitting(games[0::2])]
    # Few look aheads end in a chapter that the other half has never seen.
    usual = dict.fromkeys(range(max(max(fit) for fit in fits) + 2), statistics.median(TEMPERATURES))
    return [[ends.judged({**usual, **fits[number % 2]}) for ends in game] for number, game in enumerate(games)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    for game_id in args.game:
        of_one = partial(ends_of, game_id, simulations=args.simulations)
        games = list(in_processes(of_one, range(args.games), args.jobs))
        print(game_id, fitting(games))
        write_section(game_id, crossed(games))


if __name__ == "__main__":
    main()
