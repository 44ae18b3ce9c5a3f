"""Self-play: the same games for the same seed, in any number of processes and runs, and no truth is kept."""

from pathlib import Path

import pytest

from camarilla.bots.search.leaf import MOST_SEATS
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.playout import playout
from camarilla.core.registry import find_game, game_ids
from camarilla.training.selfplay import EVERY, Collector, SelfPlay, play_game
from camarilla.training.trainer import Trainer
from librt.vecs import vec
from mypy_extensions import i64

PLAN = SelfPlay("strozzi", 3, "few", "random", find_game("strozzi").choose({}))


def test_what_is_kept_has_a_row_for_every_seat_and_ends_with_who_won() -> None:
    game = play_game(PLAN, 0)
    width = 3 * len(find_game("strozzi").part("features", "FEATURES"))
    assert game.chapters and {len(row) for row in game.features} == {width}
    assert len(game.chapters) == len(game.features) == len(game.prospects) and sum(game.shares) == 1
    assert game == play_game(PLAN, 0) != play_game(PLAN, 1)


@pytest.mark.parametrize("id", game_ids())
def test_features_fill_their_rows_in_every_game_and_change_nothing(id: str) -> None:
    game = find_game(id)
    names = game.part("features", "FEATURES")
    assert len(set(names)) == len(names)
    for seats in game.seats:
        position = game.start(seats, FastChance(seats))
        playout(position, FastChance(seats), limit=12)
        before, untouched = position.digest(), -987654321
        room = vec[i64]([untouched] * (MOST_SEATS * len(names)))
        position.features(room)
        written = [int(number) for number in room]
        assert untouched not in written[: seats * len(names)]
        assert set(written[seats * len(names) :]) == {untouched}
        assert position.digest() == before


def test_features_tell_the_seats_apart() -> None:
    for id in game_ids():
        game = find_game(id)
        size = len(game.part("features", "FEATURES"))
        position = game.start(3, FastChance(1))
        playout(position, FastChance(1), limit=12)
        room = vec[i64]([0] * (3 * size))
        position.features(room)
        rows = [tuple(int(room[seat * size + place]) for place in range(size)) for seat in range(3)]
        assert len(set(rows)) == 3


def keeps_for_the_first(chance: FastChance) -> bool:
    return chance.below(EVERY) == 0 and chance.below(3) == 0


def test_what_is_kept_is_guessed_for_a_seat() -> None:
    """Two truths that one seat cannot tell apart are the same to whoever guesses for that seat."""
    game = find_game("ruse-and-bruise")
    position = game.start(3, FastChance(1))
    other = position.clone(FastChance(9))
    other.redeal(0, FastChance(9))
    assert other.digest() != position.digest()
    kept, seed = [], next(seed for seed in range(1000) if keeps_for_the_first(FastChance(seed)))
    for truth in (position, other):
        collector = Collector(game, 3, FastChance(seed))
        collector.look(truth)
        kept.append(collector.kept)
    assert kept[0] == kept[1] and kept[0].features


def test_a_run_goes_on_where_it_was_and_is_the_same_in_processes(tmp_path: Path) -> None:
    whole, parts = Trainer(PLAN, tmp_path / "whole"), Trainer(PLAN, tmp_path / "parts")
    whole.play(10, 5, jobs=2)
    parts.play(4, 5)
    with (tmp_path / "parts" / "games-3.jsonl").open("a") as file:
        file.write('{"shares":[0.0,')
    again = Trainer(PLAN, tmp_path / "parts")
    assert len(again.games) == 4
    again.play(10, 5)
    assert again.games == whole.games and len(whole.games) == 10
    assert again.learn() == whole.learn()
    names = ("weights.json", "figures-3.json", "curve-3.svg", "games-3.jsonl")
    for name in names:
        assert (tmp_path / "parts" / name).read_text() == (tmp_path / "whole" / name).read_text()


def test_a_run_ends_when_its_time_is_over(tmp_path: Path) -> None:
    trainer = Trainer(PLAN, tmp_path)
    trainer.play(1000, 0)
    assert 0 < len(trainer.games) < 1000
    with pytest.raises(Malformed, match="too little to learn from"):
        trainer.learn()


def test_runs_are_not_mixed(tmp_path: Path) -> None:
    Trainer(PLAN, tmp_path)
    with pytest.raises(Malformed, match="another run") as refusal:
        Trainer(SelfPlay("strozzi", 3, "other", "random", PLAN.options), tmp_path)
    assert refusal.value.facts["different"] == "seed"
    (tmp_path / "games-3.jsonl").write_text("nothing\n")
    with pytest.raises(Malformed, match="is not the file of such a run"):
        Trainer(PLAN, tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(Malformed, match="cannot be written"):
        Trainer(PLAN, tmp_path / "file" / "folder")


def test_what_has_no_features_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="no features"):
        Trainer(SelfPlay("tests.toys.pledges:GAME", 2), tmp_path)
