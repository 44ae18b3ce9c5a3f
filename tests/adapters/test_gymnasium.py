"""One seat of every game behind Gymnasium's interface, by Gymnasium's own checks."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from camarilla import Illegal
from camarilla.adapters.gymnasium import environment_id
from camarilla.core.registry import find_game, game_ids
from camarilla.testkit import Setup, setups
from tests.adapters.lowest import Lowest

SETUPS = [
    next(setup for setup in setups(find_game(id)) if setup.seats == find_game(id).default_seats) for id in game_ids()
]


def made(setup: Setup, **further: Any) -> Any:
    chosen: dict[str, Any] = {**setup.options, **further}
    return gymnasium.make(environment_id(setup.game.id), seats=setup.seats, **chosen)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_peer_finds_nothing_wrong(setup: Setup) -> None:
    check_env(made(setup, seat=setup.seats - 1).unwrapped)


def test_an_environment_is_named_after_its_game_and_version() -> None:
    assert environment_id("ruse-and-bruise") == "camarilla/RuseAndBruise-v0"


def test_the_bot_that_is_named_plays_the_other_seats() -> None:
    table: Any = gymnasium.make("camarilla/Strozzi-v0", seats=3, seat=1, opponents="tests.adapters.lowest:Lowest")
    Lowest.asked.clear()
    table.reset(seed=1)
    over = False
    while not over:
        assert table.unwrapped.action_masks().any()
        _, reward, over, _, _ = table.step(table.action_space.sample())
    assert set(Lowest.asked) == {0, 2} and reward in {-1, 0, 1}


def test_what_is_not_open_changes_nothing_and_says_why() -> None:
    table: Any = gymnasium.make("camarilla/Strozzi-v0", seats=3, disable_env_checker=True)
    before, info = table.reset(seed=1)
    closed = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, terminated, truncated, info = table.step(closed)
    assert np.array_equal(before, after) and reward == 0 and not terminated and not truncated
    assert info["refused"] and info["action_mask"].any()
    vector = table.unwrapped.batch
    with pytest.raises(Illegal):
        vector.step(np.array([closed]))


def test_a_vector_deals_anew_with_the_step_after_the_end() -> None:
    vector = gymnasium.make_vec("camarilla/Strozzi-v0", num_envs=4, vectorization_mode="vector_entry_point", seats=3)
    assert vector.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
    seen, info = vector.reset(seed=4)
    ends = 0
    for _ in range(120):
        assert seen in vector.observation_space
        open_actions = info["action_mask"].argmax(axis=1)
        seen, paid, ended, cut, info = vector.step(open_actions)
        assert not cut.any() and not paid[~ended].any()
        assert (info["action_mask"].any(axis=1) != ended).all()
        ends += int(ended.sum())
    assert ends > 4


def test_the_same_seed_gives_the_same_vector() -> None:
    first, second = (
        gymnasium.make_vec("camarilla/Strozzi-v0", num_envs=3, vectorization_mode="vector_entry_point") for _ in "ab"
    )
    assert np.array_equal(first.reset(seed=4)[0], second.reset(seed=4)[0])
    assert not np.array_equal(first.reset(seed=4)[0], second.reset(seed=5)[0])


def test_a_seed_gives_the_same_games_again_one_after_the_other() -> None:
    table = gymnasium.make("camarilla/Strozzi-v0")
    games = [table.reset(seed=seed)[0].tobytes() for seed in (4, None, None, 4, None)]
    assert games[:2] == games[3:] and len(set(games)) == 3
