"""Chapter 3: the auctions."""

import pytest

from tests.games.principe.notation import Table, at_auction, cards, given

OFFERS = {"A": "green green", "B": "green white", "C": "white red", "D": "red yellow"}


def offering() -> Table:
    """Four players have these cards (and a blue one each) in hand and are about to offer them."""
    hands = {player: f"{offer}, blue" for player, offer in OFFERS.items()}
    return given(phase="offering", owing="ABCD", hands=hands)


def offers(player: str) -> list[str]:
    return [f"{player} offer {colour}" for colour in OFFERS[player].split()]


@pytest.mark.rule("3.2")
def test_example_of_the_order_of_auctions() -> None:
    """T1: 3 green, 2 white, 2 red, 1 yellow are auctioned yellow, white, red, green; there is no blue auction."""
    table = offering()
    for player in "ABCD":
        table.play(*offers(player))
    assert table.sees()["lots"] == cards("3 green, 2 white, 2 red, yellow")
    order = []
    while table.lot():
        order.append(table.lot())
        table.all_pass()
    assert order == ["yellow", "white", "red", "green"]


@pytest.mark.rule("3.1")
def test_all_see_who_offered_what() -> None:
    table = offering()
    for player in "ABCD":
        assert not table.told("gave", "D")
        table.play(*offers(player))
    gave = [(event["seat"], event["colour"], event["cards"]) for event in table.told("gave")]
    assert gave == [("A", "green", 2), ("B", "green", 1), ("B", "white", 1), ("C", "white", 1), ("C", "red", 1),
                    ("D", "red", 1), ("D", "yellow", 1)]  # fmt: skip
    assert table.player("C")["offered"] == cards("white, red")


@pytest.mark.rule("3.3")
def test_the_player_left_of_the_principe_begins() -> None:
    table = at_auction("2 green", principe="C")
    spoke = ""
    while table.lot():
        spoke += table.to_act()
        table.play(f"{table.to_act()} pass")
    assert spoke == "DABC"


@pytest.mark.rule("3.3", "3.9")
def test_the_winner_is_principe_already_in_the_next_auction() -> None:
    table = at_auction("green, 2 white")
    table.play("B bid 1", "C pass", "D pass", "A pass", "B skip")
    assert table.principe() == "B"
    assert table.lot() == "white"
    assert table.asked() == "C card-auction"


@pytest.mark.rule("3.4")
def test_nothing_but_bid_and_pass() -> None:
    table = at_auction("green", money=[3, 3, 3, 3])
    assert table.may("B") == ["bid 1", "bid 2", "bid 3", "pass"]
    assert table.refused("B skip") == ("3.4", {})
    assert table.refused("B offer green") == ("3.4", {})


@pytest.mark.rule("3.5")
def test_every_bid_is_higher_than_the_last() -> None:
    table = at_auction("green", money=[9, 9, 6, 9])
    table.play("B bid 4")
    assert table.may("C") == ["bid 5", "bid 6", "pass"]
    assert table.refused("C bid 4") == ("3.5", {"coins": 4, "price": 4})


@pytest.mark.rule("3.6")
def test_a_pass_is_final() -> None:
    table = at_auction("green")
    table.play("B pass", "C bid 1", "D bid 2", "A bid 3")
    assert table.asked() == "C card-auction"
    assert table.bidding() == "ACD"


@pytest.mark.rule("3.7")
def test_nobody_bids_more_than_he_owns() -> None:
    table = at_auction("green", money=[9, 7, 9, 9])
    assert table.refused("B bid 8") == ("3.7", {"coins": 8, "money": 7})
    table.play("B bid 7")


@pytest.mark.rule("3.7")
def test_the_highest_bid_is_the_most_that_anybody_can_own() -> None:
    """Eight rounds with three players: 8 x 5 coins and 7 x 2 of a yellow role."""
    table = at_auction("green", money=[0, 60, 0, 0])
    assert table.may("B")[-2:] == ["bid 54", "pass"]
    assert max(8 * 5 + 7 * 2, 7 * 6 + 6 * 2) == 54


@pytest.mark.rule("3.8")
def test_the_last_one_left_may_still_bid() -> None:
    table = at_auction("2 green")
    table.play("B pass", "C pass", "D pass")
    assert table.asked() == "A card-auction"
    table.play("A bid 1")
    assert table.player("A")["known"] == cards("2 green")
    assert table.player("A", "A")["money"] == 9


@pytest.mark.rule("3.8")
def test_the_auction_ends_when_all_others_have_passed() -> None:
    table = at_auction("2 green")
    table.play("B bid 1", "C bid 2", "D pass", "A pass")
    assert table.lot() == "green"
    table.play("B pass")
    assert table.asked() == "C building"


@pytest.mark.rule("3.9")
def test_the_winner_pays_takes_the_cards_and_becomes_principe() -> None:
    table = at_auction("3 red", hands={"B": "red"})
    table.play("B bid 4").all_pass()
    winner = table.player("B", "B")
    assert winner["money"] == 6
    assert winner["hand"] == cards("4 red")
    assert table.principe() == "B"
    assert table.sees()["lots"] == cards()
    assert {"event": "won-cards", "seat": "B", "coins": 4, "cards": 3, "colour": "red"} in table.told()


@pytest.mark.rule("3.10")
def test_the_winner_builds_at_once_with_the_cards_just_won() -> None:
    table = at_auction("green, 2 yellow", hands={"B": "red, yellow"}, open="siena verona")
    table.play("B bid 1").all_pass()
    assert table.may("B") == ["build siena", "skip"]
    table.play("B build siena")
    assert table.player("B")["cities"] == ["siena"]
    assert table.lot() == "yellow"


@pytest.mark.rule("3.10")
def test_the_winner_is_asked_even_if_he_cannot_build() -> None:
    table = at_auction("green")
    table.play("B bid 1").all_pass()
    assert table.asked() == "B building"
    assert table.may("B") == ["skip"]
    assert table.refused("B lay green 1") == ("3.10", {})
    assert table.refused("B pass") == ("3.10", {})


@pytest.mark.rule("3.10", "4.1")
def test_in_round_one_the_winner_is_not_asked() -> None:
    table = at_auction("green, white", round=1)
    table.play("B bid 1").all_pass()
    assert table.lot() == "white"


@pytest.mark.rule("3.11")
def test_cards_that_nobody_wants_leave_the_game() -> None:
    table = at_auction("2 green, 3 white")
    table.all_pass()
    assert table.sees()["gone"] == cards("2 green")
    assert table.sees()["lots"] == cards("3 white")
    assert table.principe() == "A"


@pytest.mark.rule("3.12")
def test_one_player_may_win_several_auctions_and_build_after_each() -> None:
    hand = "2 green, 2 white, red, blue, 2 yellow"
    table = at_auction("green, white", hands={"A": hand}, open="siena verona", principe="D", money=[20])
    table.play("A bid 1").all_pass()
    table.play("A build siena", "B pass", "C pass", "D pass", "A bid 1, build verona")
    assert table.player("A")["cities"] == ["siena", "verona"]
    assert table.sees()["stage"] == 3


@pytest.mark.rule("3.13")
def test_who_cannot_raise_is_asked_all_the_same() -> None:
    table = at_auction("green", money=[5, 5, 3, 0])
    table.play("B bid 3")
    assert table.may("C") == ["pass"]
    table.play("C pass")
    assert table.may("D") == ["pass"]
