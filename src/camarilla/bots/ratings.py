"""Ratings of bots from all games that they have played: by the order in which a table finishes, all games at once.

The model is Plackett's and Luce's: every bot has a strength, and whoever is to be next in the order is each of those
left, as likely as its part of their strengths. Ratings that are moved game by game depend on the order of the games;
these do not. How sure they are is found by rating again and again what deals drawn out of the deals would have shown.
"""

import itertools
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from camarilla.bots.deals import Rotation
from camarilla.bots.estimate import Estimate
from camarilla.core.chance import FastChance

USUAL_RATING = 1500.0
"""The mean of all bots."""
SCALE = 400 / math.log(10)
"""As in chess: whoever is rated 400 higher is ten times as strong."""
ROUNDS = 200
"""How often the strengths are mended at most ..."""
SETTLED = 1e-4
"""... and by which part of themselves they may still change against each other."""
RESAMPLES = 200

Order = tuple[tuple[int, ...], ...]
"""How a game ended: the bots in the first place, then those in the next; one with several seats is there as often."""
Choice = tuple[tuple[int, ...], tuple[tuple[int, float], ...]]
"""The bots of whom one was the next, and those who could have been: each bot with its seats that were left."""


@dataclass(frozen=True)
class PlayedDeal:
    """One deal of any contest: how each of its games ended, with the bots by their numbers in the rating."""

    games: tuple[Order, ...]

    @classmethod
    def of(cls, deal: Sequence[Rotation], numbers: Sequence[int]) -> "PlayedDeal":
        """From a deal's rotations; `numbers` says which bot of the rating each bot of the contest is."""
        return cls(tuple(_order(played, numbers) for played in deal))


def ratings(deals: Sequence[PlayedDeal], bots: int, seed: int = 1) -> list[Estimate]:
    """The rating of every bot with its 95 % interval; contests of different bots are rated together if they connect."""
    told = [[choice for game in deal.games for choice in _choices(game)] for deal in deals]
    strengths = _strengths(told, [1.0] * bots)
    rated = _rated(strengths)
    chance = FastChance(seed)
    again = []
    for _ in range(RESAMPLES):
        resampled = [told[chance.below(len(told))] for _ in told]
        again.append(_rated(_strengths(resampled, strengths)))
    found = []
    for bot in range(bots):
        spread = sorted(one[bot] for one in again)
        low, high = spread[RESAMPLES // 40], spread[-1 - RESAMPLES // 40]
        if low == high and bots > 1:
            low, high = -math.inf, math.inf  # deals that all end alike say nothing of others
        found.append(Estimate(rated[bot], low, high))
    return found


def _order(played: Rotation, numbers: Sequence[int]) -> Order:
    places = sorted(set(played.places))
    return tuple(
        tuple(numbers[bot] for bot, place in zip(played.bots, played.places, strict=True) if place == wanted)
        for wanted in places
    )


def _rated(strengths: list[float]) -> list[float]:
    logarithms = [math.log(strength) for strength in strengths]
    mean = sum(logarithms) / len(logarithms)
    return [USUAL_RATING + SCALE * (logarithm - mean) for logarithm in logarithms]


def _strengths(told: Sequence[Sequence[Choice]], begun: list[float]) -> list[float]:
    """What makes the choices likeliest, found by Hunter's iteration from strengths that are not far off.

    Each bot has also won once and lost once against one of the usual strength, 1: one who has won everything is then
    rated high and not infinitely high, and all ratings hang together.
    """
    counted = Counter(choice for choices in told for choice in choices)
    strengths = begun
    for _ in range(ROUNDS):
        chosen, chances = [1.0] * len(begun), [2 / (strength + 1) for strength in strengths]
        for (group, there), times in counted.items():
            for bot in group:
                chosen[bot] += times / len(group)
            unit = times / sum(part * strengths[bot] for bot, part in there)
            for bot, part in there:
                chances[bot] += part * unit
        mended = [wins / chance for wins, chance in zip(chosen, chances, strict=True)]
        moved = [new / old for new, old in zip(mended, strengths, strict=True)]
        strengths = mended
        if max(moved) < min(moved) * (1 + SETTLED):
            break  # All of them may still grow or shrink together: ratings do not see that.
    return strengths


def _choices(order: Order) -> Iterator[Choice]:
    """Who was the next in an order, of whom, again and again; those who share a place share the choices to it.

    Nothing is learned from a choice among seats of one bot, nor from the last seat of all.
    """
    for depth, group in enumerate(order):
        below = list(itertools.chain.from_iterable(order[depth + 1 :]))
        for taken in range(len(group)):
            there = dict.fromkeys([*group, *below], 0.0)
            for bot in group:
                there[bot] += 1 - taken / len(group)
            for bot in below:
                there[bot] += 1
            if len(there) > 1 and len(group) - taken + len(below) > 1:
                yield group, tuple(sorted(there.items()))
