"""Chapter 8: what is secret."""

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

from tests.games.principe.notation import Table, cards, given


@pytest.mark.rule("8.1")
def test_money_is_seen_by_its_owner_only() -> None:
    table = given(money=[3, 4, 5, 6])
    assert table.players("money", "C") == [None, None, 5, None]
    assert table.players("money") == [None] * 4


@pytest.mark.rule("8.1")
def test_money_may_be_kept_open() -> None:
    table = Table.new(3, money="open")
    assert table.players("money") == [5, 5, 5]


@pytest.mark.rule("8.1")
def test_money_is_shown_at_the_end() -> None:
    table = given(phase="over", money=[3, 4, 5, 6])
    assert table.players("money", "A") == [3, 4, 5, 6]


@pytest.mark.rule("8.2")
def test_hands_are_secret_but_not_their_size() -> None:
    table = given(hands={"A": "2 green, red", "B": "4 blue"})
    assert table.players("hand", "A") == [cards("2 green, red"), None, None, None]
    assert table.players("hand_size", "A") == [3, 4, 0, 0]
    assert table.players("hand") == [None] * 4


@pytest.mark.rule("8.2")
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    table = given(up={"A": "red"}, turn="D", hands={"D": "white"})
    table.play("D skip")
    (drew,) = table.told("drew", "A")
    assert drew["colour"] is not None
    assert table.told("drew", "C") == [{**drew, "colour": None}]
    assert {event["seat"] for event in table.told("received", "C")} == {"C"}


@pytest.mark.rule("8.3")
def test_bought_cards_are_remembered_until_they_leave() -> None:
    table = given(hands={"A": "3 green, 2 red"}, known={"A": "2 green"})
    table.play("A lay green 1")
    assert table.player("A")["known"] == cards("green")


@pytest.mark.rule("8.3")
def test_more_cards_than_were_known_leave_nothing_known() -> None:
    table = given(hands={"A": "3 green, 2 red"}, known={"A": "2 green, red"})
    table.play("A lay green 3")
    assert table.player("A")["known"] == cards("red")


@pytest.mark.rule("8.3")
def test_offered_and_built_cards_are_no_longer_known() -> None:
    table = given(
        phase="offering", owing="A", hands={"A": "2 green, 2 red"}, known={"A": "2 green"},
        chosen={"B": "2 blue", "C": "2 blue", "D": "2 blue"}, deck="20 white",
    )  # fmt: skip
    table.play("A offer green")
    assert table.player("A")["known"] == cards("2 green")
    table.play("A offer red")
    assert table.player("A")["known"] == cards("green")
    table = given(hands={"A": "2 green, red, yellow"}, known={"A": "2 green, red"})
    table.play("A build siena")
    assert table.player("A")["known"] == cards("green")


@pytest.mark.rule("8.4")
def test_a_guess_keeps_what_the_seat_knows() -> None:
    table = given(hands={"A": "2 green", "B": "3 red, blue", "C": "2 white"}, known={"B": "2 red"})
    for world in table.guesses("A", 30):
        own, krisztina, peter, anita = world["hand"]
        assert own == {"green": 2}
        assert krisztina["red"] >= 2
        assert sum(krisztina.values()) == 4
        assert (sum(peter.values()), anita) == (2, {})
        assert world.position.census() == table.position.census()


@pytest.mark.rule("8.4")
@pytest.mark.no_cover
def test_every_guess_is_equally_likely() -> None:
    """One card in a hand and a deck of one green and three red: it is green in a quarter of the worlds."""
    table = given(seats=3, hands={"B": "red"}, deck="green, 2 red")
    found: Counter[str] = Counter()
    for world in table.guesses("A", 4000, seed=3):
        found.update(world.has("B", "hand"))
    assert abs(found["green"] - 1000) < 120
    assert found["green"] + found["red"] == 4000


@pytest.mark.rule("8.4", "8.6")
@pytest.mark.no_cover
def test_guesses_are_as_likely_as_brute_force_says() -> None:
    """Krisztina holds a known blue card and an unknown one; Péter has put down two of three cards, one of which
    is known to be red. Every way to lay out the five unseen cards and to choose two of Péter's is one world."""
    table = given(
        seats=3, phase="offering", owing="A", hands={"A": "3 yellow", "B": "blue, white", "C": "red"},
        chosen={"B": "2 blue", "C": "red, green"}, known={"B": "3 blue", "C": "red"},
        deck="red, green",
    )  # fmt: skip
    expected: Counter[str] = Counter()
    for krisztina, one, other, *deck in permutations(["white", "red", "green", "red", "green"]):
        for own in combinations(["blue", "blue", "blue", krisztina], 2):
            for chosen in combinations(["red", one, other], 2):
                expected[str([sorted(own), sorted(chosen), krisztina, sorted([one, other]), sorted(deck)])] += 1
    guesses = 20_000
    found = Counter([spelled(world) for world in table.guesses("A", guesses, seed=11)])
    assert found.keys() == expected.keys()
    every = sum(expected.values())
    unevenness = sum([(found[key] - guesses * n / every) ** 2 / (guesses * n / every) for key, n in expected.items()])
    assert unevenness < len(expected) + 6 * (2 * len(expected)) ** 0.5


def spelled(world: Table) -> str:
    """What Krisztina and Péter have put down, what else is unknown of their cards, and the deck."""
    document: Any = world.position.dump()
    _, krisztina, peter = document["hand"]
    _, chosen, other = document["chosen"]
    (unknown,) = (Counter(krisztina) + Counter(chosen) - Counter(blue=3)).elements()
    peters = Counter(peter) + Counter(other) - Counter(red=1)
    return str([
        sorted(Counter(chosen).elements()), sorted(Counter(other).elements()), unknown, sorted(peters.elements()),
        sorted(Counter(document["deck"]).elements()),
    ])  # fmt: skip


@pytest.mark.rule("8.4", "1.9")
def test_two_players_do_not_know_the_cities_put_away() -> None:
    out = {str(world["cities_out"]) for world in Table.new(2).guesses("A", 20)}
    assert len(out) > 10
    three = Table.new(3)
    (world,) = three.guesses("A")
    assert world["city_pile"] == three["city_pile"]


@pytest.mark.rule("8.5")
def test_a_guess_does_not_touch_the_money() -> None:
    (world,) = given(money=[3, 4, 5, 6]).guesses("A")
    assert world["money"] == [3, 4, 5, 6]


def put_down(table: Table, player: str, number: int) -> None:
    """A player puts down the first cards of the hand."""
    for _ in range(number):
        table.play(f"{player} {table.may(player)[0]}")


@pytest.mark.rule("8.6")
def test_nobody_sees_what_another_has_put_down() -> None:
    table = Table.new(4)
    watchers = (None, "B", "C", "D")
    before = [(table.sees(eyes), table.told(eyes=eyes)) for eyes in watchers]
    put_down(table, "A", 2)
    assert [(table.sees(eyes), table.told(eyes=eyes)) for eyes in watchers] == before
    assert sum(table.player("A", "A")["chosen"].values()) == 2


@pytest.mark.rule("8.6")
def test_a_guess_does_not_tell_how_far_the_others_are() -> None:
    table = Table.new(4)
    put_down(table, "B", 1)
    put_down(table, "C", 2)
    worlds = list(table.guesses("A", 30))
    for world in worlds:
        assert [sum(chosen.values()) for chosen in world["chosen"]] == [0, 0, 2, 0]
    assert len({str(world["chosen"]) for world in worlds}) > 5


@pytest.mark.rule("8.7")
def test_cards_on_the_table_are_open_to_all() -> None:
    table = given(up={"A": "2 green"}, down={"A": "green, 3 red"})
    for eyes in (None, "B"):
        jeno = table.player("A", eyes)
        assert (jeno["up"], jeno["down"]) == (cards("2 green"), cards("green, 3 red"))
