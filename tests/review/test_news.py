"""Luck is named by what came to light, and there is none where nothing did."""

from dataclasses import replace

import pytest

from camarilla.core.clauses import Refusal
from camarilla.core.events import EVERYONE, Event, Seen
from camarilla.core.moments import Replayed
from camarilla.core.record import Record, read_record
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.bots.judging.judge import guidance_of
from camarilla.review.evaluator import Aftermath, SamplingEvaluator
from camarilla.review.keeping import kept, read_kept
from camarilla.review.news import MOST, News, news
from camarilla.review.review import Review, assembled, review
from camarilla.review.study import chances_of
from camarilla.review.turns import Turn, looked_at_again
from camarilla.review.words import fortune_words, turn_words
from camarilla.speech.log import event_words
from camarilla.speech.voice import voice
from tests.paths import ROOT
from tests.review.small import finished
from tests.toys.pledges import DREW, GAME, WON

STROZZI = find_game("strozzi")
SHIP: Seen = {"event": "turned-up", "seat": 1, "ship": "s13", "speed": 5, "patronage": 0}


def aftermath(win: float, *events: Event, weight: float = 1.0) -> Aftermath:
    return Aftermath(weight, [[win, 1.0 - win], [1.0 - win, win]], list(events))


def drew(card: int) -> Event:
    return Event(DREW, [0, card], EVERYONE)


def won(seat: int) -> Event:
    return Event(WON, [seat, 2], EVERYONE)


def seen(event: Event) -> Seen:
    told = GAME.kinds.seen_by(event, 0)
    assert told is not None
    return told


def test_what_nearly_every_world_shows_is_no_news() -> None:
    worlds = [aftermath(0.5, won(1), drew(card)) for card in range(8)]
    assert news(GAME, 0, worlds, [seen(won(1)), seen(drew(3))], 0.2) == News(revealed=[seen(drew(3))])


def test_of_much_news_what_brought_the_luck_is_named_in_the_order_of_the_game() -> None:
    many = [drew(card) for card in range(MOST)]
    lucky = drew(8)
    worlds = [aftermath(0.2, *many), *[aftermath(0.1) for _ in range(20)], *[aftermath(0.9, lucky) for _ in range(10)]]
    saw = [seen(event) for event in (lucky, *many)]
    for luck in (0.3, -0.3):
        named = news(GAME, 0, worlds, saw, luck).revealed
        assert len(named) == MOST
        assert named == [one for one in saw if one in named]
        assert (seen(lucky) in named) == (luck > 0)


def test_luck_can_be_that_something_did_not_happen() -> None:
    worlds = [aftermath(0.9, won(1)), *[aftermath(0.5) for _ in range(4)]]
    assert news(GAME, 0, worlds, [], -0.1) == News(missed=[seen(won(1))])
    hardly = [aftermath(0.9, won(1)), *[aftermath(0.5) for _ in range(20)]]
    assert news(GAME, 0, hardly, [], -0.1) == News()


def test_worlds_in_which_the_decision_is_not_legal_say_nothing() -> None:
    worlds = [aftermath(0.5, drew(3)), Aftermath(), Aftermath()]
    assert news(GAME, 0, worlds, [seen(drew(3))], 0.2) == News()


@pytest.mark.parametrize("id", game_ids())
def test_what_reveals_something_is_an_event_of_the_game(id: str) -> None:
    game = find_game(id)
    assert set(guidance_of(game)["reveals"]) <= {kind.name for kind in game.kinds.kinds}


def test_where_nothing_came_to_light_there_was_no_luck() -> None:
    """The first pledge lies face down; once the second lies, all see both, and draw."""
    record = finished(1)
    replayed, judge = Replayed(GAME, record), SamplingEvaluator(GAME, 40)
    studies = [chances_of(GAME, replayed, number, judge) for number in range(replayed.last + 1)]
    for ledger in assembled(record, studies).ledgers:
        assert abs(ledger.residual) < 1e-9
        luck = [booking.luck for booking in ledger.bookings]
        assert luck[0] == luck[2] == 0.0
        assert luck[1] != 0.0


@pytest.fixture(scope="module")
def found() -> Review:
    return review(finished(1), 30, "tests.toys.pledges:GAME")


def test_a_look_again_says_what_came_to_light_and_that_is_kept(found: Review) -> None:
    lucky = [turn for turn in found.looks if turn.luck]
    assert lucky and all(turn.revealed or turn.missed for turn in lucky)
    assert not any(turn.revealed or turn.missed for turn in found.looks if not turn.luck)
    again = read_kept(found.record, kept(found))
    assert again is not None
    assert [turn.revealed for turn in again.looks] == [turn.revealed for turn in found.looks]


def a_record() -> Record:
    return read_record((ROOT / "tests/records/strozzi-3-seats-money-open-rules-1.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("language", "missed"), [("en", "did not happen"), ("hu", "Nem következett be"), ("it", "non è successo")]
)
def test_luck_is_told_by_what_came_to_light(language: str, missed: str) -> None:
    record = a_record()
    say = voice(STROZZI, language, record.names)
    ship = event_words(SHIP, say)
    entry = next(one for one in record.entries if not one.undo)
    lucky = Turn(1, 0, 0.2, 0.5, 0.01, 0.1, 0.01, 0.2, 0.01, revealed=[SHIP])
    for words in (turn_words(lucky, entry, STROZZI, say), fortune_words(lucky, entry, STROZZI, say)):
        assert words.startswith("1. ") and ship in words.partition(" (")[0]
    decided = replace(lucky, decision=0.25, luck=0.05)
    assert ship not in turn_words(decided, entry, STROZZI, say)
    assert missed in fortune_words(replace(lucky, revealed=[], missed=[SHIP]), entry, STROZZI, say)
    assert fortune_words(replace(lucky, revealed=[]), entry, STROZZI, say).startswith(f"1. {record.names[entry.seat]}")


def test_nothing_is_named_of_a_game_that_runs() -> None:
    table = Table(GAME, ["Anna", "Béla"], seed=1)
    table.play(0, table.legal(0)[0])
    running = Replayed(GAME, table.record(reveal=True))
    with pytest.raises(Refusal, match="not over yet"):
        looked_at_again(running, (1, 0), SamplingEvaluator(GAME, 4))
