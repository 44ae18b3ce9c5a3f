"""How a game begins (chapter 1)."""

from mypy_extensions import i64

from camarilla.core.bits import full
from camarilla.core.counts import GUARDED, of
from camarilla.games.principe.box import FACE_VALUE
from camarilla.games.principe.layout import (
    BANK, BIDDER, CITIES_OUT, CITY_PILE, COLOUR, DECK, EDITION, GONE, MONEY_OPEN, NONE, OPEN_ROW, PRINCIPE, ROLE,
    SEATS, SITE,
)  # fmt: skip
from camarilla.games.principe.pieces import CITIES, COLOURS, ROLES
from camarilla.games.principe.rules.build import turn_up_city
from camarilla.games.principe.rules.round import begin_round
from camarilla.games.principe.state import PrincipeState


def begin(state: PrincipeState, seats: i64, edition: i64, money_open: i64) -> None:
    """Lay out a new game; the first Principe is drawn by lot."""
    cells = state.cells
    cells[SEATS] = seats
    cells[EDITION] = edition
    cells[MONEY_OPEN] = money_open
    cells[BANK] = FACE_VALUE
    cells[COLOUR] = NONE
    cells[BIDDER] = NONE
    cells[SITE] = NONE
    for role in range(ROLES):
        cells[ROLE + role] = NONE
    _lay_out_cards(state)
    cells[PRINCIPE] = state.chance.below(seats)
    begin_round(state)


def _lay_out_cards(state: PrincipeState) -> None:
    """The deck, and the cities of which four lie open; two players play with fewer of both."""
    cells = state.cells
    box = state.printed
    table = state.table()
    for colour in range(COLOURS):
        cells[DECK] += of(box.cards - box.removed[table], colour, GUARDED)
        cells[GONE] += of(box.removed[table], colour, GUARDED)
    cells[CITY_PILE] = state.chance.subset(full(CITIES), box.cities[table])
    cells[CITIES_OUT] = full(CITIES) & ~cells[CITY_PILE]
    for _ in range(OPEN_ROW):
        turn_up_city(state)
