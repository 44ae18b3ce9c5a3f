"""Which of many candidates is best, found by successive halving: after each round the worse half is dropped.

All that are left play the same deals, and each round has as many again as all rounds before it together: much is played
by few, so that close ones are told apart, and little by what is clearly worse.
"""

import statistics
from collections.abc import Callable, Iterator
from typing import NamedTuple


class Trial(NamedTuple):
    """A candidate, by its number, in one deal."""

    candidate: int
    deal: int


class Result(NamedTuple):
    """What a candidate made of a deal: the part of its games that it won, and its points on average."""

    win: float
    score: float


Play = Callable[[list[Trial]], Iterator[Result]]
"""Plays trials, in their order."""
Standings = dict[int, list[Result]]
"""By candidate, the results of its deals."""


def race(candidates: int, deals: int, play: Play) -> Standings:
    """Results of all candidates, the best last; each of them plays at least `deals` deals."""
    results: Standings = {number: [] for number in range(candidates)}
    alive, dropped, played = list(results), list[int](), 0
    while len(alive) > 1:
        until = deals if not played else 2 * played
        trials = [Trial(number, deal) for deal in range(played, until) for number in alive]
        for trial, result in zip(trials, play(trials), strict=True):
            results[trial.candidate].append(result)
        played = until
        order = sorted(alive, key=lambda number: strength(results[number]))
        half = len(order) // 2
        dropped += order[:half]
        alive = sorted(order[half:])
    return {number: results[number] for number in [*dropped, *alive]}


def strength(results: list[Result]) -> tuple[float, float]:
    """Wins on average; points where the wins are equal."""
    return statistics.fmean(result.win for result in results), statistics.fmean(result.score for result in results)
