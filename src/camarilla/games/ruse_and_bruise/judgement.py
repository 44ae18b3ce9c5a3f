"""What each seat of a guessed world can hope for, for bots that look ahead."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.position import Position
from camarilla.games.ruse_and_bruise.heuristics import add_columns, hand_worth, standing
from camarilla.games.ruse_and_bruise.layout import HAND, OVER, PHASE, SEATS, WON
from camarilla.games.ruse_and_bruise.state import RuseState


def judge(state: RuseState, into: vec[i64]) -> None:
    """Goals won, columns as they stand and cards kept, in hundredths of a point."""
    cells = state.cells
    for seat in range(cells[SEATS]):
        into[seat] = standing(state, cells[WON + seat])
    if cells[PHASE] != OVER:
        add_columns(state, into)
        for seat in range(cells[SEATS]):
            into[seat] += hand_worth(cells[HAND + seat])


def terms(position: Position, seat: int) -> dict[str, int]:
    """What a seat's prospects consist of; adds up to what `judge` writes."""
    assert isinstance(position, RuseState)
    cells = position.cells
    found = {"goals": int(standing(position, cells[WON + seat]))}
    if cells[PHASE] != OVER:
        columns = vec[i64]([0] * position.seats)
        add_columns(position, columns)
        found["columns"] = int(columns[seat])
        found["hand"] = int(hand_worth(cells[HAND + seat]))
    return found
