"""Chapter 2: coins, cards and offers."""

import pytest

from camarilla.core.table import Table
from camarilla.core.chance import seed_from_text
from camarilla.games.principe import GAME
from camarilla.games.principe.rules.offer import ask_for_offers
from camarilla.games.principe.state import PrincipeState
from tests.games.principe.tables import ANITA, JENO, KRISZTINA, PETER, act, cards, choices, given, listen
from tests.games.principe.tables import new_game, refusal, see, told


@pytest.mark.rule("2.1", "2.2")
@pytest.mark.parametrize(
    ("edition", "seats", "coins", "hand"),
    [("it", 2, 6, 5), ("it", 3, 5, 4), ("it", 4, 5, 4), ("it", 5, 5, 4),
     ("hu", 2, 6, 5), ("hu", 3, 5, 5), ("hu", 4, 5, 5), ("hu", 5, 5, 5)],
)  # fmt: skip
def test_coins_and_cards_by_edition_and_players(edition: str, seats: int, coins: int, hand: int) -> None:
    position = new_game(seats, edition)
    for seat in range(seats):
        own = see(position, seat)["players"][seat]
        assert (own["money"], own["hand_size"], sum(own["hand"].values())) == (coins, hand, hand)


@pytest.mark.rule("2.3")
def test_the_principe_is_dealt_first_and_whole_hands_go_round() -> None:
    position = given(principe=2, turn=1)
    listen(position)
    act(position, KRISZTINA, "skip")
    dealt = [(event["seat"], event["cards"]) for event in told(position) if event["event"] == "dealt"]
    assert dealt == [(2, 4), (3, 4), (0, 4), (1, 4)]


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(("seats", "offers"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_everybody_offers_two_cards_or_three(seats: int, offers: int) -> None:
    position = new_game(seats)
    for seat in range(seats):
        for _ in range(offers):
            assert seat in position.to_act()
            position.play(seat, position.legal(seat)[0])
        assert see(position)["phase"] == "card-auction" or seat not in position.to_act()
    assert sum(see(position)["lots"].values()) == seats * offers


@pytest.mark.rule("2.4")
def test_nothing_else_is_done_meanwhile() -> None:
    position = new_game(4)
    assert refusal(position, JENO, "pass") == ("2.4", {"cards": 2})
    assert refusal(new_game(2), JENO, "bid 1") == ("2.4", {"cards": 3})


@pytest.mark.rule("2.5")
def test_all_choose_at_once_and_the_order_changes_nothing() -> None:
    one, other = new_game(3, seed=5), new_game(3, seed=5)
    assert one.to_act() == [0, 1, 2]
    picks = {seat: one.legal(seat)[-1] for seat in range(3)}
    for seat in (0, 1, 2):
        one.play(seat, picks[seat])
        one.play(seat, one.legal(seat)[0])
    for seat in (2, 0, 1):
        other.play(seat, picks[seat])
    for seat in (1, 2, 0):
        other.play(seat, other.legal(seat)[0])
    assert one.dump() == other.dump()


@pytest.mark.rule("2.5")
def test_a_choice_can_be_taken_back_while_others_are_choosing() -> None:
    table = Table(GAME, ["Jenő", "Krisztina", "Péter"], seed=seed_from_text("offers"), words=["a", "b", "c"])
    table.play(PETER, table.legal(PETER)[0])
    table.play(JENO, table.legal(JENO)[0])
    assert table.can_undo(PETER)
    table.undo(PETER)
    table.play(PETER, table.legal(PETER)[0])
    assert table.to_act() == [0, 1, 2]


@pytest.mark.rule("2.6")
def test_old_cards_may_be_offered_but_only_cards_in_hand() -> None:
    position = given(phase="offering", owing=["A", "B", "C", "D"], turn=-1,
                     hands=[{"green": 1, "red": 3}, {"white": 4}, {"white": 4}, {"white": 4}])  # fmt: skip
    assert choices(position, JENO) == ["offer green", "offer red"]
    assert refusal(position, JENO, "offer blue") == ("2.6", {"colour": "blue"})
    act(position, JENO, "offer green")
    assert refusal(position, JENO, "offer green") == ("2.6", {"colour": "green"})


@pytest.mark.rule("2.7")
@pytest.mark.parametrize(("deck", "hands"), [(20, [5, 5, 5, 5]), (19, [5, 5, 5, 4]), (17, [5, 4, 4, 4])])
def test_a_short_deck_goes_round_card_by_card(deck: int, hands: list[int]) -> None:
    position = given(edition="hu", principe=KRISZTINA, turn=JENO, deck={"green": deck})
    act(position, JENO, "skip")
    view = see(position)
    assert view["deck"] == 0
    assert [view["players"][seat]["hand_size"] for seat in (1, 2, 3, 0)] == hands


@pytest.mark.rule("2.8")
def test_who_has_too_few_cards_offers_them_all_unasked() -> None:
    position = given(seats=3, phase="offering", turn=-1, hands=[{"green": 2}, {"white": 3}, {"red": 1}])
    assert isinstance(position, PrincipeState)
    ask_for_offers(position)
    assert position.to_act() == [KRISZTINA]
    act(position, KRISZTINA, "offer white", "offer white")
    view = see(position)
    assert view["lots"] == cards(green=2, white=2, red=1)
    assert [player["hand_size"] for player in view["players"]] == [0, 1, 0]


@pytest.mark.rule("2.4", "2.8")
def test_four_cards_and_more_are_asked_for() -> None:
    assert new_game(4).to_act() == [JENO, KRISZTINA, PETER, ANITA]
