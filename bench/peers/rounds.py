"""All workers asked in turn, one portion each, round after round: a busy moment hits everybody alike."""

import statistics
from collections.abc import Iterable
from itertools import zip_longest
from typing import NamedTuple

from bench.peers.installed import OURS, PEERS, Asked, NotThere


class Rate(NamedTuple):
    """The median of all rounds, in a second of the processor."""

    amount: float
    games: float


class Measured(NamedTuple):
    """What a run has found: rates by peer and work, versions, and who could not be measured and why."""

    rates: dict[str, dict[str, Rate]]
    versions: list[str]
    missing: dict[str, str]


def measure(rounds: int) -> Measured:
    """Install, start and ask everybody."""
    asked, missing = [], {}
    for peer in (OURS, *PEERS):
        print(f"{peer.name} ...", flush=True)
        try:
            asked.append(Asked(peer))
        except NotThere as reason:
            missing[peer.name] = str(reason)
    portions: dict[tuple[str, str], list[Rate]] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        for worker, work in _in_turn(asked):
            if worker.peer.name in missing:
                continue
            try:
                told = worker.ask(work)
            except NotThere as reason:
                missing[worker.peer.name] = str(reason)
                continue
            rate = Rate(told["amount"] / told["seconds"], told["games"] / told["seconds"])
            portions.setdefault((worker.peer.name, work), []).append(rate)
    for worker in asked:
        worker.dismiss()
    rates: dict[str, dict[str, Rate]] = {worker.peer.name: {} for worker in asked}
    for (name, work), found in portions.items():
        rates[name][work] = _median(found)
    return Measured(rates, [version for worker in asked for version in worker.versions], missing)


def _in_turn(asked: list[Asked]) -> Iterable[tuple[Asked, str]]:
    """A work of each, then the next of each."""
    lists = [[(worker, work) for work in worker.works] for worker in asked]
    for turn in zip_longest(*lists):
        yield from (pair for pair in turn if pair is not None)


def _median(rates: list[Rate]) -> Rate:
    return Rate(statistics.median(rate.amount for rate in rates), statistics.median(rate.games for rate in rates))
