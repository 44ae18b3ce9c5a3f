"""What a player can decide, and what can happen."""

from typing import Final

from camarilla.core.actions import Verb, Verbs, names, numbers
from camarilla.core.events import QUICK, SEAT, SLOW, Kind, Kinds, amount
from camarilla.games.ruse_and_bruise.pieces import CARD_NAMES, GOAL_NAMES, influence_text

COLUMNS: Final = 6
_CARDS: Final = 25
"""CARDS again: the compiler folds constants only within a module."""

_CARD: Final = names("card", CARD_NAMES)
_COLUMN: Final = numbers("column", 1, COLUMNS)
_OTHER: Final = numbers("other", 1, COLUMNS)
_GOAL: Final = names("goal", GOAL_NAMES)
MOST_INFLUENCE: Final = 2047
"""No sum, doubled, is larger: all cards of a player in one column, among all cards of the others, make half of it."""
_OWN: Final = names("influence", [influence_text(doubled) for doubled in range(MOST_INFLUENCE + 1)])
_AGAINST: Final = names("against", [influence_text(doubled) for doubled in range(MOST_INFLUENCE + 1)])

VERBS: Final = Verbs(
    Verb("play", _CARD, _COLUMN, secret=("card",), weighty=True),
    Verb("hide", _CARD, secret=("card",)),
    Verb("swap", _COLUMN),
    Verb("pass"),
)
PLAY: Final = 0
HIDE: Final = _CARDS * COLUMNS
SWAP: Final = HIDE + _CARDS
PASS: Final = SWAP + COLUMNS

KINDS: Final = Kinds(
    Kind("round", amount("round"), SEAT, begins_stage=True),
    Kind("revealed", _COLUMN, _GOAL, pace=QUICK),
    Kind("laid", SEAT, _COLUMN, secret=[_CARD], pace=QUICK, sound="flip"),
    Kind("flipped", SEAT, _COLUMN, _CARD, pace=QUICK, sound="flip"),
    Kind("travelled", SEAT, _COLUMN, _OTHER),
    Kind("stranded", SEAT, _COLUMN),
    Kind("killed", SEAT, _COLUMN, secret=[_CARD], pace=SLOW, sound="dagger"),
    Kind("closed", _COLUMN),
    Kind("hid", SEAT, _COLUMN, secret=[_CARD], pace=QUICK),
    Kind("declined", SEAT, _COLUMN, _CARD),
    Kind("swapped", SEAT, _COLUMN, _OTHER, pace=SLOW),
    Kind("drew", SEAT, secret=[_CARD]),
    Kind("reshuffled", SEAT),
    Kind("opened", SEAT, _COLUMN, _CARD, pace=QUICK, sound="flip"),
    Kind("total", SEAT, _COLUMN, amount("influence"), amount("half")),
    Kind("alone", _COLUMN),
    Kind("pair", SEAT, _COLUMN),
    Kind("highest", _COLUMN, _OWN, _AGAINST),
    Kind("nearest", _COLUMN, _OWN),
    Kind("lowest", _COLUMN, _OWN, _AGAINST),
    Kind("farthest", _COLUMN, _OWN),
    Kind("won", SEAT, _COLUMN, _GOAL, sound="crown"),
    Kind("unclaimed", _COLUMN, _GOAL),
    Kind("over"),
)
ROUND_BEGAN: Final = 0
REVEALED: Final = 1
LAID_DOWN: Final = 2
FLIPPED: Final = 3
TRAVELLED: Final = 4
STRANDED: Final = 5
KILLED: Final = 6
CLOSED_BY_STORM: Final = 7
HID: Final = 8
DECLINED: Final = 9
SWAPPED: Final = 10
DREW: Final = 11
RESHUFFLED: Final = 12
OPENED: Final = 13
TOTAL: Final = 14
ALONE: Final = 15
PAIR_WINS: Final = 16
BY_HIGHEST: Final = 17
BY_NEAREST: Final = 18
BY_LOWEST: Final = 19
BY_FARTHEST: Final = 20
GOAL_WON: Final = 21
UNCLAIMED: Final = 22
OVER_NOW: Final = 23
