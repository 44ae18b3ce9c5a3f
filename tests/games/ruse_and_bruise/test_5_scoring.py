"""Chapter 5: who takes the goal of a column. Each line can be checked with the cards on a table."""

import pytest
from _pytest.mark.structures import ParameterSet

from tests.games.ruse_and_bruise.notation import left, scored


def line(row: str, rule: pytest.MarkDecorator) -> ParameterSet:
    """A row of a table of tests: `column -> result`, and the clauses it proves."""
    column, result = row.split(" -> ")
    return pytest.param(column, result, marks=rule, id=row)


def lines_of(*rows: ParameterSet) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("column", "result"), rows)


@lines_of(
    # The examples of the rulebook
    line("music [A:queen, B:merchant, B:cardinal] -> A 16, B 16: A wins", pytest.mark.rule("5.30", "5.31")),
    line("music [B:merchant, A:queen, B:cardinal] -> A 16, B 16: B wins", pytest.mark.rule("5.31")),
    line("[A:king, B:wizard] -> B 7: B wins", pytest.mark.rule("5.6")),
    # Plain cards
    line("[A:king, B:queen, C:juliet] -> A 20, B 16, C 14: A wins", pytest.mark.rule("5.2")),
    line("[A:assassin, B:storm, C:explorer, D:traitor] -> A 9½, B 9, C 13, D 10: C wins", pytest.mark.rule("5.2")),
    line("[A:assassin, B:storm, A:squire] -> A 11½, B 9: A wins", pytest.mark.rule("5.2", "5.30")),
    line("music [A:minstrel] -> A 12: A wins", pytest.mark.rule("5.3")),
    line("trade [A:minstrel] -> A 8: A wins", pytest.mark.rule("5.3")),
    line("alchemy [A:alchemist, B:fencing-master] -> A 12, B 8: A wins", pytest.mark.rule("5.3")),
    line("fencing [A:alchemist, B:fencing-master] -> A 8, B 12: B wins", pytest.mark.rule("5.3")),
    line("farming [A:landlord, B:merchant] -> A 12, B 8: A wins", pytest.mark.rule("5.3")),
    line("trade [A:landlord, B:merchant] -> A 8, B 12: B wins", pytest.mark.rule("5.3")),
    line("religion [A:cardinal, B:minstrel] -> A 12, B 8: A wins", pytest.mark.rule("5.3")),
)
def test_what_cards_are_worth(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    line("[A:prince, A:squire, C:musketeers, B:king] -> A 16, B 20, C 11: B wins", pytest.mark.rule("5.4")),
    line("[A:doppelganger, B:king, C:musketeers] -> A no value, B 20, C 11: B wins", pytest.mark.rule("5.4")),
    line("music [A:minstrel, B:musketeers, A:beggar] -> A 16, B 11: A wins", pytest.mark.rule("5.4", "5.36")),
    line("[A:romeo, A:juliet, C:musketeers] -> A 19, C 11: A wins", pytest.mark.rule("5.4")),
    line("[A:hermit, B:giant, C:musketeers, D:king] -> A 12, B 2, C 11, D 20: D wins", pytest.mark.rule("5.4")),
    line("[A:wizard, B:witch, C:musketeers, D:king] -> A 7, B 1, C 11, D 20: D wins", pytest.mark.rule("5.4")),
    line("[A:dragon, B:storm, C:musketeers] -> A 11, B 9, C 11: A wins", pytest.mark.rule("5.4")),
    line("[A:wizard, B:king, C:cap/musketeers] -> A 7, B 20, C 11: B wins", pytest.mark.rule("5.4", "3.16")),
    line("[A:doppelganger, B:musketeers, A:squire] -> A 2, B 11: B wins", pytest.mark.rule("5.4")),
    line("[A:musketeers, B:king, C:musketeers, B:beggar] -> A 11, B 24, C 11: B wins", pytest.mark.rule("5.5")),
    line("[A:musketeers, C:wizard, B:musketeers, B:king] -> A 11, B 31, C 7: B wins", pytest.mark.rule("5.5")),
    line(
        "[A:queen, B:merchant, B:cardinal, C:musketeers, D:beggar] -> A 16, B 16, C 11, D 4: A wins",
        pytest.mark.rule("5.36", "5.31"),
    ),
)
def test_musketeers(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    line("[A:wizard, B:wizard, C:king] -> A 7, B 7, C 20: C wins", pytest.mark.rule("5.7")),
    line("[A:wizard, B:wizard, C:wizard, D:king] -> A 7, B 7, C 7, D 20: D wins", pytest.mark.rule("5.7")),
    line("music [A:minstrel, B:minstrel, C:wizard] -> C 7: C wins", pytest.mark.rule("5.6", "5.12")),
    line("trade [A:minstrel, C:wizard] -> A 8, C 7: A wins", pytest.mark.rule("5.6", "5.12")),
    line("trade [A:minstrel, B:storm, C:witch, B:king] -> B 20, C 1: B wins", pytest.mark.rule("5.8")),
    line("[A:witch, B:witch, C:storm] -> A 1, B 1, C 9: C wins", pytest.mark.rule("5.9")),
    line("[A:witch, B:witch, C:witch, D:storm] -> A 1, B 1, C 1, D 9: D wins", pytest.mark.rule("5.9")),
    line("[B:king, A:cap/wizard] -> A 7: A wins", pytest.mark.rule("3.16", "5.6")),
    line("[B:wizard, C:king, A:cap/wizard] -> A 7, B 7, C 20: C wins", pytest.mark.rule("3.16", "5.7")),
    line("[A:wizard, B:wizard, C:witch, C:king] -> C 21: C wins", pytest.mark.rule("5.10", "5.8")),
    line("[A:wizard, B:king, C:witch, D:witch, B:storm] -> A 7, B 9, C 1, D 1: B wins", pytest.mark.rule("5.10")),
    line("[A:assassin, B:wizard, C:witch] -> A 9½, C 1: A wins", pytest.mark.rule("5.10", "5.11", "5.8")),
    line("[A:king, B:wizard, C:witch, A:assassin] -> A 9½, C 1: A wins", pytest.mark.rule("5.10", "5.11")),
    line("[A:romeo, A:juliet, B:wizard] -> A 5, B 7: B wins", pytest.mark.rule("5.12")),
    line("[A:giant, B:king, B:queen, C:witch] -> B 36, C 1: B wins", pytest.mark.rule("5.12")),
    line("[A:giant, B:storm, C:squire, D:cap, B:wizard] -> A 14, B 16, C 2, D 0: B wins", pytest.mark.rule("5.12")),
    line("[A:hermit, B:storm, C:squire, D:cap, B:wizard] -> B 16, C 2, D 0: B wins", pytest.mark.rule("5.12")),
    line("[A:romeo, A:juliet, B:witch] -> A 14, B 1: A wins", pytest.mark.rule("5.12")),
    line(
        "music [A:storm, B:doppelganger, C:king, C:merchant, B:wizard] -> A 9, B 7, C 8: A wins",
        pytest.mark.rule("5.13"),
    ),
    line("music [A:doppelganger, C:merchant, C:king, B:wizard] -> A 8, B 7, C 8: A wins", pytest.mark.rule("5.13")),
    line("[A:cap/king, B:wizard, C:romeo] -> A 0, B 7, C 5: B wins", pytest.mark.rule("5.15")),
    line("[A:cap/king, B:witch, C:romeo] -> A 20, B 1: A wins", pytest.mark.rule("5.15")),
    line("[A:cap/squire, B:witch] -> B 1: B wins", pytest.mark.rule("5.15")),
    line("[A:cap/assassin, B:witch, C:king, C:wizard] -> A 9½, B 1: A wins", pytest.mark.rule("5.15", "5.11")),
)
def test_wizard_and_witch(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    line(
        "[A:explorer, A:traitor, A:prince, A:hermit, A:dragon, A:king, A:queen, A:juliet, B:wizard] -> [B:wizard]",
        pytest.mark.rule("5.6"),
    ),
    line(
        "[A:storm, A:cap, A:squire, A:giant, A:romeo, A:beggar, B:wizard, C:witch] -> [C:witch]",
        pytest.mark.rule("5.8"),
    ),
    line(
        "music [A:storm, A:giant, A:romeo, A:minstrel, B:wizard] -> [A:storm, A:giant, A:romeo, B:wizard]",
        pytest.mark.rule("5.6", "5.12"),
    ),
    line("[A:assassin, B:wizard, C:witch, D:king, D:storm] -> [A:assassin, C:witch]", pytest.mark.rule("5.10", "5.11")),
    line("[A:doppelganger, B:doppelganger, C:king, D:wizard] -> [D:wizard]", pytest.mark.rule("5.13")),
    line("[A:doppelganger, B:witch] -> [B:witch]", pytest.mark.rule("5.13")),
    line("[B:witch, A:doppelganger] -> [B:witch, A:doppelganger]", pytest.mark.rule("5.13")),
    line("[B:wizard, A:doppelganger] -> [B:wizard, A:doppelganger]", pytest.mark.rule("5.13")),
    line(
        "[A:doppelganger, B:assassin, C:wizard, D:witch] -> [A:doppelganger, B:assassin, D:witch]",
        pytest.mark.rule("5.11", "5.13"),
    ),
    line(
        "[A:doppelganger, B:giant, C:wizard, D:king] -> [A:doppelganger, B:giant, C:wizard]", pytest.mark.rule("5.13")
    ),
    line("[C:doppelganger, A:cap/king, B:witch] -> [C:doppelganger, A:king, B:witch]", pytest.mark.rule("5.14")),
    line("[C:doppelganger, A:cap/king, B:wizard] -> [A:cap, B:wizard]", pytest.mark.rule("5.13", "5.15")),
    line("[A:cap/king, B:wizard] -> [A:cap, B:wizard]", pytest.mark.rule("5.15")),
    line("[A:cap/storm, B:wizard] -> [A:cap/storm, B:wizard]", pytest.mark.rule("5.15")),
    line(
        "[A:wizard, B:wizard, C:witch, D:witch, A:king] -> [A:wizard, B:wizard, C:witch, D:witch, A:king]",
        pytest.mark.rule("5.7", "5.9"),
    ),
)
def test_what_wizard_and_witch_leave(column: str, result: str) -> None:
    assert left(column) == result


@lines_of(
    line("[A:prince, A:squire, B:king] -> A 16, B 20: A wins", pytest.mark.rule("5.16")),
    line("[B:king, A:cap/prince, A:squire] -> A 16, B 20: A wins", pytest.mark.rule("5.16", "3.16")),
    line("[A:beggar, B:prince, B:squire, C:king] -> A 4, B 16, C 20: B wins", pytest.mark.rule("5.16")),
    line("[A:squire, B:prince, B:squire, A:prince] -> A 16, B 16: A wins", pytest.mark.rule("5.17")),
    line("[C:king, B:prince, A:squire, A:prince, B:squire] -> A 16, B 16, C 20: B wins", pytest.mark.rule("5.17")),
    line("[A:prince, B:squire, C:king] -> A 14, B 2, C 20: C wins", pytest.mark.rule("5.18")),
    line("[A:prince, A:squire, B:wizard, C:storm] -> A 2, B 7, C 9: C wins", pytest.mark.rule("5.18")),
    line("[A:prince, A:squire, B:witch, C:king] -> A 14, B 1, C 20: C wins", pytest.mark.rule("5.18")),
    line("[A:doppelganger, B:prince, A:squire, C:king] -> A 16, B 14, C 20: C wins", pytest.mark.rule("5.18", "5.26")),
    line("[A:doppelganger, A:prince, C:king, C:queen] -> A 28, C 36: C wins", pytest.mark.rule("5.18", "5.26")),
)
def test_prince_and_squire(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    line("[A:romeo, A:juliet, B:king] -> A 29, B 20: A wins", pytest.mark.rule("5.19")),
    line("[A:romeo, B:juliet] -> A 5, B 14: B wins", pytest.mark.rule("5.19")),
    line("[A:doppelganger, B:juliet, A:romeo] -> A 19, B 14: A wins", pytest.mark.rule("5.19", "5.26")),
    line("[A:romeo, A:cap/juliet] -> A 29: A wins", pytest.mark.rule("5.19", "3.16")),
    line("[C:squire, A:giant, B:hermit] -> A 8, B 10, C 2: B wins", pytest.mark.rule("5.20", "5.21", "5.22")),
    line("[A:hermit] -> A 12: A wins", pytest.mark.rule("5.20")),
    line("[A:giant] -> A 2: A wins", pytest.mark.rule("5.21")),
    line("[A:giant, B:cap, C:doppelganger] -> A 8, B 0, C no value: A wins", pytest.mark.rule("5.22")),
    line("[A:hermit, B:cap, C:doppelganger] -> A 10, B 0, C no value: A wins", pytest.mark.rule("5.22")),
    line("[A:giant, B:king, C:queen, D:wizard] -> A 5, D 7: D wins", pytest.mark.rule("5.22")),
    line("[A:giant, B:cap/king] -> A 5, B 20: B wins", pytest.mark.rule("3.18", "5.21")),
    line("[A:hermit, B:cap/king] -> A 11, B 20: B wins", pytest.mark.rule("3.18", "5.20")),
    line("[A:cap/giant, B:storm] -> A 5, B 9: B wins", pytest.mark.rule("3.18", "5.21", "3.16")),
)
def test_romeo_hermit_and_giant(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    line("[A:giant, B:cap/king] -> A 8, B 20: B wins", pytest.mark.rule("3.19", "5.21")),
    line("[A:hermit, B:cap/king] -> A 10, B 20: B wins", pytest.mark.rule("3.19", "5.20")),
    line("[A:cap/giant, B:storm] -> A 8, B 9: B wins", pytest.mark.rule("3.19", "5.21")),
    line("[A:giant, B:cap] -> A 5, B 0: A wins", pytest.mark.rule("3.19")),
)
def test_two_cards_for_a_cap_and_its_wearer(column: str, result: str) -> None:
    assert scored(column, cap_cards=2) == result


@lines_of(
    line("trade [A:doppelganger, B:doppelganger, C:minstrel] -> A 8, B 8, C 8: A wins", pytest.mark.rule("5.23")),
    line("[C:king, A:doppelganger] -> A no value, C 20: C wins", pytest.mark.rule("5.24")),
    line("[C:squire, A:doppelganger, B:doppelganger] -> A no value, B no value, C 2: C wins", pytest.mark.rule("5.24")),
    line("[A:doppelganger, B:romeo, B:juliet] -> A 15, B 29: B wins", pytest.mark.rule("5.23")),
    line("[A:doppelganger, B:giant, C:storm] -> A 8, B 8, C 9: C wins", pytest.mark.rule("5.23")),
    line("[A:doppelganger, B:hermit, C:storm] -> A 10, B 10, C 9: A wins", pytest.mark.rule("5.23")),
    line("music [A:doppelganger, B:minstrel] -> A 12, B 12: A wins", pytest.mark.rule("5.23")),
    line("[A:doppelganger, B:cap/king] -> A 20, B 20: A wins", pytest.mark.rule("5.25")),
    line("[A:doppelganger, B:cap, C:squire] -> A 0, B 0, C 2: C wins", pytest.mark.rule("5.25")),
    line("[A:cap/doppelganger, B:king] -> A 20, B 20: A wins", pytest.mark.rule("5.25")),
    line("[B:squire, A:cap/doppelganger] -> A 0, B 2: B wins", pytest.mark.rule("5.25")),
    line("[A:cap/doppelganger, B:cap/king] -> A 20, B 20: A wins", pytest.mark.rule("5.25")),
    line("[A:doppelganger, B:cap/doppelganger, C:queen] -> A 16, B 16, C 16: A wins", pytest.mark.rule("5.25")),
    line("[C:doppelganger, A:cap/king, B:witch] -> A 20, B 1, C 20: C wins", pytest.mark.rule("5.14")),
    line("[A:doppelganger, B:cap/assassin, C:witch] -> A 9½, B 9½, C 1: A wins", pytest.mark.rule("5.14")),
    line("[A:doppelganger, B:wizard, C:king] -> A 7, B 7: A wins", pytest.mark.rule("5.26")),
    line("[A:doppelganger, B:beggar, C:king] -> A 4, B 4, C 20: B wins", pytest.mark.rule("5.26")),
    line("[A:doppelganger, B:dragon, C:king] -> A 9, B 11, C 18: C wins", pytest.mark.rule("5.26")),
)
def test_doppelgangers(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    line("[A:dragon, B:king, B:storm] -> A 11, B 25: B wins", pytest.mark.rule("5.27")),
    line("[A:dragon, B:dragon, C:king] -> A 9, B 9, C 16: C wins", pytest.mark.rule("5.27")),
    line("[A:dragon, A:king, B:storm] -> A 31, B 7: A wins", pytest.mark.rule("5.27")),
    line("[A:cap/dragon, B:king] -> A 11, B 18: B wins", pytest.mark.rule("5.27", "3.16")),
    line("[A:dragon, B:doppelganger, B:king] -> A 11, B 36: B wins", pytest.mark.rule("5.28")),
    line("[A:dragon, A:doppelganger, B:king] -> A 31, B 18: A wins", pytest.mark.rule("5.28")),
    line("[A:dragon, B:doppelganger] -> A 11, B no value: A wins", pytest.mark.rule("5.28")),
    line("[A:dragon, B:giant, C:romeo, C:juliet] -> A 11, B 9, C 25: C wins", pytest.mark.rule("5.28")),
    line("[A:dragon, B:cap, A:beggar] -> A 15, B 0: B wins", pytest.mark.rule("5.29", "5.35")),
    line("[A:dragon, B:squire, B:witch, C:witch] -> A 11, B 0, C 0: A wins", pytest.mark.rule("5.29")),
    line("[A:dragon, B:dragon, C:giant] -> A 9, B 9, C 4: A wins", pytest.mark.rule("5.29")),
    line("[A:dragon, B:dragon, C:dragon, D:squire, D:king] -> A 7, B 7, C 7, D 14: D wins", pytest.mark.rule("5.29")),
)
def test_dragons(column: str, result: str) -> None:
    assert scored(column) == result


@pytest.mark.rule("5.29", "5.20", "5.1")
def test_a_hermit_in_a_very_long_column_counts_nothing_and_never_less() -> None:
    crowd = "B:king, B:queen, B:juliet, B:alchemist, B:merchant, B:cardinal, B:minstrel, B:storm"
    more = "C:king, C:queen, C:juliet, C:merchant, C:cardinal"
    assert scored(f"fencing [A:hermit, {crowd}, {more}]") == "A 0, B 91, C 66: B wins"
    assert scored(f"fencing [A:doppelganger, A:hermit, D:dragon, {crowd}, {more}]") == "A 0, B 75, C 56, D 11: B wins"


@lines_of(
    line(
        "[A:doppelganger, B:storm, B:wizard, A:queen, C:musketeers] -> A 16, B 16, C 11: A wins",
        pytest.mark.rule("5.31"),
    ),
    line("[A:storm, B:storm, C:storm] -> A 9, B 9, C 9: A wins", pytest.mark.rule("5.31")),
    line("[A:doppelganger] -> A no value: A wins", pytest.mark.rule("5.32")),
    line("[B:doppelganger, A:doppelganger] -> A no value, B no value: B wins", pytest.mark.rule("5.32")),
    line("[A:doppelganger, B:cap/doppelganger] -> A no value, B 0: A wins", pytest.mark.rule("5.32")),
    line("[B:cap/doppelganger, A:doppelganger] -> A no value, B 0: B wins", pytest.mark.rule("5.32")),
    line("[A:cap, B:doppelganger] -> A 0, B no value: A wins", pytest.mark.rule("5.32")),
)
def test_equal_sums(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    line("[A:beggar, B:king, C:squire] -> A 4, B 20, C 2: C wins", pytest.mark.rule("5.33")),
    line("[A:beggar, B:king, C:beggar] -> A 4, B 20, C 4: C wins", pytest.mark.rule("5.33", "5.34")),
    line("[A:beggar, B:beggar, B:king, C:queen] -> A 4, B 24, C 16: A wins", pytest.mark.rule("5.33")),
    line("[A:cap/beggar, B:king, C:squire] -> A 4, B 20, C 2: C wins", pytest.mark.rule("5.33", "3.16")),
    line("[C:squire, A:squire, B:beggar, C:cap] -> A 2, B 4, C 2: C wins", pytest.mark.rule("5.34")),
    line(
        "[A:storm, B:beggar, B:romeo, C:king, A:doppelganger] -> A 9, B 9, C 20: A wins",
        pytest.mark.rule("5.34", "5.31"),
    ),
    line("[A:beggar, B:king, C:doppelganger] -> A 4, B 20, C no value: A wins", pytest.mark.rule("5.35")),
    line("[A:beggar, B:king, C:cap] -> A 4, B 20, C 0: C wins", pytest.mark.rule("5.35")),
    line("[A:beggar, B:king, C:wizard, D:storm] -> A 4, C 7, D 9: A wins", pytest.mark.rule("5.35")),
    line("[A:beggar, B:king, C:romeo, A:witch] -> A 1, B 20: B wins", pytest.mark.rule("5.36")),
    line("[A:beggar, B:king, C:witch, D:witch] -> A 4, B 20, C 1, D 1: D wins", pytest.mark.rule("5.36")),
)
def test_beggars(column: str, result: str) -> None:
    assert scored(column) == result


@pytest.mark.rule("5.1")
def test_the_order_in_which_cards_act() -> None:
    # The witch comes after the wizard: the wizard takes the king before she takes the wizard.
    assert left("[A:king, B:wizard, C:witch]") == "[C:witch]"
    # The pair comes after both, and before the beggar.
    assert scored("[A:prince, A:squire, B:witch, C:beggar]") == "A 14, B 1: A wins"
    assert scored("[A:prince, A:squire, C:beggar]") == "A 16, C 4: A wins"
    # Romeo, then his double, then the dragon.
    assert scored("[A:doppelganger, A:romeo, A:juliet, B:dragon]") == "A 38, B 11: A wins"
