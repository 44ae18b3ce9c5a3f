"""A hint: the best decisions that a seat has, and why the first is better than the second.

It is made from what the seat knows and from nothing else, so that at a running table it may be shown to that seat.
"""

import statistics
from collections.abc import Callable
from dataclasses import dataclass

from camarilla.core.clauses import NotYourTurn
from camarilla.core.game import Game
from camarilla.core.moments import Moment
from camarilla.core.position import Position
from camarilla.review.chances import half_interval
from camarilla.review.evaluator import SamplingEvaluator

CONTENDERS = 6
"""How many actions are looked at, the best at first sight."""
SHOWN = 3
"""How many of them are told."""
REASONS = 2
LEAST = 0.1
"""Fewer points than this are no reason."""

Terms = Callable[[Position, int], dict[str, int]]


@dataclass(frozen=True)
class Advice:
    """One decision with the chance to win that it gives, and half of its 95 % interval."""

    action: int
    chance: float
    error: float


@dataclass(frozen=True)
class Reason:
    """What speaks for the best decision against the next: so many points more in one term of the judgement.

    A reason without a term is that another seat has so many points less to hope for.
    """

    seat: int
    term: str
    points: float


@dataclass(frozen=True)
class Hint:
    """The best decisions of a seat, the best first."""

    seat: int
    advice: list[Advice]
    reasons: list[Reason]

    def json(self, game: Game) -> dict[str, object]:
        """For programs."""
        return {
            "seat": self.seat,
            "advice": [
                {"play": game.verbs.text(one.action), "chance": one.chance, "error": one.error} for one in self.advice
            ],
            "reasons": [{"seat": one.seat, "term": one.term or None, "points": one.points} for one in self.reasons],
        }


def hint(game: Game, moment: Moment, seat: int, evaluator: SamplingEvaluator) -> Hint:
    """What a seat that has to decide at a moment should do; refuses one that has not."""
    if seat not in moment.to_act():
        raise NotYourTurn("not-your-turn", seat=seat)
    advice = [_advice(moment, seat, action, evaluator) for action in evaluator.contenders(moment, seat, CONTENDERS)]
    advice.sort(key=lambda one: (-one.chance, one.action))
    return Hint(seat, advice[:SHOWN], reasons_of(game, moment, seat, [one.action for one in advice[:2]], evaluator))


def _advice(moment: Moment, seat: int, action: int, evaluator: SamplingEvaluator) -> Advice:
    wins = evaluator.wins(moment, seat, action)
    return Advice(action, statistics.fmean(wins), half_interval([(1.0, win) for win in wins]))


def reasons_of(game: Game, moment: Moment, seat: int, actions: list[int], evaluator: SamplingEvaluator) -> list[Reason]:
    """The terms in which the first of two actions is most ahead of the second, where the look ahead ends."""
    if len(actions) < 2:
        return []
    terms = terms_of(game)
    better, worse = (_mean_terms(terms, moment, seat, action, evaluator) for action in actions)
    gains = [
        Reason(whose, term, (gain if whose == seat else -gain) / 100.0)
        for whose, term in sorted(better.keys() | worse.keys())
        for gain in [better.get((whose, term), 0.0) - worse.get((whose, term), 0.0)]
    ]
    gains.sort(key=lambda reason: -reason.points)
    return [reason for reason in gains[:REASONS] if reason.points >= LEAST]


def _mean_terms(
    terms: Terms, moment: Moment, seat: int, action: int, evaluator: SamplingEvaluator
) -> dict[tuple[int, str], float]:
    """The seat's own terms, and of each other seat all of them together, in the mean over the futures."""
    sums: dict[tuple[int, str], float] = {}
    futures = list(evaluator.futures(moment, seat, action))
    for future in futures:
        for other in range(future.seats):
            for name, worth in terms(future, other).items():
                place = (other, name if other == seat else "")
                sums[place] = sums.get(place, 0.0) + worth / len(futures)
    return sums


def terms_of(game: Game) -> Terms:
    """What a game's judgement consists of; where it does not say, points."""
    if game.has("judgement", "terms"):
        own: Terms = game.part("judgement", "terms")
        return own
    return lambda position, seat: {"points": 100 * position.scores()[seat]}
