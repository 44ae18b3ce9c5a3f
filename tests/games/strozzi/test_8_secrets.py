"""Chapter 8: what is open, what is secret."""

import itertools

import pytest

from tests.games.strozzi.notation import SHIPS, Table, given


@pytest.mark.rule("8.1")
def test_what_lies_open() -> None:
    view = given(
        ship="s29",
        ports={"rome": "B:s07/+1"},
        tracks={"venice": "C2 B2 A0 D0"},
        tiles={"D": "art-two"},
    ).sees()
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
    table = given(ship="s04", deck="", ports={"rome": "A:s02/P B:s07/P"}).all_pass()
    assert [(event["seat"], event["money"]) for event in table.told("paid-ship")] == [("A", 15), ("B", 10)]
    assert table.players("money", "A") == [15, None, None, None]
    assert table.players("money", "B") == [None, 10, None, None]
    assert table.players("money") == [None] * 4
    over = given(ship="s04", deck="", round=3, ports={"rome": "A:s02/P B:s07/P"}).all_pass()
    assert over.players("money") == [15, 10, 0, 0]


@pytest.mark.rule("8.2")
def test_a_table_may_play_with_open_money() -> None:
    table = Table.new(4, money="open").play_at_random(limit=70)
    assert sum(table.scores()) > 0
    for eyes in (None, *"ABCD"):
        assert table.players("money", eyes) == table.scores()


@pytest.mark.rule("8.3")
def test_ships_put_aside_and_the_deck_are_not_shown() -> None:
    """Other ships put aside, same numbers: no seat sees a difference."""
    table = given()
    (other,) = table.guesses("A", seed=9)
    assert other["removed"] != table["removed"]
    for eyes in (None, *"ABCD"):
        assert other.sees(eyes) == table.sees(eyes)


@pytest.mark.rule("8.3", "8.4")
def test_a_guess_never_puts_a_ship_that_was_seen_into_the_deck() -> None:
    table = given(ship="s12", ports={"rome": "B:s07/P"}).all_pass()
    seen = {"s12", "s07", table.ship()}
    unseen = sorted(set(SHIPS) - seen)
    guessed = set()
    for player in "ABCD":
        for world in table.guesses(player, 13):
            assert sorted([*world["deck"], *world["removed"]]) == unseen
            assert (len(world["deck"]), len(world["removed"]), world["refused"]) == (12, 14, ["s12"])
            guessed |= set(world["deck"])
    assert guessed == set(unseen)


@pytest.mark.rule("8.3")
def test_guesses_are_uniform() -> None:
    """With five ships unseen, two of them in the deck, each of the ten pairs comes equally often."""
    table = given(deck="s01 s02")
    refused = [name for name in table["removed"] if name not in ("s03", "s04", "s05")]
    table.rewrite(refused=refused, removed=["s03", "s04", "s05"])
    counts = dict.fromkeys(itertools.combinations(("s01", "s02", "s03", "s04", "s05"), 2), 0)
    for world in table.guesses("A", 4000, seed=4):
        counts[tuple(world["deck"])] += 1
    assert all(330 <= number <= 470 for number in counts.values()), counts


@pytest.mark.rule("8.4")
def test_refused_ships_lie_face_down_but_were_seen() -> None:
    table = given(ship="s12").all_pass()
    assert table.told("refused") == [{"event": "refused", "ship": "s12"}]
    assert table.sees()["refused"] == 1
    assert "s12" not in str(table.sees())


@pytest.mark.rule("8.5")
def test_the_next_tile_is_not_in_the_position() -> None:
    """The same position with other luck opens another tile: there is no hidden order that could be read."""
    opened = set()
    for seed in range(30):
        table = given(ship="s08").play("A claim pirate, dock rome")
        opened.add(table.seeded(seed).play("A take art-gold").told("opened")[0]["tile"])
    assert len(opened) > 5
    assert given(ship="s08").sees()["stock"] == 33
