"""What each cell of a position means."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.fields import PER_SEAT, BadDocument, Codec, Field, Json, Layout, Named, SetOf
from camarilla.games.principe.counts import number, of
from camarilla.games.principe.pieces import CITY_NAMES, COLOUR_NAMES, COLOURS, EDITION_NAMES, REGION_NAMES

PLAYERS: Final = 5
NONE: Final = -1

# The course of the game
SEATS: Final = 0
EDITION: Final = 1
MONEY_OPEN: Final = 2
ROUND: Final = 3
LAST: Final = 4
"""1 in the last round."""
STAGE: Final = 5
"""The phase of the round, 1 to 4."""
PHASE: Final = 6
PRINCIPE: Final = 7
TURN: Final = 8
"""Who decides; NONE while all choose at once."""
OWING: Final = 9
"""The seats that still have to offer cards."""

OFFERING: Final = 0
CARD_AUCTION: Final = 1
BUILDING: Final = 2
PLAYING: Final = 3
SHIELDS: Final = 4
ROLE_AUCTION: Final = 5
TURNING_UP: Final = 6
POSTING: Final = 7
"""A blue role puts a shield on the map."""
OVER: Final = 8
PHASE_NAMES: Final = [
    "offering", "card-auction", "building", "playing", "shields", "role-auction", "turning-up", "posting", "over",
]  # fmt: skip

# The cards on the table and away from it
DECK: Final = 10
GONE: Final = 11
"""Cards that have left the game."""
LOTS: Final = 12
"""The cards up for auction in this round, not yet sold."""
CITY_PILE: Final = 13
CITIES_OUT: Final = 14
"""City cards put back into the box unseen."""
OPEN_CITIES: Final = 15
"""How many city cards lie open."""
OPEN: Final = 16
OPEN_ROW: Final = 4
BANK: Final = OPEN + OPEN_ROW
"""What is left of the printed coins; below zero if more are in use."""

# What is going on
COLOUR: Final = BANK + 1
"""The colour that is auctioned or assigned."""
RANK: Final = COLOUR + 1
"""MAJOR or MINOR: the role tile of that colour in question."""
PRICE: Final = RANK + 1
"""The highest bid; 0 while there is none."""
BIDDER: Final = PRICE + 1
"""Who made it."""
BIDDING: Final = BIDDER + 1
"""The seats that have not passed."""
SITE: Final = BIDDING + 1
"""The city whose shields are being placed."""
DUE: Final = SITE + 1
"""How many shields are still to be placed."""
ROLE: Final = DUE + 1
"""Who holds each role: five major ones, five minor ones."""

# Each player's things
MONEY: Final = ROLE + 2 * COLOURS
HAND: Final = MONEY + PLAYERS
CHOSEN: Final = HAND + PLAYERS
"""Cards put face down to be offered."""
GIVEN: Final = CHOSEN + PLAYERS
"""Cards offered in this round, once they are turned up."""
KNOWN: Final = GIVEN + PLAYERS
"""Cards in hand that everybody saw arrive (and has not seen leave)."""
UP: Final = KNOWN + PLAYERS
DOWN: Final = UP + PLAYERS
BUILT: Final = DOWN + PLAYERS
POSTED: Final = BUILT + PLAYERS
"""Shields on the map, by region."""
PATRONAGE: Final = POSTED + PLAYERS
"""Points for roles in cities that others built."""
BLESSINGS: Final = PATRONAGE + PLAYERS
"""Points of white roles."""
SIZE: Final = BLESSINGS + PLAYERS


class Counts(Codec):
    """A cell that holds counts: for instance `{"green": 2, "red": 1}`, without the zeros."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names

    def write(self, cell: int) -> Json:
        written: dict[str, Json] = {}
        for kind, name in enumerate(self.names):
            if number(cell, kind):
                written[name] = int(number(cell, kind))
        return written

    def read(self, written: Json) -> int:
        packed: i64 = 0
        if not isinstance(written, dict):
            raise BadDocument(f"expected counts by name, found {written!r}")
        for name, value in written.items():
            if name not in self.names or not isinstance(value, int) or not 0 < value < 32:
                raise BadDocument(f"expected counts of {', '.join(self.names)}, found {name!r}: {value!r}")
            packed += of(value, self.names.index(name))
        return int(packed)


_SEAT_SET: Final = SetOf(["A", "B", "C", "D", "E"])
_CITY_SET: Final = SetOf(CITY_NAMES)
_CARDS: Final = Counts(COLOUR_NAMES)

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
    Field("deck", DECK, codec=_CARDS, secret=True),
    Field("gone", GONE, codec=_CARDS),
    Field("lots", LOTS, codec=_CARDS),
    Field("city_pile", CITY_PILE, codec=_CITY_SET, secret=True),
    Field("cities_out", CITIES_OUT, codec=_CITY_SET, secret=True),
    Field("open_cities", OPEN_CITIES),
    Field("open", OPEN, OPEN_ROW, Named(CITY_NAMES), counted=OPEN_CITIES),
    Field("bank", BANK),
    Field("colour", COLOUR, codec=Named(COLOUR_NAMES)),
    Field("rank", RANK),
    Field("price", PRICE),
    Field("bidder", BIDDER),
    Field("bidding", BIDDING, codec=_SEAT_SET),
    Field("site", SITE, codec=Named(CITY_NAMES)),
    Field("due", DUE),
    Field("role", ROLE, 2 * COLOURS),
    Field("money", MONEY, PER_SEAT),
    Field("hand", HAND, PER_SEAT, _CARDS, secret=True),
    Field("chosen", CHOSEN, PER_SEAT, _CARDS, secret=True),
    Field("given", GIVEN, PER_SEAT, _CARDS),
    Field("known", KNOWN, PER_SEAT, _CARDS),
    Field("up", UP, PER_SEAT, _CARDS),
    Field("down", DOWN, PER_SEAT, _CARDS),
    Field("built", BUILT, PER_SEAT, _CITY_SET),
    Field("posted", POSTED, PER_SEAT, Counts(REGION_NAMES)),
    Field("patronage", PATRONAGE, PER_SEAT),
    Field("blessings", BLESSINGS, PER_SEAT),
)
