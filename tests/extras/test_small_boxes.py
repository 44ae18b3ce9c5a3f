"""The small versions of all games: solved by two methods that agree, and searched with more and more simulations.

The brute force of the testkit has a tree and an algorithm of its own. Behind OpenSpiel's
interface the game is walked and written down in Gambit's format; OpenSpiel reads that as a game of its own and solves
it in C++.
"""

import functools
import math
from statistics import fmean, stdev

import pyspiel
import pytest

import camarilla.adapters.openspiel  # noqa: F401 - registers the games
from camarilla.core.registry import game_ids
from camarilla.testkit.solving.policies import exploitability, uniform, values
from camarilla.testkit.solving.regret import Regrets
from camarilla.testkit.solving.tree import GameTree, by_win
from tests.extras.gambit import in_gambit_s_format
from tools import small_boxes

pytestmark = pytest.mark.extras
ROUNDS = 80


@functools.cache
def tree_of(id: str) -> GameTree:
    return small_boxes.tree_of(id)


@functools.cache
def openspiel_game(id: str) -> pyspiel.Game:
    game = pyspiel.load_game(f"camarilla_{id.replace('-', '_')}_small")
    return pyspiel.load_efg_game(in_gambit_s_format(game))


@pytest.mark.parametrize("id", game_ids())
def test_brute_force_and_openspiel_agree(id: str) -> None:
    tree, game = tree_of(id), openspiel_game(id)
    ours, theirs = Regrets(tree).play(ROUNDS).policy(), pyspiel.CFRPlusSolver(game)
    for _ in range(ROUNDS):
        theirs.evaluate_and_update_policy()
    policy = theirs.average_policy()
    assert exploitability(tree, ours) < 2e-3
    assert pyspiel.nash_conv(game, policy) / tree.seats < 2e-3
    returns = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    assert values(tree, ours) == pytest.approx(returns, abs=4e-3)


@pytest.mark.parametrize("id", game_ids())
def test_random_play_is_as_exploitable_to_both(id: str) -> None:
    tree, game = tree_of(id), openspiel_game(id)
    policy = pyspiel.UniformRandomPolicy(game)
    returns = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    assert values(tree, uniform(tree)) == pytest.approx(returns, abs=1e-9)
    found = exploitability(tree, uniform(tree))
    assert found == pytest.approx(pyspiel.nash_conv(game, policy) / tree.seats, abs=1e-9)


@pytest.mark.parametrize("id", game_ids())
def test_the_page_says_how_large_and_what_worth_a_game_is(id: str) -> None:
    page = small_boxes.PAGE.read_text(encoding="utf-8")
    assert small_boxes.sizes(id, tree_of(id)) in page, f"python -m tools.small_boxes {id}"


@pytest.mark.parametrize("id", game_ids())
def test_more_simulations_are_no_more_exploitable(id: str) -> None:
    """In the mean of the seeds; where these differ, the last step may be lost in what they make."""
    tree = small_boxes.tree_of(id, by_win)
    few, some, many = (small_boxes.gaps(tree, simulations) for simulations in (10, 160, 640))
    assert max(many) < exploitability(tree, uniform(tree))
    assert fmean(some) <= fmean(few)
    assert fmean(many) <= fmean(some) + 2 * math.hypot(stdev(some), stdev(many)) / math.sqrt(len(many))
