"""What came to light at an entry: of what a seat saw happen, what it could not expect, so that luck can be named.

Each game says in its `review.toml` which events reveal something; all others follow from those or from a decision. What
happens in nearly every world of the seat is no news to it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from camarilla.bots.judging.judge import guidance_of
from camarilla.core.events import Seen
from camarilla.core.game import Game
from camarilla.review.evaluator import Aftermath

MOST = 4
"""How many events are named at most."""
EXPECTED = 0.75
"""What happens in so large a part of the worlds was expected ..."""
POSSIBLE = 0.1
"""... and what happens in less of them need not be spoken of when it does not come."""
DOUBT = 10.0
"""As if so many more worlds had shown an event without any luck: what hardly any world shows tells little."""


@dataclass(frozen=True)
class News:
    """What came to light; or, if it was only that something did not happen, that."""

    revealed: list[Seen] = field(default_factory=list)
    missed: list[Seen] = field(default_factory=list)


def news(game: Game, eyes: int, outcomes: Sequence[Aftermath], saw: Sequence[Seen], luck: float) -> News:
    """What a seat learned when it saw that happen, from what could have come; the luck is what that meant to it."""
    reveals = guidance_of(game).get("reveals")
    legal = [one for one in outcomes if one.weight]
    told = [[seen for seen in one.told(game, eyes) if _is_revealing(seen, reveals)] for one in legal]
    total = sum(one.weight for one in legal)

    def share(seen: Seen) -> float:
        return sum(one.weight for one, those in zip(legal, told, strict=True) if seen in those) / total

    fresh = [seen for seen in saw if _is_revealing(seen, reveals) and share(seen) < EXPECTED]
    if fresh:
        worth = [_worth(seen, eyes, legal, told) * luck for seen in fresh]
        best = sorted(range(len(fresh)), key=lambda place: -worth[place])[:MOST]
        return News(revealed=[fresh[place] for place in sorted(best)])
    others = [seen for those in told for seen in those if seen not in saw]
    likeliest = max(others, key=share, default=None)
    return News(missed=[likeliest] if likeliest is not None and share(likeliest) >= POSSIBLE else [])


def _is_revealing(seen: Seen, reveals: Sequence[str] | None) -> bool:
    return reveals is None or seen["event"] in reveals


def _worth(seen: Seen, eyes: int, outcomes: Sequence[Aftermath], told: Sequence[Sequence[Seen]]) -> float:
    """By how much the chance to win is larger in those worlds in which an event happens."""
    total = sum(one.weight for one in outcomes)
    mean = sum(one.weight * one.places[eyes][0] for one in outcomes) / total
    there = [one for one, those in zip(outcomes, told, strict=True) if seen in those]
    more = sum(one.weight * (one.places[eyes][0] - mean) for one in there)
    return more / (sum(one.weight for one in there) + DOUBT * total / len(outcomes))
