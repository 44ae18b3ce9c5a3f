"""Random games: nothing is lost, nobody falls below zero, and the figures known for them."""

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.playout import playout
from camarilla.core.position import Position
from camarilla.games.principe import GAME
from tests.games.principe.notation import Table, given

pytestmark = pytest.mark.no_cover

SETUPS = [(edition, seats) for edition in ("it", "hu") for seats in (2, 3, 4, 5)]
ACTIONS = [GAME.verbs.action(number) for number in range(GAME.verbs.size)]


def of(verb: str, legal: list[int]) -> list[int]:
    return [action for action in legal if ACTIONS[action].verb.name == verb]


def by_kind(position: Position, seat: int, chance: FastChance) -> int:
    """A random decision: first what kind of thing (pass or bid; build, lay or nothing), then which."""
    legal = position.legal(seat)
    kinds = [legal]
    if of("pass", legal):
        kinds = [of("pass", legal), of("bid", legal)]
    elif of("lay", legal):
        colours = sorted({ACTIONS[action].indices[0] for action in of("lay", legal)})
        colour = colours[chance.below(len(colours))]
        lays = [action for action in of("lay", legal) if ACTIONS[action].indices[0] == colour]
        kinds = [of("skip", legal), of("build", legal), lays]
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
    finished = [Table(random_game(edition, seats, chance)) for _ in range(60)]
    mean_rounds = sum([table.sees()["round"] for table in finished]) / 60
    mean_points = sum([sum(table.scores()) / seats for table in finished]) / 60
    assert abs(mean_rounds - rounds) < 0.3
    assert abs(mean_points - points) < 3


@pytest.mark.parametrize(("edition", "seats"), SETUPS)
def test_nobody_falls_below_zero(edition: str, seats: int) -> None:
    chance = FastChance(40 + seats)
    for seed in range(3):
        table = Table.new(seats, seed, edition=edition)
        while table.to_act():
            playout(table.position, chance, limit=1)
            assert table.position.census() == table.position.box.components(seats)
            assert min(table.players("hand_size")) >= 0
            assert all(0 <= shields <= 11 for shields in table.players("shields_left"))
            assert all(0 <= money <= 54 for money in table["money"]) or not table.to_act()
            assert all(0 < cards <= 20 for hand in table["hand"] for cards in hand.values())
            assert all(0 < shields <= 11 for posted in table["posted"] for shields in posted.values())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_eager_builders_end_the_game_by_the_cities(seats: int) -> None:
    """Who hoards, buys cheaply and builds whatever he can uses up the cities before the cards."""
    ended_by_cities = 0
    for seed in range(20):
        table = Table.new(seats, seed)
        chance = FastChance(seed + 1)
        while table.to_act():
            seat = table.position.to_act()[0]
            table.position.play(seat, eager(table.position, seat, chance))
        ended_by_cities += len(table.cities()) < 4
    assert ended_by_cities > 0


def eager(position: Position, seat: int, chance: FastChance) -> int:
    legal = position.legal(seat)
    if of("build", legal):
        return of("build", legal)[-1]
    if of("skip", legal):
        return of("skip", legal)[0]
    if of("pass", legal):
        return legal[0] if ACTIONS[legal[0]].text() == "bid 1" else of("pass", legal)[0]
    return legal[chance.below(len(legal))]


def test_shields_run_out_in_the_middle_of_a_city() -> None:
    table = given(hands={"A": "2 green, red, blue, yellow", "B": "red"}, posted={"A": "10 umbria"})
    table.play("A build firenze, place emilia")
    assert table.asked() == "B playing"
    assert table.happened().count("shield") == 1
