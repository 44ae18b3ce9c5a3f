"""Hints: the same whatever is hidden, the same for the same seed, with reasons that add up to the judgement."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.chance import FastChance
from camarilla.core.clauses import NotYourTurn, Refusal
from camarilla.core.game import Game
from camarilla.core.moments import Moment, Replayed
from camarilla.core.record import Record, read_record
from camarilla.core.registry import find_game, game_ids
from camarilla.review.evaluator import FEWEST, SamplingEvaluator
from camarilla.review.hint import hint, terms_of
from camarilla.review.marks import judged
from camarilla.review.words import hint_lines
from camarilla.speech.voice import voice
from tests.paths import ROOT
from tests.toys.pledges import GAME as PLEDGES


def record_of(game: str) -> Record:
    file: Path = sorted((ROOT / "tests" / "records").glob(f"{game}-3-seats*.json"))[0]
    return read_record(file.read_text(encoding="utf-8"))


def moments_of(game: str) -> list[Moment]:
    """Some moments of a game, of which the last are late ones."""
    replayed = Replayed(find_game(game), record_of(game))
    return [replayed.moment(replayed.last * part // 7) for part in range(1, 7)]


def swapped(game: Game, moment: Moment, seat: int) -> Moment:
    """The moment with something else in all places that are hidden from a seat."""
    luck = FastChance(5)
    other = moment.truth().clone(luck)
    other.redeal(seat, luck)
    return Moment(game, 0, None, other, [], True)


@pytest.mark.parametrize("id", game_ids())
def test_no_hint_depends_on_what_is_hidden_from_the_seat(id: str) -> None:
    game, differed = find_game(id), 0
    evaluator = SamplingEvaluator(game, 3)
    for moment in moments_of(id)[:4]:
        seat = moment.to_act()[0]
        other = swapped(game, moment, seat)
        differed += other.truth().digest() != moment.truth().digest()
        assert hint(game, other, seat, evaluator) == hint(game, moment, seat, evaluator)
    assert differed


@pytest.mark.parametrize("id", game_ids())
def test_nothing_that_a_review_tells_of_a_seat_depends_on_what_was_hidden_from_it(id: str) -> None:
    """Its chances, those after a decision as it saw it, and the verdict on its own; only the second curve knows all."""
    game, differed = find_game(id), 0
    replayed = Replayed(game, record_of(id))
    evaluator = SamplingEvaluator(game, FEWEST)
    for number in (replayed.last * part // 5 for part in range(1, 4)):
        moment, entry = replayed.moment(number), replayed.record.entries[number]
        action = game.verbs.parse(entry.play)
        for seat in range(len(replayed.record.names)):
            other = swapped(game, moment, seat)
            differed += other.truth().digest() != moment.truth().digest()
            assert evaluator.now(other, seat) == evaluator.now(moment, seat)
            seen = [evaluator.after(either, seat, entry.seat, action) for either in (other, moment)]
            assert seen[0] == seen[1]
        own = [judged(swapped(game, moment, entry.seat), entry.seat, action, evaluator)]
        assert own == [judged(moment, entry.seat, action, evaluator)]
    assert differed


@pytest.mark.parametrize("game", game_ids())
def test_terms_add_up_to_the_judgement(game: str) -> None:
    terms = terms_of(find_game(game))
    replayed = Replayed(find_game(game), record_of(game))
    for moment in [replayed.moment(0), *moments_of(game), replayed.moment(replayed.last)]:
        position = moment.truth()
        judged = vec[i64]([0] * position.seats)
        position.judge(judged)
        for seat in range(position.seats):
            assert sum(terms(position, seat).values()) == judged[seat]


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", ["en", "hu", "it"])
def test_every_term_has_a_name(game: str, language: str) -> None:
    say = voice(find_game(game), language)
    for moment in moments_of(game)[:1]:
        for name in terms_of(find_game(game))(moment.truth(), 0):
            assert say.knows(f"term-{name}")


def test_a_hint_says_the_best_first_and_why() -> None:
    found = find_game("strozzi")
    record = record_of("strozzi")
    moment = Replayed(found, record).moment(20)
    told = hint(found, moment, moment.to_act()[0], SamplingEvaluator(found, 6))
    chances = [one.chance for one in told.advice]
    assert len(chances) > 1
    assert chances == sorted(chances, reverse=True)
    assert told.reasons
    lines = hint_lines(told, found, voice(found, "en", record.names))
    assert len(lines) == len(chances) + 1
    assert "chance to win" in lines[0]


def test_a_seat_that_has_nothing_to_decide_gets_none() -> None:
    found = find_game("strozzi")
    moment = Replayed(found, record_of("strozzi")).moment(20)
    idle = next(seat for seat in range(3) if seat not in moment.to_act())
    with pytest.raises(NotYourTurn):
        hint(found, moment, idle, SamplingEvaluator(found, 2))


def test_the_truth_is_only_for_games_that_are_over() -> None:
    position = PLEDGES.start(2, FastChance(3))
    with pytest.raises(Refusal, match="Hands"):
        Moment(PLEDGES, 0, None, position, [], False).truth()


def test_a_game_without_terms_is_judged_by_its_points() -> None:
    position = PLEDGES.start(2, FastChance(3))
    assert terms_of(PLEDGES)(position, 1) == {"points": 0}
