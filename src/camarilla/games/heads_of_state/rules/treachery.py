"""What treachery cards can do, and whom they kill (chapter 5)."""

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.counts import number, of
from camarilla.games.heads_of_state.actions import KILLED
from camarilla.games.heads_of_state.layout import DEAD, DEAD_WIDTH, GAPS, NOBLES, TARGETED, TREACHERY
from camarilla.games.heads_of_state.pieces import ASSASSIN, COUNTRY_NAMES, TREACHERIES, territory_of
from camarilla.games.heads_of_state.rules.decks import card, copies
from camarilla.games.heads_of_state.rules.nobles import occupied, owner_of
from camarilla.games.heads_of_state.state import HeadsState


def works_in(state: HeadsState, kind: i64, box: i64) -> bool:
    """Whether a treachery card can be used in the country of a box; an assassin can anywhere."""
    return state.printed.reach[kind] & bit(box) != 0


def is_capital(state: HeadsState, box: i64) -> bool:
    """Whether a box belongs to a capital."""
    return state.printed.capital_boxes & bit(box) != 0


def country_name(state: HeadsState, box: i64) -> str:
    """The name of the country of a box."""
    return COUNTRY_NAMES[state.printed.country_of[territory_of(box)]]


def targets(state: HeadsState, seat: i64) -> i64:
    """The boxes with nobles of others that have not been a target in this turn."""
    return occupied(state) & ~state.cells[NOBLES + seat] & ~state.cells[TARGETED]


def has_second(state: HeadsState, hand: i64, first: i64, box: i64) -> bool:
    """Whether a hand that still holds the first card holds another one to strike a capital with it."""
    left = hand - card(TREACHERY, first)
    if first == ASSASSIN:
        return copies(TREACHERY, left, ASSASSIN) != 0
    return holds_for(state, left, box)


def holds_for(state: HeadsState, hand: i64, box: i64) -> bool:
    """Whether a hand holds a card of the country of a box."""
    for kind in range(ASSASSIN + 1, TREACHERIES):
        if copies(TREACHERY, hand, kind) and works_in(state, kind, box):
            return True
    return False


def kill(state: HeadsState, box: i64) -> None:
    """The tile goes face down to the hexagon; its owner keeps the noble card; the box is open."""
    cells = state.cells
    owner = owner_of(state, box)
    cells[NOBLES + owner] &= ~bit(box)
    cells[DEAD + box] += of(1, owner, DEAD_WIDTH)
    cells[GAPS] |= bit(box)
    state.tell(KILLED, owner, state.printed.rank_of[box], territory_of(box))
    state.show()


def dead(state: HeadsState, box: i64, seat: i64) -> i64:
    """How many nobles of a player have died in a box."""
    return number(state.cells[DEAD + box], seat, DEAD_WIDTH)
