"""Guessing what a seat cannot know (chapter 8): which of the unseen ships are in the deck, which were put aside.

Everything else is open to all: every ship that was turned up was seen by everybody, payments are made
openly, and the stock of tiles holds exactly those that do not lie open, in no order until they are drawn.
"""

from mypy_extensions import i64

from camarilla.core.bits import count
from camarilla.core.chance import Chance
from camarilla.games.strozzi.layout import DECK, REMOVED
from camarilla.games.strozzi.rules.ship import some_ships
from camarilla.games.strozzi.state import StrozziState


def redeal(state: StrozziState, seat: i64, chance: Chance) -> None:
    """Deal the ships that nobody has seen this round anew; all seats know the same."""
    cells = state.cells
    unseen = cells[DECK] | cells[REMOVED]
    cells[DECK] = some_ships(unseen, count(cells[DECK]), chance)
    cells[REMOVED] = unseen & ~cells[DECK]
