"""Standing orders in auctions: up to a limit and not beyond, lot by lot, from what the seat itself sees."""

import pytest

from camarilla.core.clauses import Malformed, Refusal
from camarilla.games.principe.orders import ORDERS
from tests.games.principe.notation import at_auction, given
from tests.games.standing_orders import give, offered, says, stands


@pytest.mark.parametrize("edition", ["it", "hu"])
def test_a_limit_is_bid_up_to_and_not_beyond(edition: str) -> None:
    table = at_auction("2 red", edition=edition)
    order = give(table, "B", "raise red 4")
    assert says(table, "B", order) == "bid 1"
    table.play("B bid 1")
    assert says(table, "B", order) is None, "it is somebody else's turn"
    table.play("C bid 3", "D pass", "A pass")
    assert says(table, "B", order) == "bid 4"
    table.play("B bid 4", "C bid 5")
    assert says(table, "B", order) == "pass"


def test_a_limit_beyond_the_purse_passes_when_the_money_is_not_enough() -> None:
    table = at_auction("2 red", money=[10, 6, 10, 10])
    order = give(table, "B", "raise red 6")
    table.play("B bid 2", "C bid 6", "D pass", "A pass")
    assert says(table, "B", order) == "pass"


def test_orders_are_given_for_every_lot_that_is_to_come() -> None:
    table = at_auction("red, 2 blue, 3 green")
    lots = "red, green, blue"
    assert offered(table, "A") == {"raise": [lots, "1-10"], "pass": [lots], "pass-rest": []}
    later = give(table, "B", "pass blue")
    assert says(table, "B", later) is None, "another lot is called"
    table.all_pass()
    assert says(table, "B", later) == "pass"
    assert stands(table, "B", later)
    table.play("B pass")
    assert not stands(table, "B", later), "who has passed is out"
    assert "blue" not in offered(table, "B")["pass"][0]


def test_the_rest_is_passed_until_the_cards_are_sold() -> None:
    table = at_auction("red, 2 blue")
    rest = give(table, "B", "pass-rest")
    assert says(table, "B", rest) == "pass"
    table.all_pass()
    assert says(table, "B", rest) == "pass"
    table.all_pass()
    assert table.sees()["stage"] != 2
    assert not stands(table, "B", rest)
    # A special order answers before the general one.
    assert ORDERS.parse("raise blue 3") < ORDERS.parse("pass blue") < ORDERS.parse("pass-rest")


def test_a_role_is_bid_for_by_those_who_tie() -> None:
    table = given(
        phase="role-auction", turn="C", bidding=["A", "C"], up={"A": "green", "C": "green"},
        colour="green", rank=0, price=2, bidder=0,
    )  # fmt: skip
    assert offered(table, "C") == {"raise": ["doctor", "1-10"], "pass": ["doctor"]}
    assert offered(table, "B") == {}
    order = give(table, "C", "raise doctor 3")
    assert order.lot == "2 doctor"
    assert says(table, "C", order) == "bid 3"
    table.play("C bid 3", "A pass")
    assert not stands(table, "C", order)


def test_what_makes_no_sense_is_refused() -> None:
    table = at_auction("red, 2 blue")
    table.play("B bid 4")
    with pytest.raises(Refusal) as refused:
        give(table, "C", "raise red 4")
    assert refused.value.key == "order-too-low"
    assert refused.value.facts == {"coins": 4, "price": 4}
    assert says(table, "C", give(table, "C", "raise red 5")) == "bid 5"
    give(table, "B", "raise red 4")
    for text, argument in [("raise green 3", "lot"), ("raise doctor 3", "lot"), ("raise red 11", "coins")]:
        with pytest.raises(Malformed) as malformed:
            give(table, "C", text)
        assert malformed.value.facts["argument"] == argument
    assert offered(given(phase="playing"), "A") == {}


def test_an_order_of_one_round_does_not_stand_in_the_next() -> None:
    order = give(at_auction("red"), "C", "raise red 4")
    assert stands(at_auction("red"), "C", order)
    assert not stands(at_auction("red", round=3), "C", order)
