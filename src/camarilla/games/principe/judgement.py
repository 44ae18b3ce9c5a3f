"""What each seat of a guessed world can hope for, for bots that look ahead; and which bids are worth a thought."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.position import Position
from camarilla.games.principe.actions import PASS
from camarilla.games.principe.heuristics import (
    final_worth, hand_worth, map_worth, purse_worth, roles_worth, table_worth, track_worth, worth_of,
)  # fmt: skip
from camarilla.games.principe.layout import CARD_AUCTION, OVER, PHASE, ROLE_AUCTION, SEATS
from camarilla.games.principe.state import PrincipeState

JUMP: Final = 2
"""How far above the least raise the one other bid lies that is thought of."""


def judge(state: PrincipeState, into: vec[i64]) -> None:
    """What everybody has and may hope for, in hundredths of a point."""
    over = state.cells[PHASE] == OVER
    for seat in range(state.cells[SEATS]):
        into[seat] = final_worth(state, seat) if over else worth_of(state, seat)


def terms(position: Position, seat: int) -> dict[str, int]:
    """What a seat's prospects consist of; adds up to what `judge` writes."""
    assert isinstance(position, PrincipeState)
    if position.cells[PHASE] == OVER:
        return {"points": int(final_worth(position, seat))}
    return {
        "points": int(track_worth(position, seat)),
        "regions": int(map_worth(position, seat)),
        "sets": int(table_worth(position, seat)),
        "roles": int(roles_worth(position, seat)),
        "coins": int(purse_worth(position, seat)),
        "cards": int(hand_worth(position, seat)),
    }


def worth_a_thought(state: PrincipeState, found: i64, into: vec[i64]) -> i64:
    """Of all bids only the least raise and one jump: the others make rollouts overbid. All else stays."""
    phase = state.cells[PHASE]
    if (phase != CARD_AUCTION and phase != ROLE_AUCTION) or found < 3:
        return found
    kept: i64 = 1
    if found - 1 > JUMP:
        into[1] = into[JUMP]
        kept = 2
    into[kept] = PASS
    return kept + 1
