"""What each seat of a guessed world can hope for, for bots that look ahead."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.games.strozzi.heuristics import prospects
from camarilla.games.strozzi.layout import SEATS
from camarilla.games.strozzi.state import StrozziState


def judge(state: StrozziState, into: vec[i64]) -> None:
    """What everybody can expect to end with, in hundredths of money."""
    for seat in range(state.cells[SEATS]):
        into[seat] = prospects(state, seat)
