"""Taking cards one by one, from a display or from a pile (chapters 2, 3 and 5)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.heads_of_state.actions import DRAW, DRAW_TREACHERY, DREW, TAKE, TAKE_TREACHERY, TOOK
from camarilla.games.heads_of_state.layout import (
    ATTRIBUTE, DISPLAY, DRAWS, HAND, INTERRUPTED_DRAW, KNOWN, OPTION, PHASE, PILE, PLACING, PLOTTING, REFRESHING,
    SCHEMING, TREACHERY,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import ATTRIBUTE_NAMES, TREACHERY_NAMES
from camarilla.games.heads_of_state.rules.decks import card, copies, each_kind, event_of, kinds
from camarilla.games.heads_of_state.rules.memory import drew
from camarilla.games.heads_of_state.rules.piles import (
    REVOLUTION, comes_from_uprising, renew_treachery_pile, turn_up,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.round import interrupt
from camarilla.games.heads_of_state.state import HeadsState


def draw_options(state: HeadsState, seat: i64, into: vec[i64]) -> i64:
    """Of each deck that is still to be drawn from: every open card, and the top of the pile."""
    cells = state.cells
    found: i64 = 0
    if cells[DRAWS]:
        found = each_kind(ATTRIBUTE, cells[DISPLAY], TAKE, into, found)
        if cells[PILE] or cells[OPTION] != REFRESHING:
            into[found] = DRAW
            found += 1
    if cells[DRAWS + TREACHERY]:
        found = each_kind(TREACHERY, cells[DISPLAY + TREACHERY], TAKE_TREACHERY, into, found)
        into[found] = DRAW_TREACHERY
        found += 1
    return found


def check_draw(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """No more cards than the option brings; open ones must lie there; a refresh takes none from the revolution pile."""
    cells = state.cells
    if deck == TREACHERY and cells[OPTION] != PLOTTING:
        raise Illegal("3.4")
    if not cells[DRAWS + deck]:
        if cells[OPTION] != PLOTTING:
            raise Illegal("3.3")
        raise Illegal("5.4" if deck == TREACHERY else "5.3")
    if kind < kinds(deck):
        _check_open(deck, cells[DISPLAY + deck], kind)
    elif cells[OPTION] == REFRESHING and not cells[PILE]:
        raise Illegal("3.7")


def _check_open(deck: i64, cards: i64, kind: i64) -> None:
    if copies(deck, cards, kind):
        return
    if deck == TREACHERY:
        raise Illegal("5.5", treachery=TREACHERY_NAMES[kind])
    raise Illegal("3.2", attribute=ATTRIBUTE_NAMES[kind])


def draw(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """Take an open card, or the top of the pile: the kind behind the last.

    A revolution instead of it leaves the draw still to be made.
    """
    cells = state.cells
    if kind < kinds(deck):
        _take_open(state, seat, deck, kind)
    elif not _draw_unseen(state, seat, deck):
        interrupt(state, INTERRUPTED_DRAW)
        return
    cells[DRAWS + deck] -= 1
    if not cells[DRAWS] and not cells[DRAWS + TREACHERY]:
        if cells[OPTION] == PLOTTING:
            cells[PHASE] = SCHEMING
        else:
            cells[PHASE] = PLACING


def _take_open(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """Take an open card into the hand; everybody remembers it."""
    cells = state.cells
    cells[DISPLAY + deck] -= card(deck, kind)
    cells[HAND + deck + seat] += card(deck, kind)
    cells[KNOWN + deck + seat] += card(deck, kind)
    state.tell(event_of(deck, TOOK), seat, kind)
    state.show()


def _draw_unseen(state: HeadsState, seat: i64, deck: i64) -> bool:
    """Draw the top card; False if it is the revolution, which is no drawn card."""
    from_uprising = comes_from_uprising(state, deck)
    kind = turn_up(state, deck)
    if kind == REVOLUTION:
        return False
    state.cells[HAND + deck + seat] += card(deck, kind)
    drew(state, seat, deck, kind, from_uprising)
    state.tell(event_of(deck, DREW), seat, kind, eyes=bit(seat))
    if deck == TREACHERY:
        renew_treachery_pile(state)
    return True
