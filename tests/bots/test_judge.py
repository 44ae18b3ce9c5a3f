"""The judge of hints and reviews: how it looks ahead is its own affair, whatever the levels of bots do."""

from collections.abc import Iterator

import pytest

from camarilla.bots import levels
from camarilla.bots.judging.judge import Judge, guidance_of, settings_of
from camarilla.core.chance import FastChance
from camarilla.core.moments import Moment, Replayed
from camarilla.core.registry import find_game, game_ids
from camarilla.review.evaluator import SamplingEvaluator
from tests.toys.pledges import GAME as PLEDGES
from tools.calibration import record_of_bots


@pytest.fixture(autouse=True)
def read_anew() -> Iterator[None]:
    """What was read of a game's files under other circumstances is forgotten."""
    settings_of.cache_clear()
    yield
    settings_of.cache_clear()


@pytest.mark.parametrize("id", game_ids())
def test_tuning_the_levels_changes_no_review(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tuned = "[all]\ntemperature = 1.0\nsampled = 1\nstray = 99\ndepth = 1\nguesses = 9\nchapters = 7\n"
    tuned += "".join(f"[{name}]\nworlds = 1\n" for name in levels.LEVELS)
    monkeypatch.setattr(levels, "_levels_file", lambda game: tuned)
    settings = Judge(find_game(id)).settings
    told = guidance_of(find_game(id))["look-ahead"]
    assert {name: getattr(settings, name) for name in told} == told
    assert settings.depth > 1 and settings.sampled > 1 and settings.stray < 99 and settings.guesses < 9


def test_in_il_principe_everybody_plays_on_with_care_to_the_end_of_the_round() -> None:
    # With best-of-three rollouts sampled bids overbid (decision 15): its judge must not fall back on what fits others.
    settings = settings_of(find_game("principe"))
    assert (settings.sampled, settings.stray, settings.depth, settings.chapters) == (20, 0, 60, 1)


def test_a_game_that_says_nothing_of_it_is_judged_as_its_first_level_that_looks_ahead() -> None:
    assert vars_of(settings_of(PLEDGES)) == vars_of(levels.level_of(PLEDGES, "hard").settings)


def vars_of(settings: object) -> dict[str, object]:
    return {name: getattr(settings, name) for name in ("sampled", "stray", "depth", "chapters", "temperature")}


def test_where_look_aheads_end_moves_on_little_by_little() -> None:
    """Before and after the decision that ends a round of Il Principe nearly all worlds are looked at equally far."""
    game = find_game("principe")
    replayed = Replayed(game, record_of_bots(game, 1, "greedy"))
    chapters = [int(replayed.moment(number).truth().chapter()) for number in range(replayed.last + 1)]
    last = chapters.index(chapters[0] + 1) - 1
    evaluator = SamplingEvaluator(game, 28)
    ends = [_ends(evaluator, replayed.moment(number)) for number in (last, last + 1)]
    assert ends[0].count(chapters[0] + 1) <= 2 and ends[1].count(chapters[0] + 1) == 0
    # Early in a round some end with it and some with the next; with no reach all would end with it.
    middle = _ends(evaluator, replayed.moment(last - 14))
    assert min(middle.count(chapters[0] + 1), middle.count(chapters[0] + 2)) >= 7


@pytest.mark.parametrize("id", ["heads-of-state", "ruse-and-bruise", "strozzi"])
def test_the_end_of_a_chapter_cuts_no_look_ahead_short(id: str) -> None:
    game = find_game(id)
    replayed = Replayed(game, record_of_bots(game, 1, "greedy"))
    chapters = [int(replayed.moment(number).truth().chapter()) for number in range(replayed.last + 1)]
    last = chapters.index(chapters[0] + 1) - 1
    judge, further = Judge(game), Judge(game)
    further._rollout.chapters = 1000
    for luck in range(8):
        worlds = [replayed.moment(last).truth().clone(FastChance(luck)) for _ in range(2)]
        judge.look_ahead(worlds[0])
        further.look_ahead(worlds[1])
        assert list(worlds[0].cells) == list(worlds[1].cells)


def _ends(evaluator: SamplingEvaluator, moment: Moment) -> list[int]:
    """In which chapter the look ahead ends, world by world."""
    found = []
    for share, world in evaluator._worlds(moment, None):
        evaluator._judge.look_ahead(world, share)
        found.append(int(world.chapter()))
    return found
