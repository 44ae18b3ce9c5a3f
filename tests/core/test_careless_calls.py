"""What a caller gives by mistake is refused in a sentence, or taken where it can be meant in one way only."""

from collections.abc import Callable

import numpy as np
import pytest

import camarilla
from camarilla.core.clauses import Malformed
from camarilla.core.registry import find_game
from camarilla.core.table import Table
from tests.toys.pledges import GAME


def table() -> Table:
    return Table("strozzi", ["Anna", "Béla", "Carla"], seed=1)


def test_a_picture_is_drawn_for_a_player_given_by_name() -> None:
    assert camarilla.draw(table(), seat="Béla").svg == camarilla.draw(table(), seat=1).svg
    assert camarilla.draw(table(), seat="Béla").svg != camarilla.draw(table()).svg


@pytest.mark.parametrize("name", ["Zoe", ""])
def test_a_picture_for_nobody_at_the_table_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match=f"“{name}”.*Anna, Béla, Carla"):
        camarilla.draw(table(), seat=name)


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(Malformed, match="3 cannot be drawn: give a table"):
        camarilla.draw(3)  # type: ignore[arg-type]
    with pytest.raises(Malformed, match="There is no entry 400: choose 0 to 0") as refusal:
        camarilla.draw(table(), at=400)
    assert "--at" not in str(refusal.value)


def test_a_choice_that_is_a_number_may_be_given_as_one() -> None:
    game = camarilla.find_game("ruse-and-bruise")
    assert game.choose({"cap_cards": 1}) == game.choose({"cap_cards": "1"})
    with pytest.raises(Malformed, match="“7” is not a choice for cap_cards"):
        game.choose({"cap_cards": 7})


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ("Anna", "“Anna” is one name: give a list"),
        (["Anna", 3], "3 is no name"),
        (["Anna", "B\n"], "is no name"),
    ],
)
def test_names_that_are_none_are_refused(names: list[str], sentence: str) -> None:
    with pytest.raises(Malformed) as refusal:
        Table(GAME, names)
    assert sentence in str(refusal.value)


def test_before_a_decision_there_is_nothing_to_undo() -> None:
    with pytest.raises(Malformed) as refusal:
        table().undo(0)
    assert refusal.value.key == "nothing-to-undo"


def test_a_record_names_itself() -> None:
    assert repr(table().record()) == "<Record of strozzi: Anna, Béla, Carla; entries: 0, unfinished>"


@pytest.mark.parametrize("given", [None, 7, ["strozzi"]])
def test_what_is_no_name_is_refused_in_a_sentence(given: object) -> None:
    with pytest.raises(Malformed, match=r"There is no game .* There are: heads-of-state"):
        find_game(given)  # type: ignore[arg-type]
    with pytest.raises(Malformed, match="There is no game"):
        Table(given, ["Anna", "Béla", "Carla"])  # type: ignore[arg-type]


@pytest.mark.parametrize("chance", [7, None, "7"])
def test_what_is_no_luck_is_refused_in_a_sentence(chance: object) -> None:
    with pytest.raises(Malformed, match=r"is no source of luck: give FastChance\(7\)"):
        find_game("strozzi").start(4, chance=chance)  # type: ignore[arg-type]


def test_a_number_of_seats_in_words_is_told_from_the_number() -> None:
    with pytest.raises(Malformed, match=r"for 2 to 6 players, not '4'\."):
        camarilla.find_game("ruse-and-bruise").start("4", camarilla.FastChance(1))  # type: ignore[arg-type]


@pytest.mark.parametrize("document", ["x", b"x", 5, None])
def test_what_is_no_document_is_refused(document: object) -> None:
    with pytest.raises(camarilla.BadDocument, match=r"expected something like “position\.dump\(\)”"):
        GAME.load(document)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: Table("strozzi", ["A", "B", "C"], seed=1.5), "1.5 is no seed: give a text, a whole number or bytes."),  # type: ignore[arg-type]
        (lambda: Table("strozzi", 3), "3 is no list of names: give one name for each seat"),  # type: ignore[arg-type]
        (lambda: Table("strozzi", ["A", "B", "C"], "open"), "'open' is no choice of options: give a dict"),  # type: ignore[arg-type]
        (lambda: table().play(0, None), "There is no action None: choose 0 to 18."),  # type: ignore[arg-type]
        (lambda: table().check(0, 1.5), "There is no action 1.5: choose 0 to 18."),  # type: ignore[arg-type]
        (lambda: table().play(0, 2**80), "There is no action 1,208,925"),
        (lambda: table().play("Anna", 0), "There is no seat 'Anna': they are numbered from 0 to 2."),  # type: ignore[arg-type]
        (lambda: table().legal(2**80), "There is no seat 1,208,925"),
        (lambda: table().view(1.0), "There is no seat 1.0: they are numbered from 0 to 2."),  # type: ignore[arg-type]
        (lambda: table().undo(None), "There is no seat None: they are numbered from 0 to 2."),  # type: ignore[arg-type]
    ],
)  # fmt: skip
def test_what_is_no_number_is_refused_in_a_sentence(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(Malformed) as refusal:
        call()
    assert str(refusal.value).startswith(sentence)


def test_whole_numbers_of_other_kinds_are_taken() -> None:
    one, other = table(), Table("strozzi", ["Anna", "Béla", "Carla"], seed=np.int64(1))
    (seat,) = one.to_act()
    one.play(seat, 3)
    other.play(np.int64(seat), np.int16(3))
    assert one.view(seat) == other.view(np.int8(seat)) and one.record().text() == other.record().text()
