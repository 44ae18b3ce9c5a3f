"""Why ports, tracks and patronage pay as they do (chapters 6 and 7).

It is told to whoever listens, before the payments. Each function says whether anybody is paid at all.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.games.strozzi.actions import EQUAL_SPACES, EQUAL_SPEEDS, EQUAL_TOTALS, SPACES, SPEEDS, TOTALS
from camarilla.games.strozzi.layout import HARBOUR, LANDED, SEATS, SPACE
from camarilla.games.strozzi.pieces import PLAYERS
from camarilla.games.strozzi.rules.patronage import patronage_place, total
from camarilla.games.strozzi.rules.ship import speed_of
from camarilla.games.strozzi.rules.track import marker_at
from camarilla.games.strozzi.state import StrozziState

PAID_PLACES: Final = 3


def tell_speeds(state: StrozziState, port: i64) -> bool:
    """The speeds of the ships in a port; of equal ones, the ship that came first lies above."""
    first = HARBOUR + port * PLAYERS
    speeds = [int(speed_of(state, state.cells[first + place])) for place in range(state.cells[LANDED + port])]
    return _tell(state, SPEEDS, EQUAL_SPEEDS, port, speeds)


def tell_spaces(state: StrozziState, city: i64) -> bool:
    """The spaces of a track on which the markers stand; of those on one space, the left one is higher."""
    markers = [marker_at(state, city, place) for place in range(state.cells[SEATS])]
    spaces = [int(state.cells[SPACE + city * PLAYERS + seat]) for seat in markers]
    return _tell(state, SPACES, EQUAL_SPACES, city, spaces)


def tell_totals(state: StrozziState, category: i64) -> bool:
    """The totals of a category; of equal ones, the higher marker in Florence is first."""
    totals = [0] * int(state.cells[SEATS])
    for seat in range(state.cells[SEATS]):
        totals[patronage_place(state, seat, category)] = int(total(state, seat, category))
    return _tell(state, TOTALS, EQUAL_TOTALS, category, totals)


def _tell(state: StrozziState, order: i64, tie: i64, where: i64, most_first: list[int]) -> bool:
    """What those who are paid have, and every tie that decides about a payment. Who has nothing is not paid."""
    having = [number for number in most_first if number]
    if not having:
        return False
    first, second, third = (having + [0] * PAID_PLACES)[:PAID_PLACES]
    state.tell(order, where, first, second, third)
    for number in sorted(set(having[:PAID_PLACES]), reverse=True):
        if having.count(number) > 1:
            state.tell(tie, where, number)
    return True
