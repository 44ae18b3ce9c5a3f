"""The long example of the rules, played through: Anna, Sanyi, Tomi, Helga and Jani, clockwise."""

import pytest

from tests.games.strozzi.scene import Scene, given

ANNA, SANYI, TOMI, HELGA, JANI = "ABCDE"


def the_example() -> Scene:
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
    scene = the_example()
    assert scene.flags(ANNA) == "P"
    assert scene.view["deck"] == 18 - 8

    # T21a: only Venice is open to Anna, and there is no gold on board. She is not interested.
    scene.play(ANNA, "pass")
    assert scene.asked == SANYI
    assert scene.may(SANYI) == ["claim pirate", "claim wares", "pass"]

    # T21b: Sanyi wants the grain for Rome. Tomi, Helga and Jani may now only pass or lay the pirate flag.
    scene.play(SANYI, "claim wares")
    assert scene.asked == TOMI
    assert scene.may(TOMI) == ["claim pirate", "pass"]

    # T21c: Tomi is not interested either. Helga is, and takes the ship; Jani can do nothing any more.
    scene.play(TOMI, "pass")
    assert (scene.asked, scene.may(HELGA)) == (HELGA, ["claim pirate", "pass"])
    scene.play(HELGA, "claim pirate")
    assert scene.flags(SANYI) == "P W"
    assert (scene.asked, scene.may(JANI)) == (HELGA, [])
    assert scene.may(HELGA) == ["dock venice", "dock naples"]

    # T21d: She brings it into Naples; her marker moves two spaces there, and nowhere else.
    scene.play(HELGA, "dock naples")
    assert scene.port("naples") == f"{ANNA}:s06/+1 {TOMI}:s19/W {HELGA}:s29/P"
    assert scene.track("naples") == "C3 A2 D2 B0 E0"
    assert (scene.track("rome"), scene.track("florence")) == ("C2 D2 A2 B0 E0", "E1 C1 B1 A0 D0")

    # T21e: She takes the art tile and moves one space in Venice, though her ship is in Naples.
    assert scene.may(HELGA) == ["take art-gold", "take science-two", "take architecture-cloth"]
    scene.play(HELGA, "take art-gold")
    assert scene.track("venice") == "E3 B1 D1 A0 C0"
    assert scene.totals(HELGA) == {"art": 1, "science": 0, "architecture": 0}
    assert len(scene.view["display"]) == 3

    # T21f: Jani, to the left of Helga, is the new active player.
    assert (scene.active, scene.asked) == (JANI, JANI)
    assert scene.told("turned-up")[-1]["seat"] == "ABCDE".index(JANI)


@pytest.mark.rule("2.2")
def test_t21b_who_is_asked_after_sanyi() -> None:
    scene = the_example().play(ANNA, "pass").play(SANYI, "claim wares")
    for player in (TOMI, HELGA, JANI):
        assert (scene.asked, scene.may(player)) == (player, ["claim pirate", "pass"])
        scene.play(player, "pass")
    assert (scene.asked, scene.view["phase"]) == (SANYI, "port")
