"""Standing orders in auctions: up to a limit and not beyond, lot by lot, from what the seat itself sees."""

from typing import Any

import pytest

from camarilla.core.actions import Verbs
from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.position import Position
from camarilla.games.principe import GAME
from camarilla.games.principe.orders import ORDERS, answer, lot, offers, stands
from tests.games.principe.tables import ANITA, JENO, KRISZTINA, PETER, act, each_passes, given
from tests.games.principe.test_3_auctions import at_auction


def give(position: Position, seat: int, text: str) -> tuple[dict[str, Any], str]:
    """An order in words, with the lot that it holds for."""
    spelled = ORDERS.action(ORDERS.parse(text)).json()
    Verbs(*offers(position.view(seat))).from_json(spelled)
    return spelled, lot(spelled, position.view(seat))


def says(position: Position, seat: int, order: tuple[dict[str, Any], str]) -> str | None:
    """What the order decides now, in words."""
    action = answer(*order, position.view(seat), position.legal(seat))
    return None if action is None else GAME.verbs.text(action)


def offered(position: Position, seat: int) -> dict[str, list[str]]:
    return {verb.name: [domain.known() for domain in verb.arguments] for verb in offers(position.view(seat))}


@pytest.mark.parametrize("edition", ["it", "hu"])
def test_a_limit_is_bid_up_to_and_not_beyond(edition: str) -> None:
    position = at_auction({"red": 2}, edition=edition)
    order = give(position, KRISZTINA, "raise red 4")
    assert says(position, KRISZTINA, order) == "bid 1"
    act(position, KRISZTINA, "bid 1")
    assert says(position, KRISZTINA, order) is None, "it is somebody else's turn"
    act(position, PETER, "bid 3")
    act(position, ANITA, "pass")
    act(position, JENO, "pass")
    assert says(position, KRISZTINA, order) == "bid 4"
    act(position, KRISZTINA, "bid 4")
    act(position, PETER, "bid 5")
    assert says(position, KRISZTINA, order) == "pass"


def test_a_limit_beyond_the_purse_passes_when_the_money_is_not_enough() -> None:
    position = at_auction({"red": 2}, money=[10, 6, 10, 10])
    order = give(position, KRISZTINA, "raise red 6")
    act(position, KRISZTINA, "bid 2")
    act(position, PETER, "bid 6")
    for seat in (ANITA, JENO):
        act(position, seat, "pass")
    assert says(position, KRISZTINA, order) == "pass"


def test_orders_are_given_for_every_lot_that_is_to_come() -> None:
    position = at_auction({"red": 1, "blue": 2, "green": 3})
    lots = "red, green, blue"
    assert offered(position, JENO) == {"raise": [lots, "1-10"], "pass": [lots], "pass-rest": []}
    later = give(position, KRISZTINA, "pass blue")
    assert says(position, KRISZTINA, later) is None, "another lot is called"
    each_passes(position)
    assert says(position, KRISZTINA, later) == "pass"
    assert stands(*later, position.view(KRISZTINA))
    act(position, KRISZTINA, "pass")
    assert not stands(*later, position.view(KRISZTINA)), "who has passed is out"
    assert "blue" not in offered(position, KRISZTINA)["pass"][0]


def test_the_rest_is_passed_until_the_cards_are_sold() -> None:
    position = at_auction({"red": 1, "blue": 2})
    rest = give(position, KRISZTINA, "pass-rest")
    assert says(position, KRISZTINA, rest) == "pass"
    each_passes(position)
    assert says(position, KRISZTINA, rest) == "pass"
    each_passes(position)
    assert position.view(None)["stage"] != 2
    assert not stands(*rest, position.view(KRISZTINA))
    # A special order answers before the general one.
    assert ORDERS.parse("raise blue 3") < ORDERS.parse("pass blue") < ORDERS.parse("pass-rest")


def test_a_role_is_bid_for_by_those_who_tie() -> None:
    tied: dict[str, Any] = {
        "up": [{"green": 1}, {}, {"green": 1}],
        "colour": "green",
        "rank": 0,
        "price": 2,
        "bidder": JENO,
    }
    position = given(phase="role-auction", turn=PETER, bidding=["A", "C"], **tied)
    assert offered(position, PETER) == {"raise": ["doctor", "1-10"], "pass": ["doctor"]}
    assert offered(position, KRISZTINA) == {}
    order = give(position, PETER, "raise doctor 3")
    assert order[1] == "2 doctor"
    assert says(position, PETER, order) == "bid 3"
    act(position, PETER, "bid 3")
    act(position, JENO, "pass")
    assert not stands(*order, position.view(PETER))


def test_what_makes_no_sense_is_refused() -> None:
    position = at_auction({"red": 1, "blue": 2})
    act(position, KRISZTINA, "bid 4")
    with pytest.raises(Refusal) as refused:
        give(position, PETER, "raise red 4")
    assert refused.value.key == "order-too-low"
    assert refused.value.facts == {"coins": 4, "price": 4}
    assert says(position, PETER, give(position, PETER, "raise red 5")) == "bid 5"
    give(position, KRISZTINA, "raise red 4")
    for text, argument in [("raise green 3", "lot"), ("raise doctor 3", "lot"), ("raise red 11", "coins")]:
        with pytest.raises(Malformed) as malformed:
            give(position, PETER, text)
        assert malformed.value.facts["argument"] == argument
    assert offered(given(phase="playing"), JENO) == {}


def test_an_order_of_one_round_does_not_stand_in_the_next() -> None:
    order = give(at_auction({"red": 1}), PETER, "raise red 4")
    assert stands(*order, at_auction({"red": 1}).view(PETER))
    assert not stands(*order, at_auction({"red": 1}, round=3).view(PETER))
