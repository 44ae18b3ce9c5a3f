"""Chapter 2: coins, cards and offers."""

from typing import Any

import pytest

from camarilla.core.chance import seed_from_text
from camarilla.core.table import Table as Match
from camarilla.games.principe import GAME
from camarilla.games.principe.rules.offer import ask_for_offers
from tests.games.principe.notation import Table, cards, given


def first_offer(table: Table, player: str) -> str:
    """The first of the offers that a player can make."""
    return f"{player} {table.may(player)[0]}"


@pytest.mark.rule("2.1", "2.2")
@pytest.mark.parametrize(
    ("edition", "seats", "coins", "hand"),
    [("it", 2, 6, 5), ("it", 3, 5, 4), ("it", 4, 5, 4), ("it", 5, 5, 4),
     ("hu", 2, 6, 5), ("hu", 3, 5, 5), ("hu", 4, 5, 5), ("hu", 5, 5, 5)],
)  # fmt: skip
def test_coins_and_cards_by_edition_and_players(edition: str, seats: int, coins: int, hand: int) -> None:
    table = Table.new(seats, edition=edition)
    for letter in table.letters:
        own = table.player(letter, letter)
        assert (own["money"], own["hand_size"], sum(own["hand"].values())) == (coins, hand, hand)


@pytest.mark.rule("2.3")
def test_the_principe_is_dealt_first_and_whole_hands_go_round() -> None:
    table = given(principe="C", turn="B").play("B skip")
    dealt = [(event["seat"], event["cards"]) for event in table.told("dealt")]
    assert dealt == [("C", 4), ("D", 4), ("A", 4), ("B", 4)]


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(("seats", "offers"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_everybody_offers_two_cards_or_three(seats: int, offers: int) -> None:
    table = Table.new(seats)
    for player in table.letters:
        for _ in range(offers):
            assert player in table.to_act()
            table.play(first_offer(table, player))
        assert table.sees()["phase"] == "card-auction" or player not in table.to_act()
    assert sum(table.sees()["lots"].values()) == seats * offers


@pytest.mark.rule("2.4")
def test_nothing_else_is_done_meanwhile() -> None:
    table = Table.new(4)
    assert table.refused("A pass") == ("2.4", {"cards": 2})
    assert Table.new(2).refused("A bid 1") == ("2.4", {"cards": 3})


@pytest.mark.rule("2.5")
def test_all_choose_at_once_and_the_order_changes_nothing() -> None:
    one, other = Table.new(3, seed=5), Table.new(3, seed=5)
    assert one.asked() == "ABC offering"
    picks = {player: f"{player} {one.may(player)[-1]}" for player in "ABC"}
    for player in "ABC":
        one.play(picks[player]).play(first_offer(one, player))
    for player in "CAB":
        other.play(picks[player])
    for player in "BCA":
        other.play(first_offer(other, player))
    assert one.position.dump() == other.position.dump()


@pytest.mark.rule("2.5")
def test_a_choice_can_be_taken_back_while_others_are_choosing() -> None:
    match = Match(GAME, ["Jenő", "Krisztina", "Péter"], seed=seed_from_text("offers"), words=["a", "b", "c"])
    jeno, _, peter = range(3)
    match.play(peter, match.legal(peter)[0])
    match.play(jeno, match.legal(jeno)[0])
    assert match.can_undo(peter)
    match.undo(peter)
    match.play(peter, match.legal(peter)[0])
    assert match.to_act() == [0, 1, 2]


@pytest.mark.rule("2.6")
def test_old_cards_may_be_offered_but_only_cards_in_hand() -> None:
    hands = {"A": "green, 3 red", "B": "4 white", "C": "4 white", "D": "4 white"}
    table = given(phase="offering", owing="ABCD", hands=hands)
    assert table.may("A") == ["offer green", "offer red"]
    assert table.refused("A offer blue") == ("2.6", {"colour": "blue"})
    table.play("A offer green")
    assert table.refused("A offer green") == ("2.6", {"colour": "green"})


@pytest.mark.rule("2.7")
@pytest.mark.parametrize(("deck", "hands"), [(20, [5, 5, 5, 5]), (19, [5, 5, 5, 4]), (17, [5, 4, 4, 4])])
def test_a_short_deck_goes_round_card_by_card(deck: int, hands: list[int]) -> None:
    table = given(edition="hu", principe="B", turn="A", deck=f"{deck} green").play("A skip")
    assert table.sees()["deck"] == 0
    assert [table.player(letter)["hand_size"] for letter in "BCDA"] == hands


@pytest.mark.rule("2.8")
def test_who_has_too_few_cards_offers_them_all_unasked() -> None:
    table = given(seats=3, phase="offering", hands={"A": "2 green", "B": "3 white", "C": "red"})
    position: Any = table.position
    ask_for_offers(position)
    assert table.asked() == "B offering"
    table.play("B offer white, offer white")
    assert table.sees()["lots"] == cards("2 green, 2 white, red")
    assert table.players("hand_size") == [0, 1, 0]


@pytest.mark.rule("2.4", "2.8")
def test_four_cards_and_more_are_asked_for() -> None:
    assert Table.new(4).asked() == "ABCD offering"
