"""Every game behind OpenSpiel's interface, by OpenSpiel's own tests and with its own players."""

import itertools
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import camarilla.adapters.openspiel as ours
from camarilla.adapters.recall import DECIDED, WIDTH
from camarilla.core.clauses import Malformed
from camarilla.core.registry import find_game, game_ids
from camarilla.testkit import Setup, setups

SMALLEST = [setups(find_game(id))[0] for id in game_ids()]


def load(setup: Setup, **more: int) -> pyspiel.Game:
    chosen = [
        f"players={setup.seats}",
        *[f"{name}={value}" for name, value in more.items()],
        *[f"{name}={choice}" for name, choice in setup.options.items()],
    ]
    return pyspiel.load_game(f"camarilla_{setup.game.id.replace('-', '_')}({','.join(chosen)})")


def walk(state: pyspiel.State, seed: int, decisions: int) -> pyspiel.State:
    """So many random decisions on, to where somebody has to decide, or to the end."""
    chance = np.random.default_rng(seed)
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("setup", SMALLEST, ids=str)
def test_a_state_is_stored_and_copied_whole(setup: Setup) -> None:
    game = load(setup)
    state = walk(game.new_initial_state(), 1, 15)
    for copy in (state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        assert str(copy) == str(state) and copy.history() == state.history()
        for seat in range(setup.seats):
            assert copy.information_state_string(seat) == state.information_state_string(seat)
        assert walk(copy, 2, 10).history() != state.history()
    assert str(walk(state.clone(), 3, 5)) == str(walk(state, 3, 5))


@pytest.mark.parametrize("setup", SMALLEST, ids=str)
def test_a_resampled_state_looks_the_same_to_its_seat_alone(setup: Setup) -> None:
    state = walk(load(setup).new_initial_state(), 4, 12)
    seat, sampler = state.current_player(), np.random.default_rng(1).random
    worlds = [state.resample_from_infostate(seat, sampler) for _ in range(8)]
    assert len({str(world) for world in worlds}) > 1
    for world in worlds:
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
        assert walk(world, 5, 10_000).is_terminal()


def test_its_tree_search_plays_our_games() -> None:
    state = walk(load(SMALLEST[-1]).new_initial_state(), 6, 3)
    chance = np.random.RandomState(3)
    judge = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game=state.get_game(), evaluator=judge, uct_c=1.4, max_simulations=12, random_state=chance)
    before = str(state)
    assert bot.step(state) in state.legal_actions() and str(state) == before


def test_luck_is_a_node_with_equal_chances_until_all_is_dealt() -> None:
    state = load(SMALLEST[-1]).new_initial_state()
    assert state.is_chance_node() and state.observation_string(0) == "{}" and not any(state.observation_tensor(0))
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    ships = {str(walk(state.child(outcome), 1, 0)) for outcome, _ in outcomes}
    assert len(ships) > 1


def test_the_end_pays_by_place() -> None:
    state = walk(load(SMALLEST[-1]).new_initial_state(), 8, 10_000)
    assert sorted(state.returns()) == [-1, 0, 1] and state.rewards() == state.returns()


def test_an_observer_names_its_tensor() -> None:
    game = load(SMALLEST[-1])
    state = walk(game.new_initial_state(), 1, 4)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.dict["observation"].shape == (game.observation_tensor_size(),)
    assert list(seen.tensor) == state.observation_tensor(1)


def test_parameters_choose_the_edition() -> None:
    italian, hungarian = (pyspiel.load_game(f"camarilla_principe(players=3,edition={one})") for one in ("it", "hu"))
    assert italian.environment.options["edition"] == "it" and hungarian.environment.options["edition"] == "hu"
    assert italian.max_chance_outcomes() == ours.MOST_OUTCOMES


def test_nobody_sees_more_luck_than_allowed() -> None:
    for setup, seed in itertools.product(SMALLEST, range(2)):
        state, chance = load(setup).new_initial_state(), np.random.default_rng(seed)
        while not state.is_terminal():
            assert len(state.legal_actions()) <= (ours.MOST_OUTCOMES if state.is_chance_node() else 10_000)
            state.apply_action(int(chance.choice(state.legal_actions())))


ROOM = {"heads-of-state": 2_000, "principe": 1_000, "ruse-and-bruise": 600, "strozzi": 600}
"""Rows of history that are enough for the games of these tests."""


@pytest.mark.parametrize("setup", SMALLEST, ids=str)
def test_tensors_of_information_states_are_equal_where_the_texts_are(setup: Setup) -> None:
    game = load(setup, history=ROOM[setup.game.id])
    kept: set[tuple[str, bytes]] = set()
    for seed, seat in itertools.product(range(4), range(setup.seats)):
        state, chance = walk(game.new_initial_state(), 1, 6), np.random.default_rng(seed)
        for _ in range(60):
            kept.add((state.information_state_string(seat), np.array(state.information_state_tensor(seat)).tobytes()))
            if not state.is_terminal():
                state.apply_action(int(chance.choice(state.legal_actions())))
    texts, tensors = ({one[which] for one in kept} for which in (0, 1))
    assert len(texts) == len(tensors) == len(kept) > 50


@pytest.mark.parametrize("setup", SMALLEST, ids=str)
def test_tensors_of_information_states_hold_nothing_hidden(setup: Setup) -> None:
    state = walk(load(setup, history=ROOM[setup.game.id]).new_initial_state(), 4, 25)
    sampler = np.random.default_rng(1).random
    for seat in range(setup.seats):
        worlds = [state.resample_from_infostate(seat, sampler) for _ in range(8)]
        assert len({str(world) for world in worlds}) > 1
        for world in worlds:
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)


def test_a_history_is_rows_of_what_was_told_and_then_zeros() -> None:
    game = load(SMALLEST[-1], history=600)
    state = walk(game.new_initial_state(), 1, 9)
    seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    seen.set_from(state, 1)
    told = state.information_state_string(1).splitlines()[:-1]
    kinds = [row[0] for row in seen.dict["history"]]
    assert all(kinds[: len(told)]) and not any(kinds[len(told) :])
    assert [game.environment.game.verbs.text(int(row[1])) for row in seen.dict["history"] if row[0] == DECIDED] == [
        line for line in told if not line.startswith("{")
    ]
    assert (
        list(seen.tensor) == state.information_state_tensor(1)
        and len(seen.tensor) == 600 * WIDTH + game.environment.width
    )


def test_a_history_without_room_refuses_instead_of_forgetting() -> None:
    state = walk(load(SMALLEST[-1], history=5).new_initial_state(), 1, 20)
    with pytest.raises(Malformed, match="has 5 rows, and the seat was told"):
        state.information_state_tensor(0)
    with pytest.raises(Malformed, match="not -1"):
        load(SMALLEST[-1], history=-1)
    assert not load(SMALLEST[-1]).get_type().provides_information_state_tensor


@pytest.mark.parametrize("setup", SMALLEST[-1:], ids=str)
def test_openspiel_finds_nothing_wrong_with_a_history(setup: Setup) -> None:
    game = load(setup, history=ROOM[setup.game.id])
    assert game.get_type().provides_information_state_tensor
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
