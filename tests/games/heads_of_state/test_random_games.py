"""Random games: nothing is lost, every interruption happens, the lengths are as expected."""

from collections import Counter

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.playout import playout
from camarilla.core.position import Position
from camarilla.games.heads_of_state import GAME

pytestmark = pytest.mark.no_cover


def finished(seats: int, seed: int) -> tuple[Position, int]:
    position = GAME.start(seats, FastChance(seed))
    made = playout(position, FastChance(seed + 1))
    return position, int(made)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_lost_and_every_point_is_accounted_for(seats: int) -> None:
    components = GAME.box.components(seats)
    for seed in range(40):
        position, _ = finished(seats, seed)
        assert not position.to_act()
        assert position.census() == components
        for seat, score in enumerate(position.scores()):
            assert sum(entry.points for entry in position.account(seat)) == score


@pytest.mark.parametrize(("seats", "decisions", "mean"), [(2, 385, 112), (3, 432, 74), (4, 534, 56), (5, 633, 46)])
def test_lengths_and_scores_of_random_games(seats: int, decisions: int, mean: int) -> None:
    games = [finished(seats, seed) for seed in range(100)]
    length = sum(made for _, made in games) / len(games)
    score = sum(sum(position.scores()) for position, _ in games) / len(games) / seats
    assert abs(length - decisions) < 0.07 * decisions
    assert abs(score - mean) < 0.12 * mean


def interruptions(seats: int, seed: int) -> list[str]:
    """At which steps the revolutions of a random game came."""
    position = GAME.start(seats, FastChance(seed))
    chance = FastChance(seed + 1)
    found: list[str] = []
    while position.to_act():
        seat = position.to_act()[0]
        legal = position.legal(seat)
        action = legal[chance.below(len(legal))]
        before = position.clone()
        position.log = []
        position.play(seat, action)
        if REVOLUTION in [event.kind for event in position.log]:
            view = before.view(None)
            drawn = f"draw {view['draws']} {view['treachery_draws']}"
            found.append(f"{view['option']} {drawn if GAME.verbs.text(action) == 'draw' else 'refill'}")
    return found


REVOLUTION = [kind.name for kind in GAME.kinds.kinds].index("revolution")
STEPS = {
    "collect draw 3 0", "collect draw 2 0", "collect draw 1 0", "plot draw 1 1", "plot draw 1 0",
    "collect refill", "plot refill",
}  # fmt: skip
"""Every step of a turn at which the revolution can come: a refresh never reaches its pile."""


def test_the_revolution_interrupts_at_every_step_where_it_can() -> None:
    counted: Counter[str] = Counter()
    for seed in range(60):
        steps = interruptions(3, seed)
        assert len(steps) == 3
        counted.update(steps)
    assert set(counted) == STEPS, counted
