"""What there is to find out about one moment of a record; moments can be studied apart, in several processes."""

from dataclasses import dataclass

from camarilla.core.game import Game
from camarilla.core.moments import Replayed
from camarilla.core.record import Decision
from camarilla.review.chances import Chances
from camarilla.review.evaluator import Evaluator, SamplingEvaluator
from camarilla.review.marks import Verdict, judged


@dataclass(frozen=True)
class Study:
    """One moment: the chances as each seat knew them, as one who knew all, and after the decision that followed."""

    known: list[Chances]
    truth: Chances
    after: list[Chances | None]
    """As each seat saw the decision; empty at the end of the record, and where the entry undoes another."""
    verdict: Verdict | None


def study(game: Game, replayed: Replayed, number: int, evaluator: SamplingEvaluator) -> Study:
    """All about the moment after so many entries, with a verdict on the next one."""
    entry = _next_decision(replayed, number)
    found = chances_of(game, replayed, number, evaluator)
    if entry is None:
        return found
    verdict = judged(replayed.moment(number), entry.seat, game.verbs.parse(entry.play), evaluator)
    return Study(found.known, found.truth, found.after, verdict)


def chances_of(game: Game, replayed: Replayed, number: int, evaluator: Evaluator) -> Study:
    """The same without the verdict; any evaluator can say that."""
    moment, entry = replayed.moment(number), _next_decision(replayed, number)
    seats = range(len(replayed.record.names))
    known = [evaluator.now(moment, seat) for seat in seats]
    after: list[Chances | None] = []
    if entry is not None:
        action = game.verbs.parse(entry.play)
        then = replayed.moment(number + 1)
        after = [evaluator.after(moment, seat, entry.seat, action, then) for seat in seats]
    return Study(known, evaluator.now(moment, None), after, None)


def _next_decision(replayed: Replayed, number: int) -> Decision | None:
    if number == replayed.last or replayed.record.entries[number].undo:
        return None
    return replayed.record.entries[number]
