"""Whole games: nothing is lost, nobody falls below zero, and the course of random play."""

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from camarilla.games.principe import GAME
from camarilla.games.principe.actions import BID, BUILD, LAY, PASS, SKIP
from camarilla.games.principe.layout import HAND, MONEY, PHASE, PLAYING, POSTED, CARD_AUCTION, ROLE_AUCTION
from tests.games.principe.tables import given, listen, act, see, told, JENO, KRISZTINA

SETUPS = [(edition, seats) for edition in ("it", "hu") for seats in (2, 3, 4, 5)]


def by_kind(position: Position, seat: int, chance: FastChance) -> int:
    """A random decision: first what kind of thing (pass or bid; build, lay or nothing), then which."""
    legal = position.legal(seat)
    kinds = [legal]
    if position.cells[PHASE] in (CARD_AUCTION, ROLE_AUCTION):
        kinds = [[PASS], [action for action in legal if BID <= action < PASS]]
    elif position.cells[PHASE] == PLAYING:
        colours = sorted({(action - LAY) // 20 for action in legal if LAY <= action < SKIP})
        colour = colours[chance.below(len(colours))]
        lays = [action for action in legal if LAY <= action < SKIP and (action - LAY) // 20 == colour]
        kinds = [[SKIP], [action for action in legal if BUILD <= action < LAY], lays]
    kinds = [kind for kind in kinds if kind]
    kind = kinds[chance.below(len(kinds))]
    return kind[chance.below(len(kind))]


def random_game(edition: str, seats: int, chance: FastChance) -> Position:
    position = GAME.start(seats, chance, {"edition": edition})
    while position.to_act():
        seat = position.to_act()[0]
        position.apply(seat, by_kind(position, seat, chance))
    return position


@pytest.mark.parametrize(
    ("edition", "seats", "rounds", "points"),
    [("it", 2, 7.0, 30), ("it", 3, 8.4, 30), ("it", 4, 6.7, 18), ("it", 5, 5.1, 13),
     ("hu", 2, 7.0, 27), ("hu", 3, 7.0, 25), ("hu", 4, 5.9, 19), ("hu", 5, 5.0, 14)],
)  # fmt: skip
def test_the_course_of_random_play(edition: str, seats: int, rounds: float, points: float) -> None:
    """Rounds and points agree with an independent simulation of 400 games each."""
    chance = FastChance(seats)
    finished = [random_game(edition, seats, chance) for _ in range(60)]
    mean_rounds = sum([see(position)["round"] for position in finished]) / 60
    mean_points = sum([sum(position.scores()) / seats for position in finished]) / 60
    assert abs(mean_rounds - rounds) < 0.3
    assert abs(mean_points - points) < 3


@pytest.mark.parametrize(("edition", "seats"), SETUPS)
def test_nobody_falls_below_zero(edition: str, seats: int) -> None:
    chance = FastChance(40 + seats)
    for _ in range(3):
        position = GAME.start(seats, chance, {"edition": edition})
        while position.to_act():
            seat = position.to_act()[0]
            legal = position.legal(seat)
            position.apply(seat, legal[chance.below(len(legal))])
            assert position.census() == position.box.components(seats)
            for player in see(position)["players"]:
                assert player["hand_size"] >= 0
                assert 0 <= player["shields_left"] <= 11
            for seat in range(seats):
                assert 0 <= position.cells[MONEY + seat] <= 54 or not position.to_act()
                assert position.cells[HAND + seat] >= 0
                assert position.cells[POSTED + seat] >= 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_eager_builders_end_the_game_by_the_cities(seats: int) -> None:
    """Who hoards, buys cheaply and builds whatever he can uses up the cities before the cards."""
    ended_by_cities = 0
    for seed in range(20):
        position = GAME.start(seats, FastChance(seed))
        chance = FastChance(seed + 1)
        while position.to_act():
            seat = position.to_act()[0]
            position.play(seat, _eager(position, seat, chance))
        ended_by_cities += len(see(position)["open"]) < 4
    assert ended_by_cities > 0


def _eager(position: Position, seat: int, chance: FastChance) -> int:
    legal = position.legal(seat)
    builds = [action for action in legal if BUILD <= action < LAY]
    if builds:
        return builds[-1]
    if SKIP in legal:
        return SKIP
    if PASS in legal:
        return legal[0] if legal[0] == BID else PASS
    return legal[chance.below(len(legal))]


def test_shields_run_out_in_the_middle_of_a_city() -> None:
    position = listen(
        given(hands=[{"green": 2, "red": 1, "blue": 1, "yellow": 1}, {"red": 1}], posted=[{"umbria": 10}])
    )
    act(position, JENO, "build firenze", "place emilia")
    assert position.to_act() == [KRISZTINA]
    assert [event["event"] for event in told(position)].count("shield") == 1
