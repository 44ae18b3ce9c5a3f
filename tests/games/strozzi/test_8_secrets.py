"""Chapter 8: what is open, what is secret."""

import itertools
from typing import Any

import pytest

from camarilla.core.chance import FastChance
from camarilla.games.strozzi.pieces import SHIP_NAMES
from tests.games.strozzi.scene import given, new_game


def _money_seen(position: Any, seat: int | None) -> list[int | None]:
    return [player["money"] for player in position.view(seat)["players"]]


@pytest.mark.rule("8.1")
def test_what_lies_open() -> None:
    view = given(
        ship="s29",
        ports={"rome": "B:s07/+1"},
        tracks={"venice": "C2 B2 A0 D0"},
        tiles={"D": "art-two"},
    ).view
    assert view["ship"] == {
        "ship": "s29",
        "speed": 1,
        "goods": {"gold": 0, "grain": 2, "cloth": 2},
        "scrolls": 0,
        "patronage": True,
    }
    assert (
        view["ports"][1]["ships"][0] | {"counts_as": 8, "owner": 1, "flag": "plus-one"} == view["ports"][1]["ships"][0]
    )
    assert view["tracks"][0]["spaces"][2] == {"bonus": 0, "markers": [2, 1]}
    assert view["players"][3]["tiles"] == ["art-two"]
    assert view["players"][1]["flags"] == ["pirate", "wares"]
    assert (view["deck"], view["removed"], view["stock"]) == (13, 14, 32)


@pytest.mark.rule("8.2")
def test_payments_are_seen_by_all_but_totals_are_secret_until_the_end() -> None:
    scene = given(ship="s04", deck="", ports={"rome": "A:s02/P B:s07/P"}).all_pass()
    assert [(event["seat"], event["money"]) for event in scene.told("paid-ship")] == [(0, 15), (1, 10)]
    assert _money_seen(scene.position, 0) == [15, None, None, None]
    assert _money_seen(scene.position, 1) == [None, 10, None, None]
    assert _money_seen(scene.position, None) == [None] * 4
    over = given(ship="s04", deck="", round=3, ports={"rome": "A:s02/P B:s07/P"}).all_pass()
    assert _money_seen(over.position, None) == [15, 10, 0, 0]


@pytest.mark.rule("8.2")
def test_a_table_may_play_with_open_money() -> None:
    scene = new_game(4, money="open").play_at_random(limit=70)
    assert sum(scene.money()) > 0
    for seat in (None, 0, 1, 2, 3):
        assert _money_seen(scene.position, seat) == scene.money()


@pytest.mark.rule("8.3")
def test_ships_put_aside_and_the_deck_are_not_shown() -> None:
    """Other ships put aside, same numbers: no seat sees a difference."""
    scene = given()
    shown = [scene.position.view(seat) for seat in (None, 0, 1, 2, 3)]
    scene.position.redeal(0, FastChance(9))
    assert scene.position.dump()["removed"] != given().position.dump()["removed"]
    assert [scene.position.view(seat) for seat in (None, 0, 1, 2, 3)] == shown


@pytest.mark.rule("8.3", "8.4")
def test_a_guess_never_puts_a_ship_that_was_seen_into_the_deck() -> None:
    scene = given(ship="s12", ports={"rome": "B:s07/P"}).all_pass()
    seen = {"s12", "s07", scene.ship}
    unseen = sorted(set(SHIP_NAMES) - seen)
    guessed = set()
    for seed in range(50):
        scene.position.redeal(seed % 4, FastChance(seed))
        document = scene.position.dump()
        assert sorted([*document["deck"], *document["removed"]]) == unseen
        assert (len(document["deck"]), len(document["removed"]), document["refused"]) == (12, 14, ["s12"])
        guessed |= set(document["deck"])
    assert guessed == set(unseen)


@pytest.mark.rule("8.3")
def test_guesses_are_uniform() -> None:
    """With five ships unseen, two of them in the deck, each of the ten pairs comes equally often."""
    scene = given(deck="s01 s02")
    document = scene.position.dump()
    document["refused"] = [name for name in document["removed"] if name not in ("s03", "s04", "s05")]
    document["removed"] = ["s03", "s04", "s05"]
    scene.position.load(document)
    counts = dict.fromkeys(itertools.combinations(("s01", "s02", "s03", "s04", "s05"), 2), 0)
    chance = FastChance(4)
    for _ in range(4000):
        scene.position.redeal(0, chance)
        counts[tuple(scene.position.dump()["deck"])] += 1
    assert all(330 <= number <= 470 for number in counts.values()), counts


@pytest.mark.rule("8.4")
def test_refused_ships_lie_face_down_but_were_seen() -> None:
    scene = given(ship="s12").all_pass()
    assert scene.told("refused") == [{"event": "refused", "ship": "s12"}]
    assert scene.view["refused"] == 1
    assert "s12" not in str(scene.view)


@pytest.mark.rule("8.5")
def test_the_next_tile_is_not_in_the_position() -> None:
    """The same position with other luck opens another tile: there is no hidden order that could be read."""
    opened = set()
    for seed in range(30):
        scene = given(ship="s08").play("A", "claim pirate", "dock rome")
        scene.position.chance = FastChance(seed)
        opened.add(scene.play("A", "take art-gold").told("opened")[0]["tile"])
    assert len(opened) > 5
    assert given(ship="s08").view["stock"] == 33
