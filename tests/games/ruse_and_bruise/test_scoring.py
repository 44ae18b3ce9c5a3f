"""Chapter 5: who takes the goal of a column. Each line can be checked with the cards on a table."""

import pytest

from tests.games.ruse_and_bruise.notation import left, scored


def lines_of(*rows: tuple[str, str]) -> pytest.MarkDecorator:
    """Rows of clauses and `column -> result`."""
    return pytest.mark.parametrize(
        ("column", "result"),
        [
            pytest.param(*[part.strip() for part in row.split("->")], marks=pytest.mark.rule(*clauses.split()), id=row)
            for clauses, row in rows
        ],
    )


@lines_of(
    # The examples of the rulebook
    ("5.30 5.31", "music [A:queen, B:merchant, B:cardinal] -> A 16, B 16: A wins"),
    ("5.31", "music [B:merchant, A:queen, B:cardinal] -> A 16, B 16: B wins"),
    ("5.6", "[A:king, B:wizard] -> B 7: B wins"),
    # Plain cards
    ("5.2", "[A:king, B:queen, C:juliet] -> A 20, B 16, C 14: A wins"),
    ("5.2", "[A:assassin, B:storm, C:explorer, D:traitor] -> A 9½, B 9, C 13, D 10: C wins"),
    ("5.2 5.30", "[A:assassin, B:storm, A:squire] -> A 11½, B 9: A wins"),
    ("5.3", "music [A:minstrel] -> A 12: A wins"),
    ("5.3", "trade [A:minstrel] -> A 8: A wins"),
    ("5.3", "alchemy [A:alchemist, B:fencing-master] -> A 12, B 8: A wins"),
    ("5.3", "fencing [A:alchemist, B:fencing-master] -> A 8, B 12: B wins"),
    ("5.3", "farming [A:landlord, B:merchant] -> A 12, B 8: A wins"),
    ("5.3", "trade [A:landlord, B:merchant] -> A 8, B 12: B wins"),
    ("5.3", "religion [A:cardinal, B:minstrel] -> A 12, B 8: A wins"),
)
def test_what_cards_are_worth(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    ("5.4", "[A:prince, A:squire, C:musketeers, B:king] -> A 16, B 20, C 11: B wins"),
    ("5.4", "[A:doppelganger, B:king, C:musketeers] -> A no value, B 20, C 11: B wins"),
    ("5.4 5.36", "music [A:minstrel, B:musketeers, A:beggar] -> A 16, B 11: A wins"),
    ("5.4", "[A:romeo, A:juliet, C:musketeers] -> A 19, C 11: A wins"),
    ("5.4", "[A:hermit, B:giant, C:musketeers, D:king] -> A 12, B 2, C 11, D 20: D wins"),
    ("5.4", "[A:wizard, B:witch, C:musketeers, D:king] -> A 7, B 1, C 11, D 20: D wins"),
    ("5.4", "[A:dragon, B:storm, C:musketeers] -> A 11, B 9, C 11: A wins"),
    ("5.4 3.16", "[A:wizard, B:king, C:cap/musketeers] -> A 7, B 20, C 11: B wins"),
    ("5.4", "[A:doppelganger, B:musketeers, A:squire] -> A 2, B 11: B wins"),
    ("5.5", "[A:musketeers, B:king, C:musketeers, B:beggar] -> A 11, B 24, C 11: B wins"),
    ("5.5", "[A:musketeers, C:wizard, B:musketeers, B:king] -> A 11, B 31, C 7: B wins"),
    ("5.36 5.31", "[A:queen, B:merchant, B:cardinal, C:musketeers, D:beggar] -> A 16, B 16, C 11, D 4: A wins"),
)
def test_musketeers(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    ("5.7", "[A:wizard, B:wizard, C:king] -> A 7, B 7, C 20: C wins"),
    ("5.7", "[A:wizard, B:wizard, C:wizard, D:king] -> A 7, B 7, C 7, D 20: D wins"),
    ("5.6 5.12", "music [A:minstrel, B:minstrel, C:wizard] -> C 7: C wins"),
    ("5.6 5.12", "trade [A:minstrel, C:wizard] -> A 8, C 7: A wins"),
    ("5.8", "trade [A:minstrel, B:storm, C:witch, B:king] -> B 20, C 1: B wins"),
    ("5.9", "[A:witch, B:witch, C:storm] -> A 1, B 1, C 9: C wins"),
    ("5.9", "[A:witch, B:witch, C:witch, D:storm] -> A 1, B 1, C 1, D 9: D wins"),
    ("3.16 5.6", "[B:king, A:cap/wizard] -> A 7: A wins"),
    ("3.16 5.7", "[B:wizard, C:king, A:cap/wizard] -> A 7, B 7, C 20: C wins"),
    ("5.10 5.8", "[A:wizard, B:wizard, C:witch, C:king] -> C 21: C wins"),
    ("5.10", "[A:wizard, B:king, C:witch, D:witch, B:storm] -> A 7, B 9, C 1, D 1: B wins"),
    ("5.10 5.11 5.8", "[A:assassin, B:wizard, C:witch] -> A 9½, C 1: A wins"),
    ("5.10 5.11", "[A:king, B:wizard, C:witch, A:assassin] -> A 9½, C 1: A wins"),
    ("5.12", "[A:romeo, A:juliet, B:wizard] -> A 5, B 7: B wins"),
    ("5.12", "[A:giant, B:king, B:queen, C:witch] -> B 36, C 1: B wins"),
    ("5.12", "[A:giant, B:storm, C:squire, D:cap, B:wizard] -> A 14, B 16, C 2, D 0: B wins"),
    ("5.12", "[A:hermit, B:storm, C:squire, D:cap, B:wizard] -> B 16, C 2, D 0: B wins"),
    ("5.12", "[A:romeo, A:juliet, B:witch] -> A 14, B 1: A wins"),
    ("5.13", "music [A:storm, B:doppelganger, C:king, C:merchant, B:wizard] -> A 9, B 7, C 8: A wins"),
    ("5.13", "music [A:doppelganger, C:merchant, C:king, B:wizard] -> A 8, B 7, C 8: A wins"),
    ("5.15", "[A:cap/king, B:wizard, C:romeo] -> A 0, B 7, C 5: B wins"),
    ("5.15", "[A:cap/king, B:witch, C:romeo] -> A 20, B 1: A wins"),
    ("5.15", "[A:cap/squire, B:witch] -> B 1: B wins"),
    ("5.15 5.11", "[A:cap/assassin, B:witch, C:king, C:wizard] -> A 9½, B 1: A wins"),
)
def test_wizard_and_witch(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    ("5.6", "[A:explorer, A:traitor, A:prince, A:hermit, A:dragon, A:king, A:queen, A:juliet, B:wizard] -> [B:wizard]"),
    ("5.8", "[A:storm, A:cap, A:squire, A:giant, A:romeo, A:beggar, B:wizard, C:witch] -> [C:witch]"),
    ("5.6 5.12", "music [A:storm, A:giant, A:romeo, A:minstrel, B:wizard] -> [A:storm, A:giant, A:romeo, B:wizard]"),
    ("5.10 5.11", "[A:assassin, B:wizard, C:witch, D:king, D:storm] -> [A:assassin, C:witch]"),
    ("5.13", "[A:doppelganger, B:doppelganger, C:king, D:wizard] -> [D:wizard]"),
    ("5.13", "[A:doppelganger, B:witch] -> [B:witch]"),
    ("5.13", "[B:witch, A:doppelganger] -> [B:witch, A:doppelganger]"),
    ("5.13", "[B:wizard, A:doppelganger] -> [B:wizard, A:doppelganger]"),
    ("5.11 5.13", "[A:doppelganger, B:assassin, C:wizard, D:witch] -> [A:doppelganger, B:assassin, D:witch]"),
    ("5.13", "[A:doppelganger, B:giant, C:wizard, D:king] -> [A:doppelganger, B:giant, C:wizard]"),
    ("5.14", "[C:doppelganger, A:cap/king, B:witch] -> [C:doppelganger, A:king, B:witch]"),
    ("5.13 5.15", "[C:doppelganger, A:cap/king, B:wizard] -> [A:cap, B:wizard]"),
    ("5.15", "[A:cap/king, B:wizard] -> [A:cap, B:wizard]"),
    ("5.15", "[A:cap/storm, B:wizard] -> [A:cap/storm, B:wizard]"),
    ("5.7 5.9", "[A:wizard, B:wizard, C:witch, D:witch, A:king] -> [A:wizard, B:wizard, C:witch, D:witch, A:king]"),
)
def test_what_wizard_and_witch_leave(column: str, result: str) -> None:
    assert left(column) == result


@lines_of(
    ("5.16", "[A:prince, A:squire, B:king] -> A 16, B 20: A wins"),
    ("5.16 3.16", "[B:king, A:cap/prince, A:squire] -> A 16, B 20: A wins"),
    ("5.16", "[A:beggar, B:prince, B:squire, C:king] -> A 4, B 16, C 20: B wins"),
    ("5.17", "[A:squire, B:prince, B:squire, A:prince] -> A 16, B 16: A wins"),
    ("5.17", "[C:king, B:prince, A:squire, A:prince, B:squire] -> A 16, B 16, C 20: B wins"),
    ("5.18", "[A:prince, B:squire, C:king] -> A 14, B 2, C 20: C wins"),
    ("5.18", "[A:prince, A:squire, B:wizard, C:storm] -> A 2, B 7, C 9: C wins"),
    ("5.18", "[A:prince, A:squire, B:witch, C:king] -> A 14, B 1, C 20: C wins"),
    ("5.18 5.26", "[A:doppelganger, B:prince, A:squire, C:king] -> A 16, B 14, C 20: C wins"),
    ("5.18 5.26", "[A:doppelganger, A:prince, C:king, C:queen] -> A 28, C 36: C wins"),
)
def test_prince_and_squire(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    ("5.19", "[A:romeo, A:juliet, B:king] -> A 29, B 20: A wins"),
    ("5.19", "[A:romeo, B:juliet] -> A 5, B 14: B wins"),
    ("5.19 5.26", "[A:doppelganger, B:juliet, A:romeo] -> A 19, B 14: A wins"),
    ("5.19 3.16", "[A:romeo, A:cap/juliet] -> A 29: A wins"),
    ("5.20 5.21 5.22", "[C:squire, A:giant, B:hermit] -> A 8, B 10, C 2: B wins"),
    ("5.20", "[A:hermit] -> A 12: A wins"),
    ("5.21", "[A:giant] -> A 2: A wins"),
    ("5.22", "[A:giant, B:cap, C:doppelganger] -> A 8, B 0, C no value: A wins"),
    ("5.22", "[A:hermit, B:cap, C:doppelganger] -> A 10, B 0, C no value: A wins"),
    ("5.22", "[A:giant, B:king, C:queen, D:wizard] -> A 5, D 7: D wins"),
    ("3.18 5.21", "[A:giant, B:cap/king] -> A 5, B 20: B wins"),
    ("3.18 5.20", "[A:hermit, B:cap/king] -> A 11, B 20: B wins"),
    ("3.18 5.21 3.16", "[A:cap/giant, B:storm] -> A 5, B 9: B wins"),
)
def test_romeo_hermit_and_giant(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    ("3.19 5.21", "[A:giant, B:cap/king] -> A 8, B 20: B wins"),
    ("3.19 5.20", "[A:hermit, B:cap/king] -> A 10, B 20: B wins"),
    ("3.19 5.21", "[A:cap/giant, B:storm] -> A 8, B 9: B wins"),
    ("3.19", "[A:giant, B:cap] -> A 5, B 0: A wins"),
)
def test_two_cards_for_a_cap_and_its_wearer(column: str, result: str) -> None:
    assert scored(column, cap_cards=2) == result


@lines_of(
    ("5.23", "trade [A:doppelganger, B:doppelganger, C:minstrel] -> A 8, B 8, C 8: A wins"),
    ("5.24", "[C:king, A:doppelganger] -> A no value, C 20: C wins"),
    ("5.24", "[C:squire, A:doppelganger, B:doppelganger] -> A no value, B no value, C 2: C wins"),
    ("5.23", "[A:doppelganger, B:romeo, B:juliet] -> A 15, B 29: B wins"),
    ("5.23", "[A:doppelganger, B:giant, C:storm] -> A 8, B 8, C 9: C wins"),
    ("5.23", "[A:doppelganger, B:hermit, C:storm] -> A 10, B 10, C 9: A wins"),
    ("5.23", "music [A:doppelganger, B:minstrel] -> A 12, B 12: A wins"),
    ("5.25", "[A:doppelganger, B:cap/king] -> A 20, B 20: A wins"),
    ("5.25", "[A:doppelganger, B:cap, C:squire] -> A 0, B 0, C 2: C wins"),
    ("5.25", "[A:cap/doppelganger, B:king] -> A 20, B 20: A wins"),
    ("5.25", "[B:squire, A:cap/doppelganger] -> A 0, B 2: B wins"),
    ("5.25", "[A:cap/doppelganger, B:cap/king] -> A 20, B 20: A wins"),
    ("5.25", "[A:doppelganger, B:cap/doppelganger, C:queen] -> A 16, B 16, C 16: A wins"),
    ("5.14", "[C:doppelganger, A:cap/king, B:witch] -> A 20, B 1, C 20: C wins"),
    ("5.14", "[A:doppelganger, B:cap/assassin, C:witch] -> A 9½, B 9½, C 1: A wins"),
    ("5.26", "[A:doppelganger, B:wizard, C:king] -> A 7, B 7: A wins"),
    ("5.26", "[A:doppelganger, B:beggar, C:king] -> A 4, B 4, C 20: B wins"),
    ("5.26", "[A:doppelganger, B:dragon, C:king] -> A 9, B 11, C 18: C wins"),
)
def test_doppelgangers(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    ("5.27", "[A:dragon, B:king, B:storm] -> A 11, B 25: B wins"),
    ("5.27", "[A:dragon, B:dragon, C:king] -> A 9, B 9, C 16: C wins"),
    ("5.27", "[A:dragon, A:king, B:storm] -> A 31, B 7: A wins"),
    ("5.27 3.16", "[A:cap/dragon, B:king] -> A 11, B 18: B wins"),
    ("5.28", "[A:dragon, B:doppelganger, B:king] -> A 11, B 36: B wins"),
    ("5.28", "[A:dragon, A:doppelganger, B:king] -> A 31, B 18: A wins"),
    ("5.28", "[A:dragon, B:doppelganger] -> A 11, B no value: A wins"),
    ("5.28", "[A:dragon, B:giant, C:romeo, C:juliet] -> A 11, B 9, C 25: C wins"),
    ("5.29 5.35", "[A:dragon, B:cap, A:beggar] -> A 15, B 0: B wins"),
    ("5.29", "[A:dragon, B:squire, B:witch, C:witch] -> A 11, B 0, C 0: A wins"),
    ("5.29", "[A:dragon, B:dragon, C:giant] -> A 9, B 9, C 4: A wins"),
    ("5.29", "[A:dragon, B:dragon, C:dragon, D:squire, D:king] -> A 7, B 7, C 7, D 14: D wins"),
)
def test_dragons(column: str, result: str) -> None:
    assert scored(column) == result


@pytest.mark.rule("5.29", "5.20", "5.1")
def test_a_hermit_in_a_very_long_column_counts_nothing_and_never_less() -> None:
    crowd = ", ".join(f"B:{name}" for name in "king queen juliet alchemist merchant cardinal minstrel storm".split())
    more = ", ".join(f"C:{name}" for name in "king queen juliet merchant cardinal".split())
    assert scored(f"fencing [A:hermit, {crowd}, {more}]") == "A 0, B 91, C 66: B wins"
    # One floor at the end: a giant's copy is not lifted to zero before a dragon has bitten.
    assert scored(f"fencing [A:doppelganger, A:hermit, D:dragon, {crowd}, {more}]") == "A 0, B 75, C 56, D 11: B wins"


@lines_of(
    ("5.31", "[A:doppelganger, B:storm, B:wizard, A:queen, C:musketeers] -> A 16, B 16, C 11: A wins"),
    ("5.31", "[A:storm, B:storm, C:storm] -> A 9, B 9, C 9: A wins"),
    ("5.32", "[A:doppelganger] -> A no value: A wins"),
    ("5.32", "[B:doppelganger, A:doppelganger] -> A no value, B no value: B wins"),
    ("5.32", "[A:doppelganger, B:cap/doppelganger] -> A no value, B 0: A wins"),
    ("5.32", "[B:cap/doppelganger, A:doppelganger] -> A no value, B 0: B wins"),
    ("5.32", "[A:cap, B:doppelganger] -> A 0, B no value: A wins"),
)
def test_equal_sums(column: str, result: str) -> None:
    assert scored(column) == result


@lines_of(
    ("5.33", "[A:beggar, B:king, C:squire] -> A 4, B 20, C 2: C wins"),
    ("5.33 5.34", "[A:beggar, B:king, C:beggar] -> A 4, B 20, C 4: C wins"),
    ("5.33", "[A:beggar, B:beggar, B:king, C:queen] -> A 4, B 24, C 16: A wins"),
    ("5.33 3.16", "[A:cap/beggar, B:king, C:squire] -> A 4, B 20, C 2: C wins"),
    ("5.34", "[C:squire, A:witch, A:witch, C:cap, B:beggar] -> A 2, B 4, C 2: C wins"),
    ("5.34 5.31", "[A:storm, B:beggar, B:romeo, C:king, A:doppelganger] -> A 9, B 9, C 20: A wins"),
    ("5.35", "[A:beggar, B:king, C:doppelganger] -> A 4, B 20, C no value: A wins"),
    ("5.35", "[A:beggar, B:king, C:cap] -> A 4, B 20, C 0: C wins"),
    ("5.35", "[A:beggar, B:king, C:wizard, D:storm] -> A 4, C 7, D 9: A wins"),
    ("5.36", "[A:beggar, B:king, C:romeo, A:witch] -> A 1, B 20: B wins"),
    ("5.36", "[A:beggar, B:king, C:witch, D:witch] -> A 4, B 20, C 1, D 1: D wins"),
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


@pytest.mark.rule("4.9")
def test_a_column_without_cards_has_no_winner() -> None:
    assert scored("[]") == ": nobody wins"
