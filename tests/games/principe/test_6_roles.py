"""Chapter 6: the roles."""

from typing import Any

import pytest

from camarilla.core.position import Position
from tests.games.principe.tables import ANITA, JENO, KRISZTINA, PETER, Cards, act, cards, choices, each_passes, given
from tests.games.principe.tables import listen, refusal, see, told


def roles_after(up: list[Cards], **cells: Any) -> Position:
    """Everybody has finished phase 3 with these cards face up; the roles are assigned until somebody must decide."""
    seats = cells.get("seats", 4)
    hands: list[Cards] = [{}] * (seats - 1) + [{"white": 1}]
    table: dict[str, Any] = {"up": up, "turn": seats - 1, "hands": hands}
    return act(listen(given(**(table | cells))), seats - 1, "skip")


def holders(position: Position) -> dict[str, int]:
    """The roles that somebody holds."""
    return {role: holder for role, holder in see(position)["roles"].items() if holder is not None}


def blue(*numbers: int) -> list[Cards]:
    return [{"blue": number} if number else {} for number in numbers]


@pytest.mark.rule("6.3")
def test_example_of_clear_places() -> None:
    """T4: blue 4, 2, 1, 1: Jenő is Nobleman, Krisztina Knight, without an auction."""
    position = roles_after(blue(4, 2, 1, 1))
    act(position, JENO, "place umbria")
    act(position, KRISZTINA, "place umbria")
    assert holders(position) == {"nobleman": JENO, "knight": KRISZTINA}
    assert "role-auction" not in [event["event"] for event in told(position)]


@pytest.mark.rule("6.4")
def test_example_of_a_tie_for_second() -> None:
    """T5: blue 4, 2, 2, 1: Jenő is Nobleman; Krisztina and Péter bid for the Knight, Anita may not."""
    position = roles_after(blue(4, 2, 2, 1))
    act(position, JENO, "place umbria")
    assert see(position)["auction"]["role"] == "knight"
    assert see(position)["auction"]["bidding"] == [KRISZTINA, PETER]
    act(position, KRISZTINA, "bid 2")
    act(position, PETER, "pass")
    act(position, KRISZTINA, "place umbria")
    assert holders(position) == {"nobleman": JENO, "knight": KRISZTINA}


@pytest.mark.rule("6.5")
def test_example_of_a_tie_for_first() -> None:
    """T6: blue 3, 3, 3, 1: the Nobleman is auctioned among three, the Knight stays on the board."""
    position = roles_after(blue(3, 3, 3, 1))
    assert see(position)["auction"]["role"] == "nobleman"
    assert see(position)["auction"]["bidding"] == [JENO, KRISZTINA, PETER]
    act(position, KRISZTINA, "bid 1")
    act(position, PETER, "pass")
    act(position, JENO, "pass")
    act(position, KRISZTINA, "place umbria")
    assert holders(position) == {"nobleman": KRISZTINA}
    assert see(position)["phase"] == "offering"


@pytest.mark.rule("6.9")
def test_example_of_turning_down() -> None:
    """T7: the Nobleman has 3 face-up blue cards and turns down 2; the Knight has 2 and turns down none."""
    position = roles_after(blue(3, 2, 0, 0))
    act(position, JENO, "place umbria")
    act(position, KRISZTINA, "place umbria")
    players = see(position)["players"]
    assert (players[JENO]["up"], players[JENO]["down"]) == (cards(blue=1), cards(blue=2))
    assert (players[KRISZTINA]["up"], players[KRISZTINA]["down"]) == (cards(blue=2), cards())


@pytest.mark.rule("6.9")
@pytest.mark.parametrize(("before", "down"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_is_rounded_up(before: int, down: int) -> None:
    position = roles_after([{"yellow": before}])
    assert see(position)["players"][JENO]["down"] == cards(yellow=down)
    assert see(position)["players"][JENO]["up"] == cards(yellow=before - down)


@pytest.mark.rule("6.9")
def test_cards_already_face_down_are_not_counted_in() -> None:
    position = roles_after([{"yellow": 2}, {"yellow": 1}], down=[{"yellow": 3}])
    assert see(position)["players"][JENO]["down"] == cards(yellow=4)


@pytest.mark.rule("6.9")
def test_the_second_is_known_before_cards_are_turned_down() -> None:
    """With 3 and 2 cards the first keeps 1 face up, but the other stays second."""
    position = roles_after([{"white": 3}, {"white": 2}, {"white": 1}])
    assert holders(position) == {"bishop": JENO, "preacher": KRISZTINA}


@pytest.mark.rule("6.14", "6.11", "6.12", "6.13")
def test_example_of_green_before_the_rest() -> None:
    """T11: a green role turns up the white card that makes its holder Bishop in the same phase."""
    position = roles_after(
        [{"green": 1, "white": 1}, {"white": 1}], down=[{"white": 1, "red": 1, "green": 2}], principe=0
    )
    assert see(position)["phase"] == "turning-up"
    assert choices(position, JENO) == ["turn-up white", "turn-up red"]
    assert refusal(position, JENO, "turn-up green") == ("6.12", {})
    assert refusal(position, JENO, "turn-up blue") == ("6.13", {"colour": "blue"})
    assert refusal(position, JENO, "skip") == ("6.11", {})
    act(position, JENO, "turn-up white")
    assert holders(position)["bishop"] == JENO
    assert holders(position)["preacher"] == KRISZTINA


@pytest.mark.rule("6.13")
def test_a_single_choice_needs_no_question_and_none_no_card() -> None:
    position = roles_after([{"green": 2}, {"green": 1}], down=[{"yellow": 1}, {"green": 1}])
    players = see(position)["players"]
    assert "banker" in holders(position)
    assert players[JENO]["up"]["yellow"] == 0
    assert {"event": "turned-up", "seat": JENO, "colour": "yellow"} in told(position)
    assert {"event": "no-use", "seat": KRISZTINA, "role": "magister"} in told(position)


@pytest.mark.rule("6.1")
def test_roles_go_back_to_the_board_first() -> None:
    position = roles_after([{"white": 1}], roles={"doctor": PETER, "bishop": PETER, "scribe": ANITA})
    assert holders(position) == {"bishop": JENO}


@pytest.mark.rule("6.2")
def test_only_face_up_cards_count_and_one_at_least() -> None:
    position = roles_after([{"red": 1}], down=[{}, {"red": 5, "white": 3}])
    assert holders(position) == {"councillor": JENO}


@pytest.mark.rule("6.2")
def test_colours_come_in_their_order() -> None:
    everything = {"green": 1, "white": 1, "red": 1, "blue": 1, "yellow": 1}
    position = roles_after([everything])
    act(position, JENO, "place umbria")
    order = [event["role"] for event in told(position) if event["event"] == "role"]
    assert order == ["doctor", "bishop", "councillor", "nobleman", "banker"]


@pytest.mark.rule("6.6")
def test_alone_in_a_colour() -> None:
    position = roles_after([{}, {"white": 2}])
    assert holders(position) == {"bishop": KRISZTINA}


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(("principe", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2]), (3, [0, 1, 2])])
def test_the_first_on_the_principes_left_begins(principe: int, order: list[int]) -> None:
    position = given(up=[{"white": 2}] * 3, principe=principe, turn=(principe + 3) % 4, hands=[{"red": 1}] * 4)
    act(position, (principe + 3) % 4, "skip")
    spoke = []
    while see(position)["auction"]:
        spoke += position.to_act()
        act(position, position.to_act()[0], "pass")
    assert spoke == order


@pytest.mark.rule("6.7")
def test_the_winner_of_a_role_pays_and_becomes_principe_but_builds_nothing() -> None:
    position = roles_after([{"white": 2}] * 2)
    act(position, KRISZTINA, "bid 3")
    act(position, JENO, "pass")
    view = see(position, KRISZTINA)
    assert view["principe"] == KRISZTINA
    assert view["players"][KRISZTINA]["money"] == 10 - 3 + 5
    assert view["phase"] == "offering"


@pytest.mark.rule("6.8", "6.5")
def test_a_role_that_nobody_wants() -> None:
    position = roles_after([{"white": 2}, {"white": 2}, {"white": 1}])
    each_passes(position)
    assert holders(position) == {}
    assert [player["down"] for player in see(position)["players"]] == [cards()] * 4
    assert {"event": "vacant", "role": "bishop"} in told(position)


@pytest.mark.rule("6.4", "6.8")
def test_a_minor_role_that_nobody_wants() -> None:
    position = roles_after([{"white": 3}, {"white": 2}, {"white": 2}])
    each_passes(position)
    assert holders(position) == {"bishop": JENO}


@pytest.mark.rule("6.10")
def test_first_the_major_then_the_minor_role_acts() -> None:
    position = roles_after(blue(2, 1, 0, 0))
    assert position.to_act() == [JENO]
    act(position, JENO, "place umbria")
    assert position.to_act() == [KRISZTINA]


@pytest.mark.rule("6.10", "6.15")
def test_the_ability_is_a_duty() -> None:
    position = roles_after(blue(2, 1, 0, 0))
    assert refusal(position, JENO, "skip") == ("6.15", {})
    assert len(choices(position, JENO)) == 6


@pytest.mark.rule("6.15")
def test_blue_places_a_shield_anywhere_while_there_are_any() -> None:
    position = roles_after(blue(2, 1, 0, 0), posted=[{"emilia": 11}])
    assert position.to_act() == [KRISZTINA]
    assert {"event": "no-use", "seat": JENO, "role": "nobleman"} in told(position)
    act(position, KRISZTINA, "place upper-po")
    assert see(position)["regions"][1] == {"region": "upper-po", "shields": [0, 1, 0, 0]}


@pytest.mark.rule("6.16")
def test_white_scores_one_for_both_ranks() -> None:
    position = roles_after([{"white": 2}, {"white": 1}])
    assert [player["points"] for player in see(position)["players"]] == [1, 1, 0, 0]


@pytest.mark.rule("6.17")
def test_red_draws_a_card() -> None:
    position = roles_after([{"red": 2}, {"red": 1}])
    sizes = [player["hand_size"] for player in see(position)["players"]]
    assert sizes == [4 + 1, 4 + 1, 4, 4 + 1]


@pytest.mark.rule("6.17")
def test_red_draws_nothing_from_an_empty_deck() -> None:
    position = roles_after([{"red": 2}, {"red": 1}], deck={"green": 1}, last=1)
    sizes = [player["hand_size"] for player in see(position)["players"]]
    assert sizes == [1, 0, 0, 1]
    assert {"event": "no-use", "seat": KRISZTINA, "role": "scribe"} in told(position)


@pytest.mark.rule("6.18")
def test_yellow_earns_two_coins() -> None:
    position = roles_after([{"yellow": 2}, {"yellow": 1}], last=1)
    assert [player["money"] for player in see(position)["players"]] == [12, 12, 10, 10]


@pytest.mark.rule("6.19")
def test_a_role_without_auction_leaves_the_principe_alone() -> None:
    position = roles_after([{}, {"white": 2}])
    assert holders(position) == {"bishop": KRISZTINA}
    assert see(position)["principe"] == JENO


@pytest.mark.rule("6.20")
def test_one_player_may_hold_many_roles_but_one_of_a_colour() -> None:
    position = roles_after([{"white": 4, "red": 2, "yellow": 1}, {"white": 1, "yellow": 3}])
    assert holders(position) == {"bishop": 0, "preacher": 1, "councillor": 0, "banker": 1, "merchant": 0}


@pytest.mark.rule("1.9")
def test_two_players_have_no_minor_roles() -> None:
    position = roles_after([{"white": 4}, {"white": 1}], seats=2)
    assert holders(position) == {"bishop": JENO}
