"""Chapter 8: what is secret."""

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from tests.games.principe.tables import ANITA, JENO, KRISZTINA, PETER, act, cards, given, listen, new_game, see, told


def guessed(position: Position, seat: int, seed: int = 1) -> Position:
    """A world as the seat may imagine it."""
    world = position.clone()
    world.redeal(seat, FastChance(seed))
    return world


def hands(position: Position) -> list[Any]:
    found: Any = position.dump()["hand"]
    return list(found)


@pytest.mark.rule("8.1")
def test_money_is_seen_by_its_owner_only() -> None:
    position = given(money=[3, 4, 5, 6])
    assert [player["money"] for player in see(position, PETER)["players"]] == [None, None, 5, None]
    assert [player["money"] for player in see(position)["players"]] == [None] * 4


@pytest.mark.rule("8.1")
def test_money_may_be_kept_open() -> None:
    position = new_game(3, money="open")
    assert [player["money"] for player in see(position)["players"]] == [5, 5, 5]


@pytest.mark.rule("8.1")
def test_money_is_shown_at_the_end() -> None:
    position = given(phase="over", turn=-1, money=[3, 4, 5, 6])
    assert [player["money"] for player in see(position, JENO)["players"]] == [3, 4, 5, 6]


@pytest.mark.rule("8.2")
def test_hands_are_secret_but_not_their_size() -> None:
    position = given(hands=[{"green": 2, "red": 1}, {"blue": 4}])
    players = see(position, JENO)["players"]
    assert players[JENO]["hand"] == cards(green=2, red=1)
    assert players[KRISZTINA]["hand"] is None
    assert [player["hand_size"] for player in players] == [3, 4, 0, 0]
    assert [player["hand"] for player in see(position)["players"]] == [None] * 4


@pytest.mark.rule("8.2")
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    position = listen(given(up=[{"red": 1}], turn=ANITA, hands=[{}, {}, {}, {"white": 1}]))
    act(position, ANITA, "skip")
    drew = [event for event in told(position, JENO) if event["event"] == "drew"]
    assert drew[0]["colour"] is not None
    assert [event["colour"] for event in told(position, PETER) if event["event"] == "drew"] == [None]
    assert [event["seat"] for event in told(position, PETER) if event["event"] == "received"].count(PETER) > 0
    assert {event["seat"] for event in told(position, PETER) if event["event"] == "received"} == {PETER}


@pytest.mark.rule("8.3")
def test_bought_cards_are_remembered_until_they_leave() -> None:
    position = given(hands=[{"green": 3, "red": 2}], known=[{"green": 2}], up=[{}])
    act(position, JENO, "lay green 1")
    assert see(position)["players"][JENO]["known"] == cards(green=1)


@pytest.mark.rule("8.3")
def test_more_cards_than_were_known_leave_nothing_known() -> None:
    position = given(hands=[{"green": 3, "red": 2}], known=[{"green": 2, "red": 1}])
    act(position, JENO, "lay green 3")
    assert see(position)["players"][JENO]["known"] == cards(red=1)


@pytest.mark.rule("8.3")
def test_offered_and_built_cards_are_no_longer_known() -> None:
    position = given(
        phase="offering", turn=-1, owing=["A"], hands=[{"green": 2, "red": 2}], known=[{"green": 2}],
        chosen=[{}, {"blue": 2}, {"blue": 2}, {"blue": 2}], deck={"white": 20},
        gone={"green": 18, "red": 18, "blue": 14, "yellow": 20},
    )  # fmt: skip
    act(position, JENO, "offer green")
    assert see(position)["players"][JENO]["known"] == cards(green=2)
    act(position, JENO, "offer red")
    assert see(position)["players"][JENO]["known"] == cards(green=1)
    position = given(hands=[{"green": 2, "red": 1, "yellow": 1}], known=[{"green": 2, "red": 1}])
    act(position, JENO, "build siena")
    assert see(position)["players"][JENO]["known"] == cards(green=1)


@pytest.mark.rule("8.4")
def test_a_guess_keeps_what_the_seat_knows() -> None:
    position = given(
        hands=[{"green": 2}, {"red": 3, "blue": 1}, {"white": 2}, {}], known=[{}, {"red": 2}, {}, {}],
    )  # fmt: skip
    for seed in range(30):
        world = guessed(position, JENO, seed)
        own, krisztina, peter, anita = hands(world)
        assert own == {"green": 2}
        assert krisztina["red"] >= 2
        assert sum(krisztina.values()) == 4
        assert (sum(peter.values()), anita) == (2, {})
        assert world.census() == position.census()


@pytest.mark.rule("8.4")
def test_every_guess_is_equally_likely() -> None:
    """One card in a hand and a deck of one green and three red: it is green in a quarter of the worlds."""
    position = given(seats=3, hands=[{}, {"red": 1}, {}], deck={"green": 1, "red": 2})
    chance = FastChance(3)
    found: Counter[str] = Counter()
    for _ in range(4000):
        world = position.clone()
        world.redeal(JENO, chance)
        found.update(hands(world)[KRISZTINA])
    assert abs(found["green"] - 1000) < 120
    assert found["green"] + found["red"] == 4000


@pytest.mark.rule("8.4", "8.6")
def test_guesses_are_as_likely_as_brute_force_says() -> None:
    """Krisztina holds a known blue card and an unknown one; Péter has put down two of three cards, one of which
    is known to be red. Every way to lay out the five unseen cards and to choose two of Péter's is one world."""
    position = given(
        seats=3, phase="offering", turn=-1, owing=["A"], hands=[{"yellow": 3}, {"blue": 1, "white": 1}, {"red": 1}],
        chosen=[{}, {"blue": 2}, {"red": 1, "green": 1}], known=[{}, {"blue": 3}, {"red": 1}],
        deck={"red": 1, "green": 1}, gone={"green": 18, "white": 19, "red": 17, "blue": 17, "yellow": 17},
    )  # fmt: skip
    expected: Counter[str] = Counter()
    for krisztina, one, other, *deck in permutations(["white", "red", "green", "red", "green"]):
        for own in combinations(["blue", "blue", "blue", krisztina], 2):
            for chosen in combinations(["red", one, other], 2):
                expected[str([sorted(own), sorted(chosen), krisztina, sorted([one, other]), sorted(deck)])] += 1
    chance = FastChance(11)
    found: Counter[str] = Counter()
    guesses = 20_000
    for _ in range(guesses):
        world = position.clone()
        world.redeal(JENO, chance)
        found[_spelled(world)] += 1
    assert found.keys() == expected.keys()
    every = sum(expected.values())
    unevenness = sum([(found[key] - guesses * n / every) ** 2 / (guesses * n / every) for key, n in expected.items()])
    assert unevenness < len(expected) + 6 * (2 * len(expected)) ** 0.5


def _spelled(world: Position) -> str:
    document: Any = world.dump()
    hand, chosen = document["hand"], document["chosen"]
    krisztina = Counter(hand[KRISZTINA]) + Counter(chosen[KRISZTINA]) - Counter(blue=3)
    peter = Counter(hand[PETER]) + Counter(chosen[PETER]) - Counter(red=1)
    (unknown,) = krisztina.elements()
    return str([
        sorted(Counter(chosen[KRISZTINA]).elements()), sorted(Counter(chosen[PETER]).elements()),
        unknown, sorted(peter.elements()), sorted(Counter(document["deck"]).elements()),
    ])  # fmt: skip


@pytest.mark.rule("8.4", "1.9")
def test_two_players_do_not_know_the_cities_put_away() -> None:
    position = new_game(2)
    out = {str(guessed(position, JENO, seed).dump()["cities_out"]) for seed in range(20)}
    assert len(out) > 10
    three = new_game(3)
    assert guessed(three, JENO).dump()["city_pile"] == three.dump()["city_pile"]


@pytest.mark.rule("8.5")
def test_a_guess_does_not_touch_the_money() -> None:
    position = given(money=[3, 4, 5, 6])
    assert guessed(position, JENO).dump()["money"] == [3, 4, 5, 6]


@pytest.mark.rule("8.6")
def test_nobody_sees_what_another_has_put_down() -> None:
    position = listen(new_game(4))
    before = [see(position, seat) for seat in (None, KRISZTINA, PETER, ANITA)]
    known = [told(position, seat) for seat in (None, KRISZTINA, PETER, ANITA)]
    position.play(JENO, position.legal(JENO)[0])
    position.play(JENO, position.legal(JENO)[0])
    assert [see(position, seat) for seat in (None, KRISZTINA, PETER, ANITA)] == before
    assert [told(position, seat) for seat in (None, KRISZTINA, PETER, ANITA)] == known
    assert sum(see(position, JENO)["players"][JENO]["chosen"].values()) == 2


@pytest.mark.rule("8.6")
def test_a_guess_does_not_tell_how_far_the_others_are() -> None:
    position = new_game(4)
    position.play(KRISZTINA, position.legal(KRISZTINA)[0])
    for _ in range(2):
        position.play(PETER, position.legal(PETER)[0])
    chosen: Any = guessed(position, JENO).dump()["chosen"]
    assert [sum(cards.values()) for cards in chosen] == [0, 0, 2, 0]
    variety = {str(guessed(position, JENO, seed).dump()["chosen"]) for seed in range(30)}
    assert len(variety) > 5


@pytest.mark.rule("8.7")
def test_cards_on_the_table_are_open_to_all() -> None:
    position = given(up=[{"green": 2}], down=[{"green": 1, "red": 3}])
    for seat in (None, KRISZTINA):
        jeno = see(position, seat)["players"][JENO]
        assert (jeno["up"], jeno["down"]) == (cards(green=2), cards(green=1, red=3))
