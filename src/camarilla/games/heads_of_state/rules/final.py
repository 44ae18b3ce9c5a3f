"""The score at the very end: the most noble cards of each rank (chapter 11)."""

from mypy_extensions import i64

from camarilla.core.position import Entry
from camarilla.games.heads_of_state.actions import EQUAL_CARDS, MAJORITY, MOST_CARDS, NO_MAJORITY, SHARED
from camarilla.games.heads_of_state.layout import NOBLE_CARDS, OVER, PHASE, SCORE, SEATS
from camarilla.games.heads_of_state.pieces import RANK_NAMES, RANKS
from camarilla.games.heads_of_state.rules.nobles import noble_cards
from camarilla.games.heads_of_state.state import HeadsState


def score_noble_cards(state: HeadsState) -> None:
    """Points for the most noble cards of each rank."""
    for rank in range(RANKS):
        if state.log is not None:
            _tell_most(state, rank)
        for seat in range(state.cells[SEATS]):
            points = majority_points(state, rank, seat)
            if points:
                state.cells[SCORE + seat] += points
                if points == state.printed.points[rank]:
                    state.tell(MAJORITY, seat, rank, points)
                else:
                    state.tell(SHARED, seat, rank, points)
                state.show()


def _tell_most(state: HeadsState, rank: i64) -> None:
    """How many noble cards of a rank decide; that too many players have the most is worth seeing by itself."""
    held = [int(noble_cards(state.cells[NOBLE_CARDS + seat], rank)) for seat in range(state.cells[SEATS])]
    most = max(held)
    holders = held.count(most)
    if not most:
        return
    if holders == 1:
        state.tell(MOST_CARDS, rank, most, max([cards for cards in held if cards < most]))
    elif holders == 2:
        state.tell(EQUAL_CARDS, rank, most)
    else:
        state.tell(NO_MAJORITY, rank, most)
        state.show()


def majority_points(state: HeadsState, rank: i64, seat: i64) -> i64:
    """All for the most cards alone, half each for two players, nothing for three or more or without cards."""
    cells = state.cells
    mine = noble_cards(cells[NOBLE_CARDS + seat], rank)
    if not mine:
        return 0
    equals: i64 = 0
    for other in range(cells[SEATS]):
        theirs = noble_cards(cells[NOBLE_CARDS + other], rank)
        if theirs > mine:
            return 0
        if theirs == mine:
            equals += 1
    if equals > 2:
        return 0
    return state.printed.points[rank] // equals


def tie_break(state: HeadsState, seat: int) -> list[int]:
    """The most king cards, then prince cards, and so on down to barons."""
    return [int(noble_cards(state.cells[NOBLE_CARDS + seat], RANKS - 1 - step)) for step in range(RANKS)]


def account_of_noble_cards(state: HeadsState, seat: int) -> list[Entry]:
    """What each rank has brought, once the game is over."""
    lines: list[Entry] = []
    if state.cells[PHASE] == OVER:
        for rank, name in enumerate(RANK_NAMES):
            points = int(majority_points(state, rank, seat))
            if points == state.printed.points[rank]:
                lines.append(Entry("account-majority", points, {"rank": name}))
            elif points:
                lines.append(Entry("account-shared", points, {"rank": name}))
    return lines
