"""Why a decision is refused: the clause and the numbers. Agrees with `options` on every action."""

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.principe.actions import BID, BUILD, LAY, MOST_CARDS, OFFER, PASS, PLACE, SKIP, TURN_UP
from camarilla.games.principe.counts import number
from camarilla.games.principe.layout import (
    BUILDING, CARD_AUCTION, DOWN, HAND, MONEY, OFFERING, PHASE, PLAYING, POSTING, PRICE, ROLE_AUCTION, ROUND, SHIELDS,
    SITE,
)  # fmt: skip
from camarilla.games.principe.pieces import CITY_NAMES, COLOUR_NAMES, COLOURS, GREEN, REGION_NAMES
from camarilla.games.principe.rules.city import open_cities
from camarilla.games.principe.state import PrincipeState


def check(state: PrincipeState, seat: i64, action: i64) -> None:
    """Refuse what the rules forbid, with the clause."""
    phase = state.cells[PHASE]
    if phase == OFFERING:
        _check_offer(state, seat, action)
    elif phase in (CARD_AUCTION, ROLE_AUCTION):
        _check_auction(state, seat, action)
    elif phase in (BUILDING, PLAYING):
        _check_work(state, seat, action)
    elif phase in (SHIELDS, POSTING):
        _check_place(state, action)
    else:
        _check_turn_up(state, seat, action)


def _check_offer(state: PrincipeState, seat: i64, action: i64) -> None:
    if action >= BID:
        raise Illegal("2.4", cards=int(state.printed.offer[state.table()]))
    if not number(state.cells[HAND + seat], action - OFFER):
        raise Illegal("2.6", colour=COLOUR_NAMES[action - OFFER])


def _check_auction(state: PrincipeState, seat: i64, action: i64) -> None:
    cells = state.cells
    if not BID <= action <= PASS:
        raise Illegal("3.4")
    if action == PASS:
        return
    coins = action - BID + 1
    if coins <= cells[PRICE]:
        raise Illegal("3.5", coins=int(coins), price=int(cells[PRICE]))
    if coins > cells[MONEY + seat]:
        raise Illegal("3.7", coins=int(coins), money=int(cells[MONEY + seat]))


def _check_work(state: PrincipeState, seat: i64, action: i64) -> None:
    playing = state.cells[PHASE] == PLAYING
    if not BUILD <= action <= SKIP:
        raise Illegal("5.1" if playing else "3.10")
    if action == SKIP:
        return
    if action < LAY:
        _check_build(state, seat, action - BUILD)
    elif playing:
        _check_lay(state, seat, (action - LAY) // MOST_CARDS, (action - LAY) % MOST_CARDS + 1)
    else:
        raise Illegal("3.10")


def _check_build(state: PrincipeState, seat: i64, city: i64) -> None:
    cells = state.cells
    box = state.printed
    name = CITY_NAMES[city]
    if cells[ROUND] == 1:
        raise Illegal("4.1")
    if not open_cities(state) & bit(city):
        raise Illegal("4.2", city=name)
    if cells[MONEY + seat] < box.cost[city]:
        raise Illegal("4.4", city=name, cost=int(box.cost[city]), money=int(cells[MONEY + seat]))
    for colour in range(COLOURS):
        needed = number(box.icons[city], colour)
        held = number(cells[HAND + seat], colour)
        if held < needed:
            raise Illegal("4.3", city=name, colour=COLOUR_NAMES[colour], needed=int(needed), held=int(held))


def _check_lay(state: PrincipeState, seat: i64, colour: i64, cards: i64) -> None:
    held = number(state.cells[HAND + seat], colour)
    if cards > held:
        raise Illegal("5.4", colour=COLOUR_NAMES[colour], cards=int(cards), held=int(held))


def _check_place(state: PrincipeState, action: i64) -> None:
    cells = state.cells
    if not PLACE <= action < TURN_UP:
        raise Illegal("4.8" if cells[PHASE] == SHIELDS else "6.15")
    region = action - PLACE
    if cells[PHASE] == SHIELDS and not state.printed.regions[cells[SITE]] & bit(region):
        raise Illegal("4.7", region=REGION_NAMES[region], city=CITY_NAMES[cells[SITE]])


def _check_turn_up(state: PrincipeState, seat: i64, action: i64) -> None:
    if action < TURN_UP:
        raise Illegal("6.11")
    colour = action - TURN_UP
    if colour == GREEN:
        raise Illegal("6.12")
    if not number(state.cells[DOWN + seat], colour):
        raise Illegal("6.13", colour=COLOUR_NAMES[colour])
