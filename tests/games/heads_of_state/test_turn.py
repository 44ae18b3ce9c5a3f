"""Chapter 2: the course of a turn."""

import pytest

from tests.games.heads_of_state.tables import BLUE, RED, YELLOW, a_game, a_table


@pytest.mark.rule("2.1")
def test_a_turn_from_the_choice_to_the_next_player() -> None:
    table = a_table(turn=RED)
    assert table.phase == "choosing"
    table.play(RED, "collect")
    assert table.phase == "drawing"
    table.play(RED, "take gold", "take title", "take troops")
    assert table.phase == "placing"
    table.play(RED, "done")
    assert (table.phase, table["turn"]) == ("choosing", YELLOW)
    assert sum(table["display"].values()) == 6


@pytest.mark.rule("2.2")
def test_a_turn_begins_with_the_choice_of_an_option() -> None:
    table = a_table(turn=RED)
    assert table.open_to(RED) == ["collect", "refresh", "plot"]
    for action in ("take gold", "draw", "done", "place baron ireland nothing", "strike assassin baron ireland"):
        assert table.refuse(RED, action).clause == "2.2"


@pytest.mark.rule("2.3")
def test_the_choice_stands() -> None:
    table = a_table(turn=RED).play(RED, "collect")
    assert table.refuse(RED, "refresh").clause == "2.3"
    assert table.refuse(RED, "plot").clause == "2.3"
    table.play(RED, "take gold", "take title", "take troops")
    assert table.refuse(RED, "collect").clause == "2.3"


@pytest.mark.rule("2.3", "8.8")
def test_a_revolution_does_not_reopen_the_choice() -> None:
    table = a_table(turn=RED, pile="", uprising="").play(RED, "collect", "take gold", "draw")
    assert (table["century"], table.phase, table["draws"]) == (1689, "drawing", 2)
    assert table.refuse(RED, "refresh").clause == "2.3"


@pytest.mark.rule("2.4")
def test_all_cards_are_drawn_first() -> None:
    table = a_table(turn=RED, hands={RED: "gold"}).play(RED, "collect", "take gold")
    refusal = table.refuse(RED, "place baron ireland nothing")
    assert (refusal.clause, refusal.facts) == ("2.4", {"cards": 2, "daggers": 0})
    assert table.refuse(RED, "done").clause == "2.4"
    plot = a_table(
        turn=RED, treachery={RED: "axeman"}, treachery_display="assassin gallows", board={BLUE: "earl scotland"}
    )
    plot.play(RED, "plot", "take gold")
    refusal = plot.refuse(RED, "strike axeman earl scotland")
    assert (refusal.clause, refusal.facts) == ("2.4", {"cards": 0, "daggers": 1})


@pytest.mark.rule("2.5", "2.6")
@pytest.mark.parametrize(("seats", "draws"), [(2, [2, 3]), (3, [1, 2, 3]), (4, [1, 1, 2, 3]), (5, [1, 1, 2, 2, 3])])
def test_t6_first_turns(seats: int, draws: list[int]) -> None:
    table = a_game(seats)
    for cards in draws:
        seat = table["turn"]
        assert (table.phase, table["draws"]) == ("drawing", cards)
        for option in ("collect", "refresh", "plot"):
            assert table.refuse(seat, option).clause == "2.5"
        table.play(seat, *["draw"] * cards)
        assert table.phase == "placing"
        table.play(seat, "done")
    assert table.phase == "choosing"
    assert [sum(hand.values()) for hand in table["hand"]][table["starter"]] == draws[0]


@pytest.mark.rule("2.5", "3.9")
def test_nobles_may_be_placed_in_the_first_turn() -> None:
    table = a_table(turns=0, phase="drawing", option="collect", draws=1, starter=RED)
    table.play(RED, "take gold", "place baron ireland nothing")
    assert table["nobles"][RED] == ["ireland lower"]


@pytest.mark.rule("2.7")
def test_cards_are_taken_one_by_one_and_the_display_waits() -> None:
    table = a_table(turn=RED).play(RED, "collect", "draw")
    drawn = table["hand"][RED]
    assert sum(drawn.values()) == 1
    assert table.told("drew", RED)[0]["attribute"] in drawn
    table.play(RED, "take gold", "take title")
    assert table["display"] == {"troops": 1, "castle": 1, "duelling": 1, "bishop": 1}
    table.play(RED, "done")
    assert sum(table["display"].values()) == 6
