"""What each seat of a guessed world can hope for, for bots that look ahead."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.position import Position
from camarilla.games.strozzi.heuristics import (
    add_flags, add_patronage, add_pending, add_ships, add_tracks, markers_worth, write_prospects,
)  # fmt: skip
from camarilla.games.strozzi.layout import OVER, PHASE
from camarilla.games.strozzi.pieces import PLAYERS
from camarilla.games.strozzi.rules.scoring import money_of
from camarilla.games.strozzi.state import StrozziState


def judge(state: StrozziState, into: vec[i64]) -> None:
    """What everybody can expect to end with, in hundredths of money."""
    write_prospects(state, into)


def terms(position: Position, seat: int) -> dict[str, int]:
    """What a seat's prospects consist of; adds up to what `judge` writes."""
    assert isinstance(position, StrozziState)
    found = {"money": int(100 * money_of(position, seat))}
    if position.cells[PHASE] != OVER:
        markers = markers_worth(position)
        parts = [vec[i64]([0] * PLAYERS) for _ in range(5)]
        add_ships(position, parts[0])
        add_tracks(position, markers, parts[1])
        add_patronage(position, parts[2])
        add_flags(position, parts[3])
        add_pending(position, markers, parts[4])
        for name, part in zip(["ships", "tracks", "patronage", "flags", "claim"], parts, strict=True):
            found[name] = int(part[seat])
    return found
