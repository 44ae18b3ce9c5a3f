"""What is open to a player, and what follows from his decision."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import full, lowest
from camarilla.games.principe.actions import (
    BID, BUILD, LAID, LAY, MOST_BID, MOST_CARDS, OFFER, PASS, PLACE, SKIP, SKIPPED, TURN_UP,
)  # fmt: skip
from camarilla.games.principe.counts import number, of
from camarilla.games.principe.layout import (
    BUILDING, CARD_AUCTION, DUE, HAND, MONEY, OFFERING, OWING, PHASE, PLAYING, POSTING, PRICE, ROLE_AUCTION, ROUND,
    SHIELDS, SITE, STAGE,
)  # fmt: skip
from camarilla.games.principe.pieces import COLOURS, REGIONS
from camarilla.games.principe.rules.auction import bid, drop_out, is_settled
from camarilla.games.principe.rules.city import build, can_build, complete, lay_cards, open_cities, place_shield
from camarilla.games.principe.rules.course import (
    after_ability, end_card_auction, end_offering, end_role_auction, next_lot, next_player,
)  # fmt: skip
from camarilla.games.principe.rules.roles import can_turn_up, turn_up
from camarilla.games.principe.rules.supply import choose
from camarilla.games.principe.state import PrincipeState


def options(state: PrincipeState, seat: i64, into: vec[i64]) -> i64:
    """Write the actions open to the seat, ascending; say how many."""
    cells = state.cells
    phase = cells[PHASE]
    if phase == OFFERING:
        return _offers(state, seat, into)
    if phase in (CARD_AUCTION, ROLE_AUCTION):
        return _bids(state, seat, into)
    if phase == SHIELDS:
        return _members(state.printed.regions[cells[SITE]], PLACE, into, 0)
    if phase == POSTING:
        return _members(full(REGIONS), PLACE, into, 0)
    if phase in (BUILDING, PLAYING):
        return _works(state, seat, into)
    return _members(can_turn_up(state, seat), TURN_UP, into, 0)


def _members(mask: i64, first: i64, into: vec[i64], found: i64) -> i64:
    while mask:
        into[found] = first + lowest(mask)
        found += 1
        mask &= mask - 1
    return found


def _offers(state: PrincipeState, seat: i64, into: vec[i64]) -> i64:
    hand = state.cells[HAND + seat]
    found: i64 = 0
    for colour in range(COLOURS):
        if number(hand, colour):
            into[found] = OFFER + colour
            found += 1
    return found


def _bids(state: PrincipeState, seat: i64, into: vec[i64]) -> i64:
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


def _works(state: PrincipeState, seat: i64, into: vec[i64]) -> i64:
    """Cities to build (not in round 1), in phase 3 also cards of one colour to lay, and to do nothing."""
    cells = state.cells
    found: i64 = 0
    if cells[ROUND] > 1:
        cities = open_cities(state)
        while cities:
            city = lowest(cities)
            cities &= cities - 1
            if can_build(state, seat, city):
                into[found] = BUILD + city
                found += 1
    if cells[PHASE] == PLAYING:
        for colour in range(COLOURS):
            for cards in range(number(cells[HAND + seat], colour)):
                into[found] = LAY + colour * MOST_CARDS + cards
                found += 1
    into[found] = SKIP
    return found + 1


def apply(state: PrincipeState, seat: i64, action: i64) -> None:
    """Carry out a decision and whatever follows from it."""
    if action < BID:
        choose(state, seat, action - OFFER)
        if not state.cells[OWING]:
            end_offering(state)
    elif action < BUILD:
        _auction(state, seat, action)
    elif action < PLACE:
        _work(state, seat, action)
    elif action < TURN_UP:
        _place(state, seat, action - PLACE)
    else:
        turn_up(state, seat, action - TURN_UP)
        after_ability(state)


def _auction(state: PrincipeState, seat: i64, action: i64) -> None:
    if action == PASS:
        drop_out(state, seat)
    else:
        bid(state, seat, action - BID + 1)
    if not is_settled(state):
        return
    if state.cells[PHASE] == CARD_AUCTION:
        end_card_auction(state)
    else:
        end_role_auction(state)


def _work(state: PrincipeState, seat: i64, action: i64) -> None:
    if action == SKIP:
        state.tell(SKIPPED, seat)
    elif action < LAY:
        if not build(state, seat, action - BUILD):
            return
    else:
        colour = (action - LAY) // MOST_CARDS
        cards = (action - LAY) % MOST_CARDS + 1
        state.tell(LAID, seat, colour, cards)
        lay_cards(state, seat, of(cards, colour))
    _after_work(state)


def _after_work(state: PrincipeState) -> None:
    if state.cells[STAGE] == 2:
        next_lot(state)
    else:
        next_player(state)


def _place(state: PrincipeState, seat: i64, region: i64) -> None:
    place_shield(state, seat, region)
    if state.cells[PHASE] == POSTING:
        after_ability(state)
    elif not state.cells[DUE]:
        complete(state, seat)
        _after_work(state)
