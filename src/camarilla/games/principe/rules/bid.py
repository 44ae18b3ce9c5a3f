"""Bidding, for cards and for roles alike (chapters 3 and 6)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.principe.actions import BID, BID_MADE, MOST_BID, PASS, PASSED, PRINCE, UNBEATEN
from camarilla.games.principe.layout import BIDDER, BIDDING, MONEY, NONE, PHASE, PRICE, PRINCIPE, SEATS, TURN
from camarilla.games.principe.rules.hands import pay
from camarilla.games.principe.state import PrincipeState


def bid_options(state: PrincipeState, seat: i64, into: vec[i64]) -> i64:
    """Every bid above the standing one that the player can pay, and to pass."""
    found: i64 = 0
    most = state.cells[MONEY + seat]
    if most > MOST_BID:
        most = MOST_BID
    for coins in range(state.cells[PRICE] + 1, most + 1):
        into[found] = BID + coins - 1
        found += 1
    into[found] = PASS
    return found + 1


def check_bid(state: PrincipeState, seat: i64, coins: i64) -> None:
    """A bid is higher than the one before, and no higher than what the player owns."""
    cells = state.cells
    if coins <= cells[PRICE]:
        raise Illegal("3.5", coins=int(coins), price=int(cells[PRICE]))
    if coins > cells[MONEY + seat]:
        raise Illegal("3.7", coins=int(coins), money=int(cells[MONEY + seat]))


def bid(state: PrincipeState, seat: i64, coins: i64) -> None:
    """Outbid the others."""
    cells = state.cells
    cells[PRICE] = coins
    cells[BIDDER] = seat
    state.tell(BID_MADE, seat, coins)
    state.show()
    cells[TURN] = _next_bidder(state, seat)


def drop_out(state: PrincipeState, seat: i64) -> None:
    """Pass, for good in this auction."""
    cells = state.cells
    cells[BIDDING] &= ~bit(seat)
    state.tell(PASSED, seat)
    state.show()
    if cells[BIDDING]:
        cells[TURN] = _next_bidder(state, seat)


def open_auction(state: PrincipeState, phase: i64, bidders: i64) -> None:
    """The first of the bidders on the Principe's left begins; the Principe himself is the last."""
    cells = state.cells
    cells[PHASE] = phase
    cells[PRICE] = 0
    cells[BIDDER] = NONE
    cells[BIDDING] = bidders
    cells[TURN] = _next_bidder(state, cells[PRINCIPE])


def is_settled(state: PrincipeState) -> bool:
    """Whether all have passed, or all but the one whose bid stands."""
    bidding = state.cells[BIDDING]
    if not bidding:
        return True
    return state.cells[BIDDER] != NONE and bidding == bit(state.cells[BIDDER])


def collect(state: PrincipeState) -> i64:
    """The winner pays his bid; NONE if nobody made one."""
    cells = state.cells
    winner = cells[BIDDER]
    if winner != NONE:
        pay(state, winner, cells[PRICE])
        state.tell(UNBEATEN, winner, cells[PRICE])
    cells[BIDDING] = 0
    return winner


def crown(state: PrincipeState, seat: i64) -> None:
    """The winner of an auction becomes Principe."""
    if state.cells[PRINCIPE] != seat:
        state.cells[PRINCIPE] = seat
        state.tell(PRINCE, seat)
        state.show()


def forget_auction(state: PrincipeState) -> None:
    """Nothing is for sale."""
    state.cells[PRICE] = 0
    state.cells[BIDDER] = NONE


def _next_bidder(state: PrincipeState, seat: i64) -> i64:
    cells = state.cells
    seats = cells[SEATS]
    seat += 1
    if seat >= seats:
        seat = 0
    while not cells[BIDDING] & bit(seat):
        seat += 1
        if seat >= seats:
            seat = 0
    return seat
