"""How far hints and reviews can be trusted and how long they take, in a short form; docs/review.md has the long one.

python -m bench.reviewing measures this part alone.
"""

import statistics
import time
from collections.abc import Iterator

from rich.console import Console
from tools.calibration import BOT, brier, played, record_of_bots

from bench.reach import Aim, report
from camarilla.core.moments import Replayed
from camarilla.core.registry import find_game, game_ids
from camarilla.review.evaluator import SamplingEvaluator
from camarilla.review.hint import hint
from camarilla.review.review import review

TITLE = "Hints and reviews: chances to win against what happened, and seconds, one core"
GAMES = 12
CLUELESS = 0.1875
"""The Brier score of one who always says 25 %."""
REVIEW_SECONDS = 120.0
"""A minute on two cores."""
HINT_SECONDS = 2.0


def aims() -> Iterator[Aim]:
    """Every game."""
    for id in game_ids():
        samples = [sample for number in range(GAMES) for sample in played(id, number)]
        reached = statistics.fmean(brier(sample.chances, sample.shares) for sample in samples)
        yield Aim(id, f"Brier score in {GAMES} games", reached, CLUELESS, below=True, digits=3)
        yield from _times(id)


def _times(id: str) -> Iterator[Aim]:
    game = find_game(id)
    record = record_of_bots(game, 1, BOT)
    begun = time.process_time()
    review(record)
    yield Aim(id, "review, seconds", time.process_time() - begun, REVIEW_SECONDS, below=True, digits=1)
    moment = Replayed(game, record).moment(len(record.entries) // 2)
    begun = time.process_time()
    hint(game, moment, moment.to_act()[0], SamplingEvaluator(game))
    yield Aim(id, "hint, seconds", time.process_time() - begun, HINT_SECONDS, below=True, digits=2)


if __name__ == "__main__":
    report(Console(), TITLE, aims())
