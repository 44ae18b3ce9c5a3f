"""What a player can decide, and what can happen."""

from typing import Final

from camarilla.core.actions import Verb, Verbs, names, numbers
from camarilla.core.events import QUICK, SEAT, SLOW, Kind, Kinds, amount
from camarilla.games.principe.pieces import CITY_NAMES, COLOUR_NAMES, REGION_NAMES, ROLE_NAMES

MOST_BID: Final = 54
"""The most that a player can own when an auction comes: eight incomes of 5 and seven times 2 of a yellow role
(with two players seven incomes of 6 and six times 2)."""
MOST_CARDS: Final = 20

_COLOUR: Final = names("colour", COLOUR_NAMES)
_CITY: Final = names("city", CITY_NAMES)
_REGION: Final = names("region", REGION_NAMES)
_ROLE: Final = names("role", ROLE_NAMES)
_COINS: Final = amount("coins")
_CARDS: Final = amount("cards")
_POINTS: Final = amount("points")
_SHIELDS: Final = amount("shields")
_AGAINST: Final = amount("against")
"""What came nearest among the others; 0 if nobody has anything."""

VERBS: Final = Verbs(
    Verb("offer", _COLOUR, secret=("colour",)),
    Verb("bid", numbers("coins", 1, MOST_BID), weighty=True),
    Verb("pass"),
    Verb("build", _CITY),
    Verb("lay", _COLOUR, numbers("cards", 1, MOST_CARDS)),
    Verb("skip"),
    Verb("place", _REGION, weighty=True),
    Verb("turn-up", _COLOUR),
)
OFFER: Final = 0
BID: Final = 5
PASS: Final = 59
BUILD: Final = 60
LAY: Final = 75
SKIP: Final = 175
PLACE: Final = 176
TURN_UP: Final = 182

KINDS: Final = Kinds(
    Kind("round", amount("round"), SEAT, begins_stage=True),
    Kind("last-round", pace=SLOW),
    Kind("income", _COINS, pace=QUICK),
    Kind("dealt", SEAT, _CARDS),
    Kind("received", SEAT, _COLOUR, _CARDS, private=True),
    Kind("offered", SEAT, _COLOUR, private=True),
    Kind("gave", SEAT, _COLOUR, _CARDS, pace=QUICK),
    Kind("revealed", _COLOUR, _CARDS, sound="flip"),
    Kind("auction", _COLOUR, _CARDS),
    Kind("role-tie", _COLOUR, _CARDS),
    Kind("role-auction", _ROLE),
    Kind("bid", SEAT, _COINS, pace=QUICK),
    Kind("passed", SEAT, pace=QUICK),
    Kind("unbeaten", SEAT, _COINS),
    Kind("won-cards", SEAT, _COINS, _CARDS, _COLOUR, sound="coin"),
    Kind("unsold", _COLOUR, _CARDS),
    Kind("prince", SEAT, pace=QUICK, sound="crown"),
    Kind("built", SEAT, _CITY, _COINS, _POINTS, pace=SLOW, sound="crown"),
    Kind("shield", SEAT, _REGION, pace=QUICK),
    Kind("no-shield", SEAT, pace=QUICK),
    Kind("icon", _CITY, _COLOUR),
    Kind("patron", SEAT, _ROLE, _POINTS),
    Kind("opened", _CITY, pace=QUICK, sound="flip"),
    Kind("no-city", pace=QUICK),
    Kind("laid", SEAT, _COLOUR, _CARDS),
    Kind("skipped", SEAT, pace=QUICK),
    Kind("returned", pace=QUICK),
    Kind("leading", _COLOUR, _CARDS, _AGAINST),
    Kind("following", _COLOUR, _CARDS, _AGAINST),
    Kind("role", SEAT, _ROLE),
    Kind("bought-role", SEAT, _ROLE, _COINS, sound="coin"),
    Kind("vacant", _ROLE),
    Kind("turned-down", SEAT, _COLOUR, _CARDS, pace=QUICK),
    Kind("turned-up", SEAT, _COLOUR, pace=QUICK, sound="flip"),
    Kind("point", SEAT, _POINTS, pace=QUICK),
    Kind("drew", SEAT, secret=[_COLOUR]),
    Kind("coins", SEAT, _COINS, pace=QUICK, sound="coin"),
    Kind("no-use", SEAT, _ROLE),
    Kind("too-few", _CARDS),
    Kind("most-shields", _REGION, _SHIELDS, _AGAINST),
    Kind("equal-shields", _REGION, _SHIELDS),
    Kind("second-shields", _REGION, _SHIELDS, _AGAINST),
    Kind("region", SEAT, _REGION, _POINTS),
    Kind("offices", SEAT, _POINTS),
    Kind("sets", SEAT, amount("sets"), _POINTS),
    Kind("most-money", SEAT, _COINS, _AGAINST, _POINTS),
    Kind("equal-money", SEAT, _COINS, _POINTS),
    Kind("most-hand", SEAT, _CARDS, _AGAINST, _POINTS),
    Kind("equal-hand", SEAT, _CARDS, _POINTS),
    Kind("over", pace=SLOW),
)
ROUND_BEGAN: Final = 0
LAST_ROUND: Final = 1
INCOME: Final = 2
DEALT: Final = 3
RECEIVED: Final = 4
OFFERED: Final = 5
GAVE: Final = 6
REVEALED: Final = 7
AUCTION: Final = 8
ROLE_TIE: Final = 9
ROLE_AUCTION_OPENED: Final = 10
BID_MADE: Final = 11
PASSED: Final = 12
UNBEATEN: Final = 13
WON_CARDS: Final = 14
UNSOLD: Final = 15
PRINCE: Final = 16
BUILT_NOW: Final = 17
SHIELD: Final = 18
NO_SHIELD: Final = 19
ICON: Final = 20
PATRON: Final = 21
OPENED: Final = 22
NO_CITY: Final = 23
LAID: Final = 24
SKIPPED: Final = 25
RETURNED: Final = 26
LEADING: Final = 27
FOLLOWING: Final = 28
ROLE_TAKEN: Final = 29
BOUGHT_ROLE: Final = 30
VACANT: Final = 31
TURNED_DOWN: Final = 32
TURNED_UP: Final = 33
POINT: Final = 34
DREW: Final = 35
COINS: Final = 36
NO_USE: Final = 37
TOO_FEW: Final = 38
MOST_SHIELDS: Final = 39
EQUAL_SHIELDS: Final = 40
SECOND_SHIELDS: Final = 41
REGION_SCORED: Final = 42
OFFICES: Final = 43
SETS: Final = 44
MOST_MONEY: Final = 45
EQUAL_MONEY: Final = 46
MOST_HAND: Final = 47
EQUAL_HAND: Final = 48
OVER_NOW: Final = 49
