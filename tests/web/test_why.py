"""Why not: of all that could have been meant, the refusal of what is nearest to what is legal."""

from types import SimpleNamespace
from typing import cast

from camarilla.core.actions import Verb, Verbs, names, numbers
from camarilla.core.clauses import Illegal, Refusal
from camarilla.core.table import Table
from camarilla.web.tables.why import why_not

CARD, COLUMN = names("card", ["king", "queen", "witch"]), numbers("column", 1, 4)
VERBS = Verbs(Verb("lay", CARD, COLUMN), Verb("turn", COLUMN), Verb("pass"))
HAND, OPEN = {"king", "queen"}, {3, 4}


class Asked:
    """A table at which king and queen can be laid into the columns 3 and 4; columns are looked at first."""

    game = SimpleNamespace(verbs=VERBS)

    def legal(self, seat: int) -> list[int]:
        return [VERBS.number("lay", card, column) for card in sorted(HAND) for column in sorted(OPEN)]

    def check(self, seat: int, action: int) -> None:
        spelled = VERBS.action(action).json()
        if spelled["verb"] != "lay":
            raise Illegal("4.1")
        if spelled["column"] not in OPEN:
            raise Illegal("3.10", column=spelled["column"])
        if spelled["card"] not in HAND:
            raise Illegal("3.2", card=spelled["card"])


def asked(**wanted: str) -> Refusal | None:
    return why_not(cast(Table, Asked()), 0, wanted)


def test_who_asks_for_a_card_hears_of_the_card_and_not_of_the_first_column() -> None:
    refusal = asked(card="witch")
    assert isinstance(refusal, Illegal) and (refusal.clause, refusal.facts) == ("3.2", {"card": "witch"})


def test_who_asks_for_a_column_hears_of_the_column() -> None:
    refusal = asked(column="2")
    assert isinstance(refusal, Illegal) and (refusal.clause, refusal.facts) == ("3.10", {"column": 2})


def test_what_can_be_chosen_is_not_refused() -> None:
    assert asked(card="queen") is None
    assert asked(card="queen", column="4") is None
    assert asked(verb="lay", card="Queen") is None
    assert asked(card="queen", column="1") is not None


def test_what_is_not_open_at_all_is_refused_as_such() -> None:
    refusal = asked(verb="pass")
    assert isinstance(refusal, Illegal) and refusal.clause == "4.1"
    assert asked(verb="dance") is None and asked(card="bishop") is None
