"""The peers' own test suites on every game, number of seats and option."""

import functools

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import performance_benchmark, render_test

from camarilla.core.registry import find_game, game_ids
from camarilla.testkit import Setup, setups
from tests.adapters import test_gymnasium, test_openspiel, test_pettingzoo
from tests.adapters.test_faces import play_through_the_server

pytestmark = pytest.mark.extras
SETUPS = [setup for id in game_ids() for setup in setups(find_game(id))]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pettingzoo_finds_nothing_wrong(setup: Setup) -> None:
    test_pettingzoo.hold_to_api(setup, 300)
    render_test(functools.partial(test_pettingzoo.made, setup))


@pytest.mark.parametrize("id", game_ids())
def test_pettingzoo_measures_it(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(test_pettingzoo.made(setups(find_game(id))[0]))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_gymnasium_finds_nothing_wrong(setup: Setup) -> None:
    check_env(test_gymnasium.made(setup).unwrapped)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_openspiel_finds_nothing_wrong(setup: Setup) -> None:
    pyspiel.random_sim_test(test_openspiel.load(setup), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_server_s_game_is_the_same_game(setup: Setup, tmp_path_factory: pytest.TempPathFactory) -> None:
    play_through_the_server(setup, tmp_path_factory.mktemp("house"))
