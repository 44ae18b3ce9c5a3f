"""How a game begins (chapter 1)."""

from mypy_extensions import i64

from camarilla.games.heads_of_state.actions import BEGAN
from camarilla.games.heads_of_state.layout import (
    FIRST_CARD, LARGE, NONE, PILE, SEATS, STARTER, TARGET, TILES, TREACHERY,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.piles import deal_piles, fill_display
from camarilla.games.heads_of_state.rules.round import begin_turn
from camarilla.games.heads_of_state.state import HeadsState


def begin(state: HeadsState, seats: i64) -> None:
    """Set up the board, the piles and the displays; the starting player is drawn by lot."""
    cells = state.cells
    cells[SEATS] = seats
    cells[FIRST_CARD] = NONE
    cells[TARGET] = NONE
    cells[PILE] = state.printed.deck[seats]
    cells[PILE + TREACHERY] = state.printed.treachery
    for seat in range(seats):
        cells[TILES + seat] = state.printed.tiles
        cells[LARGE + seat] = NONE
    cells[STARTER] = state.chance.below(seats)
    state.tell(BEGAN, cells[STARTER])
    state.show()
    deal_piles(state)
    fill_display(state, TREACHERY)
    begin_turn(state, cells[STARTER])
