"""Chapter 6: the end of a round."""

from typing import Any

import pytest

from tests.games.strozzi.notation import SHIPS, Table, given

THREE_OF_D = {"venice": "D:s05/P", "rome": "D:s07/W", "naples": "D:s06/+1"}
LAST_FLAG_OF_A = {
    "venice": "B:s05/P C:s16/W A:s20/+1",
    "rome": "B:s07/+1 C:s17/P",
    "naples": "C:s06/+1 B:s19/W A:s21/W",
}
"""Three players; of all flags only A's pirate flag is unused, and only Rome is open to him."""


def refuse_the_last_ship(**written: Any) -> Table:
    """The round ends with a last ship that nobody wants, so that only what lies there is paid."""
    return given(ship="s04", deck="", **written).all_pass()


@pytest.mark.rule("6.1", "3.12")
def test_t22_who_has_no_flags_is_skipped() -> None:
    """T22: D has used three flags; his right neighbour C wins a ship: A, D's left neighbour, goes on."""
    table = given(active="C", ports=THREE_OF_D).play("C claim pirate, dock rome")
    assert (table.active(), table.asked()) == ("A", "A claim")


@pytest.mark.rule("6.1")
def test_who_has_no_flags_is_not_asked_but_paid() -> None:
    table = given(active="C", deck="", ports=THREE_OF_D).play("C pass")
    assert table.asked() == "A claim"
    table.all_pass()
    assert table.paid("D", "ships") == 45


@pytest.mark.rule("6.2")
def test_t23_the_round_ends_when_all_flags_are_used() -> None:
    """T23: every flag is used: the round ends though cards remain."""
    table = given(3, ship="s12", ports=LAST_FLAG_OF_A)
    assert table.sees()["deck"] == 12 - 9
    table.play("A claim pirate, dock rome")
    assert table.sees()["round"] == 2
    assert [table.paid(player, "ships") for player in "ABC"] == [5 + 10 + 5, 15 + 15 + 10, 10 + 5 + 15]


@pytest.mark.rule("6.3")
def test_t24_the_round_ends_with_the_last_ship_placed() -> None:
    """T24: the deck is empty and the last card is placed: the round ends though flags remain."""
    table = given(ship="s12", deck="").play("A claim pirate")
    assert table.sees()["round"] == 1
    table.play("A dock rome")
    assert table.sees()["round"] == 2
    assert [table.flags(player) for player in "ABCD"] == ["P +1 W"] * 4


@pytest.mark.rule("6.3")
def test_t24_the_round_ends_with_the_last_ship_refused() -> None:
    table = given(ship="s12", deck="").all_pass()
    assert table.sees()["round"] == 2
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("6.4")
def test_the_last_tile_is_taken_and_its_step_made_before_anything_is_paid() -> None:
    table = given(3, ship="s08", ports=LAST_FLAG_OF_A, display="art-gold art-two art-two")
    table.play("A claim pirate, dock rome")
    assert (table.sees()["round"], table.asked(), table.scores()) == (1, "A tile", [0, 0, 0])
    table.play("A take art-gold")
    assert table.sees()["round"] == 2
    assert table.paid("A", "tracks") == 15, "the step in Venice counts in the scoring"


@pytest.mark.rule("6.5")
def test_t26_ships_pay_15_10_and_5() -> None:
    """T26: port order A, B, C, D: 15, 10, 5, 0."""
    table = refuse_the_last_ship(ports={"rome": "A:s02/P B:s07/P C:s11/P D:s19/P"})
    assert [table.paid(player, "ships") for player in "ABCD"] == [15, 10, 5, 0]


@pytest.mark.rule("6.5")
def test_fewer_ships_than_three() -> None:
    table = refuse_the_last_ship(ports={"venice": "C:s01/P D:s05/P", "naples": "B:s03/P"})
    assert [table.paid(player, "ships") for player in "ABCD"] == [0, 15, 15, 10]


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.rule("6.5")
def test_ships_pay_the_same_with_any_number_of_players(seats: int) -> None:
    table = refuse_the_last_ship(seats=seats, ports={"rome": "A:s02/P B:s07/P C:s11/P"})
    assert table.scores()[:3] == [15, 10, 5]


@pytest.mark.rule("6.6", "6.7")
def test_t27_markers_pay_15_10_and_5() -> None:
    """T27: track V: A on 6; B and C on 4, B left; D on 0: 15, 10, 5, 0."""
    table = refuse_the_last_ship(tracks={"venice": "A6 B4 C4 D0"})
    assert table.scores() == [15, 10, 5, 0]


@pytest.mark.parametrize("city", ["venice", "rome", "naples", "florence"])
@pytest.mark.rule("6.6", "6.7")
def test_t28_markers_on_the_start_space_earn_nothing(city: str) -> None:
    """T28: A on 2, everybody else on 0: A 15 only."""
    assert refuse_the_last_ship(tracks={city: "A2 B0 C0 D0"}).scores() == [15, 0, 0, 0]


@pytest.mark.rule("6.6")
def test_a_fourth_marker_earns_nothing() -> None:
    assert refuse_the_last_ship(tracks={"rome": "D4 C3 B3 A2"}).scores() == [0, 5, 10, 15]


@pytest.mark.rule("6.8")
def test_t29_bonuses_come_on_top() -> None:
    """T29: second on a bonus-5 space: 10 + 5; a fourth-placed marker on bonus 5 gets 5."""
    table = refuse_the_last_ship(tracks={"venice": "B8 A7 C7 D7"})
    assert table.scores() == [10 + 5, 15 + 10, 5 + 5, 5]
    assert [table.paid(player, "bonuses") for player in "ABCD"] == [5, 10, 5, 5]


@pytest.mark.parametrize("city", ["venice", "rome", "naples", "florence"])
@pytest.mark.rule("6.8")
def test_every_track_has_bonuses(city: str) -> None:
    assert refuse_the_last_ship(tracks={city: "A9 B8 C7 D6"}).scores() == [15 + 15, 10 + 10, 5 + 5, 0]


@pytest.mark.rule("6.8")
def test_bonuses_are_paid_after_every_round() -> None:
    table = refuse_the_last_ship(tracks={"venice": "A9 B0 C0 D0"})
    for paid in (30, 60, 90):
        assert table.scores() == [paid, 0, 0, 0]
        while table.to_act() and table.scores()[0] == paid:
            table.all_pass()


@pytest.mark.rule("6.9", "6.10")
def test_t30_the_next_round() -> None:
    """T30: flags back, all 29 ships reshuffled, as many removed, markers stay, highest in Florence starts."""
    table = refuse_the_last_ship(
        ports={"rome": "A:s02/P B:s07/W"},
        tracks={"venice": "A3 B2 C0 D0", "florence": "C3 B3 A0 D0"},
        tiles={"D": "art-two"},
        display="art-gold science-grain architecture-two",
    )
    assert [table.flags(player) for player in "ABCD"] == ["P +1 W"] * 4
    assert sorted([*table["deck"], *table["removed"], table.ship()]) == SHIPS
    assert (table.sees()["removed"], table.sees()["deck"], table.sees()["refused"]) == (14, 14, 0)
    assert (table.track("venice"), table.track("florence")) == ("A3 B2 C0 D0", "C3 B3 A0 D0")
    assert table.tiles("D") == ["art-two"]
    assert table.sees()["display"] == ["art-gold", "science-grain", "architecture-two"]
    assert table.scores() == [15 + 15, 10 + 10 + 10, 15, 0]
    assert (table.active(), table.asked()) == ("C", "C claim")


@pytest.mark.rule("6.10", "1.6")
def test_if_nobody_has_moved_in_florence_the_first_starting_player_starts_again() -> None:
    table = refuse_the_last_ship(active="A", tracks={"florence": "D0 A0 B0 C0"})
    assert table.active() == "D"


@pytest.mark.rule("6.11")
def test_t25_more_than_three_refusals_cost_somebody_a_ship() -> None:
    """T25: four ships are refused; then everything is taken, and still one flag is left when the ships are out."""
    table = given(ship="s12")
    for _ in range(4):
        table.all_pass()
    docked = 0
    while table.sees()["round"] == 1:
        player = table.to_act()
        table.play(f"{player} {table.may(player)[0]}")
        docked = len(table.told("docked"))
    assert docked == 15 - 4 < 12


@pytest.mark.rule("6.5", "6.6")
def test_t34_what_a_full_round_pays() -> None:
    """T34: with all ships in port and three markers up on each track, ships pay 90 and tracks 120."""
    tracks = dict.fromkeys(("venice", "rome", "naples", "florence"), "A3 B2 C1")
    table = given(3, ship="s12", ports=LAST_FLAG_OF_A, tracks=tracks).play("A claim pirate, dock rome")
    assert sum(table.paid(player, "ships") for player in "ABC") == 90
    assert sum(table.paid(player, "tracks") for player in "ABC") == 120
    assert sum(table.paid(player, "bonuses") for player in "ABC") == 0
