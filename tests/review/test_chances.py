"""Chances of places."""

from itertools import permutations

import pytest

from camarilla.review.chances import Chances, by_strength, half_interval, half_interval_of_change, ranked


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
    # Eleven values: 2.2281 standard errors; five of them 0.6, six of them 0.5.
    values = [(1.0, 0.6)] * 5 + [(1.0, 0.5)] * 6
    spread = (5 * (0.6 - 6 / 11) ** 2 + 6 * (0.5 - 6 / 11) ** 2) / 10
    assert half_interval(values) == pytest.approx(2.2281 * (spread / 11) ** 0.5, rel=1e-4)
    assert half_interval([(1.0, 0.5)]) == 1.0


@pytest.mark.parametrize("sure", [0.0, 1.0])
def test_worlds_that_all_agree_leave_what_they_may_have_missed(sure: float) -> None:
    assert half_interval([(1.0, sure)] * 60) == pytest.approx(3 / 60)
    assert Chances.mean([(1.0, ranked([1, 2]))] * 600).errors == pytest.approx([3 / 600] * 2)
    assert half_interval([(2.0, sure)] * 2) == 1.0
    # Nearly certain, and alike: the interval still reaches 95 %, whereas alike in the middle it is as told.
    assert half_interval([(1.0, abs(sure - 0.02))] * 60) == pytest.approx(0.03)
    assert half_interval([(1.0, abs(sure - 0.3))] * 60) == pytest.approx(0.0)


def test_a_change_from_certain_to_hopeless_is_no_surer_than_the_chances() -> None:
    assert half_interval_of_change([1.0] * 60, [(1.0, 0.0)] * 60) == pytest.approx(3 / 60)
    assert half_interval([(1.0, -1.0)] * 60, least=-1.0) == pytest.approx(3 / 60)
    assert half_interval_of_change([1.0] * 60, [(1.0, 1.0)] * 60) == 0.0
    assert half_interval([(1.0, 0.0)] * 60, least=-1.0) == 0.0
