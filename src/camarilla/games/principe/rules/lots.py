"""Phase 2: the offered cards are auctioned lot by lot (chapter 3)."""

from mypy_extensions import i64

from camarilla.core.bits import full
from camarilla.core.counts import GUARDED, number, of
from camarilla.games.principe.actions import AUCTION, REVEALED, UNSOLD, WON_CARDS
from camarilla.games.principe.layout import CARD_AUCTION, COLOUR, GONE, LOTS, NONE, PRICE, SEATS
from camarilla.games.principe.pieces import COLOURS
from camarilla.games.principe.rules.bid import collect, crown, forget_auction, open_auction
from camarilla.games.principe.rules.hands import take_openly
from camarilla.games.principe.state import PrincipeState


def show_lots(state: PrincipeState) -> None:
    """The cards for auction, grouped by colour."""
    lots = state.cells[LOTS]
    for colour in range(COLOURS):
        if number(lots, colour, GUARDED):
            state.tell(REVEALED, colour, number(lots, colour, GUARDED))
    if lots:
        state.show()


def next_lot(state: PrincipeState) -> bool:
    """Auction the smallest group that is left, of equals the first in the order of colours; False if there is none."""
    cells = state.cells
    forget_auction(state)
    if not cells[LOTS]:
        return False
    colour = _smallest(cells[LOTS])
    cells[COLOUR] = colour
    open_auction(state, CARD_AUCTION, full(cells[SEATS]))
    state.tell(AUCTION, colour, number(cells[LOTS], colour, GUARDED))
    state.show()
    return True


def sell_lot(state: PrincipeState) -> i64:
    """The winner pays, takes the cards and becomes Principe; without a bid they leave the game. Says who won."""
    cells = state.cells
    colour = cells[COLOUR]
    cards = number(cells[LOTS], colour, GUARDED)
    lot = of(cards, colour, GUARDED)
    cells[LOTS] -= lot
    cells[COLOUR] = NONE
    winner = collect(state)
    if winner == NONE:
        cells[GONE] += lot
        state.tell(UNSOLD, colour, cards)
        state.show()
        return NONE
    take_openly(state, winner, lot)
    state.tell(WON_CARDS, winner, cells[PRICE], cards, colour)
    state.show()
    crown(state, winner)
    forget_auction(state)
    return winner


def _smallest(lots: i64) -> i64:
    chosen: i64 = NONE
    for colour in range(COLOURS):
        cards = number(lots, colour, GUARDED)
        if cards and (chosen == NONE or cards < number(lots, chosen, GUARDED)):
            chosen = colour
    return chosen
