"""What is raised reads as a sentence, and carries its key, its clause and its facts."""

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.clauses import GameOver, Illegal, Malformed, NotYourTurn, Refusal
from camarilla.core.registry import find_game
from camarilla.core.table import Table
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
        (NotYourTurn("not-your-turn", seat=1), "It is not Seat 1’s turn."),
        (GameOver("game-over"), "The game is over."),
        (Illegal("9.9", card="witch", price=3), "refused-9-9 (card=witch, price=3)"),
        (Refusal("nobody-says-so"), "nobody-says-so"),
        (Malformed("unknown-seat", given=9), "unknown-seat (given=9)"),
    ],
)
def test_a_refusal_is_a_sentence_where_there_is_one_and_else_its_facts(refusal: Refusal, sentence: str) -> None:
    assert str(refusal) == sentence
