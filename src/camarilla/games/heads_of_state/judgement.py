"""What each seat of a guessed world can hope for, for bots that look ahead."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.position import Position
from camarilla.games.heads_of_state.heuristics import (
    INFLUENCE, WORTH_OF_CENTURIES, cards_worth, plans_worth, progress_worth, treachery_worth,
)  # fmt: skip
from camarilla.games.heads_of_state.layout import CENTURY, NONE, OVER, PHASE, SCORE, SEATS
from camarilla.games.heads_of_state.pieces import COUNTRIES
from camarilla.games.heads_of_state.rules.nobles import occupied
from camarilla.games.heads_of_state.rules.scoring import influence, leader
from camarilla.games.heads_of_state.state import HeadsState


def judge(state: HeadsState, into: vec[i64]) -> None:
    """What everybody has and may hope for, in hundredths of a point."""
    cells = state.cells
    for seat in range(cells[SEATS]):
        into[seat] = 100 * cells[SCORE + seat]
    if cells[PHASE] == OVER:
        return
    taken = occupied(state)
    for seat in range(cells[SEATS]):
        into[seat] += cards_worth(state, seat) + progress_worth(state, seat)
        into[seat] += plans_worth(state, seat, taken) + treachery_worth(state, seat)
    for country in range(COUNTRIES):
        add_influence(state, country, into)


def add_influence(state: HeadsState, country: i64, into: vec[i64]) -> None:
    """The markers for the most influence as they would be given now, and the influence itself."""
    first = leader(state, country, NONE)
    if first == NONE:
        return
    worth = WORTH_OF_CENTURIES[state.cells[CENTURY]]
    into[first] += state.printed.most[country] * worth
    second = leader(state, country, first)
    if second != NONE:
        into[second] += state.printed.second_most[country] * worth
    for seat in range(state.cells[SEATS]):
        into[seat] += influence(state, country, seat) * INFLUENCE


def terms(position: Position, seat: int) -> dict[str, int]:
    """What a seat's prospects consist of; adds up to what `judge` writes."""
    assert isinstance(position, HeadsState)
    found = {"points": int(100 * position.cells[SCORE + seat])}
    if position.cells[PHASE] != OVER:
        influences = vec[i64]([0] * position.seats)
        for country in range(COUNTRIES):
            add_influence(position, country, influences)
        found["nobles"] = int(cards_worth(position, seat))
        found["markers"] = int(progress_worth(position, seat))
        found["plans"] = int(plans_worth(position, seat, occupied(position)))
        found["treachery"] = int(treachery_worth(position, seat))
        found["influence"] = int(influences[seat])
    return found
