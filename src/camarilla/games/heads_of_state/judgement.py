"""What each seat of a guessed world can hope for, for bots that look ahead."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.position import Position
from camarilla.games.heads_of_state.heuristics import (
    WORTH_OF_CENTURIES, cards_worth, plans_worth, progress_worth, treachery_worth,
)  # fmt: skip
from camarilla.games.heads_of_state.layout import CENTURY, NONE, OVER, PHASE, SCORE, SEATS
from camarilla.games.heads_of_state.heuristics_outlook import INFLUENCE, Outlook
from camarilla.games.heads_of_state.pieces import COUNTRIES
from camarilla.games.heads_of_state.rules.scoring import influence_in, weight
from camarilla.games.heads_of_state.state import HeadsState


def judge(state: HeadsState, into: vec[i64]) -> None:
    """What everybody has and may hope for, in hundredths of a point."""
    cells = state.cells
    for seat in range(cells[SEATS]):
        into[seat] = 100 * cells[SCORE + seat]
    if cells[PHASE] == OVER:
        return
    outlook = Outlook(state)
    for seat in range(cells[SEATS]):
        into[seat] += cards_worth(state, seat) + progress_worth(outlook, seat)
        into[seat] += plans_worth(outlook, seat) + treachery_worth(outlook, seat)
    for country in range(COUNTRIES):
        add_influence(outlook, country, into)


def add_influence(outlook: Outlook, country: i64, into: vec[i64]) -> None:
    """The markers for the most influence as they would be given now, and the influence itself."""
    state = outlook.state
    first: i64 = NONE
    second: i64 = NONE
    most: i64 = 0
    next_most: i64 = 0
    for seat in range(state.cells[SEATS]):
        standing = weight(state, country, seat, outlook.taken)
        into[seat] += influence_in(standing) * INFLUENCE
        if standing > most:
            second = first
            next_most = most
            first = seat
            most = standing
        elif standing > next_most:
            second = seat
            next_most = standing
    worth = WORTH_OF_CENTURIES[state.cells[CENTURY]]
    if first != NONE:
        into[first] += state.printed.most[country] * worth
    if second != NONE:
        into[second] += state.printed.second_most[country] * worth


def terms(position: Position, seat: int) -> dict[str, int]:
    """What a seat's prospects consist of; adds up to what `judge` writes."""
    assert isinstance(position, HeadsState)
    found = {"points": int(100 * position.cells[SCORE + seat])}
    if position.cells[PHASE] != OVER:
        outlook = Outlook(position)
        influences = vec[i64]([0] * position.seats)
        for country in range(COUNTRIES):
            add_influence(outlook, country, influences)
        found["nobles"] = int(cards_worth(position, seat))
        found["markers"] = int(progress_worth(outlook, seat))
        found["plans"] = int(plans_worth(outlook, seat))
        found["treachery"] = int(treachery_worth(outlook, seat))
        found["influence"] = int(influences[seat])
    return found
