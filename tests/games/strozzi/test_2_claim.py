"""Chapter 2: whose ship is it?"""

import pytest

from camarilla.core.clauses import NotYourTurn
from tests.games.strozzi.scene import given


@pytest.mark.rule("2.1")
def test_a_ship_lies_open_and_its_owner_is_decided_first() -> None:
    scene = given(ship="s12", active="B")
    assert (scene.ship, scene.asked) == ("s12", "B")
    assert scene.refusal("B", "dock rome").clause == "2.1"
    assert scene.refusal("B", "take art-gold").clause == "2.1"


@pytest.mark.rule("2.2")
def test_each_is_asked_once_clockwise_from_the_active_player() -> None:
    scene = given(active="C")
    for player in "CDAB":
        assert scene.asked == player
        scene.play(player, "pass")
    assert scene.told("refused") == [{"event": "refused", "ship": "s12"}]


@pytest.mark.rule("2.2", "2.6")
def test_t06_after_a_pass_only_those_up_to_the_right_neighbour_may_pirate() -> None:
    """T06: A passes, B lays +1: C and D may lay P, A is not asked again."""
    scene = given().play("A", "pass").play("B", "claim plus-one")
    assert (scene.asked, scene.may("C")) == ("C", ["claim pirate", "pass"])
    scene.play("C", "pass")
    assert (scene.asked, scene.may("D")) == ("D", ["claim pirate", "pass"])
    scene.play("D", "pass")
    assert (scene.asked, scene.view["phase"]) == ("B", "port")


@pytest.mark.rule("2.3")
def test_nobody_has_to_claim_not_even_the_last_ship() -> None:
    scene = given(deck="")
    assert scene.may("A") == ["claim pirate", "claim plus-one", "claim wares", "pass"]
    scene.all_pass()
    assert scene.view["round"] == 2


@pytest.mark.rule("2.4")
def test_only_a_flag_at_hand_can_be_laid() -> None:
    scene = given(ports={"rome": "A:s05/P"})
    assert scene.may("A") == ["claim plus-one", "claim wares", "pass"]
    refusal = scene.refusal("A", "claim pirate")
    assert (refusal.clause, refusal.facts) == ("2.4", {"flag": "pirate"})


@pytest.mark.rule("2.5")
def test_t03_the_pirate_flag_wins_at_once() -> None:
    """T03: A lays P: A owns the ship, nobody else is asked."""
    scene = given().play("A", "claim pirate")
    assert (scene.asked, scene.view["phase"], scene.flags("A")) == ("A", "port", "+1 W")


@pytest.mark.parametrize(("flag", "left"), [("plus-one", "P W"), ("wares", "P +1")])
@pytest.mark.rule("2.6")
def test_t04_a_claim_that_nobody_pirates_stands(flag: str, left: str) -> None:
    """T04: A lays +1 or W, B, C and D pass: A owns the ship with that flag."""
    scene = given().play("A", f"claim {flag}")
    for player in "BCD":
        assert scene.asked == player
        scene.play(player, "pass")
    assert (scene.asked, scene.view["phase"], scene.flags("A")) == ("A", "port", left)
    assert scene.view["claim"] == {"owner": 0, "flag": flag}


@pytest.mark.rule("2.5", "2.7")
def test_t05_a_pirate_takes_the_ship_and_the_flag_goes_home() -> None:
    """T05: A laid W, B lays P: B owns the ship, W is back with A, C and D are not asked."""
    scene = given().play("A", "claim wares").play("B", "claim pirate")
    assert (scene.asked, scene.view["phase"]) == ("B", "port")
    assert (scene.flags("A"), scene.flags("B")) == ("P +1 W", "+1 W")
    assert scene.told("returned") == [{"event": "returned", "owner": 0, "flag": "wares"}]


@pytest.mark.rule("2.7")
def test_the_robbed_player_cannot_take_the_ship_back() -> None:
    scene = given().play("A", "pass").play("B", "claim plus-one").play("C", "claim pirate")
    assert scene.may("B") == []
    with pytest.raises(NotYourTurn):
        scene.play("B", "claim pirate")
    scene.play("C", "dock rome")
    assert scene.flags("B") == "P +1 W"


@pytest.mark.parametrize("flag", ["plus-one", "wares"])
@pytest.mark.rule("2.8")
def test_t07_only_the_pirate_flag_goes_on_a_claimed_ship(flag: str) -> None:
    """T07: on a ship carrying W, +1 and W are refused."""
    scene = given().play("A", "claim wares").play("B", "pass")
    refusal = scene.refusal("C", f"claim {flag}")
    assert (refusal.clause, refusal.facts) == ("2.8", {"flag": flag, "owner": 0, "carried": "wares"})


@pytest.mark.rule("2.9")
def test_without_flags_one_is_not_asked() -> None:
    scene = given(ports={"venice": "B:s05/P", "rome": "B:s07/W", "naples": "B:s06/+1"}).play("A", "pass")
    assert scene.asked == "C"


@pytest.mark.rule("2.9")
def test_without_a_pirate_flag_one_is_not_asked_about_a_claimed_ship() -> None:
    scene = given(ports={"venice": "B:s05/P", "rome": "C:s07/P"}).play("A", "claim wares")
    assert scene.asked == "D"
    unclaimed = given(ports={"venice": "B:s05/P", "rome": "C:s07/P"}).play("A", "pass")
    assert unclaimed.asked == "B"


@pytest.mark.rule("2.9")
def test_a_claim_that_nobody_can_answer_stands_at_once() -> None:
    scene = given(ports={"venice": "B:s05/P", "rome": "C:s07/P D:s17/P"}).play("A", "claim wares")
    assert (scene.asked, scene.view["phase"]) == ("A", "port")


@pytest.mark.rule("2.10")
def test_t08_a_refused_ship_leaves_the_round_and_the_same_player_goes_on() -> None:
    """T08: all pass: the card is out of the round, the same active player reveals the next."""
    scene = given(ship="s12", active="B")
    for refused in (1, 2, 3, 4, 5):
        scene.all_pass()
        assert (scene.active, scene.asked, scene.view["refused"]) == ("B", "B", refused)
    assert scene.view["deck"] == 14 - 5
    assert "s12" in scene.position.dump()["refused"]


@pytest.mark.rule("2.11")
def test_nobody_decides_before_his_turn() -> None:
    scene = given().play("A", "claim wares")
    for player in "ACD":
        with pytest.raises(NotYourTurn):
            scene.play(player, "claim pirate")


@pytest.mark.rule("2.12")
def test_the_last_player_with_flags_goes_on_alone() -> None:
    """A alone has flags: he refuses, takes, and nobody can rob him, until his third ship is in."""
    scene = given(
        3,
        ship="s12",
        ports={
            "venice": "B:s05/P C:s16/W A:s20/+1",
            "rome": "B:s07/+1 C:s17/P",
            "naples": "C:s06/+1 B:s19/W",
        },
    )
    scene.play("A", "pass")
    assert (scene.asked, scene.active) == ("A", "A")
    scene.play("A", "claim wares", "dock rome")
    if scene.view["phase"] == "tile":
        scene.play("A", "take art-gold")
    assert (scene.asked, scene.active, scene.may("A")) == ("A", "A", ["claim pirate", "pass"])
    scene.play("A", "claim pirate", "dock naples")
    assert scene.told("paid-ship")
