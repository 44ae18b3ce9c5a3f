"""What each cell of a position means."""

from typing import Final

from camarilla.core.counts import GUARDED, Counts
from camarilla.core.fields import PER_SEAT, Field, Layout, Named, SetOf
from camarilla.games.principe.pieces import CITY_NAMES, COLOUR_NAMES, EDITION_NAMES, REGION_NAMES

PLAYERS: Final = 5
NONE: Final = -1

# The course of the game
SEATS: Final = 0
EDITION: Final = 1
MONEY_OPEN: Final = 2
ROUND: Final = 3
LAST: Final = 4  # 1 in the last round
STAGE: Final = 5  # the phase of the round, 1 to 4
PHASE: Final = 6  # what is asked
PRINCIPE: Final = 7
TURN: Final = 8  # who decides; NONE while all choose at once
OWING: Final = 9  # the seats that still have to offer cards

OFFERING: Final = 0
CARD_AUCTION: Final = 1
BUILDING: Final = 2
PLAYING: Final = 3
SHIELDS: Final = 4
ROLE_AUCTION: Final = 5
TURNING_UP: Final = 6
POSTING: Final = 7  # a blue role puts a shield on the map
OVER: Final = 8
PHASE_NAMES: Final = [
    "offering", "card-auction", "building", "playing", "shields", "role-auction", "turning-up", "posting", "over",
]  # fmt: skip

# The cards on the table and away from it
DECK: Final = 10
GONE: Final = 11  # cards that have left the game
LOTS: Final = 12  # the cards up for auction in this round, not yet sold
CITY_PILE: Final = 13
CITIES_OUT: Final = 14  # city cards put back into the box unseen
OPEN_CITIES: Final = 15  # how many city cards lie open
OPEN: Final = 16
OPEN_ROW: Final = 4  # as many city cards lie open while there are any
BANK: Final = OPEN + OPEN_ROW  # what is left of the printed coins; below zero if more are in use

# What is going on
COLOUR: Final = BANK + 1  # the colour that is auctioned or assigned
RANK: Final = COLOUR + 1  # MAJOR or MINOR: the role tile of that colour in question
PRICE: Final = RANK + 1  # the highest bid; 0 while there is none
BIDDER: Final = PRICE + 1  # who made it
BIDDING: Final = BIDDER + 1  # the seats that have not passed
SITE: Final = BIDDING + 1  # the city whose shields are being placed
DUE: Final = SITE + 1  # how many shields are still to be placed
ROLE: Final = DUE + 1  # who holds each role: five major ones, five minor ones
ROLE_ROW: Final = 10  # ROLES again: the compiler folds constants only within a module

# Each player's things
MONEY: Final = ROLE + ROLE_ROW
HAND: Final = MONEY + PLAYERS
CHOSEN: Final = HAND + PLAYERS  # cards put face down to be offered
GIVEN: Final = CHOSEN + PLAYERS  # cards offered in this round, once they are turned up
KNOWN: Final = GIVEN + PLAYERS  # cards in hand that everybody saw arrive (and has not seen leave)
UP: Final = KNOWN + PLAYERS
DOWN: Final = UP + PLAYERS
BUILT: Final = DOWN + PLAYERS
POSTED: Final = BUILT + PLAYERS  # shields on the map, by region
PATRONAGE: Final = POSTED + PLAYERS  # points for roles in cities that others built
BLESSINGS: Final = PATRONAGE + PLAYERS  # points of white roles
SIZE: Final = BLESSINGS + PLAYERS

_SEAT_SET: Final = SetOf(["A", "B", "C", "D", "E"])
_CITY_SET: Final = SetOf(CITY_NAMES)
_CARDS: Final = Counts(COLOUR_NAMES, GUARDED)
_CARD: Final = "{name} cards"
_CITY: Final = "city {name}"

LAYOUT: Final = Layout(
    SIZE,
    Field("seats", SEATS),
    Field("edition", EDITION, codec=Named(EDITION_NAMES)),
    Field("money_open", MONEY_OPEN),
    Field("round", ROUND),
    Field("last", LAST),
    Field("stage", STAGE),
    Field("phase", PHASE, codec=Named(PHASE_NAMES)),
    Field("principe", PRINCIPE),
    Field("turn", TURN),
    Field("owing", OWING, codec=_SEAT_SET),
    Field("deck", DECK, codec=_CARDS, secret=True, holds=_CARD),
    Field("gone", GONE, codec=_CARDS, holds=_CARD),
    Field("lots", LOTS, codec=_CARDS, holds=_CARD),
    Field("city_pile", CITY_PILE, codec=_CITY_SET, secret=True, holds=_CITY),
    Field("cities_out", CITIES_OUT, codec=_CITY_SET, secret=True, holds=_CITY),
    Field("open_cities", OPEN_CITIES),
    Field("open", OPEN, OPEN_ROW, Named(CITY_NAMES), counted=OPEN_CITIES, holds=_CITY),
    Field("bank", BANK, holds="coins"),
    Field("colour", COLOUR, codec=Named(COLOUR_NAMES)),
    Field("rank", RANK),
    Field("price", PRICE),
    Field("bidder", BIDDER),
    Field("bidding", BIDDING, codec=_SEAT_SET),
    Field("site", SITE, codec=Named(CITY_NAMES)),
    Field("due", DUE),
    Field("role", ROLE, ROLE_ROW),
    Field("money", MONEY, PER_SEAT, holds="coins"),
    Field("hand", HAND, PER_SEAT, _CARDS, secret=True, holds=_CARD),
    Field("chosen", CHOSEN, PER_SEAT, _CARDS, secret=True, holds=_CARD),
    Field("given", GIVEN, PER_SEAT, _CARDS),
    Field("known", KNOWN, PER_SEAT, _CARDS),
    Field("up", UP, PER_SEAT, _CARDS, holds=_CARD),
    Field("down", DOWN, PER_SEAT, _CARDS, holds=_CARD),
    Field("built", BUILT, PER_SEAT, _CITY_SET, holds=_CITY),
    Field("posted", POSTED, PER_SEAT, Counts(REGION_NAMES, GUARDED), holds="shields of seat {place}"),
    Field("patronage", PATRONAGE, PER_SEAT),
    Field("blessings", BLESSINGS, PER_SEAT),
)
