"""Chapter 3: the auctions."""

import pytest

from camarilla.core.position import Position
from camarilla.games.principe.rules.lots import next_lot
from camarilla.games.principe.state import PrincipeState
from tests.games.principe.tables import ANITA, JENO, KRISZTINA, PETER, Cards, act, cards, choices, given, listen
from tests.games.principe.tables import each_passes, refusal, see, told

OWING = ["A", "B", "C", "D"]


def at_auction(lots: Cards, **cells: object) -> Position:
    """The cards are turned up, in round 2: the first auction begins."""
    position = given(phase="card-auction", lots=lots, turn=-1, **cells)  # type: ignore[arg-type]
    assert isinstance(position, PrincipeState)
    next_lot(position)
    return position


def offering(*offers: str, principe: int = 0) -> Position:
    """Four players have these cards (and one more each) in hand and are about to offer them."""
    hands: list[Cards] = []
    for offer in offers:
        hand: Cards = {"blue": 1}
        for colour in offer.split():
            hand[colour] = hand.get(colour, 0) + 1
        hands.append(hand)
    return given(phase="offering", owing=OWING, turn=-1, hands=hands, principe=principe)


@pytest.mark.rule("3.2")
def test_example_of_the_order_of_auctions() -> None:
    """T1: 3 green, 2 white, 2 red, 1 yellow are auctioned yellow, white, red, green; there is no blue auction."""
    position = offering("green green", "green white", "white red", "red yellow")
    for seat, offer in enumerate(["green green", "green white", "white red", "red yellow"]):
        act(position, seat, *[f"offer {colour}" for colour in offer.split()])
    assert see(position)["lots"] == cards(green=3, white=2, red=2, yellow=1)
    order = []
    while see(position)["auction"]:
        order.append(see(position)["auction"]["colour"])
        each_passes(position)
    assert order == ["yellow", "white", "red", "green"]


@pytest.mark.rule("3.1")
def test_all_see_who_offered_what() -> None:
    position = listen(offering("green green", "green white", "white red", "red yellow"))
    for seat, offer in enumerate(["green green", "green white", "white red", "red yellow"]):
        assert not [event for event in told(position, ANITA) if event["event"] == "gave"]
        act(position, seat, *[f"offer {colour}" for colour in offer.split()])
    gave = [(event["seat"], event["colour"], event["cards"]) for event in told(position) if event["event"] == "gave"]
    assert gave == [(0, "green", 2), (1, "green", 1), (1, "white", 1), (2, "white", 1), (2, "red", 1),
                    (3, "red", 1), (3, "yellow", 1)]  # fmt: skip
    assert see(position)["players"][PETER]["offered"] == cards(white=1, red=1)


@pytest.mark.rule("3.3")
def test_the_player_left_of_the_principe_begins() -> None:
    position = at_auction({"green": 2}, principe=2)
    spoke = []
    while see(position)["auction"]:
        spoke += position.to_act()
        act(position, position.to_act()[0], "pass")
    assert spoke == [3, 0, 1, 2]


@pytest.mark.rule("3.3", "3.9")
def test_the_winner_is_principe_already_in_the_next_auction() -> None:
    position = at_auction({"green": 1, "white": 2})
    act(position, KRISZTINA, "bid 1")
    for seat in (PETER, ANITA, JENO):
        act(position, seat, "pass")
    act(position, KRISZTINA, "skip")
    assert see(position)["principe"] == KRISZTINA
    assert see(position)["auction"]["colour"] == "white"
    assert position.to_act() == [PETER]


@pytest.mark.rule("3.4")
def test_nothing_but_bid_and_pass() -> None:
    position = at_auction({"green": 1}, money=[3, 3, 3, 3])
    assert choices(position, KRISZTINA) == ["bid 1", "bid 2", "bid 3", "pass"]
    assert refusal(position, KRISZTINA, "skip") == ("3.4", {})
    assert refusal(position, KRISZTINA, "offer green") == ("3.4", {})


@pytest.mark.rule("3.5")
def test_every_bid_is_higher_than_the_last() -> None:
    position = at_auction({"green": 1}, money=[9, 9, 6, 9])
    act(position, KRISZTINA, "bid 4")
    assert choices(position, PETER) == ["bid 5", "bid 6", "pass"]
    assert refusal(position, PETER, "bid 4") == ("3.5", {"coins": 4, "price": 4})


@pytest.mark.rule("3.6")
def test_a_pass_is_final() -> None:
    position = at_auction({"green": 1})
    act(position, KRISZTINA, "pass")
    act(position, PETER, "bid 1")
    act(position, ANITA, "bid 2")
    act(position, JENO, "bid 3")
    assert position.to_act() == [PETER]
    assert see(position)["auction"]["bidding"] == [JENO, PETER, ANITA]


@pytest.mark.rule("3.7")
def test_nobody_bids_more_than_he_owns() -> None:
    position = at_auction({"green": 1}, money=[9, 7, 9, 9])
    assert refusal(position, KRISZTINA, "bid 8") == ("3.7", {"coins": 8, "money": 7})
    act(position, KRISZTINA, "bid 7")


@pytest.mark.rule("3.7")
def test_the_highest_bid_is_the_most_that_anybody_can_own() -> None:
    """Eight rounds with three players: 8 x 5 coins and 7 x 2 of a yellow role."""
    position = at_auction({"green": 1}, money=[0, 60, 0, 0])
    assert choices(position, KRISZTINA)[-2:] == ["bid 54", "pass"]
    assert max(8 * 5 + 7 * 2, 7 * 6 + 6 * 2) == 54


@pytest.mark.rule("3.8")
def test_the_last_one_left_may_still_bid() -> None:
    position = at_auction({"green": 2})
    for seat in (KRISZTINA, PETER, ANITA):
        act(position, seat, "pass")
    assert position.to_act() == [JENO]
    act(position, JENO, "bid 1")
    assert see(position)["players"][JENO]["known"] == cards(green=2)
    assert see(position, JENO)["players"][JENO]["money"] == 9


@pytest.mark.rule("3.8")
def test_the_auction_ends_when_all_others_have_passed() -> None:
    position = at_auction({"green": 2})
    act(position, KRISZTINA, "bid 1")
    act(position, PETER, "bid 2")
    act(position, ANITA, "pass")
    act(position, JENO, "pass")
    assert see(position)["auction"] is not None
    act(position, KRISZTINA, "pass")
    assert see(position)["phase"] == "building"
    assert position.to_act() == [PETER]


@pytest.mark.rule("3.9")
def test_the_winner_pays_takes_the_cards_and_becomes_principe() -> None:
    position = listen(at_auction({"red": 3}, hands=[{}, {"red": 1}]))
    act(position, KRISZTINA, "bid 4")
    each_passes(position)
    winner = see(position, KRISZTINA)["players"][KRISZTINA]
    assert winner["money"] == 6
    assert winner["hand"] == cards(red=4)
    assert see(position)["principe"] == KRISZTINA
    assert see(position)["lots"] == cards()
    assert {"event": "won-cards", "seat": 1, "coins": 4, "cards": 3, "colour": "red"} in told(position)


@pytest.mark.rule("3.10")
def test_the_winner_builds_at_once_with_the_cards_just_won() -> None:
    position = at_auction({"green": 1, "yellow": 2}, hands=[{}, {"red": 1, "yellow": 1}], open=["siena", "verona"])
    act(position, KRISZTINA, "bid 1")
    each_passes(position)
    assert choices(position, KRISZTINA) == ["build siena", "skip"]
    act(position, KRISZTINA, "build siena")
    assert see(position)["players"][KRISZTINA]["cities"] == ["siena"]
    assert see(position)["auction"]["colour"] == "yellow"


@pytest.mark.rule("3.10")
def test_the_winner_is_asked_even_if_he_cannot_build() -> None:
    position = at_auction({"green": 1})
    act(position, KRISZTINA, "bid 1")
    each_passes(position)
    assert see(position)["phase"] == "building"
    assert choices(position, KRISZTINA) == ["skip"]
    assert refusal(position, KRISZTINA, "lay green 1") == ("3.10", {})
    assert refusal(position, KRISZTINA, "pass") == ("3.10", {})


@pytest.mark.rule("3.10", "4.1")
def test_in_round_one_the_winner_is_not_asked() -> None:
    position = at_auction({"green": 1, "white": 1}, round=1)
    act(position, KRISZTINA, "bid 1")
    each_passes(position)
    assert see(position)["auction"]["colour"] == "white"


@pytest.mark.rule("3.11")
def test_cards_that_nobody_wants_leave_the_game() -> None:
    position = at_auction({"green": 2, "white": 3})
    each_passes(position)
    assert see(position)["gone"] == cards(green=2)
    assert see(position)["lots"] == cards(white=3)
    assert see(position)["principe"] == JENO


@pytest.mark.rule("3.12")
def test_one_player_may_win_several_auctions_and_build_after_each() -> None:
    hand = {"green": 2, "white": 2, "red": 1, "blue": 1, "yellow": 2}
    position = at_auction({"green": 1, "white": 1}, hands=[hand], open=["siena", "verona"], principe=3, money=[20])
    act(position, JENO, "bid 1")
    each_passes(position)
    act(position, JENO, "build siena")
    for seat in (KRISZTINA, PETER, ANITA):
        act(position, seat, "pass")
    act(position, JENO, "bid 1", "build verona")
    assert see(position)["players"][JENO]["cities"] == ["siena", "verona"]
    assert see(position)["stage"] == 3


@pytest.mark.rule("3.13")
def test_who_cannot_raise_is_asked_all_the_same() -> None:
    position = at_auction({"green": 1}, money=[5, 5, 3, 0])
    act(position, KRISZTINA, "bid 3")
    assert choices(position, PETER) == ["pass"]
    act(position, PETER, "pass")
    assert choices(position, ANITA) == ["pass"]
