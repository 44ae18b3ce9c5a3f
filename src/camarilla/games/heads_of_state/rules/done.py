"""Being done: no noble may be owed any more (chapter 6), and then the hand is cut down (chapter 7)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import count
from camarilla.core.clauses import Illegal
from camarilla.games.heads_of_state.actions import DONE
from camarilla.games.heads_of_state.layout import ATTRIBUTE, DISCARDING, GAPS, PHASE, TREACHERY
from camarilla.games.heads_of_state.rules.duty import MAY_STAY_OPEN, by_rank
from camarilla.games.heads_of_state.rules.hands import excess
from camarilla.games.heads_of_state.rules.round import end_turn
from camarilla.games.heads_of_state.state import HeadsState


def done_options(state: HeadsState, seat: i64, into: vec[i64], found: i64) -> i64:
    """Add it, unless nobles must be replaced before."""
    if _is_bound(state):
        return found
    into[found] = DONE
    return found + 1


def check_done(state: HeadsState, seat: i64) -> None:
    """A turn cannot end with two or more killed nobles unreplaced."""
    if _is_bound(state):
        gaps = state.cells[GAPS]
        owed = int(count(gaps))
        raise Illegal("6.2", gaps=owed, needed=owed - MAY_STAY_OPEN, **by_rank(state, gaps))


def done(state: HeadsState, seat: i64) -> None:
    """Discard what the hand may not hold, card by card; then the turn ends."""
    if excess(state, seat, ATTRIBUTE) or excess(state, seat, TREACHERY):
        state.cells[PHASE] = DISCARDING
    else:
        end_turn(state)


def _is_bound(state: HeadsState) -> bool:
    """Whether there are nobles left that must be replaced; only a turn of treachery leaves any."""
    return count(state.cells[GAPS]) > MAY_STAY_OPEN
