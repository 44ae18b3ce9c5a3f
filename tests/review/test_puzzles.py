"""Puzzles: each can be asked, has one answer, and was verified; the games bring enough of them."""

import statistics

import pytest

from camarilla.core.clauses import Malformed
from camarilla.core.moments import Moment
from camarilla.core.registry import find_game, game_ids
from camarilla.review.evaluator import SamplingEvaluator
from camarilla.review.puzzles import COURT, THEMES, find_puzzle, puzzle_table, puzzles_of
from camarilla.review.words import puzzle_answer, puzzle_words, solution_lines
from camarilla.speech.voice import voice
from tests.toys.pledges import GAME as PLEDGES
from tools.puzzles import MARGIN

LEAST = 20


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_enough_puzzles_and_each_can_be_asked(id: str) -> None:
    game = find_game(id)
    puzzles = puzzles_of(game)
    assert len(puzzles) >= LEAST
    assert [puzzle.id for puzzle in puzzles] == list(range(1, len(puzzles) + 1))
    for puzzle in puzzles:
        table = puzzle_table(game, puzzle)
        legal = [game.verbs.text(action) for action in table.legal(puzzle.seat)]
        assert len(legal) >= len(puzzle.tried) > 2
        assert {one.play for one in puzzle.tried} <= set(legal)


@pytest.mark.parametrize("id", game_ids())
def test_every_answer_is_clearly_best(id: str) -> None:
    for puzzle in puzzles_of(find_game(id)):
        chances = [one.chance for one in puzzle.tried]
        assert chances == sorted(chances, reverse=True)
        assert puzzle.margin >= max(MARGIN, 2 * puzzle.error)
        assert puzzle.margin == pytest.approx(chances[0] - chances[1], abs=0.002)
        assert puzzle.theme in THEMES
        assert puzzle.reasons


@pytest.mark.parametrize("id", game_ids())
def test_puzzles_of_a_game_have_several_themes(id: str) -> None:
    assert len({puzzle.theme for puzzle in puzzles_of(find_game(id))}) >= 2


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("language", ["en", "hu", "it"])
def test_a_puzzle_is_told_in_every_language(id: str, language: str) -> None:
    game = find_game(id)
    say = voice(game, language, list(COURT))
    for puzzle in puzzles_of(game):
        assert puzzle_words(puzzle, say)
        assert len(solution_lines(puzzle, game, say)) == 3
        assert puzzle_answer(puzzle, puzzle.tried[1].play, game, say) not in solution_lines(puzzle, game, say)


@pytest.mark.parametrize("id", game_ids())
def test_the_answer_is_best_in_other_worlds_too(id: str) -> None:
    """The clearest puzzle of each game, in a few worlds of a seed that did not find it."""
    game = find_game(id)
    puzzle = max(puzzles_of(game), key=lambda one: one.margin)
    position = puzzle_table(game, puzzle)._position
    moment = Moment(game, 0, None, position, [], False)
    evaluator = SamplingEvaluator(game, 12, seed=1234)
    best, worst = (
        statistics.fmean(evaluator.wins(moment, puzzle.seat, game.verbs.parse(one.play)))
        for one in (puzzle.tried[0], puzzle.tried[-1])
    )
    assert best > worst


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(Malformed):
        find_puzzle(find_game("strozzi"), 1000)


def test_a_game_without_puzzles_has_none() -> None:
    assert puzzles_of(PLEDGES) == ()
