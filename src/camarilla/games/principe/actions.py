"""What a player can decide, and what can happen."""

from typing import Final

from camarilla.core.actions import Verb, Verbs, names, numbers
from camarilla.core.events import SEAT, Kind, Kinds, amount
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

VERBS: Final = Verbs(
    Verb("offer", _COLOUR, secret=("colour",)),
    Verb("bid", numbers("coins", 1, MOST_BID)),
    Verb("pass"),
    Verb("build", _CITY),
    Verb("lay", _COLOUR, numbers("cards", 1, MOST_CARDS)),
    Verb("skip"),
    Verb("place", _REGION),
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
    Kind("round", amount("round"), SEAT),
    Kind("last-round"),
    Kind("income", _COINS),
    Kind("dealt", SEAT, _CARDS),
    Kind("received", SEAT, _COLOUR, _CARDS, private=True),
    Kind("offered", SEAT, _COLOUR, private=True),
    Kind("gave", SEAT, _COLOUR, _CARDS),
    Kind("revealed", _COLOUR, _CARDS),
    Kind("auction", _COLOUR, _CARDS),
    Kind("role-auction", _ROLE),
    Kind("bid", SEAT, _COINS),
    Kind("passed", SEAT),
    Kind("won-cards", SEAT, _COINS, _CARDS, _COLOUR),
    Kind("unsold", _COLOUR, _CARDS),
    Kind("prince", SEAT),
    Kind("built", SEAT, _CITY, _COINS, _POINTS),
    Kind("shield", SEAT, _REGION),
    Kind("no-shield", SEAT),
    Kind("patron", SEAT, _ROLE, _POINTS),
    Kind("opened", _CITY),
    Kind("no-city"),
    Kind("laid", SEAT, _COLOUR, _CARDS),
    Kind("skipped", SEAT),
    Kind("returned"),
    Kind("role", SEAT, _ROLE),
    Kind("bought-role", SEAT, _ROLE, _COINS),
    Kind("vacant", _ROLE),
    Kind("turned-down", SEAT, _COLOUR, _CARDS),
    Kind("turned-up", SEAT, _COLOUR),
    Kind("point", SEAT, _POINTS),
    Kind("drew", SEAT, secret=[_COLOUR]),
    Kind("coins", SEAT, _COINS),
    Kind("no-use", SEAT, _ROLE),
    Kind("too-few", _CARDS),
    Kind("over"),
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
ROLE_AUCTION_OPENED: Final = 9
BID_MADE: Final = 10
PASSED: Final = 11
WON_CARDS: Final = 12
UNSOLD: Final = 13
PRINCE: Final = 14
BUILT_NOW: Final = 15
SHIELD: Final = 16
NO_SHIELD: Final = 17
PATRON: Final = 18
OPENED: Final = 19
NO_CITY: Final = 20
LAID: Final = 21
SKIPPED: Final = 22
RETURNED: Final = 23
ROLE_TAKEN: Final = 24
BOUGHT_ROLE: Final = 25
VACANT: Final = 26
TURNED_DOWN: Final = 27
TURNED_UP: Final = 28
POINT: Final = 29
DREW: Final = 30
COINS: Final = 31
NO_USE: Final = 32
TOO_FEW: Final = 33
OVER_NOW: Final = 34
