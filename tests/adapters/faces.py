"""One game through every interface: the same luck, the same decisions, the same positions."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from mypy_extensions import i64

import camarilla.adapters.openspiel  # noqa: F401  (registers the games)
from camarilla.adapters.batch import Batch
from camarilla.adapters.branch import DecidedChance
from camarilla.adapters.gymnasium import SeatEnv
from camarilla.adapters.pettingzoo import raw_env
from camarilla.core.chance import AuditedChance, Chance, FastChance
from camarilla.core.position import Position
from camarilla.core.record import Record
from camarilla.testkit import Setup


class Step(NamedTuple):
    """A decision, and what could be seen before it."""

    digest: str
    seat: int
    legal: list[int]
    action: int


class Script(NamedTuple):
    """A whole game: its luck, its decisions, and how it ended."""

    setup: Setup
    draws: tuple[int, ...]
    steps: list[Step]
    digest: str


class RecordingChance(Chance):
    """Luck that writes down what it answers, where there was something to choose."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.draws: list[int] = []

    def below(self, size: i64) -> i64:
        drawn = self._source.below(size)
        if size > 1:
            self.draws.append(int(drawn))
        return drawn


def write_script(setup: Setup, luck: Chance, choose: Callable[[Position, int], tuple[int, int]]) -> Script:
    """Play natively; `choose` says who decides what, given the position and the number of the decision."""
    chance, steps = RecordingChance(luck), list[Step]()
    position = setup.game.start(setup.seats, chance, setup.options)
    while position.acting():
        seat, action = choose(position, len(steps))
        steps.append(Step(position.digest(), seat, position.legal(seat), action))
        position.play(seat, action)
    return Script(setup, tuple(chance.draws), steps, position.digest())


def random_script(setup: Setup, seed: int) -> Script:
    chance = FastChance(seed + 1)

    def choose(position: Position, _: int) -> tuple[int, int]:
        seat = position.to_act()[0]
        legal = position.legal(seat)
        return seat, legal[chance.below(len(legal))]

    return write_script(setup, FastChance(seed), choose)


def script_of_record(setup: Setup, record: Record) -> Script:
    """A finished game of the server, played again."""
    luck = AuditedChance(bytes.fromhex(record.seed or ""), record.words)
    luck.open = True
    decisions = [(entry.seat, setup.game.verbs.parse(entry.play)) for entry in record.entries]
    return write_script(setup, luck, lambda _, number: decisions[number])


def through_pettingzoo(script: Script) -> None:
    table = raw_env(script.setup.game, script.setup.seats, **script.setup.options)
    table._chance = DecidedChance(script.draws)  # type: ignore[assignment]
    table.reset()
    for step in script.steps:
        assert table.agent_selection == f"seat_{step.seat}" and table.position.digest() == step.digest
        assert list(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])) == step.legal
        table.step(step.action)
    assert table.position.digest() == script.digest and all(table.terminations.values())


def through_batch(script: Script) -> None:
    chosen: dict[str, Any] = {**script.setup.options}
    batch = Batch(script.setup.game, 2, seats=script.setup.seats, **chosen)
    _deal(batch, script)
    for step in script.steps:
        for row in (0, 1):
            assert batch.acting[row] == step.seat and batch.position(row).digest() == step.digest
            assert list(np.flatnonzero(batch.mask[row])) == step.legal
        batch.step(np.array([step.action, step.action]))
    assert batch.ended.all() and batch.position(1).digest() == script.digest


def _deal(batch: Batch, script: Script) -> None:
    for row in range(batch.rows):
        batch.kernel.reset(row, DecidedChance(script.draws))


def through_gymnasium(script: Script, seat: int) -> None:
    """One seat decides as in the script, and so do its opponents."""
    env = SeatEnv(script.setup.game, seat, script.setup.seats, **script.setup.options)
    left = iter(step for step in script.steps if step.seat != seat)

    def follow(position: Position, asked: int) -> int:
        step = next(left)
        assert (position.digest(), asked, position.legal(asked)) == (step.digest, step.seat, step.legal)
        return step.action

    env.batch.kernel.choose = follow
    _deal(env.batch, script)
    for step in script.steps:
        if step.seat == seat:
            assert env.batch.position(0).digest() == step.digest
            assert list(np.flatnonzero(env.action_masks())) == step.legal
            over = env.step(step.action)[2]
    assert over and env.batch.position(0).digest() == script.digest


def through_openspiel(script: Script) -> None:
    setup = script.setup
    chosen = [f"players={setup.seats}", *[f"{name}={choice}" for name, choice in setup.options.items()]]
    state: Any = pyspiel.load_game(
        f"camarilla_{setup.game.id.replace('-', '_')}({','.join(chosen)})"
    ).new_initial_state()
    draws = iter(script.draws)
    for step in [*script.steps, None]:
        while state.is_chance_node():
            state.apply_action(next(draws))
        if step is not None:
            assert state.branch.position.digest() == step.digest
            assert (state.current_player(), state.legal_actions()) == (step.seat, step.legal)
            state.apply_action(step.action)
    assert state.is_terminal() and state.branch.position.digest() == script.digest


def through_all(script: Script) -> None:
    through_pettingzoo(script)
    through_batch(script)
    through_gymnasium(script, script.steps[-1].seat)
    through_openspiel(script)
