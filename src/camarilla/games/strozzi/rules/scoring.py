"""What ships, markers and patronage earn (chapters 6 and 7)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.position import Entry
from camarilla.games.strozzi.actions import PAID_BONUS, PAID_PATRONAGE, PAID_SHIP, PAID_TRACK
from camarilla.games.strozzi.box import MOST_SPACES
from camarilla.games.strozzi.layout import (
    HARBOUR, LANDED, PAID, SEATS, SOURCE_NAMES, SOURCES, SPACE, owner_of,
)  # fmt: skip
from camarilla.games.strozzi.pieces import CATEGORIES, CITIES, PLAYERS, PORTS
from camarilla.games.strozzi.rules.patronage import patronage_place, total
from camarilla.games.strozzi.rules.reasons import PAID_PLACES, tell_spaces, tell_speeds, tell_totals
from camarilla.games.strozzi.rules.track import marker_at
from camarilla.games.strozzi.state import StrozziState

# What pays: the places of SOURCE_NAMES
BY_SHIPS: Final = 0
BY_TRACKS: Final = 1
BY_BONUSES: Final = 2
BY_PATRONAGE: Final = 3
"""The first of three: art, science, architecture."""


def place_pays(place: i64) -> i64:
    """15, 10 and 5 for the first three places, in ports and on tracks."""
    if place >= PAID_PLACES:
        return 0
    return 15 - 5 * place


def patronage_pays(place: i64) -> i64:
    """30, 20 and 10 for the first three places of a category."""
    if place >= PAID_PLACES:
        return 0
    return 30 - 10 * place


def score_ships(state: StrozziState) -> None:
    """The three fastest ships of each port are paid."""
    cells = state.cells
    for port in range(PORTS):
        worth_seeing = state.log is not None and tell_speeds(state, port)
        for place in range(PAID_PLACES):
            if place < cells[LANDED + port]:
                seat = owner_of(cells[HARBOUR + port * PLAYERS + place])
                _pay(state, seat, BY_SHIPS, place_pays(place))
                state.tell(PAID_SHIP, seat, port, place + 1, place_pays(place))
        if worth_seeing:
            state.show()


def score_tracks(state: StrozziState) -> None:
    """The three highest markers of each track are paid, and every marker on a bonus space."""
    for city in range(CITIES):
        worth_seeing = state.log is not None and tell_spaces(state, city)
        for place in range(state.cells[SEATS]):
            _score_marker(state, city, marker_at(state, city, place), place)
        if worth_seeing:
            state.show()


def _score_marker(state: StrozziState, city: i64, seat: i64, place: i64) -> None:
    """A marker on the start space earns nothing."""
    space = state.cells[SPACE + city * PLAYERS + seat]
    if not space:
        return
    if place < PAID_PLACES:
        _pay(state, seat, BY_TRACKS, place_pays(place))
        state.tell(PAID_TRACK, seat, city, place + 1, place_pays(place))
    bonus = state.printed.bonus[city * MOST_SPACES + space]
    if bonus:
        _pay(state, seat, BY_BONUSES, bonus)
        state.tell(PAID_BONUS, seat, city, space, bonus)


def score_patronage(state: StrozziState) -> None:
    """In each category the three highest totals above 0 are paid; Florence decides between equals."""
    for category in range(CATEGORIES):
        worth_seeing = state.log is not None and tell_totals(state, category)
        for place in range(PAID_PLACES):
            for seat in range(state.cells[SEATS]):
                if patronage_place(state, seat, category) == place and total(state, seat, category):
                    _pay(state, seat, BY_PATRONAGE + category, patronage_pays(place))
                    amount = total(state, seat, category)
                    state.tell(PAID_PATRONAGE, seat, category, amount, patronage_pays(place))
        if worth_seeing:
            state.show()


def _pay(state: StrozziState, seat: i64, source: i64, money: i64) -> None:
    state.cells[PAID + source * PLAYERS + seat] += money


def money_of(state: StrozziState, seat: i64) -> i64:
    """All that a player has been paid."""
    money: i64 = 0
    for source in range(SOURCES):
        money += state.cells[PAID + source * PLAYERS + seat]
    return money


def account(state: StrozziState, seat: i64) -> list[Entry]:
    """What ships, tracks, bonuses and each kind of patronage have paid."""
    return [
        Entry(f"account-{name}", int(state.cells[PAID + source * PLAYERS + seat]))
        for source, name in enumerate(SOURCE_NAMES)
    ]
