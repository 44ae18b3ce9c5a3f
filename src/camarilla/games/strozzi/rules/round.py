"""How rounds begin, go on and end (chapters 1, 2, 6 and 7)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import full
from camarilla.games.strozzi.actions import OVER_NOW, ROUND_BEGAN
from camarilla.games.strozzi.layout import (
    ACTIVE, CLAIMANT, CLAIMING, DECIDER, DECK, FLAGS_OF, HARBOUR, LANDED, LAST_HARBOUR, LAST_LANDED, OVER, PHASE,
    RANK, REFUSED, REMOVED, ROUND, SEATS,
)  # fmt: skip
from camarilla.games.strozzi.pieces import FLAGS, FLORENCE, NONE, PLAYERS, PORTS, SHIPS
from camarilla.games.strozzi.rules.scoring import score_patronage, score_ships, score_tracks
from camarilla.games.strozzi.rules.ship import some_ships, turn_up
from camarilla.games.strozzi.state import StrozziState

ROUNDS: Final = 3


def begin_round(state: StrozziState, starter: i64) -> None:
    """Put ships aside unseen, hand back all flags; the starting player turns up the first ship."""
    cells = state.cells
    seats = cells[SEATS]
    cells[ROUND] += 1
    cells[ACTIVE] = starter
    cells[REFUSED] = 0
    cells[REMOVED] = some_ships(full(SHIPS), state.printed.removed[seats], state.chance)
    cells[DECK] = full(SHIPS) & ~cells[REMOVED]
    for seat in range(seats):
        cells[FLAGS_OF + seat] = full(FLAGS)
    _clear_ports(state)
    state.tell(ROUND_BEGAN, cells[ROUND], starter)
    state.show()
    turn_up(state)


def _clear_ports(state: StrozziState) -> None:
    """Take all ships out of the ports; how they lay stays to be seen for a round."""
    cells = state.cells
    for berth in range(PORTS * PLAYERS):
        cells[LAST_HARBOUR + berth] = cells[HARBOUR + berth]
        cells[HARBOUR + berth] = 0
    for port in range(PORTS):
        cells[LAST_LANDED + port] = cells[LANDED + port]
        cells[LANDED + port] = 0


def go_on(state: StrozziState, turner: i64) -> None:
    """The next ship is turned up; without ships, or without anybody who has flags, the round is over."""
    cells = state.cells
    if turner == NONE or not cells[DECK]:
        end_round(state)
    else:
        cells[ACTIVE] = turner
        turn_up(state)


def end_turn(state: StrozziState, owner: i64) -> None:
    """The nearest player with flags to the left of the ship's owner turns up the next ship."""
    state.cells[PHASE] = CLAIMING
    go_on(state, _next_with_flags(state, owner))


def _next_with_flags(state: StrozziState, owner: i64) -> i64:
    """From the left neighbour of `owner` round to himself; NONE if nobody has flags."""
    cells = state.cells
    seat = owner
    while True:
        seat += 1
        if seat == cells[SEATS]:
            seat = 0
        if cells[FLAGS_OF + seat]:
            return seat
        if seat == owner:
            return NONE


def end_round(state: StrozziState) -> None:
    """Pay ships and markers; then the next round, or patronage and the end."""
    cells = state.cells
    score_ships(state)
    score_tracks(state)
    if cells[ROUND] < ROUNDS:
        begin_round(state, leader_in_florence(state))
        return
    score_patronage(state)
    cells[PHASE] = OVER
    cells[DECIDER] = NONE
    cells[CLAIMANT] = NONE
    state.tell(OVER_NOW)
    state.show()


def leader_in_florence(state: StrozziState) -> i64:
    """Whose marker stands highest in Florence."""
    seat: i64 = 0
    while state.cells[RANK + FLORENCE * PLAYERS + seat]:
        seat += 1
    return seat
