"""How good a decision was: by how much it made the chance to win smaller than the best one would have.

The steps are those of Lichess, 5, 10 and 15 points of a hundred. A loss that the worlds do not tell from none is none.
"""

import statistics
from dataclasses import dataclass

from camarilla.core.moments import Moment
from camarilla.review.chances import half_interval
from camarilla.review.evaluator import SamplingEvaluator

FORCED = "forced"
BEST = "best"
GOOD = "good"
STEPS = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""From which loss on a decision is called what."""
CONTENDERS = 4
"""How many actions, the best at first sight, a decision is compared with."""


@dataclass(frozen=True)
class Verdict:
    """A decision, the best one found, what the difference cost, and half the 95 % interval of that."""

    action: int
    best: int
    loss: float
    error: float
    mark: str


def judged(moment: Moment, seat: int, action: int, evaluator: SamplingEvaluator) -> Verdict:
    """The verdict on a decision that a seat took at a moment, from what it knew then."""
    contenders = evaluator.contenders(moment, seat, CONTENDERS)
    if contenders == [action]:
        return Verdict(action, action, 0.0, 0.0, FORCED)
    own = evaluator.wins(moment, seat, action)
    tried = {other: evaluator.wins(moment, seat, other) for other in contenders if other != action}
    best = max(tried, key=lambda other: (statistics.fmean(tried[other]), -other))
    # World by world, so that what the worlds differ in does not blur what the actions differ in.
    losses = [theirs - mine for theirs, mine in zip(tried[best], own, strict=True)]
    loss, error = statistics.fmean(losses), half_interval([(1.0, value) for value in losses], least=-1.0)
    if loss <= 0.0:
        return Verdict(action, action, 0.0, error, BEST)
    return Verdict(action, best, loss, error, mark_of(loss, error))


def mark_of(loss: float, error: float) -> str:
    """What a loss is called."""
    return next((name for least, name in STEPS if loss >= least and loss > error), GOOD)
