"""What a seat may know of a position, built by naming what is visible (chapter 8)."""

from typing import TypedDict

from mypy_extensions import i64

from camarilla.core.bits import count, members
from camarilla.core.counts import GUARDED, number, total
from camarilla.games.principe.layout import (
    BIDDER, BIDDING, BUILT, CARD_AUCTION, CHOSEN, CITY_PILE, COLOUR, DECK, DOWN, DUE, EDITION, GIVEN, GONE, HAND,
    KNOWN, LAST, LOTS, MONEY, MONEY_OPEN, NONE, OPEN, OPEN_CITIES, OVER, PHASE, PHASE_NAMES, POSTED, PRICE, PRINCIPE,
    RANK, ROLE, ROLE_AUCTION, ROUND, SITE, STAGE, TURN, UP,
)  # fmt: skip
from camarilla.games.principe.pieces import (
    CITIES_OF_A_SIZE, CITY_NAMES, COLOUR_NAMES, COLOURS, EDITION_NAMES, FAMILY_NAMES, REGION_NAMES, REGIONS,
    ROLE_NAMES, ROLES, SIZE_NAMES,
)  # fmt: skip
from camarilla.games.principe.rules.offer import cards_to_offer
from camarilla.games.principe.rules.place import shields_left
from camarilla.games.principe.rules.scoring import score
from camarilla.games.principe.state import PrincipeState

Cards = dict[str, int]
"""How many building cards of each colour, zeros included."""


class OptionsView(TypedDict):
    """What was chosen before the game."""

    edition: str  # of the rules, `it` or `hu`
    money: str  # "open" or "secret"


class CityView(TypedDict):
    """A city card, and where the city lies."""

    city: str  # its name
    size: str  # `small`, `medium` or `large`
    cost: int  # in coins
    points: int  # for building it
    shields: int  # how many are placed with it
    icons: Cards  # the building cards that it asks for
    regions: list[str]  # those that it borders on


class AuctionView(TypedDict):
    """What is being auctioned, as long as anybody bids: cards of a colour, or a role."""

    colour: str  # of the cards or of the role
    cards: int  # 0 in an auction of a role
    role: str | None  # None in an auction of cards
    price: int  # the highest bid; 0 while there is none
    bidder: int | None  # who made it
    bidding: list[int]  # who has not passed


class RegionView(TypedDict):
    """A region of the map."""

    region: str  # its name
    shields: list[int]  # by seat


class PlayerView(TypedDict):
    """What is seen of a player. A card put down in secret still counts as in hand to the others."""

    family: str  # the arms of the player
    points: int  # as they stand
    money: int | None  # None to those who may not see it, like the hand and what is chosen of it
    hand: Cards | None  # the building cards in hand
    chosen: Cards | None  # put face down to be offered
    offering: int | None  # which of them is put down next
    hand_size: int  # how many, with those chosen
    offered: Cards  # in this round, once all were turned up
    known: Cards  # cards in hand that everybody saw arrive
    up: Cards  # building cards laid out face up
    down: Cards  # building cards laid out face down
    cities: list[str]  # those he has built
    roles: list[str]  # those he holds
    shields_left: int  # shields that he can still place


class View(TypedDict):
    """Everything that a seat, or a spectator, may know."""

    seat: int | None  # whose view it is; None: a spectator's
    seats: int  # how many play
    options: OptionsView  # what was chosen
    round: int  # its number, from 1
    last_round: bool  # whether it is the last
    stage: int  # the phase of the round, 1 to 4; 0 when the game is over
    phase: str  # what is asked
    principe: int  # the seat that is Il Principe
    turn: int | None  # None while all choose at once
    cards_to_offer: int  # by every player
    deck: int  # building cards still to come
    gone: Cards  # cards that have left the game
    lots: Cards  # cards for auction, not yet sold
    auction: AuctionView | None  # None where nothing is auctioned
    site: CityView | None  # the city whose shields are being placed
    shields_due: int  # how many are still to be placed
    role: str | None  # the role in question in phase 4
    open: list[CityView]  # the cities that can be built
    cities_to_come: int  # cities in the pile
    regions: list[RegionView]  # of the map
    roles: dict[str, int | None]  # who holds each role that is in the game
    players: list[PlayerView]  # by seat


def view(state: PrincipeState, seat: int | None) -> View:
    """Everything the seat may know (`None`: a spectator), as plain data."""
    cells = state.cells
    return {
        "seat": seat,
        "seats": state.seats,
        "options": {
            "edition": EDITION_NAMES[cells[EDITION]],
            "money": "open" if cells[MONEY_OPEN] else "secret",
        },
        "round": int(cells[ROUND]),
        "last_round": cells[LAST] == 1,
        "stage": int(cells[STAGE]),
        "phase": PHASE_NAMES[cells[PHASE]],
        "principe": int(cells[PRINCIPE]),
        "turn": None if cells[TURN] == NONE else int(cells[TURN]),
        "cards_to_offer": int(cards_to_offer(state)),
        "deck": int(total(cells[DECK], GUARDED)),
        "gone": _cards(cells[GONE]),
        "lots": _cards(cells[LOTS]),
        "auction": _auction(state),
        "site": None if cells[SITE] == NONE else _city(state, cells[SITE]),
        "shields_due": int(cells[DUE]),
        "role": _role(state),
        "open": [_city(state, cells[OPEN + place]) for place in range(cells[OPEN_CITIES])],
        "cities_to_come": int(count(cells[CITY_PILE])),
        "regions": [_region(state, region) for region in range(REGIONS)],
        "roles": _roles(state),
        "players": [_player(state, owner, seat) for owner in range(state.seats)],
    }


def _cards(packed: i64) -> Cards:
    return {COLOUR_NAMES[colour]: int(number(packed, colour, GUARDED)) for colour in range(COLOURS)}


def _city(state: PrincipeState, city: i64) -> CityView:
    box = state.printed
    return {
        "city": CITY_NAMES[city],
        "size": SIZE_NAMES[city // CITIES_OF_A_SIZE],
        "cost": int(box.cost[city]),
        "points": int(box.points[city]),
        "shields": int(box.shields[city]),
        "icons": _cards(box.icons[city]),
        "regions": [REGION_NAMES[region] for region in members(box.regions[city])],
    }


def _auction(state: PrincipeState) -> AuctionView | None:
    cells = state.cells
    if not cells[BIDDING] or (cells[PHASE] != CARD_AUCTION and cells[PHASE] != ROLE_AUCTION):
        return None
    for_cards = cells[PHASE] == CARD_AUCTION
    return {
        "colour": COLOUR_NAMES[cells[COLOUR]],
        "cards": int(number(cells[LOTS], cells[COLOUR], GUARDED)) if for_cards else 0,
        "role": None if for_cards else _role(state),
        "price": int(cells[PRICE]),
        "bidder": None if cells[BIDDER] == NONE else int(cells[BIDDER]),
        "bidding": members(cells[BIDDING]),
    }


def _role(state: PrincipeState) -> str | None:
    """The role tile in question in phase 4."""
    cells = state.cells
    if cells[STAGE] != 4 or cells[COLOUR] == NONE:
        return None
    return ROLE_NAMES[cells[RANK] * COLOURS + cells[COLOUR]]


def _roles(state: PrincipeState) -> dict[str, int | None]:
    holders: dict[str, int | None] = {}
    for role in range(ROLES):
        holder = state.cells[ROLE + role]
        if role < COLOURS or state.printed.minor_roles[state.table()]:
            holders[ROLE_NAMES[role]] = None if holder == NONE else int(holder)
    return holders


def _region(state: PrincipeState, region: i64) -> RegionView:
    shields = [int(number(state.cells[POSTED + seat], region, GUARDED)) for seat in range(state.seats)]
    return {"region": REGION_NAMES[region], "shields": shields}


def _player(state: PrincipeState, owner: i64, seat: int | None) -> PlayerView:
    cells = state.cells
    mine = seat == int(owner)
    money_seen = mine or cells[MONEY_OPEN] or cells[PHASE] == OVER
    return {
        "family": FAMILY_NAMES[owner],
        "points": int(score(state, owner)),
        "money": int(cells[MONEY + owner]) if money_seen else None,
        "hand": _cards(cells[HAND + owner]) if mine else None,
        "chosen": _cards(cells[CHOSEN + owner]) if mine else None,
        "offering": int(total(cells[CHOSEN + owner], GUARDED)) + 1 if mine else None,
        "hand_size": int(total(cells[HAND + owner] + cells[CHOSEN + owner], GUARDED)),
        "offered": _cards(cells[GIVEN + owner]),
        "known": _cards(cells[KNOWN + owner]),
        "up": _cards(cells[UP + owner]),
        "down": _cards(cells[DOWN + owner]),
        "cities": [CITY_NAMES[city] for city in members(cells[BUILT + owner])],
        "roles": [ROLE_NAMES[role] for role in range(ROLES) if cells[ROLE + role] == owner],
        "shields_left": int(shields_left(state, owner)),
    }
