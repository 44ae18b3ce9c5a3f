"""Many games at once: what each row says, and that it depends on nothing but its own seed and decisions."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from camarilla import FastChance, Illegal, Malformed, find_game
from camarilla.adapters.batch import SPREAD, Batch
from camarilla.core.registry import game_ids

Numbers = NDArray[Any]


def some(batch: Batch, seeds: list[int]) -> Numbers:
    """An open action of each row, drawn with luck of its own; anything where the game is over."""
    return np.array([np.random.default_rng(seed).choice([*np.flatnonzero(row), 0][: max(1, row.sum())])
                     for row, seed in zip(batch.mask, seeds, strict=True)])  # fmt: skip


def played(batch: Batch, steps: int, first: int = 0) -> list[tuple[bytes, ...]]:
    """What each step showed of each row."""
    shown = []
    for step in range(steps):
        batch.step(some(batch, [first + 1000 * row + step for row in range(batch.rows)]))
        arrays = (batch.acting, batch.mask, batch.observation, batch.rewards, batch.ended)
        shown.append(tuple(array[0].tobytes() for array in arrays))
    return shown


@pytest.mark.parametrize("game", game_ids())
def test_a_row_is_the_game_that_its_position_says(game: str) -> None:
    batch = Batch(game, 3, seed=9)
    for step in range(60):
        for row in range(3):
            position = batch.position(row)
            seat = position.to_act()[0]
            assert batch.acting[row] == seat and list(np.flatnonzero(batch.mask[row])) == position.legal(seat)
            assert np.array_equal(batch.observation[row], batch.environment.observe(position, seat))
        batch.step(some(batch, [step, step + 1, step + 2]))


@pytest.mark.parametrize("game", game_ids())
def test_nothing_is_left_of_what_stood_in_a_row_before(game: str) -> None:
    batch = Batch(game, 2, seed=5)
    for step in range(400):
        batch.step(some(batch, [step, step + 1]))
        seat, fresh = int(batch.acting[0]), batch.environment.lens(1)
        if seat >= 0:
            fresh.observe(0, batch.position(0), seat)
            assert list(fresh.numbers) == list(batch.observation[0])


def test_a_row_depends_on_its_own_seed_and_decisions_alone() -> None:
    assert played(Batch("strozzi", 1, seats=3, seed=4), 200) == played(Batch("strozzi", 5, seats=3, seed=4), 200)
    alone = Batch("strozzi", 1, seats=3, seed=4 + 2 * SPREAD)
    assert alone.position(0).digest() == Batch("strozzi", 5, seats=3, seed=4).position(2).digest()


def test_a_game_that_is_over_pays_and_is_dealt_anew_by_the_next_step() -> None:
    batch = Batch("strozzi", 1, seats=3, seed=4)
    while not batch.ended[0]:
        assert not batch.rewards.any()
        batch.step(some(batch, [0]))
    assert batch.acting[0] == -1 and not batch.mask.any()
    assert sorted(batch.rewards[0]) == [-1, 0, 1] and batch.position(0).ranking()[batch.rewards[0].argmax()] == 1
    batch.step(np.array([10**9]))
    assert batch.acting[0] >= 0 and batch.mask.any() and not batch.ended.any() and not batch.rewards.any()
    assert batch.position(0).view(None)["round"] == 1


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_one_seat_is_asked_and_the_others_are_played(opponents: str) -> None:
    batch = Batch("strozzi", 2, seats=4, seed=3, seat=2, opponents=opponents, reward="score")
    ends = 0
    for step in range(70):
        assert {int(seat) for seat in batch.acting} <= {2, -1}
        batch.step(some(batch, [step, step + 99]))
        for row in np.flatnonzero(batch.ended):
            assert list(batch.rewards[row]) == batch.position(int(row)).scores()
            ends += 1
    assert ends


def test_without_observations_there_are_none() -> None:
    assert Batch("strozzi", 2, observe=False).observation.shape == (2, 0)


def test_arrays_are_filled_in_place_and_cannot_be_written() -> None:
    batch = Batch("strozzi", 2)
    mask = batch.mask
    before = mask.copy()
    for step in range(5):
        batch.step(some(batch, [step, step]))
    assert batch.mask is mask and not np.array_equal(mask, before)
    with pytest.raises(ValueError):
        mask[0, 0] = 1


def test_one_action_that_is_not_open_refuses_the_step() -> None:
    batch = Batch("strozzi", 2, seed=1)
    before = [batch.position(row).digest() for row in range(2)]
    closed = int(np.flatnonzero(batch.mask[1] == 0)[0])
    with pytest.raises(Illegal):
        batch.step(np.array([int(batch.mask[0].argmax()), closed]))
    for wrong in (np.array([0]), np.array([0, 10**6]), np.array([0, -1])):
        with pytest.raises(Malformed):
            batch.step(wrong)
    assert [batch.position(row).digest() for row in range(2)] == before


def test_the_first_row_is_the_game_of_its_seed() -> None:
    position = find_game("strozzi").start(3, FastChance(11))
    assert Batch("strozzi", 2, seats=3, seed=11).position(0).digest() == position.digest()


@pytest.mark.parametrize(
    "wrong",
    [{"rows": 0}, {"rows": 2.5}, {"seat": 4}, {"seat": -1}, {"seats": 9}, {"opponents": "genius", "seat": 0}],
    ids=str,
)
def test_what_there_is_none_of_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Malformed) as refused:
        Batch("strozzi", **{"rows": 2, **wrong})
    assert str(refused.value)


@pytest.mark.parametrize("wrong", [[0.5, 1.5], np.array([1.0, 2.0]), ["a", "b"], None, [2**80, 1], [[1, 2], [3]]])
def test_what_is_no_whole_number_is_not_rounded(wrong: Any) -> None:
    batch = Batch("strozzi", 2, seats=3)
    before = [position.digest() for position in (batch.position(0), batch.position(1))]
    with pytest.raises(Malformed, match="are no actions: give an array of whole numbers, one for each row"):
        batch.step(wrong)
    assert [position.digest() for position in (batch.position(0), batch.position(1))] == before
    batch.step(batch.mask.argmax(1).tolist())
