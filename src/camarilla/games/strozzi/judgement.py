"""What each seat of a guessed world can hope for, for bots that look ahead."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.position import Position
from camarilla.games.strozzi.heuristics import (
    flags_worth, patronage_totals, patronage_worth, pending_worth, prospects, ships_worth, tracks_worth,
)  # fmt: skip
from camarilla.games.strozzi.layout import OVER, PHASE, SEATS
from camarilla.games.strozzi.rules.scoring import money_of
from camarilla.games.strozzi.state import StrozziState


def judge(state: StrozziState, into: vec[i64]) -> None:
    """What everybody can expect to end with, in hundredths of money."""
    totals = patronage_totals(state)
    for seat in range(state.cells[SEATS]):
        into[seat] = prospects(state, seat, totals)


def terms(position: Position, seat: int) -> dict[str, int]:
    """What a seat's prospects consist of; adds up to what `judge` writes."""
    assert isinstance(position, StrozziState)
    found = {"money": int(100 * money_of(position, seat))}
    if position.cells[PHASE] != OVER:
        found["ships"] = int(ships_worth(position, seat))
        found["tracks"] = int(tracks_worth(position, seat))
        found["patronage"] = int(patronage_worth(position, seat, patronage_totals(position)))
        found["flags"] = int(flags_worth(position, seat))
        found["claim"] = int(pending_worth(position, seat))
    return found
