"""The score at the end of a century: influence in each country (chapter 10)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit, count, lowest, members
from camarilla.core.position import Entry
from camarilla.games.heads_of_state.actions import (
    ALONE, BY_HEXAGON, BY_INFLUENCE, BY_RANK, INFLUENCE, MOST, NO_THIRD, SECOND_MOST,
)  # fmt: skip
from camarilla.games.heads_of_state.layout import (
    CENTURY, MOST_INFLUENCE, NEXT_INFLUENCE, NOBLES, NONE, SCORE, SEATS,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import CENTURY_NAMES, COUNTRIES, COUNTRY_NAMES, territory_of
from camarilla.games.heads_of_state.rules.nobles import occupied
from camarilla.games.heads_of_state.state import HeadsState

_INFLUENCE: Final = 1024
_RANK: Final = 64
_UPPER: Final = 0x55555555
"""The upper boxes of all territories."""


def score_century(state: HeadsState) -> None:
    """Hand out the small round markers of this century, country by country."""
    for country in range(COUNTRIES):
        _score_country(state, country)


def _score_country(state: HeadsState, country: i64) -> None:
    cells = state.cells
    mark = bit(cells[CENTURY] * COUNTRIES + country)
    first = leader(state, country, NONE)
    if first == NONE:
        return
    if state.log is not None:
        _tell_influence(state, country)
        _tell_lead(state, country, first, ALONE)
    cells[MOST_INFLUENCE + first] |= mark
    cells[SCORE + first] += state.printed.most[country]
    state.tell(MOST, first, country, state.printed.most[country])
    state.show()
    next_best = leader(state, country, first)
    if next_best != NONE:
        if state.log is not None:
            _tell_lead(state, country, next_best, NO_THIRD)
        cells[NEXT_INFLUENCE + next_best] |= mark
        cells[SCORE + next_best] += state.printed.second_most[country]
        state.tell(SECOND_MOST, next_best, country, state.printed.second_most[country])
        state.show()


def _tell_influence(state: HeadsState, country: i64) -> None:
    for seat in range(state.cells[SEATS]):
        if state.cells[NOBLES + seat] & state.printed.boxes_in[country]:
            state.tell(INFLUENCE, seat, country, influence(state, country, seat))


def _tell_lead(state: HeadsState, country: i64, seat: i64, unrivalled: i64) -> None:
    """What puts a player before the next one: the first thing in which they differ; `unrivalled` if there is none."""
    taken = occupied(state)
    own = weight(state, country, seat, taken)
    against: i64 = 0
    for other in range(state.cells[SEATS]):
        standing = weight(state, country, other, taken)
        if against < standing < own:
            against = standing
    if not against:
        state.tell(unrivalled, country)
    elif influence_in(own) != influence_in(against):
        state.tell(BY_INFLUENCE, country, influence_in(own), influence_in(against))
    elif _rank_in(own) != _rank_in(against):
        state.tell(BY_RANK, country, influence_in(own), _rank_in(own), _rank_in(against))
    else:
        state.tell(BY_HEXAGON, country, influence_in(own), own % _RANK, against % _RANK)


def leader(state: HeadsState, country: i64, besides: i64) -> i64:
    """Who has most influence in a country, leaving out one player; NONE if nobody else has any."""
    best: i64 = NONE
    most: i64 = 0
    taken = occupied(state)
    for seat in range(state.cells[SEATS]):
        if seat != besides:
            standing = weight(state, country, seat, taken)
            if standing > most:
                best = seat
                most = standing
    return best


def influence(state: HeadsState, country: i64, seat: i64) -> i64:
    """The player's influence in a country."""
    return influence_of(state, state.cells[NOBLES + seat] & state.printed.boxes_in[country], occupied(state))


def influence_in(standing: i64) -> i64:
    """The influence in what `weight` says."""
    return standing // _INFLUENCE


def _rank_in(standing: i64) -> i64:
    return standing % _INFLUENCE // _RANK - 1


def weight(state: HeadsState, country: i64, seat: i64, taken: i64) -> i64:
    """Influence, then the highest-ranked noble, then the number on his territory's hexagon; 0 for none.

    Numbers differ inside a country, and so do ranks inside a territory: two players never weigh the same.
    """
    printed = state.printed
    mine = state.cells[NOBLES + seat] & printed.boxes_in[country]
    total = influence_of(state, mine, taken)
    best: i64 = 0
    while mine:
        box = lowest(mine)
        mine &= mine - 1
        standing = (printed.rank_of[box] + 1) * _RANK + printed.hexagon[territory_of(box)]
        if standing > best:
            best = standing
    return total * _INFLUENCE + best


def influence_of(state: HeadsState, boxes: i64, taken: i64) -> i64:
    """What nobles in these boxes are worth: the highest-ranked one present counts 2, the other 1; in a capital 4 and 2.

    So each counts 1, and once more who has no higher one above him; in a capital both count twice.
    """
    higher = boxes & ~((taken & _UPPER) << 1)
    capital = state.printed.capital_boxes
    return count(boxes) + count(higher) + count(boxes & capital) + count(higher & capital)


def account_of_centuries(state: HeadsState, seat: int) -> list[Entry]:
    """What most and second most influence have brought, century by century."""
    printed = state.printed
    most, following = members(state.cells[MOST_INFLUENCE + seat]), members(state.cells[NEXT_INFLUENCE + seat])
    lines: list[Entry] = []
    for mark in sorted([*most, *following]):
        country = mark % COUNTRIES
        facts: dict[str, str | int] = {
            "century": CENTURY_NAMES[mark // COUNTRIES],
            "country": COUNTRY_NAMES[country],
        }
        if mark in most:
            lines.append(Entry("account-most", int(printed.most[country]), facts))
        else:
            lines.append(Entry("account-second-most", int(printed.second_most[country]), facts))
    return lines
