"""The numbered list of moves, and moves typed in words."""

import io

import pytest
from rich.console import Console

from camarilla.core.actions import Verb, Verbs, names, numbers
from camarilla.core.clauses import Malformed
from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.table.menu import Menu

CITY = names("city", ["florence", "rome-east"])
VERBS = Verbs(Verb("pass"), Verb("bid", numbers("coins", 1, 20)), Verb("go", CITY, numbers("column", 1, 4)))
WORDS = """
action-pass = Passz
action-bid = Licit: { $coins }
action-go = Menj ide: { $city }, { $column }. oszlop
city-florence = Firenze
city-rome-east = Kelet Róma
"""
SAY = Say("hu", [WORDS], [])


def menu(*moves: str) -> Menu:
    return Menu(VERBS, sorted(VERBS.parse(move) for move in moves), SAY)


def drawn(shown: Menu, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    with console.capture() as captured:
        console.print(shown.drawn(width))
    assert all(len(line) <= width for line in captured.get().splitlines())
    return captured.get()


def test_an_amount_is_its_own_number() -> None:
    bids = menu("pass", *[f"bid {coins}" for coins in range(5, 13)])
    assert VERBS.text(bids.choose("7")) == "bid 7"
    assert VERBS.text(bids.choose("1")) == "pass"
    with pytest.raises(Complaint) as refused:
        bids.choose("3")
    assert refused.value.facts == {"given": "3", "known": "1, 5-12"}


def test_other_actions_are_counted_around_the_amounts() -> None:
    bids = menu("pass", "bid 1", "bid 2")
    assert [VERBS.text(bids.choose(number)) for number in "123"] == ["bid 1", "bid 2", "pass"]


def test_few_actions_get_a_line_each_with_words_and_typed_form() -> None:
    shown = drawn(menu("pass", "go florence 2"))
    assert "  1  Passz" in shown and "pass" in shown
    assert "  2  Menj ide: Firenze, 2. oszlop  go florence 2" in shown


def test_many_actions_become_a_table_of_numbers() -> None:
    moves = [f"go {city} {column}" for city in ("florence", "rome-east") for column in (1, 2, 3, 4)]
    shown = menu("pass", *moves)
    lines = drawn(shown).splitlines()
    (row,) = [line for line in lines if "Kelet Róma" in line]
    assert row.split()[:6] == ["Kelet", "Róma", "6", "7", "8", "9"]
    assert VERBS.text(shown.choose("9")) == "go rome-east 4"
    assert "go rome-east …" in row


def test_a_narrow_screen_gets_paragraphs_instead() -> None:
    moves = [f"go {city} {column}" for city in ("florence", "rome-east") for column in (1, 2, 3, 4)]
    assert "Menj ide: Kelet Róma" in drawn(menu(*moves), 40)


@pytest.mark.parametrize(
    "typed",
    ["go rome-east 3", "GO Rome-East 3", "go kelet róma 3", "go Kelet Roma 3", "menj ide: kelet roma, 3. oszlop"],
)
def test_a_move_can_be_typed_in_either_language(typed: str) -> None:
    shown = menu("pass", "go rome-east 3")
    assert VERBS.text(shown.choose(typed)) == "go rome-east 3"


def test_an_illegal_move_can_be_named_so_that_the_rules_can_refuse_it() -> None:
    assert VERBS.text(menu("pass").choose("go firenze 4")) == "go florence 4"


@pytest.mark.parametrize("typed", ["go", "go nowhere 3", "go firenze", "go firenze 4 4", "fly", "-1"])
def test_what_is_no_move_is_refused(typed: str) -> None:
    with pytest.raises(Malformed):
        menu("pass").choose(typed)


def test_the_apostrophe_of_a_keyboard_does_for_the_printed_one() -> None:
    say = Say("it", [WORDS.replace("Passz", "Lascia l’asta")], [])
    assert Menu(VERBS, [VERBS.parse("pass")], say).choose("lascia l'asta") == VERBS.parse("pass")
