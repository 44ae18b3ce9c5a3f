"""Chapter 2: the course of a turn."""

import pytest

from tests.games.heads_of_state.notation import Table, given


@pytest.mark.rule("2.1")
def test_a_turn_from_the_choice_to_the_next_player() -> None:
    table = given(turn="A")
    assert table.asked() == "A choosing"
    table.play("A collect")
    assert table.asked() == "A drawing"
    table.play("A take gold, take title, take troops")
    assert table.asked() == "A placing"
    table.play("A done")
    assert table.asked() == "B choosing"
    assert sum(table["display"].values()) == 6


@pytest.mark.rule("2.2")
def test_a_turn_begins_with_the_choice_of_an_option() -> None:
    table = given(turn="A")
    assert table.may("A") == ["collect", "refresh", "plot"]
    for action in ("take gold", "draw", "done", "place baron ireland nothing", "strike assassin baron ireland"):
        assert table.refused(f"A {action}").clause == "2.2"


@pytest.mark.rule("2.3")
def test_the_choice_stands() -> None:
    table = given(turn="A").play("A collect")
    assert table.refused("A refresh").clause == "2.3"
    assert table.refused("A plot").clause == "2.3"
    table.play("A take gold, take title, take troops")
    assert table.refused("A collect").clause == "2.3"


@pytest.mark.rule("2.3", "8.8")
def test_a_revolution_does_not_reopen_the_choice() -> None:
    table = given(turn="A", pile="", uprising="").play("A collect, take gold, draw")
    assert (table["century"], table.asked(), table["draws"]) == (1689, "A drawing", 2)
    assert table.refused("A refresh").clause == "2.3"


@pytest.mark.rule("2.4")
def test_all_cards_are_drawn_first() -> None:
    table = given(turn="A", hands={"A": "gold"}).play("A collect, take gold")
    assert table.refused("A place baron ireland nothing") == ("2.4", {"cards": 2, "daggers": 0})
    assert table.refused("A done").clause == "2.4"
    plot = given(
        turn="A", treachery={"A": "axeman"}, treachery_display="assassin gallows", board={"C": "earl scotland"}
    )
    plot.play("A plot, take gold")
    assert plot.refused("A strike axeman earl scotland") == ("2.4", {"cards": 0, "daggers": 1})


@pytest.mark.rule("2.5", "2.6")
@pytest.mark.parametrize(("seats", "draws"), [(2, [2, 3]), (3, [1, 2, 3]), (4, [1, 1, 2, 3]), (5, [1, 1, 2, 2, 3])])
def test_t6_first_turns(seats: int, draws: list[int]) -> None:
    table = Table.new(seats)
    first = table.to_act()
    for cards in draws:
        player = table.to_act()
        assert (table.asked(), table["draws"]) == (f"{player} drawing", cards)
        for option in ("collect", "refresh", "plot"):
            assert table.refused(f"{player} {option}").clause == "2.5"
        table.play(*[f"{player} draw"] * cards)
        assert table.asked() == f"{player} placing"
        table.play(f"{player} done")
    assert table.asked() == f"{first} choosing"
    assert table.hand_size(first) == draws[0]


@pytest.mark.rule("2.5", "3.9")
def test_nobles_may_be_placed_in_the_first_turn() -> None:
    table = given(turns=0, phase="drawing", option="collect", draws=1, starter=0)
    table.play("A take gold, place baron ireland nothing")
    assert table.has("A", "nobles") == ["ireland lower"]


@pytest.mark.rule("2.7")
def test_cards_are_taken_one_by_one_and_the_display_waits() -> None:
    table = given(turn="A").play("A collect, draw")
    drawn = table.has("A", "hand")
    assert sum(drawn.values()) == 1
    assert table.told("drew", "A")[0]["attribute"] in drawn
    table.play("A take gold, take title")
    assert table["display"] == {"troops": 1, "castle": 1, "duelling": 1, "bishop": 1}
    table.play("A done")
    assert sum(table["display"].values()) == 6
