"""Ratings find the strengths that orders were drawn from, say how sure they are, and stay finite."""

import math

import pytest

from camarilla.bots.deals import Rotation
from camarilla.bots.ratings import SCALE, USUAL_RATING, Order, PlayedDeal, ratings
from camarilla.bots.search.findings import drawn
from camarilla.core.chance import FastChance

STRENGTHS = [4.0, 2.0, 1.0]


def drawn_order(seats: list[int], chance: FastChance) -> Order:
    """An order as Plackett and Luce would have it."""
    left, order = list(seats), []
    while left:
        total = sum(STRENGTHS[bot] for bot in left)
        order.append((left.pop(drawn([STRENGTHS[bot] / total for bot in left], chance)),))
    return tuple(order)


def played(number: int, seats: list[int]) -> list[PlayedDeal]:
    chance = FastChance(7)
    return [PlayedDeal((drawn_order(seats, chance), drawn_order(seats, chance))) for _ in range(number)]


def test_strengths_are_found_again() -> None:
    found = ratings(played(600, [0, 1, 2, 2]), 3)
    gaps = [found[0].mean - found[1].mean, found[1].mean - found[2].mean]
    assert gaps == pytest.approx([SCALE * math.log(2)] * 2, abs=25)
    assert sum(one.mean for one in found) == pytest.approx(3 * USUAL_RATING)


def test_intervals_hold_the_rating_and_narrow_with_more_deals() -> None:
    few, many = (ratings(played(number, [0, 1, 2, 2]), 3)[0] for number in (15, 240))
    assert few.low < few.mean < few.high and many.low < many.mean < many.high
    assert many.high - many.low < 0.5 * (few.high - few.low)


def test_the_order_of_the_deals_changes_nothing() -> None:
    deals = played(40, [0, 1, 2, 2])
    means = [[one.mean for one in ratings(some, 3)] for some in (deals, deals[::-1])]
    assert means[0] == pytest.approx(means[1])


def test_one_who_wins_always_is_rated_high_and_not_infinitely_high() -> None:
    found = ratings([PlayedDeal((((0,), (1, 1, 1)),))] * 30, 2)
    assert 700 < found[0].mean - found[1].mean < 900


def test_sharing_every_place_is_being_equal() -> None:
    found = ratings([PlayedDeal((((0, 1), (0, 1)),))] * 30, 2)
    assert found[0].mean == pytest.approx(found[1].mean) == pytest.approx(USUAL_RATING)


def test_bots_that_never_met_are_compared_through_a_third() -> None:
    deals = [*played(300, [0, 1, 0, 1]), *played(300, [1, 2, 1, 2])]
    found = ratings(deals, 3)
    assert found[0].mean - found[2].mean == pytest.approx(SCALE * math.log(4), abs=60)


def test_a_deal_is_read_from_its_rotations() -> None:
    rotation = Rotation([0, 1, 1, 1], [9, 7, 9, 3], [1, 3, 1, 4], [1] * 4, [0.0] * 4)
    assert PlayedDeal.of([rotation], [5, 2]).games == (((5, 2), (2,), (2,)),)
