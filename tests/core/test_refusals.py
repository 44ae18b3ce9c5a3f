"""What is raised reads as a sentence, and carries its key, its clause and its facts."""

import pytest

from camarilla.core.box import bad_file
from camarilla.core.chance import FastChance, Sealed
from camarilla.core.clauses import GameOver, Illegal, Malformed, NotYourTurn, Refusal
from camarilla.core.errors import CamarillaError
from camarilla.core.fields import BadDocument
from camarilla.core.record import BadRecord
from camarilla.core.registry import find_game
from camarilla.core.table import Table
from camarilla.core.text import MissingText, problem_words
from tests.toys.pledges import GAME


def refused(table: Table, seat: int, action: int | str) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        table.play(seat, action)
    return refusal.value


def test_a_rule_speaks_with_the_words_of_its_game() -> None:
    table = Table(GAME, ["Anna", "Béla"], seed=7)
    stranger = next(card for card in range(6) if card not in table.legal(0))
    refusal = refused(table, 0, stranger)
    assert str(refusal) == f"You do not hold {stranger + 1}."
    assert isinstance(refusal, Illegal)
    assert (refusal.key, refusal.clause, refusal.facts) == ("refused-1-1", "1.1", {"card": str(stranger + 1)})


def test_every_clause_that_a_random_game_refuses_by_has_a_sentence() -> None:
    position = find_game("ruse-and-bruise").start(4, FastChance(1))
    told = set()
    for action in range(position.verbs().size):
        try:
            position.may(position.to_act()[0], action)
        except Illegal as refusal:
            told.add(str(refusal))
    assert told and all(sentence.endswith(".") and "=" not in sentence for sentence in told)


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Malformed("unknown-seat", given=9, last=3), "There is no seat 9: they are numbered from 0 to 3."),
        (NotYourTurn("not-your-turn", seat=1), "It is not seat 1’s turn."),
        (Refusal("event-took-back", seat=1), "Seat 1 undoes their last decision."),
        (GameOver("game-over"), "The game is over."),
        (Illegal("9.9", card="witch", price=3), "refused-9-9 (card=witch, price=3)"),
        (Refusal("nobody-says-so"), "nobody-says-so"),
        (Malformed("unknown-seat", given=9), "unknown-seat (given=9)"),
    ],
)
def test_a_refusal_is_a_sentence_where_there_is_one_and_else_its_facts(refusal: Refusal, sentence: str) -> None:
    assert str(refusal) == sentence


@pytest.mark.parametrize(
    ("problem", "sentence"),
    [
        (BadRecord("record-missing", name="seed"), "“seed” is missing."),
        (BadRecord("record-numbering", 3), "entry 3: the numbering is broken: an entry is missing or out of place."),
        (
            BadRecord("record-refused", 2, why=NotYourTurn("not-your-turn", seat=1), play="pass"),
            "entry 2: “pass” is refused: It is not seat 1’s turn.",
        ),
        (BadDocument("document-list", "points", given="7"), "points: expected a list, found 7."),
        (bad_file("box-long-line", 9, most=400), "line 9: it is longer than 400 characters."),
        (Sealed("sealed-stream"), "The stream of a real game is only drawn from by its table."),
        (MissingText("missing-text", wanted="event-x"), "There are no words for “event-x”."),
    ],
)
def test_every_error_is_a_sentence_with_its_key_and_its_facts(problem: CamarillaError, sentence: str) -> None:
    assert str(problem) == sentence
    assert problem.key in problem.bare() and all(str(fact) in problem.bare() for fact in problem.facts.values())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("hu", "„pass” nem megengedett: 1. hely most nincs soron."),
        ("it", "«pass» è rifiutato: Ora non tocca a posto 1."),
    ],
)
def test_the_reason_behind_an_error_is_said_in_the_same_language(language: str, words: str) -> None:
    problem = BadRecord("record-refused", 2, why=NotYourTurn("not-your-turn", seat=1), play="pass")
    assert problem_words(problem, language) == words
