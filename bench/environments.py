"""The environments for research: batches, PettingZoo, and copies in OpenSpiel beside copies of its own Python games."""

import multiprocessing
import time
from collections.abc import Iterator
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Barrier
from statistics import median

import numpy as np

from bench.measure import Work, best_rates
from bench.reach import Aim
from camarilla.adapters.batch import Batch
from camarilla.adapters.pettingzoo import env, raw_env
from camarilla.core.chance import FastChance
from camarilla.core.registry import game_ids

TITLE = "Environments: compiled, four seats, one core, per CPU second"
SEATS, ROWS, STEPS = 4, 1024, 300
WITH_MASKS, WITH_OBSERVATIONS = 2_000_000, 1_000_000
PROCESSES, TIMES_ONE, RUNS = 2, 1.8, 3
WRAPPED, RAW = 114_000, 396_000
"""Ten and twenty times the fastest card game of PettingZoo's own on the machine where all peers were measured."""
CLONES = 5.0
PEERS = ["python_block_dominoes", "python_liars_poker", "python_kuhn_poker"]
"""OpenSpiel's own games in Python: the first has hands and a state of some size; the last has three cards."""


def aims() -> Iterator[Aim]:
    """What each game reaches."""
    for id in game_ids():
        yield Aim(id, "batch: decisions/s with masks", batch_rate(id, observe=False), WITH_MASKS)
        yield Aim(id, "batch: decisions/s with masks and observations", batch_rate(id, observe=True), WITH_OBSERVATIONS)
        yield Aim(id, "batch: two processes, times one, with masks", times_one(id, observe=False), TIMES_ONE, digits=2)
        yield Aim(id, "batch: two processes, times one, with both", times_one(id, observe=True), TIMES_ONE, digits=2)
        rates = best_rates({"wrapped": pettingzoo_work(env, id), "raw": pettingzoo_work(raw_env, id)}, rounds=3)
        yield Aim(id, "PettingZoo: decisions/s with wrappers", rates["wrapped"], WRAPPED)
        yield Aim(id, "PettingZoo: decisions/s without", rates["raw"], RAW)
    yield from copies()


def batch_rate(id: str, observe: bool) -> float:
    """Decisions per CPU second inside the steps; what a policy takes to choose them is not counted."""
    chance, batch, spent = np.random.default_rng(1), Batch(id, ROWS, seats=SEATS, observe=observe), 0.0
    for _ in range(STEPS):
        lots = chance.random((ROWS, 1)) * batch.mask.sum(axis=1, keepdims=True)
        actions = (batch.mask.cumsum(axis=1, dtype=np.int16) > lots).argmax(axis=1)
        start = time.process_time()
        batch.step(actions)
        spent += time.process_time() - start
    return ROWS * STEPS / spent


def times_one(id: str, observe: bool) -> float:
    """What several processes reach together, at the same time, by what one reaches alone: the median of some runs.

    Processor time does not count the moments in which others have the core. It counts waiting for the memory, which
    is all that one process can take from the other.
    """
    return median([sum(_at_once(PROCESSES, id, observe)) / sum(_at_once(1, id, observe)) for _ in range(RUNS)])


def _at_once(processes: int, id: str, observe: bool) -> list[float]:
    """The rates of so many processes that step their batches at the same time."""
    context = multiprocessing.get_context("spawn")
    barrier, rates = context.Barrier(processes), context.SimpleQueue()
    workers = [context.Process(target=_work, args=(id, observe, barrier, rates)) for _ in range(processes)]
    for worker in workers:
        worker.start()
    found: list[float] = [rates.get() for _ in workers]
    for worker in workers:
        worker.join()
    return found


def _work(id: str, observe: bool, barrier: Barrier, rates: "SimpleQueue[float]") -> None:
    barrier.wait()
    rates.put(batch_rate(id, observe))


def pettingzoo_work(make: object, id: str) -> Work:
    """Whole games in PettingZoo's own loop. The mask is read as booleans, which NumPy searches fastest."""
    table = make(id, SEATS)  # type: ignore[operator]
    chance = FastChance(1)

    def play() -> int:
        table.reset(seed=chance.below(1000))
        decisions = 0
        for _ in table.agent_iter():
            seen, _, terminated, _, _ = table.last()
            if terminated:
                table.step(None)
            else:
                open_actions = seen["action_mask"].view(bool).nonzero()[0]
                table.step(open_actions[chance.below(len(open_actions))])
                decisions += 1
        return decisions

    return play


def copies() -> Iterator[Aim]:
    """Clones of a state in the middle of a game; none where OpenSpiel is not installed."""
    try:
        import open_spiel.python.games  # noqa: F401  (registers the peers)
        import pyspiel

        import camarilla.adapters.openspiel  # noqa: F401  (registers the games)
    except ImportError:
        return
    ours = {f"camarilla_{id.replace('-', '_')}": f"camarilla_{id.replace('-', '_')}" for id in game_ids()}
    names = {**ours, **{peer: peer for peer in PEERS}}
    rates = best_rates({name: _cloning(pyspiel.load_game(game)) for name, game in names.items()}, rounds=3)
    for name in ours:
        yield Aim(name, f"OpenSpiel: clones, times {PEERS[0]}", rates[name] / rates[PEERS[0]], CLONES, digits=1)
    for peer in PEERS:
        yield Aim("OpenSpiel", f"{peer}, clones/s", rates[peer])


def _cloning(game: object) -> Work:
    chance = np.random.default_rng(1)
    state = game.new_initial_state()  # type: ignore[attr-defined]
    decisions = 0
    while decisions < 2:
        decisions += not state.is_chance_node()
        state.apply_action(int(chance.choice(state.legal_actions())))

    def clone() -> int:
        for _ in range(500):
            state.clone()
        return 500

    return clone
