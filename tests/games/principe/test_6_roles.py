"""Chapter 6: the roles."""

from typing import Any

import pytest

from tests.games.principe.notation import Table, cards, given


def roles_after(*up: str, **written: Any) -> Table:
    """Everybody has finished phase 3; A, B, ... have these cards face up. The roles are assigned until somebody must
    decide.
    """
    laid = dict(zip("ABCD", up, strict=False))
    return given(**{"up": laid, "turn": "D", "hands": {"D": "white"}, **written}).play("D skip")


@pytest.mark.rule("6.3")
def test_example_of_clear_places() -> None:
    """T4: blue 4, 2, 1, 1: Jenő is Nobleman, Krisztina Knight, without an auction."""
    table = roles_after("4 blue", "2 blue", "blue", "blue")
    table.play("A place umbria", "B place umbria")
    assert table.holders() == {"nobleman": "A", "knight": "B"}
    assert "role-auction" not in table.happened()


@pytest.mark.rule("6.4")
def test_example_of_a_tie_for_second() -> None:
    """T5: blue 4, 2, 2, 1: Jenő is Nobleman; Krisztina and Péter bid for the Knight, Anita may not."""
    table = roles_after("4 blue", "2 blue", "2 blue", "blue")
    table.play("A place umbria")
    assert table.lot() == "knight"
    assert table.bidding() == "BC"
    table.play("B bid 2", "C pass", "B place umbria")
    assert table.holders() == {"nobleman": "A", "knight": "B"}


@pytest.mark.rule("6.5")
def test_example_of_a_tie_for_first() -> None:
    """T6: blue 3, 3, 3, 1: the Nobleman is auctioned among three, the Knight stays on the board."""
    table = roles_after("3 blue", "3 blue", "3 blue", "blue")
    assert table.lot() == "nobleman"
    assert table.bidding() == "ABC"
    table.play("B bid 1", "C pass", "A pass", "B place umbria")
    assert table.holders() == {"nobleman": "B"}
    assert table.asked() == "ABCD offering"


@pytest.mark.rule("6.9")
def test_example_of_turning_down() -> None:
    """T7: the Nobleman has 3 face-up blue cards and turns down 2; the Knight has 2 and turns down none."""
    table = roles_after("3 blue", "2 blue")
    table.play("A place umbria", "B place umbria")
    assert (table.player("A")["up"], table.player("A")["down"]) == (cards("blue"), cards("2 blue"))
    assert (table.player("B")["up"], table.player("B")["down"]) == (cards("2 blue"), cards())


@pytest.mark.rule("6.9")
@pytest.mark.parametrize(("before", "down"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_is_rounded_up(before: int, down: int) -> None:
    table = roles_after(f"{before} yellow")
    assert table.player("A")["down"] == cards(f"{down} yellow")
    assert table.player("A")["up"] == cards(f"{before - down} yellow")


@pytest.mark.rule("6.9")
def test_cards_already_face_down_are_not_counted_in() -> None:
    table = roles_after("2 yellow", "yellow", down={"A": "3 yellow"})
    assert table.player("A")["down"] == cards("4 yellow")


@pytest.mark.rule("6.9")
def test_the_second_is_known_before_cards_are_turned_down() -> None:
    """With 3 and 2 cards the first keeps 1 face up, but the other stays second."""
    table = roles_after("3 white", "2 white", "white")
    assert table.holders() == {"bishop": "A", "preacher": "B"}


@pytest.mark.rule("6.14", "6.11", "6.12", "6.13")
def test_example_of_green_before_the_rest() -> None:
    """T11: a green role turns up the white card that makes its holder Bishop in the same phase."""
    table = roles_after("green, white", "white", down={"A": "white, red, 2 green"}, principe="A")
    assert table.asked() == "A turning-up"
    assert table.may("A") == ["turn-up white", "turn-up red"]
    assert table.refused("A turn-up green") == ("6.12", {})
    assert table.refused("A turn-up blue") == ("6.13", {"colour": "blue"})
    assert table.refused("A skip") == ("6.11", {})
    table.play("A turn-up white")
    assert table.holders()["bishop"] == "A"
    assert table.holders()["preacher"] == "B"


@pytest.mark.rule("6.13")
def test_a_single_choice_needs_no_question_and_none_no_card() -> None:
    table = roles_after("2 green", "green", down={"A": "yellow", "B": "green"})
    assert "banker" in table.holders()
    assert table.player("A")["up"]["yellow"] == 0
    assert {"event": "turned-up", "seat": "A", "colour": "yellow"} in table.told()
    assert {"event": "no-use", "seat": "B", "role": "magister"} in table.told()


@pytest.mark.rule("6.1")
def test_roles_go_back_to_the_board_first() -> None:
    table = roles_after("white", roles={"doctor": "C", "bishop": "C", "scribe": "D"})
    assert table.holders() == {"bishop": "A"}


@pytest.mark.rule("6.2")
def test_only_face_up_cards_count_and_one_at_least() -> None:
    table = roles_after("red", down={"B": "5 red, 3 white"})
    assert table.holders() == {"councillor": "A"}


@pytest.mark.rule("6.2")
def test_colours_come_in_their_order() -> None:
    table = roles_after("green, white, red, blue, yellow").play("A place umbria")
    assert [event["role"] for event in table.told("role")] == ["doctor", "bishop", "councillor", "nobleman", "banker"]


@pytest.mark.rule("6.6")
def test_alone_in_a_colour() -> None:
    table = roles_after("", "2 white")
    assert table.holders() == {"bishop": "B"}


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(("principe", "order"), [("A", "BCA"), ("B", "CAB"), ("C", "ABC"), ("D", "ABC")])
def test_the_first_on_the_principes_left_begins(principe: str, order: str) -> None:
    last = "DABC"["ABCD".index(principe)]
    up, hands = dict.fromkeys("ABC", "2 white"), dict.fromkeys("ABCD", "red")
    table = given(up=up, principe=principe, turn=last, hands=hands).play(f"{last} skip")
    spoke = ""
    while table.lot():
        spoke += table.to_act()
        table.play(f"{table.to_act()} pass")
    assert spoke == order


@pytest.mark.rule("6.7")
def test_the_winner_of_a_role_pays_and_becomes_principe_but_builds_nothing() -> None:
    table = roles_after("2 white", "2 white")
    table.play("B bid 3", "A pass")
    assert table.principe() == "B"
    assert table.player("B", "B")["money"] == 10 - 3 + 5
    assert table.asked() == "ABCD offering"


@pytest.mark.rule("6.8", "6.5")
def test_a_role_that_nobody_wants() -> None:
    table = roles_after("2 white", "2 white", "white")
    table.all_pass()
    assert table.holders() == {}
    assert table.players("down") == [cards()] * 4
    assert {"event": "vacant", "role": "bishop"} in table.told()


@pytest.mark.rule("6.4", "6.8")
def test_a_minor_role_that_nobody_wants() -> None:
    table = roles_after("3 white", "2 white", "2 white")
    table.all_pass()
    assert table.holders() == {"bishop": "A"}


@pytest.mark.rule("6.10")
def test_first_the_major_then_the_minor_role_acts() -> None:
    table = roles_after("2 blue", "blue")
    assert table.asked() == "A posting"
    table.play("A place umbria")
    assert table.asked() == "B posting"


@pytest.mark.rule("6.10", "6.15")
def test_the_ability_is_a_duty() -> None:
    table = roles_after("2 blue", "blue")
    assert table.refused("A skip") == ("6.15", {})
    assert len(table.may("A")) == 6


@pytest.mark.rule("6.15")
def test_blue_places_a_shield_anywhere_while_there_are_any() -> None:
    table = roles_after("2 blue", "blue", posted={"A": "11 emilia"})
    assert table.asked() == "B posting"
    assert {"event": "no-use", "seat": "A", "role": "nobleman"} in table.told()
    table.play("B place upper-po")
    assert table.sees()["regions"][1] == {"region": "upper-po", "shields": [0, 1, 0, 0]}


@pytest.mark.rule("6.16")
def test_white_scores_one_for_both_ranks() -> None:
    table = roles_after("2 white", "white")
    assert table.players("points") == [1, 1, 0, 0]


@pytest.mark.rule("6.17")
def test_red_draws_a_card() -> None:
    table = roles_after("2 red", "red")
    assert table.players("hand_size") == [4 + 1, 4 + 1, 4, 4 + 1]


@pytest.mark.rule("6.17")
def test_red_draws_nothing_from_an_empty_deck() -> None:
    table = roles_after("2 red", "red", deck="green", last=1)
    assert table.players("hand_size") == [1, 0, 0, 1]
    assert {"event": "no-use", "seat": "B", "role": "scribe"} in table.told()


@pytest.mark.rule("6.18")
def test_yellow_earns_two_coins() -> None:
    table = roles_after("2 yellow", "yellow", last=1)
    assert table.players("money") == [12, 12, 10, 10]


@pytest.mark.rule("6.19")
def test_a_role_without_auction_leaves_the_principe_alone() -> None:
    table = roles_after("", "2 white")
    assert table.holders() == {"bishop": "B"}
    assert table.principe() == "A"


@pytest.mark.rule("6.20")
def test_one_player_may_hold_many_roles_but_one_of_a_colour() -> None:
    table = roles_after("4 white, 2 red, yellow", "white, 3 yellow")
    assert table.holders() == {"bishop": "A", "preacher": "B", "councillor": "A", "banker": "B", "merchant": "A"}
