"""What a player can decide, and what can happen."""

from typing import Final

from camarilla.core.actions import Verb, Verbs, names
from camarilla.core.events import SEAT, Kind, Kinds, amount
from camarilla.games.strozzi.pieces import (
    CATEGORY_NAMES, CITY_NAMES, FLAG_NAMES, FLAGS, PORT_NAMES, PORTS, SHIP_NAMES, TILE_NAMES,
)  # fmt: skip

_FLAG: Final = names("flag", FLAG_NAMES)
_PORT: Final = names("port", PORT_NAMES)
_CITY: Final = names("city", CITY_NAMES)
_TILE: Final = names("tile", TILE_NAMES)
_SHIP: Final = names("ship", SHIP_NAMES)
_CATEGORY: Final = names("category", CATEGORY_NAMES)
_OWNER: Final = amount("owner")
_PLACE: Final = amount("place")
_MONEY: Final = amount("money")

VERBS: Final = Verbs(
    Verb("claim", _FLAG),
    Verb("pass"),
    Verb("dock", _PORT),
    Verb("take", _TILE),
)
CLAIM: Final = 0
PASS: Final = FLAGS
DOCK: Final = PASS + 1
TAKE: Final = DOCK + PORTS

KINDS: Final = Kinds(
    Kind("round", amount("round"), SEAT),
    Kind("turned-up", SEAT, _SHIP, amount("speed"), amount("patronage")),
    Kind("cargo", amount("gold"), amount("grain"), amount("cloth"), amount("scrolls")),
    Kind("claimed", SEAT, _FLAG),
    Kind("passed", SEAT),
    Kind("returned", _OWNER, _FLAG),
    Kind("refused", _SHIP),
    Kind("docked", SEAT, _SHIP, _PORT, _PLACE),
    Kind("advanced", SEAT, _CITY, amount("steps"), amount("space")),
    Kind("took", SEAT, _TILE),
    Kind("opened", _TILE),
    Kind("paid-ship", SEAT, _PORT, _PLACE, _MONEY),
    Kind("paid-track", SEAT, _CITY, _PLACE, _MONEY),
    Kind("paid-bonus", SEAT, _CITY, amount("space"), _MONEY),
    Kind("paid-patronage", SEAT, _CATEGORY, amount("total"), _MONEY),
    Kind("over"),
)
ROUND_BEGAN: Final = 0
TURNED_UP: Final = 1
CARGO: Final = 2
CLAIMED: Final = 3
PASSED: Final = 4
RETURNED: Final = 5
REFUSED_BY_ALL: Final = 6
DOCKED: Final = 7
ADVANCED: Final = 8
TOOK: Final = 9
OPENED: Final = 10
PAID_SHIP: Final = 11
PAID_TRACK: Final = 12
PAID_BONUS: Final = 13
PAID_PATRONAGE: Final = 14
OVER_NOW: Final = 15
