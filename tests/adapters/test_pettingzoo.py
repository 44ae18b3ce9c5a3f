"""Every game behind PettingZoo's interface, by PettingZoo's own tests."""

import functools
import io
import threading
import warnings
from contextlib import redirect_stdout
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from camarilla import Illegal, Malformed
from camarilla.adapters.pettingzoo import env, raw_env
from camarilla.core.registry import find_game, game_ids
from camarilla.testkit import Setup, setups

FOREIGN = ["Observation is not a NumPy array", "Observation space for each agent probably should be"]
"""What PettingZoo warns of whenever an observation is a dictionary and the environment is none of its own."""
SETUPS = [
    next(setup for setup in setups(find_game(id)) if setup.seats == find_game(id).default_seats) for id in game_ids()
]


def made(setup: Setup, **further: Any) -> Any:
    return env(setup.game, setup.seats, **setup.options, **further)


def hold_to_api(setup: Setup, cycles: int) -> None:
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        for unavoidable in FOREIGN:
            warnings.filterwarnings("ignore", message=unavoidable)
        api_test(made(setup), num_cycles=cycles)
        seed_test(functools.partial(made, setup), num_cycles=cycles)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_peer_finds_nothing_wrong(setup: Setup) -> None:
    hold_to_api(setup, 60)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_it_is_printed_and_said_as_text(setup: Setup, capsys: pytest.CaptureFixture[str]) -> None:
    table = made(setup, render_mode="human")
    table.reset(seed=3)
    assert table.render() is None and capsys.readouterr().out
    table = made(setup, render_mode="ansi")
    table.reset(seed=3)
    assert len(table.render().splitlines()) > 5


def play_through(table: Any, seed: int) -> dict[str, float]:
    """Random decisions until all seats have left; what each was rewarded with in all."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    paid = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, info = table.last()
        paid[agent] += reward
        if not terminated:
            assert np.array_equal(seen["action_mask"], info["action_mask"])
        table.step(None if terminated else chance.choice(np.flatnonzero(seen["action_mask"])))
    return paid


def test_the_wrapper_says_what_the_environment_says_and_still_keeps_the_order() -> None:
    plain, table = raw_env("strozzi", 3), env("strozzi", 3)
    assert str(table) == str(plain) == "strozzi_v0"
    for name in ("agents", "agent_selection"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(table, name)
    with pytest.raises(AttributeError, match="before reset"):
        table.last()
    assert play_through(table, 5) == play_through(plain, 5)
    table.reset(seed=5)
    with pytest.raises(AssertionError, match="need to call step"):
        list(table.agent_iter())
    assert table.last(observe=False)[0] is None


def test_rewards_by_place_add_up_to_nothing_and_by_score_are_the_points() -> None:
    paid = play_through(raw_env("strozzi", 3), 5)
    assert sorted(paid.values()) == [-1, 0, 1]
    table = raw_env("strozzi", 3, reward="score")
    paid = play_through(table, 5)
    assert list(paid.values()) == table.position.scores() and sum(paid.values()) > 0


def test_who_decides_in_secret_at_the_same_time_learns_nothing_of_the_others() -> None:
    table = raw_env("principe", 3)
    table.reset(seed=2)
    assert table.position.to_act() == [0, 1, 2]
    before = table.observe("seat_1")["observation"].tobytes()
    table.step(int(np.flatnonzero(table.observe("seat_0")["action_mask"])[0]))
    assert table.observe("seat_1")["observation"].tobytes() == before


def test_what_is_not_open_is_refused_with_the_reason_and_changes_nothing() -> None:
    table = raw_env("strozzi", 3)
    table.reset(seed=2)
    closed = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    before = table.position.digest()
    with pytest.raises(Illegal):
        table.step(closed)
    assert table.position.digest() == before


@pytest.mark.parametrize(
    "wrong", [{"seats": 9}, {"reward": "fame"}, {"render_mode": "oil"}, {"money": "none"}, {"banking": "yes"}], ids=str
)
def test_what_there_is_none_of_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        raw_env("strozzi", **wrong)


def test_pictures_of_all_tables_come_from_one_browser() -> None:
    tables = [made(setup, render_mode="rgb_array") for setup in SETUPS[:2]]
    pictures = []
    for table in tables:
        table.reset(seed=3)
        pictures += [table.render(), table.render()]
    assert [thread.name for thread in threading.enumerate()].count("easel") == 1
    assert all(picture.dtype == np.uint8 and picture.shape[2] == 3 for picture in pictures)
    assert np.array_equal(pictures[0], pictures[1])
    assert min(len(np.unique(picture)) for picture in pictures) > 50  # drawn, not blank
    assert pictures[0].shape != pictures[2].shape or not np.array_equal(pictures[0], pictures[2])
