"""What a player can decide, and what can happen."""

from typing import Final

from camarilla.core.actions import Verb, Verbs, names
from camarilla.core.events import QUICK, SEAT, SLOW, Kind, Kinds, amount
from camarilla.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES, CENTURY_NAMES, COUNTRY_NAMES, RANK_NAMES, REPLACED_NAMES, TERRITORY_NAMES, TREACHERY_NAMES,
)  # fmt: skip

_ATTRIBUTE: Final = names("attribute", ATTRIBUTE_NAMES)
_TREACHERY: Final = names("treachery", TREACHERY_NAMES)
_RANK: Final = names("rank", RANK_NAMES)
_TERRITORY: Final = names("territory", TERRITORY_NAMES)
_COUNTRY: Final = names("country", COUNTRY_NAMES)
_REPLACED: Final = names("replaced", REPLACED_NAMES)
_CENTURY: Final = names("century", CENTURY_NAMES)
_OWNER: Final = amount("owner")
_POINTS: Final = amount("points")
_AMOUNT: Final = amount("amount")
_AGAINST: Final = amount("against")
_PLACE: Final = amount("place")
_LOWER: Final = names("lower", RANK_NAMES)

VERBS: Final = Verbs(
    Verb("collect"),
    Verb("refresh"),
    Verb("plot"),
    Verb("take", _ATTRIBUTE),
    Verb("draw"),
    Verb("take-treachery", _TREACHERY),
    Verb("draw-treachery"),
    Verb("place", _RANK, _TERRITORY, _REPLACED, weighty=True),
    Verb("strike", _TREACHERY, _RANK, _TERRITORY, weighty=True),
    Verb("second", _TREACHERY, weighty=True),
    Verb("done"),
    Verb("discard", _ATTRIBUTE),
    Verb("discard-treachery", _TREACHERY),
    Verb("trim", _ATTRIBUTE, secret=("attribute",)),
    Verb("trim-treachery", _TREACHERY, secret=("treachery",)),
)
COLLECT: Final = 0
REFRESH: Final = 1
PLOT: Final = 2
TAKE: Final = 3
DRAW: Final = 12
TAKE_TREACHERY: Final = 13
DRAW_TREACHERY: Final = 24
PLACE: Final = 25
STRIKE: Final = 1033
SECOND: Final = 2265
DONE: Final = 2276
DISCARD: Final = 2277
DISCARD_TREACHERY: Final = 2286
TRIM_CARD: Final = 2297
TRIM_TREACHERY: Final = 2306

KINDS: Final = Kinds(
    Kind("began", SEAT, begins_stage=True),
    Kind("turn", SEAT),
    Kind("collected", SEAT, _AMOUNT),
    Kind("refreshed", SEAT, pace=QUICK),
    Kind("plotted", SEAT),
    Kind("took", SEAT, _ATTRIBUTE, pace=QUICK, sound="flip"),
    Kind("took-treachery", SEAT, _TREACHERY, pace=QUICK, sound="flip"),
    Kind("drew", SEAT, secret=[_ATTRIBUTE], sound="flip"),
    Kind("drew-treachery", SEAT, secret=[_TREACHERY], sound="flip"),
    Kind("placed", SEAT, _RANK, _TERRITORY, _REPLACED, sound="crown"),
    Kind("no-card", SEAT, _RANK, pace=QUICK),
    Kind("hexagon", SEAT, _TERRITORY, _POINTS, pace=QUICK, sound="coin"),
    Kind("everywhere", SEAT, _COUNTRY, _PLACE),
    Kind("square", SEAT, _COUNTRY, _POINTS, sound="coin"),
    Kind("all-ranks", SEAT, _PLACE),
    Kind("set", SEAT, _POINTS, pace=SLOW, sound="crown"),
    Kind("struck", SEAT, _TREACHERY, _RANK, _TERRITORY, sound="dagger"),
    Kind("seconded", SEAT, _TREACHERY),
    Kind("bag", SEAT, _OWNER, _AMOUNT),
    Kind("cube", _OWNER, pace=SLOW),
    Kind("killed", _OWNER, _RANK, _TERRITORY, sound="dagger"),
    Kind("survived", _OWNER, _RANK, _TERRITORY),
    Kind("discarded", SEAT, _ATTRIBUTE, pace=QUICK),
    Kind("discarded-treachery", SEAT, _TREACHERY, pace=QUICK),
    Kind("chose", SEAT, secret=[_ATTRIBUTE]),
    Kind("chose-treachery", SEAT, secret=[_TREACHERY]),
    Kind("returned"),
    Kind("opened", _ATTRIBUTE, pace=QUICK, sound="flip"),
    Kind("opened-treachery", _TREACHERY, pace=QUICK),
    Kind("reshuffled", pace=QUICK),
    Kind("revolution", SEAT, _CENTURY, pace=SLOW, sound="revolution"),
    Kind("influence", SEAT, _COUNTRY, _AMOUNT),
    Kind("alone", _COUNTRY),
    Kind("no-third", _COUNTRY),
    Kind("by-influence", _COUNTRY, _AMOUNT, _AGAINST),
    Kind("by-rank", _COUNTRY, _AMOUNT, _RANK, _LOWER),
    Kind("by-hexagon", _COUNTRY, _AMOUNT, amount("number"), _AGAINST),
    Kind("most", SEAT, _COUNTRY, _POINTS, sound="coin"),
    Kind("second-most", SEAT, _COUNTRY, _POINTS, sound="coin"),
    Kind("century", _CENTURY, pace=SLOW, begins_stage=True),
    Kind("most-cards", _RANK, _AMOUNT, _AGAINST),
    Kind("equal-cards", _RANK, _AMOUNT),
    Kind("no-majority", _RANK, _AMOUNT, pace=QUICK),
    Kind("majority", SEAT, _RANK, _POINTS, pace=QUICK),
    Kind("shared", SEAT, _RANK, _POINTS, pace=QUICK),
    Kind("over", pace=SLOW),
)
BEGAN: Final = 0
TURN_BEGAN: Final = 1
COLLECTED: Final = 2
REFRESHED: Final = 3
PLOTTED: Final = 4
TOOK: Final = 5
TOOK_TREACHERY: Final = 6
DREW: Final = 7
DREW_TREACHERY: Final = 8
PLACED_NOBLE: Final = 9
NO_CARD: Final = 10
TOOK_HEXAGON: Final = 11
EVERYWHERE: Final = 12
TOOK_SQUARE: Final = 13
ALL_RANKS: Final = 14
COMPLETED_SET: Final = 15
STRUCK: Final = 16
SECONDED: Final = 17
BAG: Final = 18
CUBE_DRAWN: Final = 19
KILLED: Final = 20
SURVIVED: Final = 21
DISCARDED: Final = 22
DISCARDED_TREACHERY: Final = 23
CHOSE: Final = 24
CHOSE_TREACHERY: Final = 25
RETURNED: Final = 26
OPENED: Final = 27
OPENED_TREACHERY: Final = 28
RESHUFFLED: Final = 29
REVOLUTION_CAME: Final = 30
INFLUENCE: Final = 31
ALONE: Final = 32
NO_THIRD: Final = 33
BY_INFLUENCE: Final = 34
BY_RANK: Final = 35
BY_HEXAGON: Final = 36
MOST: Final = 37
SECOND_MOST: Final = 38
CENTURY_BEGAN: Final = 39
MOST_CARDS: Final = 40
EQUAL_CARDS: Final = 41
NO_MAJORITY: Final = 42
MAJORITY: Final = 43
SHARED: Final = 44
OVER_NOW: Final = 45
