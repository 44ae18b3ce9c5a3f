"""Chapter 3: into a port."""

import pytest

from tests.games.notation import seat
from tests.games.strozzi.notation import PORTS, given


@pytest.mark.rule("3.1")
def test_the_port_is_chosen_after_the_ship_is_won_and_must_be() -> None:
    table = given().play("A claim pirate")
    assert table.may("A") == ["dock venice", "dock rome", "dock naples"]
    for action in ("pass", "claim wares", "take art-gold"):
        assert table.refused(f"A {action}").clause == "3.1"
    table.play("A dock rome")
    assert table.port("rome") == "A:s12/P"


@pytest.mark.rule("3.2", "3.3")
def test_t13_one_ship_a_port_and_none_in_florence() -> None:
    """T13: with a ship in Rome, Rome is not selectable; Florence never is."""
    table = given(ports={"rome": "A:s07/+1"}).play("A claim pirate")
    assert table.may("A") == ["dock venice", "dock naples"]
    assert table.refused("A dock rome") == ("3.3", {"port": "rome"})
    assert table.refused("A dock florence").clause == "unknown-value"


@pytest.mark.rule("3.3")
def test_a_new_round_opens_all_ports_again() -> None:
    table = given(deck="", ports={"rome": "A:s07/+1", "venice": "A:s05/P"}).play("A claim wares")
    for player in "BCD":
        table.play(f"{player} pass")
    table.play("A dock naples")
    assert table.sees()["round"] == 2
    first = table.to_act()
    table.play(f"{first} claim pirate")
    assert table.may(first) == ["dock venice", "dock rome", "dock naples"]


@pytest.mark.rule("3.4")
def test_the_last_port_is_still_asked_for() -> None:
    table = given(ports={"rome": "A:s07/+1", "naples": "A:s06/W"}).play("A claim pirate")
    assert (table.asked(), table.may("A")) == ("A port", ["dock venice"])


@pytest.mark.rule("3.4")
def test_a_won_ship_always_finds_a_port() -> None:
    """Flags at hand (the one on the ship included) are as many as open ports, all through a game."""
    table = given()
    for step in range(60):
        table.play_at_random(step, limit=1)
        claim = table.sees()["claim"]
        for player in "ABCD":
            ports = sum(f"{player}:" not in table.port(port) for port in PORTS)
            claimed = claim is not None and claim["owner"] == seat(player)
            assert len(table.flags(player).split()) + claimed == ports


@pytest.mark.rule("3.5")
def test_the_faster_ship_lies_above() -> None:
    table = given(ship="s09", ports={"rome": "B:s02/W C:s17/P"}).play("A claim pirate, dock rome")
    assert table.port("rome") == "B:s02/W A:s09/P C:s17/P"


@pytest.mark.rule("3.6")
def test_t12_the_later_of_equals_goes_below() -> None:
    """T12: a port with an unmodified 6, another 6 arrives: it is second."""
    table = given(ship="s10", ports={"venice": "B:s09/P"}).play("A claim pirate, dock venice")
    assert table.port("venice") == "B:s09/P A:s10/P"


def _bring_in_with_plus_one(ship: str, port: str, ships: str) -> str:
    table = given(ship=ship, ports={port: ships}).play("A claim plus-one")
    table.others_pass("A")
    return table.play(f"A dock {port}").port(port)


@pytest.mark.rule("3.7")
def test_t10_plus_one_counts_now_and_later() -> None:
    """T10, the example of the rules: a 4 with +1 is placed as a 5, and a later ship compares with 5."""
    assert _bring_in_with_plus_one("s16", "venice", "B:s17/P") == "A:s16/+1 B:s17/P"
    later_five = given(ship="s12", ports={"venice": "A:s16/+1"}, active="B").play("B claim pirate, dock venice")
    assert later_five.port("venice") == "A:s16/+1 B:s12/P"
    later_six = given(ship="s09", ports={"venice": "A:s16/+1"}, active="B").play("B claim pirate, dock venice")
    assert later_six.port("venice") == "B:s09/P A:s16/+1"


@pytest.mark.rule("3.6", "3.7")
def test_t11_a_4_with_plus_one_goes_below_a_5() -> None:
    """T11: a port with a 5, a 4 with +1 arrives: 5, then 4(+1)."""
    assert _bring_in_with_plus_one("s16", "venice", "B:s12/P") == "B:s12/P A:s16/+1"


@pytest.mark.rule("3.7")
def test_an_8_with_plus_one_beats_every_8() -> None:
    assert _bring_in_with_plus_one("s04", "rome", "B:s02/P C:s01/W") == "A:s04/+1 B:s02/P C:s01/W"


@pytest.mark.parametrize("flag", ["pirate", "plus-one"])
@pytest.mark.rule("3.8")
def test_t14_goods_of_the_port_move_its_marker_the_others_are_lost(flag: str) -> None:
    """T14: gold 1 and grain 2, placed in Rome with +1 or P: R +2, V and N unchanged."""
    table = given(ship="s17").play(f"A claim {flag}")
    table.others_pass("A")
    table.play("A dock rome")
    assert [table.space(city, "A") for city in ("venice", "rome", "naples")] == [0, 2, 0]


def _with_wares_flag(ship: str, port: str) -> list[int]:
    table = given(ship=ship).play("A claim wares")
    for player in "BCD":
        table.play(f"{player} pass")
    table.play(f"A dock {port}")
    return [table.space(city, "A") for city in ("venice", "rome", "naples", "florence")]


@pytest.mark.rule("3.9")
def test_t15_the_wares_flag_adds_a_step() -> None:
    """T15: the same with W: R +3."""
    assert _with_wares_flag("s17", "rome") == [0, 3, 0, 1]


@pytest.mark.rule("3.9")
def test_the_wares_flag_works_without_goods_and_only_in_the_port() -> None:
    assert _with_wares_flag("s04", "naples") == [0, 0, 1, 0]
    assert _with_wares_flag("s23", "naples") == [0, 0, 1, 2]


@pytest.mark.parametrize(("ship", "scrolls"), [("s09", 1), ("s23", 2), ("s05", 0)])
@pytest.mark.parametrize("port", ["venice", "rome", "naples"])
@pytest.mark.rule("3.10")
def test_t16_scrolls_move_the_marker_in_florence(ship: str, scrolls: int, port: str) -> None:
    """T16: 1 (2) scrolls: F +1 (+2) whatever the port."""
    table = given(ship=ship).play(f"A claim pirate, dock {port}")
    assert table.space("florence", "A") == scrolls


@pytest.mark.rule("3.11")
def test_the_order_of_effects() -> None:
    table = given(ship="s18", display="science-cloth art-two art-two").play("A claim wares")
    for player in "BCD":
        table.play(f"{player} pass")
    table.play("A dock rome, take science-cloth")
    told = [(event["event"], event.get("city")) for event in table.told()]
    assert told[told.index(("docked", None)) :] == [
        ("docked", None),
        ("advanced", "rome"),
        ("took", None),
        ("advanced", "naples"),
        ("opened", None),
        ("turned-up", None),
        ("cargo", None),
    ]
    assert table.told("advanced")[0]["steps"] == 2, "goods and wares flag are one move"


@pytest.mark.rule("3.11")
def test_florence_moves_after_the_port() -> None:
    table = given(ship="s09").play("A claim pirate, dock rome")
    assert [event["city"] for event in table.told("advanced")] == ["rome", "florence"]


@pytest.mark.rule("3.12")
def test_t09_the_left_neighbour_of_the_owner_goes_on() -> None:
    """T09: B won a ship that A revealed: C reveals next."""
    table = given().play("A claim wares", "B claim pirate, dock rome")
    assert (table.active(), table.asked()) == ("C", "C claim")
    assert table.told("turned-up")[-1]["seat"] == "C"
