"""What a player can decide, and what can happen."""

from typing import Final

from camarilla.core.actions import Verb, Verbs, names
from camarilla.core.events import SEAT, Kind, Kinds, amount
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

VERBS: Final = Verbs(
    Verb("collect"),
    Verb("refresh"),
    Verb("plot"),
    Verb("take", _ATTRIBUTE),
    Verb("draw"),
    Verb("take-treachery", _TREACHERY),
    Verb("draw-treachery"),
    Verb("place", _RANK, _TERRITORY, _REPLACED),
    Verb("strike", _TREACHERY, _RANK, _TERRITORY),
    Verb("second", _TREACHERY),
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
    Kind("began", SEAT),
    Kind("turn", SEAT),
    Kind("collected", SEAT, _AMOUNT),
    Kind("refreshed", SEAT),
    Kind("plotted", SEAT),
    Kind("took", SEAT, _ATTRIBUTE),
    Kind("took-treachery", SEAT, _TREACHERY),
    Kind("drew", SEAT, secret=[_ATTRIBUTE]),
    Kind("drew-treachery", SEAT, secret=[_TREACHERY]),
    Kind("placed", SEAT, _RANK, _TERRITORY, _REPLACED),
    Kind("no-card", SEAT, _RANK),
    Kind("hexagon", SEAT, _TERRITORY, _POINTS),
    Kind("square", SEAT, _COUNTRY, _POINTS),
    Kind("set", SEAT, _POINTS),
    Kind("struck", SEAT, _TREACHERY, _RANK, _TERRITORY),
    Kind("seconded", SEAT, _TREACHERY),
    Kind("killed", _OWNER, _RANK, _TERRITORY),
    Kind("survived", _OWNER, _RANK, _TERRITORY),
    Kind("discarded", SEAT, _ATTRIBUTE),
    Kind("discarded-treachery", SEAT, _TREACHERY),
    Kind("chose", SEAT, secret=[_ATTRIBUTE]),
    Kind("chose-treachery", SEAT, secret=[_TREACHERY]),
    Kind("returned"),
    Kind("opened", _ATTRIBUTE),
    Kind("opened-treachery", _TREACHERY),
    Kind("reshuffled"),
    Kind("revolution", SEAT, _CENTURY),
    Kind("influence", SEAT, _COUNTRY, _AMOUNT),
    Kind("most", SEAT, _COUNTRY, _POINTS),
    Kind("second-most", SEAT, _COUNTRY, _POINTS),
    Kind("century", _CENTURY),
    Kind("majority", SEAT, _RANK, _POINTS),
    Kind("shared", SEAT, _RANK, _POINTS),
    Kind("over"),
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
TOOK_SQUARE: Final = 12
COMPLETED_SET: Final = 13
STRUCK: Final = 14
SECONDED: Final = 15
KILLED: Final = 16
SURVIVED: Final = 17
DISCARDED: Final = 18
DISCARDED_TREACHERY: Final = 19
CHOSE: Final = 20
CHOSE_TREACHERY: Final = 21
RETURNED: Final = 22
OPENED: Final = 23
OPENED_TREACHERY: Final = 24
RESHUFFLED: Final = 25
REVOLUTION_CAME: Final = 26
INFLUENCE: Final = 27
MOST: Final = 28
SECOND_MOST: Final = 29
CENTURY_BEGAN: Final = 30
MAJORITY: Final = 31
SHARED: Final = 32
OVER_NOW: Final = 33
