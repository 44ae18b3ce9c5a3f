"""The learner: finds weights that are known, gives the stored numbers again, and what it learned is judged the same."""

import json
from pathlib import Path

import numpy as np
import pytest

from camarilla.bots.learned import FILE, leaf_of, learned_leaf
from camarilla.bots.levels import make_level, told_of
from camarilla.bots.search.budget import Budget
from camarilla.bots.search.leaf import MOST_SEATS, LearnedLeaf
from camarilla.bots.search.sight import Sight
from camarilla.bots.search.thinker import Thinker
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.playout import playout
from camarilla.core.position import Position
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Chair
from camarilla.training import logit
from camarilla.training.logit import Numbers, Positions, learn, loss, promises_of, softmax
from camarilla.training.selfplay import PlayedGame, SelfPlay
from camarilla.training.trainer import Trainer
from camarilla.training.tuning import TriedBot
from librt.vecs import vec
from mypy_extensions import i64

GAME = "strozzi"
STORED_COUNTS = (40, 613)
STORED_HANDWRITTEN = 0.92907
STORED_LEARNED = 0.91279
STORED_WEIGHT = 0.00033679


def known_games(weights: Numbers, games: int, handwritten: list[int]) -> list[PlayedGame]:
    """Games of one position each, won as likely as the weights say, and judged by hand otherwise."""
    luck = np.random.default_rng(1)
    found = []
    for number in range(games):
        rows = luck.integers(-9, 10, size=(3, weights.shape[1]))
        chances = softmax((rows @ weights[number % len(weights)])[None, :])[0]
        won = luck.choice(3, p=chances)
        shares = [1.0 if seat == won else 0.0 for seat in range(3)]
        prospects = (rows @ handwritten).tolist()
        found.append(PlayedGame(shares, [number % len(weights)], [rows.ravel().tolist()], [prospects]))
    return found


def test_it_finds_the_weights_that_the_games_were_made_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logit, "HANDWRITTEN_PULL", 1.0)
    monkeypatch.setattr(logit, "CHAPTER_PULL", 1.0)
    true = np.array([[0.1, -0.05, 0.0], [0.025, 0.15, -0.1]])
    found = learn(Positions.of(known_games(true, 10_000, [1, 1, 1])))
    assert np.abs(found - true).max() < 0.01
    fresh = Positions.of(known_games(true, 500, [0, 0, 0]))
    assert loss(promises_of(found, fresh), fresh.shares) < loss(fresh.prospects, fresh.shares) - 0.1


def test_with_few_games_it_judges_as_by_hand_with_the_temperature_that_fits() -> None:
    """Games that are won as if every feature had the same worth, and a handwritten judgement that says so, too."""
    few = known_games(np.array([[0.1, 0.1]]), 1000, [1000, 1000])
    assert learn(Positions.of(few)) == pytest.approx(np.array([[0.1, 0.1]]), abs=0.02)
    wrong = known_games(np.array([[0.1, 0.0]]), 300, [1000, 1000])
    (weights,) = learn(Positions.of(wrong))
    assert weights[0] == pytest.approx(weights[1], rel=0.3) and weights[0] > 0.02


def test_a_chapter_that_nobody_saw_has_the_weights_of_the_whole_game() -> None:
    games = known_games(np.array([[0.2, -0.1]]), 300, [2, -1])
    games[-1].chapters = [2]
    first, unseen, _ = learn(Positions.of(games))
    assert np.abs(first - unseen).max() < 0.05 and np.abs(unseen).min() > 0.05


def test_a_slice_of_training_gives_the_stored_numbers(tmp_path: Path) -> None:
    """Deterministic up to the last digits of linear algebra, which differ from machine to machine."""
    trainer = Trainer(SelfPlay(GAME, 3, "slice", "random", find_game(GAME).choose({})), tmp_path)
    trainer.play(40, 5)
    figures = trainer.learn()
    assert (figures.games, figures.positions) == STORED_COUNTS
    assert figures.handwritten == pytest.approx(STORED_HANDWRITTEN, abs=1e-4)
    assert figures.learned == pytest.approx(STORED_LEARNED, abs=1e-3)
    weights = json.loads((tmp_path / FILE).read_text())["seats"]["3"]
    assert weights[1][0] == pytest.approx(STORED_WEIGHT, rel=1e-3)


def middle(game: Game, seats: int) -> Position:
    position = game.start(seats, FastChance(5))
    playout(position, FastChance(5), limit=40)
    return position


@pytest.mark.parametrize("id", game_ids())
def test_weights_that_a_game_brings_are_small_and_judge_every_number_of_seats(id: str) -> None:
    game = find_game(id)
    assert len(game.resource(FILE, "WEIGHTS")) < 200_000
    chances = vec[float]([0.0] * MOST_SEATS)
    for seats in game.seats:
        position = middle(game, seats)
        learned_leaf(game).look(position, chances)
        assert sum(chances[seat] for seat in range(seats)) == pytest.approx(1)
        assert min(chances[seat] for seat in range(seats)) > 0


def test_compiled_judgement_is_what_was_learned_with_numpy() -> None:
    game = find_game(GAME)
    weights = json.loads(game.resource(FILE, "WEIGHTS"))["seats"]["4"]
    position, chances = middle(game, 4), vec[float]([0.0] * MOST_SEATS)
    learned_leaf(game).look(position, chances)
    size = len(weights[0])
    room = vec[i64]([0] * (4 * size))
    position.features(room)
    rows = np.array([int(number) for number in room]).reshape(4, size)
    expected = softmax((rows @ np.array(weights[position.chapter()]))[None, :])[0]
    assert [chances[seat] for seat in range(4)] == pytest.approx(expected.tolist())


def test_other_seats_and_later_chapters_use_the_nearest_weights() -> None:
    """Of Strozzi the first round is chapter 1; of its features only the flags that are left count here."""
    game = find_game(GAME)
    size, counting = len(game.part("features", "FEATURES")), game.part("features", "FEATURES").index("flags left")
    rows = {weight: [float(weight) if place == counting else 0.0 for place in range(size)] for weight in (0, 1, 2)}
    leaf = LearnedLeaf(size, {3: [rows[0], rows[1]], 5: [rows[2]]})
    chances, room, ratios = vec[float]([0.0] * MOST_SEATS), vec[i64]([0] * (MOST_SEATS * size)), []
    for seats in game.seats:
        position, flags = game.start(seats, FastChance(1)), [0]
        while min(flags) == max(flags):
            playout(position, FastChance(1), limit=1)
            position.features(room)
            flags = [int(room[seat * size + counting]) for seat in range(seats)]
        few, many = flags.index(min(flags)), flags.index(max(flags))
        leaf.look(position, chances)
        ratios.append(round(float(np.log(chances[many] / chances[few])) / (flags[many] - flags[few]), 6))
    assert ratios == [1.0, 1.0, 2.0, 2.0]


def test_a_level_that_is_told_so_uses_what_was_learned() -> None:
    game, position, chance = find_game(GAME), middle(find_game(GAME), 4), FastChance(1)
    told = told_of(game, "hard") | {"simulations": 30}
    chair = Chair(game, position, position.to_act()[0])
    judged, learned = (make_level(game, told | {"leaf": leaf}) for leaf in ("judged", "learned"))
    assert judged.settings.leaf is None and learned.settings.leaf is learned_leaf(game)
    assert TriedBot(learned, chance).choose(chair) in chair.legal()
    found = [Thinker(level.settings, FastChance(1)).think(chair, Budget(30)) for level in (judged, learned)]
    assert found[0].mean(0) != found[1].mean(0)


def test_a_game_that_is_over_is_judged_by_its_result() -> None:
    game = find_game(GAME)
    position, sight = game.start(4, FastChance(5)), Sight(1000.0, learned_leaf(game))
    playout(position, FastChance(5))
    sight.look(position)
    shares = [1.0 if place == 1 else 0.0 for place in position.ranking()]
    assert [sight.chances[seat] for seat in range(4)] == shares


def test_weights_for_other_features_are_refused() -> None:
    game = find_game(GAME)
    with pytest.raises(Malformed, match="other features"):
        leaf_of(game, json.dumps({"features": ["luck"], "seats": {"4": [[1.0]]}}))
    with pytest.raises(Malformed, match="has learned nothing"):
        learned_leaf(find_game("tests.toys.pledges:GAME"))
