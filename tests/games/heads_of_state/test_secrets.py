"""Chapter 12: what everybody knows, and what can only be guessed."""

from collections import Counter
from typing import Any

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from tests.games.heads_of_state.tables import BLUE, RED, YELLOW, Table, a_game, a_table, plotting


def guesses(table: Table, seat: int, number: int = 200, seed: int = 5) -> list[dict[str, Any]]:
    """So many worlds that fit what the seat has seen."""
    chance = FastChance(seed)
    worlds = []
    for _ in range(number):
        world = table.position.clone()
        world.redeal(seat, chance)
        worlds.append(world.dump())
    return worlds


def seen(position: Position, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = position.view(seat)
    return view


@pytest.mark.rule("12.1")
def test_hands_are_secret_and_their_sizes_are_not() -> None:
    table = a_table(hands={RED: "gold title", BLUE: "crown"}, treachery={BLUE: "gallows"})
    players = seen(table.position, RED)["players"]
    assert players[RED]["hand"] == {"gold": 1, "title": 1}
    assert players[BLUE]["hand"] is None
    assert players[BLUE]["treachery"] is None
    assert (players[BLUE]["hand_size"], players[BLUE]["treachery_size"]) == (1, 1)
    assert all(player["hand"] is None for player in seen(table.position, None)["players"])


@pytest.mark.rule("12.2")
def test_cards_taken_from_a_display_are_remembered() -> None:
    table = a_table(turn=RED).play(RED, "collect", "take gold", "take bishop", "draw", "done")
    assert seen(table.position, BLUE)["players"][RED]["known"] == {"gold": 1, "bishop": 1}
    for world in guesses(table, BLUE):
        assert world["hand"][RED].get("gold", 0) >= 1
        assert world["hand"][RED].get("bishop", 0) >= 1
        assert sum(world["hand"][RED].values()) == 3
    third = Counter(frozenset(world["hand"][RED].items()) for world in guesses(table, BLUE))
    assert len(third) > 5, "the third card can be anything"


@pytest.mark.rule("12.2")
def test_treachery_cards_taken_from_the_display_are_remembered() -> None:
    table = a_table(turn=RED, treachery={RED: "gallows"}).play(RED, "plot", "take-treachery axeman", "draw", "done")
    assert seen(table.position, BLUE)["players"][RED]["treachery_known"] == {"axeman": 1}
    others: Counter[str] = Counter()
    for world in guesses(table, BLUE):
        assert world["treachery_hand"][RED].get("axeman", 0) >= 1
        others.update(world["treachery_hand"][RED].keys())
    assert len(others) > 5


@pytest.mark.rule("12.2")
def test_a_card_paid_is_no_longer_remembered_in_the_hand() -> None:
    table = a_table(turn=RED).play(
        RED, "collect", "take gold", "take title", "take troops", "place count scotland nothing"
    )
    assert table["known"][RED] == {"troops": 1}
    assert seen(table.position, BLUE)["piles"]["discards"] == {"gold": 1, "title": 1}


@pytest.mark.rule("12.2")
def test_both_discard_piles_may_be_looked_through() -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "gallows"}, board={RED: "earl saxony"}, pile="gold")
    table.play(BLUE, "strike gallows earl saxony")
    for seat in (RED, YELLOW, None):
        piles = seen(table.position, seat)["piles"]
        assert piles["treachery_discards"] == {"gallows": 1}
        assert sum(piles["discards"].values()) == 70 - 6 - 10 - 1


@pytest.mark.rule("12.3")
def test_pile_sizes_are_known_and_contents_are_not() -> None:
    table = a_game(4)
    piles = seen(table.position, RED)["piles"]
    assert (piles["pile"], piles["revolution_pile"], piles["treachery_pile"]) == (69, 11, 27)
    contents = {tuple(world["uprising"].items()) for world in guesses(table, RED, 50)}
    assert len(contents) > 40


@pytest.mark.rule("12.4")
def test_a_card_from_a_pile_is_seen_by_the_one_who_draws_it() -> None:
    table = a_table(turn=RED).play(RED, "plot", "draw", "draw-treachery")
    assert table.told("drew", RED)[0]["attribute"] is not None
    assert table.told("drew-treachery", RED)[0]["treachery"] is not None
    for seat in (BLUE, None):
        assert table.told("drew", seat) == [{"event": "drew", "seat": RED, "attribute": None}]
        assert table.told("drew-treachery", seat) == [{"event": "drew-treachery", "seat": RED, "treachery": None}]
    assert table["known"][RED] == {}


def test_guesses_follow_the_numbers_of_the_cards() -> None:
    # Red has drawn one card that nobody saw; 16 gold or title and 3 crowns are unseen by blue.
    table = a_table(turn=RED, hands={RED: "gold"}, display="troops castle duelling bishop troops castle")
    unseen = Counter(table["pile"]) + Counter(table["uprising"]) + Counter({"gold": 1})
    held = Counter(next(iter(world["hand"][RED])) for world in guesses(table, BLUE, 4000))
    for name, number in unseen.items():
        expected = 4000 * number / unseen.total()
        assert abs(held[name] - expected) < 6 * expected**0.5, name


def test_cards_put_back_by_a_refresh_are_not_guessed_into_the_revolution_pile() -> None:
    # Blue sees all palaces and crowns go back into the pile: none of them can be in the revolution pile.
    display = "palace palace palace crown crown crown"
    table = a_table(turn=RED, display=display, pile="gold gold gold title title title troops", uprising="gold")
    table.play(RED, "refresh", "take gold", "done")
    returned = Counter(table["pile"]) + Counter(table["display"])
    assert (returned["palace"], returned["crown"]) == (3, 3)
    assert table["back"].get("palace", 0) + table["display"].get("palace", 0) == 3
    for world in guesses(table, BLUE):
        apart = world["uprising"]
        most = 5 - 3, 4 - 3
        assert apart.get("palace", 0) <= most[0]
        assert apart.get("crown", 0) <= most[1]


def test_cards_shuffled_into_the_new_piles_are_not_guessed_into_hands_held_before() -> None:
    # Everything but two hands lies open in the discards when the revolution comes, so everybody knows
    # that red's two cards are the gold and the title that are missing there.
    table = a_table(turn=BLUE, hands={RED: "gold title", BLUE: "crown"}, pile="", uprising="")
    table.play(BLUE, "collect", "draw")
    assert table["century"] == 1689
    for world in guesses(table, BLUE):
        assert world["hand"][RED] == {"gold": 1, "title": 1}


def test_reshuffled_treachery_cards_are_not_guessed_into_hands_held_before() -> None:
    table = a_table(turn=BLUE, treachery={RED: "gallows inquisition"}, treachery_pile="assassin")
    table.play(BLUE, "plot", "draw-treachery")
    assert len(table.told("reshuffled")) == 1
    for world in guesses(table, BLUE):
        assert world["treachery_hand"][RED] == {"gallows": 1, "inquisition": 1}


def test_a_player_who_killed_two_is_guessed_able_to_replace_one() -> None:
    board = {YELLOW: "prince castile, earl aragon"}
    table = plotting(
        turn=RED, treachery={RED: "inquisition inquisition inquisition"}, hands={RED: "title troops castle"},
        board=board,
    )  # fmt: skip
    table.play(RED, "strike inquisition earl aragon", "strike inquisition prince castile")
    assert table.phase == "seconding"
    for world in guesses(table, BLUE, 60):
        assert _pays_for_an_earl(world["hand"][RED]), world["hand"][RED]
        assert any("inquisition" in name for name in world["treachery_hand"][RED])
    table.play(RED, "second inquisition")
    for world in guesses(table, BLUE, 60):
        assert _pays_for_an_earl(world["hand"][RED])


def _pays_for_an_earl(hand: dict[str, int]) -> bool:
    lacking = {"title", "troops", "castle"} - hand.keys()
    return not lacking or (len(lacking) == 1 and "courtesan" in hand)


def test_what_was_chosen_after_a_revolution_is_guessed_anew() -> None:
    hand = "gold gold title title troops castle bishop duelling"
    table = a_table(turn=RED, hands={BLUE: hand, YELLOW: hand}, pile="", uprising="crown")
    table.luck(1).play(RED, "collect", "draw").play(BLUE, "trim gold")
    assert table.phase == "trimming"
    chosen = Counter(next(iter(world["trim"][BLUE])) for world in guesses(table, YELLOW))
    assert len(chosen) > 3
    assert all(world["trim"][YELLOW] == {} for world in guesses(table, BLUE, 20))
    assert all(world["trim"][BLUE] == {"gold": 1} for world in guesses(table, BLUE, 20))
