"""Which phase asks whom for which decision (chapters 2 to 6)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.principe.actions import BID, BUILD, LAY, MOST_CARDS, OFFER, PASS, PLACE, SKIP, TURN_UP
from camarilla.games.principe.layout import (
    BUILDING, CARD_AUCTION, OFFERING, OVER, OWING, PHASE, PLAYING, POSTING, ROLE_AUCTION, SHIELDS, TURN,
)  # fmt: skip
from camarilla.games.principe.rules.bid import bid, bid_options, check_bid, drop_out
from camarilla.games.principe.rules.build import build, build_options, check_build
from camarilla.games.principe.rules.lay import check_lay, lay, lay_options, skip
from camarilla.games.principe.rules.offer import cards_to_offer, check_offer, offer, offer_options
from camarilla.games.principe.rules.place import check_place, place, place_options
from camarilla.games.principe.rules.round import go_on
from camarilla.games.principe.rules.turn_up import check_turn_up, turn_up, turn_up_options
from camarilla.games.principe.state import PrincipeState


def acting(state: PrincipeState) -> i64:
    """In phase 1 all who still have cards to offer, else the one whose turn it is."""
    phase = state.cells[PHASE]
    if phase == OFFERING:
        return state.cells[OWING]
    if phase == OVER:
        return 0
    return bit(state.cells[TURN])


def options(state: PrincipeState, seat: i64, into: vec[i64]) -> i64:
    """Write the actions open to the seat, ascending; say how many."""
    phase = state.cells[PHASE]
    if phase == OFFERING:
        return offer_options(state, seat, into)
    if phase in (CARD_AUCTION, ROLE_AUCTION):
        return bid_options(state, seat, into)
    if phase in (BUILDING, PLAYING):
        return lay_options(state, seat, into, build_options(state, seat, into))
    if phase in (SHIELDS, POSTING):
        return place_options(state, into)
    return turn_up_options(state, seat, into)


def check(state: PrincipeState, seat: i64, action: i64) -> None:
    """Refuse what the rules forbid, with the clause: first what is not asked for now."""
    phase = state.cells[PHASE]
    if phase == OFFERING:
        if action >= BID:
            raise Illegal("2.4", cards=int(cards_to_offer(state)))
        check_offer(state, seat, action - OFFER)
    elif phase in (CARD_AUCTION, ROLE_AUCTION):
        if not BID <= action <= PASS:
            raise Illegal("3.4")
        if action < PASS:
            check_bid(state, seat, action - BID + 1)
    elif phase in (BUILDING, PLAYING):
        if BUILD <= action < LAY:
            check_build(state, seat, action - BUILD)
        elif phase == PLAYING and LAY <= action < SKIP:
            check_lay(state, seat, (action - LAY) // MOST_CARDS, (action - LAY) % MOST_CARDS + 1)
        elif action != SKIP:
            raise Illegal("5.1" if phase == PLAYING else "3.10")
    elif phase in (SHIELDS, POSTING):
        if not PLACE <= action < TURN_UP:
            raise Illegal("4.8" if phase == SHIELDS else "6.15")
        check_place(state, action - PLACE)
    else:
        if action < TURN_UP:
            raise Illegal("6.11")
        check_turn_up(state, seat, action - TURN_UP)


def apply(state: PrincipeState, seat: i64, action: i64) -> None:
    """Carry out a decision and whatever follows from it."""
    if action < BID:
        offer(state, seat, action - OFFER)
    elif action < PASS:
        bid(state, seat, action - BID + 1)
    elif action == PASS:
        drop_out(state, seat)
    elif action < LAY:
        build(state, seat, action - BUILD)
    elif action < SKIP:
        lay(state, seat, (action - LAY) // MOST_CARDS, (action - LAY) % MOST_CARDS + 1)
    elif action == SKIP:
        skip(state, seat)
    elif action < TURN_UP:
        place(state, seat, action - PLACE)
    else:
        turn_up(state, seat, action - TURN_UP)
    go_on(state)
