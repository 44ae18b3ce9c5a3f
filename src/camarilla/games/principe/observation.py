"""What a seat knows as numbers: the view's own facts, part after part (chapter 8)."""

from typing import Final, cast

from mypy_extensions import i64

from camarilla.core.bits import bit, count
from camarilla.core.counts import GUARDED, number, total
from camarilla.core.position import Position
from camarilla.games.principe.layout import (
    BIDDER, BIDDING, BUILT, CARD_AUCTION, CHOSEN, CITY_PILE, COLOUR, DECK, DOWN, DUE, EDITION, GIVEN, GONE, HAND,
    KNOWN, LAST, LOTS, MONEY, MONEY_OPEN, NONE, OPEN, OPEN_CITIES, OPEN_ROW, OVER, PHASE, PHASE_NAMES, POSTED, PRICE,
    PRINCIPE, RANK, ROLE, ROLE_AUCTION, ROUND, SEATS, SITE, STAGE, TURN, UP,
)  # fmt: skip
from camarilla.games.principe.pieces import (
    CITIES, CITY_NAMES, COLOUR_NAMES, COLOURS, EDITION_NAMES, REGION_NAMES, ROLE_NAMES, ROLES,
)  # fmt: skip
from camarilla.games.principe.rules.offer import cards_to_offer
from camarilla.games.principe.rules.place import shields_left
from camarilla.games.principe.rules.scoring import score
from camarilla.games.principe.state import PrincipeState
from camarilla.observing.observer import Observer
from camarilla.observing.slate import UNKNOWN, Slate

_STAGE_NAMES: Final = ["over", "1", "2", "3", "4"]
_MOST_ROUNDS: Final = 60
_MOST_CARDS: Final = 200
_MOST_MONEY: Final = 1000
_MOST_POINTS: Final = 1000
_MOST_SHIELDS: Final = 31


class PrincipeObserver(Observer):
    """Writes down what a seat knows."""

    def write(self, position: Position, seat: i64, slate: Slate) -> None:
        state = cast(PrincipeState, position)
        _write_course(state, slate)
        _write_auction(state, slate)
        _write_cities(state, slate)
        for role in range(ROLES):
            slate.whose(_HOLDERS[role], "who holds the role", state.cells[ROLE + role])
        for distance in range(state.cells[SEATS]):
            _write_player(state, seat, slate.player(distance), slate)
        slate.player(0)
        _write_own_cards(state, seat, slate)


_HOLDERS: Final = [f"holder of {role}" for role in ROLE_NAMES]


def _write_course(state: PrincipeState, slate: Slate) -> None:
    cells = state.cells
    slate.choice("edition", "of the rules", cells[EDITION], EDITION_NAMES)
    slate.flag("open money", "whether money is open", cells[MONEY_OPEN] != 0)
    slate.number("round", "the number of the round", cells[ROUND], 1, _MOST_ROUNDS)
    slate.flag("last round", "whether it is the last", cells[LAST] == 1)
    slate.choice("stage", "the phase of the round", cells[STAGE], _STAGE_NAMES)
    slate.choice("phase", "what is asked", cells[PHASE], PHASE_NAMES)
    slate.seat("principe", "who is Il Principe", cells[PRINCIPE])
    slate.seat("turn", "who decides; nobody while all choose at once", cells[TURN])
    slate.number("cards to offer", "by every player", cards_to_offer(state), 0, _MOST_CARDS)
    slate.number("deck", "building cards still to come", total(cells[DECK], GUARDED), 0, _MOST_CARDS)
    slate.counts("gone", "cards that have left the game", cells[GONE], COLOUR_NAMES, GUARDED)
    slate.counts("lots", "cards for auction, not yet sold", cells[LOTS], COLOUR_NAMES, GUARDED)


def _write_auction(state: PrincipeState, slate: Slate) -> None:
    """What is auctioned, and the role in question; zeros where there is none."""
    cells = state.cells
    colour: i64 = NONE
    role: i64 = NONE
    bidder: i64 = NONE
    cards: i64 = 0
    price: i64 = 0
    bidding: i64 = 0
    if cells[STAGE] == 4 and cells[COLOUR] != NONE:
        role = cells[RANK] * COLOURS + cells[COLOUR]
    if cells[BIDDING] and (cells[PHASE] == CARD_AUCTION or cells[PHASE] == ROLE_AUCTION):
        colour = cells[COLOUR]
        bidder = cells[BIDDER]
        price = cells[PRICE]
        bidding = cells[BIDDING]
        if cells[PHASE] == CARD_AUCTION:
            cards = number(cells[LOTS], colour, GUARDED)
    slate.choice("auctioned", "the colour of the cards or of the role that is auctioned", colour, COLOUR_NAMES)
    slate.number("auctioned cards", "how many cards; 0 in an auction of a role", cards, 0, _MOST_CARDS)
    slate.choice("role", "the role in question in phase 4", role, ROLE_NAMES)
    slate.number("price", "the highest bid", price, 0, _MOST_MONEY)
    slate.seat("bidder", "who made it", bidder)
    slate.seats_in("bidding", "who has not passed", bidding)


def _write_cities(state: PrincipeState, slate: Slate) -> None:
    cells = state.cells
    open_cities: i64 = 0
    for place in range(cells[OPEN_CITIES]):
        open_cities |= bit(cells[OPEN + place])
    slate.members("open", "the cities that can be built", open_cities, CITY_NAMES)
    for place in range(OPEN_ROW):
        city: i64 = NONE
        if place < cells[OPEN_CITIES]:
            city = cells[OPEN + place]
        slate.which(_OPEN_PLACES[place], "the city that lies there", city, CITY_NAMES)
    slate.choice("site", "the city whose shields are being placed", cells[SITE], CITY_NAMES)
    slate.number("shields due", "how many are still to be placed", cells[DUE], 0, _MOST_SHIELDS)
    slate.number("cities to come", "cities in the pile", count(cells[CITY_PILE]), 0, CITIES)


_OPEN_PLACES: Final = [f"open {place + 1}" for place in range(OPEN_ROW)]


def _write_player(state: PrincipeState, seat: i64, player: i64, slate: Slate) -> None:
    cells = state.cells
    money: i64 = UNKNOWN
    if player == seat or cells[MONEY_OPEN] or cells[PHASE] == OVER:
        money = cells[MONEY + player]
    size = total(cells[HAND + player] + cells[CHOSEN + player], GUARDED)
    slate.number("points", "as they stand", score(state, player), 0, _MOST_POINTS)
    slate.number("money", "-1 where it is hidden", money, UNKNOWN, _MOST_MONEY)
    slate.number("hand size", "building cards in hand, with those chosen", size, 0, _MOST_CARDS)
    slate.number("shields left", "shields that can still be placed", shields_left(state, player), 0, _MOST_SHIELDS)
    slate.counts("offered", "in this round, once all were turned up", cells[GIVEN + player], COLOUR_NAMES, GUARDED)
    slate.counts("known", "cards in hand that everybody saw arrive", cells[KNOWN + player], COLOUR_NAMES, GUARDED)
    slate.counts("up", "building cards laid out face up", cells[UP + player], COLOUR_NAMES, GUARDED)
    slate.counts("down", "building cards laid out face down", cells[DOWN + player], COLOUR_NAMES, GUARDED)
    slate.members("cities", "those built", cells[BUILT + player], CITY_NAMES)
    slate.counts("shields", "on the map, by region", cells[POSTED + player], REGION_NAMES, GUARDED)


def _write_own_cards(state: PrincipeState, seat: i64, slate: Slate) -> None:
    cells = state.cells
    slate.counts("hand", "building cards in hand", cells[HAND + seat], COLOUR_NAMES, GUARDED)
    slate.counts("chosen", "put face down to be offered", cells[CHOSEN + seat], COLOUR_NAMES, GUARDED)


OBSERVER: Final = PrincipeObserver(version=0)
