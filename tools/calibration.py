"""How far the judge of hints and reviews can be trusted: when it says 60 %, does it happen in 60 %?

python -m tools.calibration [--games N] [--jobs N] [GAME ...]

Games of bots are played, and at some moments of each every seat's chance to win, as the seat knew it, is compared with
what became of it. The tables and plots of docs/review.md are made anew. Compiled, 100 games of each take some minutes.
"""

import argparse
import math
import re
import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tools.reliability import Pair, plot

from camarilla.bots.base import make_bot
from camarilla.bots.estimate import Estimate
from camarilla.bots.processes import in_processes
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.moments import Moment, Replayed
from camarilla.core.record import Record
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.review.chances import ranked
from camarilla.review.evaluator import SIMULATIONS, SamplingEvaluator
from camarilla.speech.games import game_title
from camarilla.speech.voice import voice

PAGE = Path(__file__).resolve().parent.parent / "docs" / "review.md"
END = "<!-- end of the calibration -->"
SEATS = 4
BOT = "medium"
MOMENTS = 8
FIRST = 2000
"""Games with smaller numbers have served to find the temperatures, and prove nothing about them."""
BINS = 5
TEMPERATURES = [2.0 ** (power / 2) for power in range(-4, 17)]


@dataclass(frozen=True)
class Sample:
    """One moment of one game: each seat's chance by the judge, its points then, and its share of the victory."""

    stage: int
    chances: list[float]
    scores: list[int]
    shares: list[float]


def played(game_id: str, number: int, bot: str = BOT, simulations: int = SIMULATIONS) -> list[Sample]:
    """The samples of one game; the same number is the same game."""
    game = find_game(game_id)
    evaluator = SamplingEvaluator(game, simulations)
    samples = []
    for stage, moment, shares in stages_of(game, number, bot):
        chances = [evaluator.now(moment, seat).win(seat) for seat in range(SEATS)]
        samples.append(Sample(stage, chances, moment.truth().scores(), shares))
    return samples


def stages_of(game: Game, number: int, bot: str) -> Iterator[tuple[int, Moment, list[float]]]:
    """The moments of a game of bots at which it is judged: which of them, the moment, and who shared the victory."""
    record = record_of_bots(game, number, bot)
    replayed = Replayed(game, record)
    shares = [places[0] for places in ranked(record.places or [])]
    for stage in range(MOMENTS):
        yield stage, replayed.moment(replayed.last * stage // MOMENTS), shares


def record_of_bots(game: Game, number: int, bot: str) -> Record:
    """A game of bots; the same number is the same game."""
    table = Table(game, [f"Seat {seat}" for seat in range(SEATS)], seed=f"calibration {number}")
    chance = FastChance(number)
    bots = [make_bot(bot, number * SEATS + seat) for seat in range(SEATS)]
    while not table.over:
        seat = table.to_act()[0]
        table.play(seat, bots[seat].choose(table.chair(seat, chance)))
    return table.record()


def brier(chances: Sequence[float], shares: Sequence[float]) -> float:
    """The mean square of how far chances were off."""
    return statistics.fmean((chance - share) ** 2 for chance, share in zip(chances, shares, strict=True))


def by_lead(games: list[list[Sample]], stage: int) -> list[float]:
    """How far a model of the points alone is off at a stage, game by game.

    It gets at each stage the temperature that fits best, each half of the games the one of the other half: our own
    temperatures come from other games, too.
    """
    tried = [[_lead_brier(samples[stage], temperature) for samples in games] for temperature in TEMPERATURES]
    fits = [min(tried, key=lambda errors: statistics.fmean(errors[half::2])) for half in (1, 0)]
    return [fits[number % 2][number] for number in range(len(games))]


def by_lead_at_best(games: list[list[Sample]], stage: int) -> list[float]:
    """The same with the temperature that fits these very games best: no model of the points can do better on them."""
    tried = [[_lead_brier(samples[stage], temperature) for samples in games] for temperature in TEMPERATURES]
    return min(tried, key=statistics.fmean)


def gain(games: list[list[Sample]], model: Callable[[list[list[Sample]], int], list[float]]) -> tuple[float, Estimate]:
    """How far a model of the points is off, and by how much the judge is better."""
    own = [statistics.fmean(brier(sample.chances, sample.shares) for sample in samples) for samples in games]
    stages = [model(games, stage) for stage in range(MOMENTS)]
    lead = [statistics.fmean(stage[number] for stage in stages) for number in range(len(games))]
    return statistics.fmean(lead), Estimate.of([other - mine for mine, other in zip(own, lead, strict=True)])


def _lead_brier(sample: Sample, temperature: float) -> float:
    best = max(sample.scores)
    weights = [math.exp((score - best) / temperature) for score in sample.scores]
    return brier([weight / sum(weights) for weight in weights], sample.shares)


def report(title: str, games: list[list[Sample]]) -> list[str]:
    """The lines of the page about one game."""
    own = statistics.fmean(brier(sample.chances, sample.shares) for samples in games for sample in samples)
    (lead, gained), (best, least) = gain(games, by_lead), gain(games, by_lead_at_best)
    pairs = pairs_of(games)
    rows = [
        f"| {100 * low // BINS} to {100 * (low + 1) // BINS} % | {_percent([chance for chance, _ in inside])} "
        f"| {_percent([share for _, share in inside])} | {len(inside)} |"
        for low in range(BINS)
        for inside in [[pair for pair in pairs if low <= min(pair[0] * BINS, BINS - 0.5) < low + 1]]
        if inside
    ]
    figures = f"{len(games)} games, Brier score {own:.4f}; of the points alone {lead:.4f}: better by {_told(gained)}."
    at_best = f"Of the points with what fits these very games {best:.4f}: better by {_told(least)}."
    head = ["| it says | in the mean | it happens | how often it was said |", "|---|---|---|---|"]
    return [f"### {title}", "", figures, at_best, "", *head, *rows, ""]


def _told(gained: Estimate) -> str:
    return f"{gained.mean:.4f} ({gained.low:.4f} to {gained.high:.4f})"


def pairs_of(games: list[list[Sample]]) -> list[Pair]:
    """Every chance that was told, with what became of it."""
    return [pair for samples in games for sample in samples for pair in zip(sample.chances, sample.shares, strict=True)]


def _percent(values: list[float]) -> str:
    return f"{100 * statistics.fmean(values):.0f} %"


def with_section(page: str, lines: list[str]) -> str:
    """The page with the lines about one game in the place of those that it had."""
    section = re.compile(f"{re.escape(lines[0])}\n.*?(?=\n### |\n{END})", re.DOTALL)
    return section.sub(lambda _: "\n".join(lines), page, count=1)


def write_section(game_id: str, games: list[list[Sample]]) -> None:
    """Write what was found about one game: its lines of the page, and its plot."""
    game = find_game(game_id)
    title = game_title(game, voice(game, "en"))
    picture = PAGE.parent / "pictures" / f"calibration-{game_id}.svg"
    picture.write_text(plot(title, pairs_of(games)), encoding="utf-8")
    lines = [*report(title, games), f"![What was said, and what happened: {title}](pictures/{picture.name})", ""]
    PAGE.write_text(with_section(PAGE.read_text(encoding="utf-8"), lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=game_ids())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    for game_id in args.game:
        write_section(
            game_id, list(in_processes(partial(played, game_id), range(FIRST, FIRST + args.games), args.jobs))
        )


if __name__ == "__main__":
    main()
