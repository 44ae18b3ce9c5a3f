"""One side of the comparison: a process that does a portion of work whenever it is asked, and says how much it was.

Workers run in the environments of the peers, so this module and those of the peers use nothing but the standard library
and the peer itself. A line on standard input names a work; the answer is a line of JSON.
"""

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import NamedTuple

SECONDS = 0.4
"""Of the processor, at least, for one portion."""


class Portion(NamedTuple):
    """What was done: decisions, copies, steps or simulations, whole games among them, and the seconds it took."""

    amount: int
    games: int = 0
    seconds: float = 0.0


Work = Callable[[], Portion]


def measured(work: Work) -> Portion:
    """Work for some time, timed by itself or, if it does not say, from outside."""
    work()  # once, so that nothing is measured that happens only the first time
    amount, games, spent = 0, 0, 0.0
    while spent < SECONDS:
        start = time.process_time()
        portion = work()
        spent += portion.seconds or time.process_time() - start
        amount, games = amount + portion.amount, games + portion.games
    return Portion(amount, games, spent)


def serve(distributions: list[str], works: dict[str, Work], build: str = "") -> None:
    """Say which versions are measured and what can be asked for; then answer until nobody asks any more."""
    versions = [f"{name} {version(name)}{build}" for name in distributions]
    # What a peer prints goes elsewhere: standard output carries the answers.
    answers, sys.stdout = sys.stdout, sys.stderr
    print(json.dumps({"versions": versions, "works": list(works)}), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(measured(works[line.strip()])._asdict()), file=answers, flush=True)
