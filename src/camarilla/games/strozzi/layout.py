"""What each cell of a position means."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.counts import Counts
from camarilla.core.fields import PER_SEAT, BadDocument, Codec, Field, Json, Layout, Named, SetOf
from camarilla.games.strozzi.pieces import CITY_NAMES, FLAG_NAMES, PLAYERS, PORT_NAMES, PORTS, SHIP_NAMES, TILE_NAMES

_PLAYERS: Final = 6
_PORTS: Final = 3
_CITIES: Final = 4
"""PLAYERS, PORTS and CITIES again: the compiler folds constants only within a module."""

# The course of the game
SEATS: Final = 0
OPEN_MONEY: Final = 1
ROUND: Final = 2
PHASE: Final = 3
ACTIVE: Final = 4
"""The player who turned up the ship."""
DECIDER: Final = 5
SHIP: Final = 6
"""The ship that lies before the active player, until it is in a port or refused."""
CLAIMANT: Final = 7
"""Whose flag lies on that ship; later, whose turn its port and tile are."""
CLAIM_FLAG: Final = 8

CLAIMING: Final = 0
DOCKING: Final = 1
CHOOSING: Final = 2
OVER: Final = 3
PHASE_NAMES: Final = ["claim", "port", "tile", "over"]

# The ships that are in no port
DECK: Final = 9
REMOVED: Final = 10
"""Ships put aside unseen before the round."""
REFUSED: Final = 11
"""Ships that everybody saw and nobody wanted."""

# The patronage tiles: heaps, packed as counts of each kind
TILE_BITS: Final = 4
STOCK: Final = 12
DISPLAY: Final = 13
TILES_OF: Final = 14

# What each player has
FLAGS_OF: Final = TILES_OF + _PLAYERS
PAID: Final = FLAGS_OF + _PLAYERS
"""What each source has paid to each player: PAID + source * PLAYERS + seat."""
SOURCES: Final[i64] = 6
SOURCE_NAMES: Final = ["ships", "tracks", "bonuses", "art", "science", "architecture"]

# The tracks: SPACE + city * PLAYERS + seat
SPACE: Final = PAID + SOURCES * _PLAYERS
RANK: Final = SPACE + _CITIES * _PLAYERS
"""How many markers of that track stand higher, or further left on the same space."""

# The ports, the fastest ship first: HARBOUR + port * PLAYERS + place
LANDED: Final = RANK + _CITIES * _PLAYERS
HARBOUR: Final = LANDED + _PORTS
# The ports as they were when the last round was paid
LAST_LANDED: Final = HARBOUR + _PORTS * _PLAYERS
LAST_HARBOUR: Final = LAST_LANDED + _PORTS
SIZE: Final = LAST_HARBOUR + _PORTS * _PLAYERS


def berth(ship: i64, owner: i64, flag: i64) -> i64:
    """A ship in a port, packed: which, whose, under which flag."""
    return ship | owner << 5 | flag << 8


def ship_of(packed: i64) -> i64:
    """Which ship it is."""
    return packed & 31


def owner_of(packed: i64) -> i64:
    """Whose it is."""
    return packed >> 5 & 7


def flag_of(packed: i64) -> i64:
    """Under which flag it was won."""
    return packed >> 8 & 3


class _BerthCodec(Codec):
    """For instance `B:s12 plus-one`: owner, ship, flag."""

    def write(self, cell: int) -> Json:
        return f"{'ABCDEF'[owner_of(cell)]}:{SHIP_NAMES[ship_of(cell)]} {FLAG_NAMES[flag_of(cell)]}"

    def read(self, written: Json) -> int:
        try:
            owned, flag = str(written).split()
            owner, _, ship = owned.partition(":")
            return int(berth(SHIP_NAMES.index(ship), "ABCDEF".index(owner), FLAG_NAMES.index(flag)))
        except ValueError:
            raise BadDocument("document-like", wanted="B:s12 plus-one", given=repr(written)) from None

    def pieces(self, cell: int) -> dict[str, int]:
        """The ship, and its owner's flag."""
        return {f"ship {SHIP_NAMES[ship_of(cell)]}": 1, f"seat {owner_of(cell)} {FLAG_NAMES[flag_of(cell)]}": 1}


class _RankCodec(Codec):
    """A rank among markers, which one marker has."""

    def pieces(self, cell: int) -> dict[str, int]:
        return {str(cell): 1}


_SHIP_SET: Final = SetOf(SHIP_NAMES)
_HEAP: Final = Counts(TILE_NAMES, TILE_BITS)
_BERTH: Final = _BerthCodec()

LAYOUT: Final = Layout(
    SIZE,
    Field("seats", SEATS),
    Field("open_money", OPEN_MONEY),
    Field("round", ROUND),
    Field("phase", PHASE, codec=Named(PHASE_NAMES)),
    Field("active", ACTIVE),
    Field("decider", DECIDER),
    Field("ship", SHIP, codec=Named(SHIP_NAMES), holds="ship {name}"),
    Field("claimant", CLAIMANT),
    Field("claim_flag", CLAIM_FLAG, codec=Named(FLAG_NAMES)),
    Field("deck", DECK, codec=_SHIP_SET, secret=True, holds="ship {name}"),
    Field("removed", REMOVED, codec=_SHIP_SET, secret=True, holds="ship {name}"),
    Field("refused", REFUSED, codec=_SHIP_SET, holds="ship {name}"),
    Field("stock", STOCK, codec=_HEAP, holds="tile {name}"),
    Field("display", DISPLAY, codec=_HEAP, holds="tile {name}"),
    Field("tiles", TILES_OF, PER_SEAT, _HEAP, holds="tile {name}"),
    Field("flags", FLAGS_OF, PER_SEAT, SetOf(FLAG_NAMES), holds="seat {place} {name}"),
    *[Field(f"paid_{name}", PAID + source * PLAYERS, PER_SEAT) for source, name in enumerate(SOURCE_NAMES)],
    *[Field(name, SPACE + city * PLAYERS, PER_SEAT) for city, name in enumerate(CITY_NAMES)],
    *[
        Field(f"{name}_rank", RANK + city * PLAYERS, PER_SEAT, _RankCodec(), holds=name + " marker {name}")
        for city, name in enumerate(CITY_NAMES)
    ],
    Field("landed", LANDED, PORTS),
    *[
        Field(f"{name}_ships", HARBOUR + port * PLAYERS, PLAYERS, _BERTH, LANDED + port, holds="{name}")
        for port, name in enumerate(PORT_NAMES)
    ],
    Field("last_landed", LAST_LANDED, PORTS),
    *[
        Field(f"last_{name}_ships", LAST_HARBOUR + port * PLAYERS, PLAYERS, _BERTH, LAST_LANDED + port)
        for port, name in enumerate(PORT_NAMES)
    ],
)
