"""Chances of places."""

from itertools import permutations

import pytest

from camarilla.review.chances import Chances, by_strength, half_interval, ranked


def test_strengths_give_places_as_if_all_orders_were_tried() -> None:
    strengths = [0.5, 0.3, 0.15, 0.05]
    wanted = [[0.0] * 4 for _ in range(4)]
    for order in permutations(range(4)):
        likely, left = 1.0, 1.0
        for seat in order:
            likely *= strengths[seat] / left
            left -= strengths[seat]
        for place, seat in enumerate(order):
            wanted[seat][place] += likely
    for seat, places in enumerate(by_strength(strengths)):
        assert places == pytest.approx(wanted[seat])


def test_one_who_cannot_win_can_still_be_second() -> None:
    assert by_strength([1.0, 0.0, 0.0]) == [[1.0, 0.0, 0.0], [0.0, 0.5, 0.5], [0.0, 0.5, 0.5]]


def test_those_who_share_a_place_share_the_next_ones() -> None:
    assert ranked([1, 3, 1]) == [[0.5, 0.5, 0.0], [0.0, 0.0, 1.0], [0.5, 0.5, 0.0]]


def test_the_mean_goes_by_weights() -> None:
    chances = Chances.mean([(3.0, ranked([1, 2])), (1.0, ranked([2, 1]))])
    assert chances.win(0) == 0.75
    assert 0.0 < chances.errors[0] <= 1.0


def test_an_interval_is_that_of_student() -> None:
    # Two values 0 and 1: mean 0.5, standard error 0.5, and 12.7062 of those to either side, but no more than all.
    assert half_interval([(1.0, 0.0), (1.0, 1.0)]) == 1.0
    assert half_interval([(1.0, 0.50), (1.0, 0.51)]) == pytest.approx(12.7062 * 0.005)
    assert half_interval([(1.0, 0.5)]) == 1.0
