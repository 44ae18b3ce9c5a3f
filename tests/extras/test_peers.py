"""The peers' own test suites on every game, number of seats and option."""

import functools
import unittest

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test
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


@pytest.mark.parametrize("setup", test_openspiel.SMALLEST, ids=str)
@pytest.mark.parametrize("has_history", [False, True])
def test_openspiel_s_own_test_of_its_interface(setup: Setup, has_history: bool) -> None:
    game = test_openspiel.load(setup, history=test_openspiel.ROOM[setup.game.id] if has_history else 0)
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": setup.game.id})
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert found.testsRun == 5 and not found.failures + found.errors


@pytest.mark.parametrize("setup", test_openspiel.SMALLEST, ids=str)
def test_openspiel_finds_nothing_wrong_with_a_history(setup: Setup) -> None:
    game = test_openspiel.load(setup, history=test_openspiel.ROOM[setup.game.id])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_server_s_game_is_the_same_game(setup: Setup, tmp_path_factory: pytest.TempPathFactory) -> None:
    play_through_the_server(setup, tmp_path_factory.mktemp("house"))
