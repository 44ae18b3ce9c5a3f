"""Chapter 2: whose ship is it? The long example of the rules comes first.

Its players are Anna, Sanyi, Tomi, Helga and Jani, clockwise.
"""

import pytest

from tests.games.strozzi.notation import Table, given

ANNA, SANYI, TOMI, HELGA, JANI = "ABCDE"


def the_example() -> Table:
    """Anna has her +1 flag on a ship in Naples and her wares flag on one in Rome; seven flags are used in all.

    Sanyi has no ship in Rome, Helga none in Naples. The ship carries two grain, two cloth, no gold, no scroll,
    and shows a patronage tile. An art tile of value 1 with gold lies open.
    """
    return given(
        5,
        ship="s29",
        active=ANNA,
        ports={
            "venice": f"{SANYI}:s01/+1 {JANI}:s16/W",
            "rome": f"{HELGA}:s07/+1 {ANNA}:s13/W {TOMI}:s17/+1",
            "naples": f"{ANNA}:s06/+1 {TOMI}:s19/W",
        },
        tracks={
            "venice": "E3 B1 A0 C0 D0",
            "rome": "C2 D2 A2 B0 E0",
            "naples": "C3 A2 B0 D0 E0",
            "florence": "E1 C1 B1 A0 D0",
        },
        display="art-gold science-two architecture-cloth",
    )


@pytest.mark.rule("2.2", "2.5", "2.6", "2.7", "3.8", "3.12", "5.5", "5.7")
def test_t21_the_long_example() -> None:
    table = the_example()
    assert table.flags(ANNA) == "P"
    assert table.sees()["deck"] == 18 - 8

    # T21a: only Venice is open to Anna, and there is no gold on board. She is not interested.
    table.play(f"{ANNA} pass")
    assert table.asked() == f"{SANYI} claim"
    assert table.may(SANYI) == ["claim pirate", "claim wares", "pass"]

    # T21b: Sanyi wants the grain for Rome. Tomi, Helga and Jani may now only pass or lay the pirate flag.
    table.play(f"{SANYI} claim wares")
    assert table.asked() == f"{TOMI} claim"
    assert table.may(TOMI) == ["claim pirate", "pass"]

    # T21c: Tomi is not interested either. Helga is, and takes the ship; Jani can do nothing any more.
    table.play(f"{TOMI} pass")
    assert (table.asked(), table.may(HELGA)) == (f"{HELGA} claim", ["claim pirate", "pass"])
    table.play(f"{HELGA} claim pirate")
    assert table.flags(SANYI) == "P W"
    assert (table.asked(), table.may(JANI)) == (f"{HELGA} port", [])
    assert table.may(HELGA) == ["dock venice", "dock naples"]

    # T21d: She brings it into Naples; her marker moves two spaces there, and nowhere else.
    table.play(f"{HELGA} dock naples")
    assert table.port("naples") == f"{ANNA}:s06/+1 {TOMI}:s19/W {HELGA}:s29/P"
    assert table.track("naples") == "C3 A2 D2 B0 E0"
    assert (table.track("rome"), table.track("florence")) == ("C2 D2 A2 B0 E0", "E1 C1 B1 A0 D0")

    # T21e: She takes the art tile and moves one space in Venice, though her ship is in Naples.
    assert table.may(HELGA) == ["take art-gold", "take science-two", "take architecture-cloth"]
    table.play(f"{HELGA} take art-gold")
    assert table.track("venice") == "E3 B1 D1 A0 C0"
    assert table.patronage(HELGA) == {"art": 1, "science": 0, "architecture": 0}
    assert len(table.sees()["display"]) == 3

    # T21f: Jani, to the left of Helga, is the new active player.
    assert (table.active(), table.asked()) == (JANI, f"{JANI} claim")
    assert table.told("turned-up")[-1]["seat"] == JANI


@pytest.mark.rule("2.2")
def test_t21b_who_is_asked_after_sanyi() -> None:
    table = the_example().play(f"{ANNA} pass", f"{SANYI} claim wares")
    for player in (TOMI, HELGA, JANI):
        assert (table.asked(), table.may(player)) == (f"{player} claim", ["claim pirate", "pass"])
        table.play(f"{player} pass")
    assert table.asked() == f"{SANYI} port"


@pytest.mark.rule("2.1")
def test_a_ship_lies_open_and_its_owner_is_decided_first() -> None:
    table = given(ship="s12", active="B")
    assert (table.ship(), table.asked()) == ("s12", "B claim")
    assert table.refused("B dock rome").clause == "2.1"
    assert table.refused("B take art-gold").clause == "2.1"


@pytest.mark.rule("2.2")
def test_each_is_asked_once_clockwise_from_the_active_player() -> None:
    table = given(active="C")
    for player in "CDAB":
        assert table.to_act() == player
        table.play(f"{player} pass")
    assert table.told("refused") == [{"event": "refused", "ship": "s12"}]


@pytest.mark.rule("2.2", "2.6")
def test_t06_after_a_pass_only_those_up_to_the_right_neighbour_may_pirate() -> None:
    """T06: A passes, B lays +1: C and D may lay P, A is not asked again."""
    table = given().play("A pass", "B claim plus-one")
    assert (table.asked(), table.may("C")) == ("C claim", ["claim pirate", "pass"])
    table.play("C pass")
    assert (table.asked(), table.may("D")) == ("D claim", ["claim pirate", "pass"])
    table.play("D pass")
    assert table.asked() == "B port"


@pytest.mark.rule("2.3")
def test_nobody_has_to_claim_not_even_the_last_ship() -> None:
    table = given(deck="")
    assert table.may("A") == ["claim pirate", "claim plus-one", "claim wares", "pass"]
    table.all_pass()
    assert table.sees()["round"] == 2


@pytest.mark.rule("2.4")
def test_only_a_flag_at_hand_can_be_laid() -> None:
    table = given(ports={"rome": "A:s05/P"})
    assert table.may("A") == ["claim plus-one", "claim wares", "pass"]
    assert table.refused("A claim pirate") == ("2.4", {"flag": "pirate"})


@pytest.mark.rule("2.5")
def test_t03_the_pirate_flag_wins_at_once() -> None:
    """T03: A lays P: A owns the ship, nobody else is asked."""
    table = given().play("A claim pirate")
    assert (table.asked(), table.flags("A")) == ("A port", "+1 W")


@pytest.mark.parametrize(("flag", "left"), [("plus-one", "P W"), ("wares", "P +1")])
@pytest.mark.rule("2.6")
def test_t04_a_claim_that_nobody_pirates_stands(flag: str, left: str) -> None:
    """T04: A lays +1 or W, B, C and D pass: A owns the ship with that flag."""
    table = given().play(f"A claim {flag}")
    for player in "BCD":
        assert table.to_act() == player
        table.play(f"{player} pass")
    assert (table.asked(), table.flags("A")) == ("A port", left)
    assert table.sees()["claim"] == {"owner": 0, "flag": flag}


@pytest.mark.rule("2.5", "2.7")
def test_t05_a_pirate_takes_the_ship_and_the_flag_goes_home() -> None:
    """T05: A laid W, B lays P: B owns the ship, W is back with A, C and D are not asked."""
    table = given().play("A claim wares", "B claim pirate")
    assert table.asked() == "B port"
    assert (table.flags("A"), table.flags("B")) == ("P +1 W", "+1 W")
    assert table.told("returned") == [{"event": "returned", "owner": "A", "flag": "wares"}]


@pytest.mark.rule("2.7")
def test_the_robbed_player_cannot_take_the_ship_back() -> None:
    table = given().play("A pass", "B claim plus-one", "C claim pirate")
    assert table.may("B") == []
    assert table.refused("B claim pirate").clause == "not-your-turn"
    table.play("C dock rome")
    assert table.flags("B") == "P +1 W"


@pytest.mark.parametrize("flag", ["plus-one", "wares"])
@pytest.mark.rule("2.8")
def test_t07_only_the_pirate_flag_goes_on_a_claimed_ship(flag: str) -> None:
    """T07: on a ship carrying W, +1 and W are refused."""
    table = given().play("A claim wares", "B pass")
    assert table.refused(f"C claim {flag}") == ("2.8", {"flag": flag, "owner": 0, "carried": "wares"})


@pytest.mark.rule("2.8")
def test_the_refusal_says_why_in_hungarian() -> None:
    assert given().play("A claim wares").why_not("B claim plus-one", "hu") == (
        "A már zászlót tett erre a hajóra (áruzászló); utána csak kalózzászló jöhet, ez nem: +1-es zászló."
    )


@pytest.mark.rule("2.9")
def test_without_flags_one_is_not_asked() -> None:
    table = given(ports={"venice": "B:s05/P", "rome": "B:s07/W", "naples": "B:s06/+1"}).play("A pass")
    assert table.asked() == "C claim"


@pytest.mark.rule("2.9")
def test_without_a_pirate_flag_one_is_not_asked_about_a_claimed_ship() -> None:
    table = given(ports={"venice": "B:s05/P", "rome": "C:s07/P"}).play("A claim wares")
    assert table.asked() == "D claim"
    unclaimed = given(ports={"venice": "B:s05/P", "rome": "C:s07/P"}).play("A pass")
    assert unclaimed.asked() == "B claim"


@pytest.mark.rule("2.9")
def test_a_claim_that_nobody_can_answer_stands_at_once() -> None:
    table = given(ports={"venice": "B:s05/P", "rome": "C:s07/P D:s17/P"}).play("A claim wares")
    assert table.asked() == "A port"


@pytest.mark.rule("2.10")
def test_t08_a_refused_ship_leaves_the_round_and_the_same_player_goes_on() -> None:
    """T08: all pass: the card is out of the round, the same active player reveals the next."""
    table = given(ship="s12", active="B")
    for refused in (1, 2, 3, 4, 5):
        table.all_pass()
        assert (table.active(), table.asked(), table.sees()["refused"]) == ("B", "B claim", refused)
    assert table.sees()["deck"] == 14 - 5
    assert "s12" in table["refused"]


@pytest.mark.rule("2.11")
def test_nobody_decides_before_his_turn() -> None:
    table = given().play("A claim wares")
    for player in "ACD":
        assert table.refused(f"{player} claim pirate").clause == "not-your-turn"


@pytest.mark.rule("2.12")
def test_the_last_player_with_flags_goes_on_alone() -> None:
    """A alone has flags: he refuses, takes, and nobody can rob him, until his third ship is in."""
    table = given(
        3,
        ship="s12",
        deck="s04 s09",
        ports={
            "venice": "B:s05/P C:s16/W A:s20/+1",
            "rome": "B:s07/+1 C:s17/P",
            "naples": "C:s06/+1 B:s19/W",
        },
    )
    table.play("A pass")
    assert (table.asked(), table.active()) == ("A claim", "A")
    table.play("A claim wares, dock rome")
    assert (table.asked(), table.active(), table.may("A")) == ("A claim", "A", ["claim pirate", "pass"])
    table.play("A claim pirate, dock naples")
    assert table.told("paid-ship")
