"""The owner of a flipped magic cap may slide a card under it (clauses 3.13 to 3.19)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, lowest
from camarilla.core.clauses import Illegal
from camarilla.games.ruse_and_bruise.actions import DECLINED, HID, HIDE, PASS
from camarilla.games.ruse_and_bruise.layout import (
    CAP_CARDS, HAND, LENGTH, SCENE, WEARER_LATE, card_of, owner_of, with_wearer,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.pieces import CAP, CARD_NAMES
from camarilla.games.ruse_and_bruise.rules.hands import draw
from camarilla.games.ruse_and_bruise.rules.round import end_turn
from camarilla.games.ruse_and_bruise.rules.row import above, newcomer
from camarilla.games.ruse_and_bruise.state import RuseState


def hide_options(state: RuseState, seat: i64, into: vec[i64]) -> i64:
    """Every card of the hand, and none."""
    hand = state.cells[HAND + seat]
    found: i64 = 0
    while hand:
        into[found] = HIDE + lowest(hand)
        hand &= hand - 1
        found += 1
    into[found] = PASS
    return found + 1


def check_hide(state: RuseState, seat: i64, card: i64) -> None:
    """The card comes from the hand."""
    if not state.cells[HAND + seat] & bit(card):
        raise Illegal("3.14", card=CARD_NAMES[card])


def hide(state: RuseState, seat: i64, card: i64) -> None:
    """Slide a card under the cap just flipped, and draw one at once."""
    cells = state.cells
    column = cells[SCENE]
    place = _flipped_cap(state, seat, column)
    cells[HAND + seat] &= ~bit(card)
    cells[place] = with_wearer(cells[place], card) | WEARER_LATE
    if cells[CAP_CARDS] == 2:
        cells[LENGTH + column] += 1
    state.tell(HID, seat, column, card, eyes=bit(seat))
    state.show()
    draw(state, seat)
    end_turn(state)


def hide_nothing(state: RuseState, seat: i64) -> None:
    """Leave the cap as it is."""
    state.tell(DECLINED, seat, state.cells[SCENE], CAP)
    end_turn(state)


def _flipped_cap(state: RuseState, seat: i64, column: i64) -> i64:
    """Where the seat's cap lies in the column, looked for from the bottom up."""
    cells = state.cells
    place = above(state, column, newcomer(state) + 1)
    while card_of(cells[place]) != CAP or owner_of(cells[place]) != seat:
        place = above(state, column, place)
    return place
