"""What everybody scores at the end, and why: told line by line to whoever listens (chapter 7)."""

from mypy_extensions import i64

from camarilla.core.counts import GUARDED, number, total
from camarilla.games.principe.actions import (
    EQUAL_HAND, EQUAL_MONEY, EQUAL_SHIELDS, MOST_HAND, MOST_MONEY, MOST_SHIELDS, OFFICES, REGION_SCORED, SECOND_SHIELDS,
    SETS,
)  # fmt: skip
from camarilla.games.principe.layout import HAND, MONEY, POSTED
from camarilla.games.principe.pieces import REGIONS
from camarilla.games.principe.rules.scoring import (
    A_SET, FIRST_IN_REGION, MOST_OF, SECOND_IN_REGION, hand_points, money_points, office_points, region_points, sets,
)  # fmt: skip
from camarilla.games.principe.state import PrincipeState


def tell_end(state: PrincipeState) -> None:
    """Region by region, then roles, sets, money and hands: one beat for all who score for the same."""
    for region in range(REGIONS):
        _tell_region(state, region)
    _tell_offices(state)
    _tell_sets(state)
    seats = range(state.seats)
    money = [int(state.cells[MONEY + seat]) for seat in seats]
    richest = [seat for seat in seats if money_points(state, seat)]
    _tell_most(state, MOST_MONEY, EQUAL_MONEY, money, richest)
    hands = [int(total(state.cells[HAND + seat], GUARDED)) for seat in seats]
    fullest = [seat for seat in seats if hand_points(state, seat)]
    _tell_most(state, MOST_HAND, EQUAL_HAND, hands, fullest)


def _tell_region(state: PrincipeState, region: i64) -> None:
    shields = [int(number(state.cells[POSTED + seat], region, GUARDED)) for seat in range(state.seats)]
    points = [int(region_points(state, seat, region)) for seat in range(state.seats)]
    first = [seat for seat in range(state.seats) if points[seat] == FIRST_IN_REGION]
    second = [seat for seat in range(state.seats) if points[seat] == SECOND_IN_REGION]
    if not first:
        return
    most = shields[first[0]]
    if len(first) > 1:
        state.tell(EQUAL_SHIELDS, region, most)
    else:
        state.tell(MOST_SHIELDS, region, most, _next_best(shields, most))
    _tell_scored(state, region, first, FIRST_IN_REGION)
    if second:
        state.tell(SECOND_SHIELDS, region, shields[second[0]], most)
        _tell_scored(state, region, second, SECOND_IN_REGION)


def _tell_scored(state: PrincipeState, region: i64, winners: list[int], points: i64) -> None:
    for seat in winners:
        state.tell(REGION_SCORED, seat, region, points)
    state.show()


def _tell_offices(state: PrincipeState) -> None:
    holders = [seat for seat in range(state.seats) if office_points(state, seat)]
    for seat in holders:
        state.tell(OFFICES, seat, office_points(state, seat))
    if holders:
        state.show()


def _tell_sets(state: PrincipeState) -> None:
    collectors = [seat for seat in range(state.seats) if sets(state, seat)]
    for seat in collectors:
        state.tell(SETS, seat, sets(state, seat), A_SET * sets(state, seat))
    if collectors:
        state.show()


def _tell_most(state: PrincipeState, alone: i64, shared: i64, amounts: list[int], winners: list[int]) -> None:
    """The most money, or the most cards in hand."""
    for seat in winners:
        if len(winners) > 1:
            state.tell(shared, seat, amounts[seat], MOST_OF)
        else:
            state.tell(alone, seat, amounts[seat], _next_best(amounts, amounts[seat]), MOST_OF)
    state.show()


def _next_best(amounts: list[int], best: int) -> int:
    return max([amount for amount in amounts if amount < best], default=0)
