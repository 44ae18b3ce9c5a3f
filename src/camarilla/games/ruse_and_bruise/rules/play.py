"""In each turn a card is laid in a column, face down (chapter 2)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, lowest
from camarilla.core.clauses import Illegal
from camarilla.games.ruse_and_bruise.actions import COLUMNS, LAID_DOWN, PLAY
from camarilla.games.ruse_and_bruise.layout import CLOSED, HAND, PHASE, PLACING, SEATS, slot
from camarilla.games.ruse_and_bruise.pieces import CARD_NAMES
from camarilla.games.ruse_and_bruise.rules.flip import settle
from camarilla.games.ruse_and_bruise.rules.round import end_turn
from camarilla.games.ruse_and_bruise.rules.row import is_closed, lay
from camarilla.games.ruse_and_bruise.state import RuseState


def play_options(state: RuseState, seat: i64, into: vec[i64]) -> i64:
    """Every card of the hand in every column that is not closed."""
    cells = state.cells
    hand = cells[HAND + seat]
    closed = cells[CLOSED]
    columns = cells[SEATS]
    found: i64 = 0
    while hand:
        first = PLAY + lowest(hand) * COLUMNS
        hand &= hand - 1
        for column in range(columns):
            if not closed >> column & 1:
                into[found] = first + column
                found += 1
    return found


def check_play(state: RuseState, seat: i64, card: i64, column: i64) -> None:
    """The card comes from the hand; there are as many columns as players; a storm closes its column."""
    if not state.cells[HAND + seat] & bit(card):
        raise Illegal("2.2", card=CARD_NAMES[card])
    if column >= state.cells[SEATS]:
        raise Illegal("2.3", column=int(column) + 1, columns=int(state.cells[SEATS]))
    if is_closed(state, column):
        raise Illegal("3.10", column=int(column) + 1)


def play(state: RuseState, seat: i64, card: i64, column: i64) -> None:
    """Lay a card and flip what it covers; the turn ends unless the owner of a flipped card must decide."""
    state.cells[HAND + seat] &= ~bit(card)
    lay(state, slot(card, seat, column))
    if state.log is not None:
        state.tell(LAID_DOWN, seat, column, card, eyes=bit(seat))
        state.show()
    settle(state, column)
    if state.cells[PHASE] == PLACING:
        end_turn(state)
