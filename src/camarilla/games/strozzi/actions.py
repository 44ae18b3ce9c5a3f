"""What a player can decide, and what can happen."""

from typing import Final

from camarilla.core.actions import Verb, Verbs, names
from camarilla.core.events import QUICK, SEAT, SLOW, Kind, Kinds, amount
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
_FIRST: Final = amount("first")
_SECOND: Final = amount("second")
_THIRD: Final = amount("third")
"""What those who are paid have of something, the most first; 0 where nobody is paid."""

VERBS: Final = Verbs(
    Verb("claim", _FLAG, weighty=True),
    Verb("pass"),
    Verb("dock", _PORT),
    Verb("take", _TILE),
)
CLAIM: Final = 0
PASS: Final = FLAGS
DOCK: Final = PASS + 1
TAKE: Final = DOCK + PORTS

KINDS: Final = Kinds(
    Kind("round", amount("round"), SEAT, pace=SLOW, begins_stage=True),
    Kind("turned-up", SEAT, _SHIP, amount("speed"), amount("patronage"), sound="flip"),
    Kind("cargo", amount("gold"), amount("grain"), amount("cloth"), amount("scrolls")),
    Kind("claimed", SEAT, _FLAG),
    Kind("passed", SEAT, pace=QUICK),
    Kind("returned", _OWNER, _FLAG),
    Kind("boarded", SEAT, _SHIP, pace=QUICK),
    Kind("won", SEAT, _SHIP, pace=QUICK),
    Kind("refused", _SHIP),
    Kind("docked", SEAT, _SHIP, _PORT, _PLACE),
    Kind("advanced", SEAT, _CITY, amount("steps"), amount("space"), pace=QUICK),
    Kind("took", SEAT, _TILE, sound="flip"),
    Kind("opened", _TILE, pace=QUICK),
    Kind("speeds", _PORT, _FIRST, _SECOND, _THIRD),
    Kind("equal-speeds", _PORT, amount("speed")),
    Kind("paid-ship", SEAT, _PORT, _PLACE, _MONEY, pace=SLOW, sound="coin"),
    Kind("spaces", _CITY, _FIRST, _SECOND, _THIRD),
    Kind("equal-spaces", _CITY, amount("space")),
    Kind("paid-track", SEAT, _CITY, _PLACE, _MONEY, pace=SLOW, sound="coin"),
    Kind("paid-bonus", SEAT, _CITY, amount("space"), _MONEY, pace=SLOW, sound="coin"),
    Kind("totals", _CATEGORY, _FIRST, _SECOND, _THIRD),
    Kind("equal-totals", _CATEGORY, amount("total")),
    Kind("paid-patronage", SEAT, _CATEGORY, amount("total"), _MONEY, pace=SLOW, sound="coin"),
    Kind("over", pace=SLOW),
)
ROUND_BEGAN: Final = 0
TURNED_UP: Final = 1
CARGO: Final = 2
CLAIMED: Final = 3
PASSED: Final = 4
RETURNED: Final = 5
BOARDED: Final = 6
SHIP_WON: Final = 7
REFUSED_BY_ALL: Final = 8
DOCKED: Final = 9
ADVANCED: Final = 10
TOOK: Final = 11
OPENED: Final = 12
SPEEDS: Final = 13
EQUAL_SPEEDS: Final = 14
PAID_SHIP: Final = 15
SPACES: Final = 16
EQUAL_SPACES: Final = 17
PAID_TRACK: Final = 18
PAID_BONUS: Final = 19
TOTALS: Final = 20
EQUAL_TOTALS: Final = 21
PAID_PATRONAGE: Final = 22
OVER_NOW: Final = 23
