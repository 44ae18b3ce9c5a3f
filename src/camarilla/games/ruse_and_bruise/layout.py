"""What each cell of a position means."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.fields import PER_SEAT, BadDocument, Codec, Field, Json, Layout, Named, SetOf
from camarilla.games.ruse_and_bruise.pieces import CARD_NAMES, GOAL_NAMES

PLAYERS: Final = 6
"""At most; there are as many columns."""
_CARDS: Final = 25
"""CARDS again: the compiler folds constants only within a module."""
NONE: Final = -1

# The course of the game
SEATS: Final = 0
CAP_CARDS: Final = 1
ONES: Final = 2
ROUND: Final = 3
PHASE: Final = 4
TURN: Final = 5
DECIDER: Final = 6
SCENE: Final = 7
"""The column in which a cap or a traitor was just flipped."""

PLACING: Final = 0
CAPPING: Final = 1
BETRAYING: Final = 2
OVER: Final = 3
PHASE_NAMES: Final = ["placing", "capping", "betraying", "over"]

# The goals
GOAL_PILE: Final = 8
GOALS_OUT: Final = 9
"""Goals put back into the box unseen."""
GOALS_LOST: Final = 10
"""Goals of columns in which nobody had a card."""
GOAL: Final = 11
WON: Final = GOAL + PLAYERS

# Each player's cards
PILE: Final = WON + PLAYERS
HAND: Final = PILE + PLAYERS
DISCARD: Final = HAND + PLAYERS

# What everybody remembers of them (the owner knows more)
SEEN: Final = DISCARD + PLAYERS
"""Discards that everybody saw."""
FRESH: Final = SEEN + PLAYERS
"""Cards that everybody saw go into the pile when it was last made."""
LURKING: Final = FRESH + PLAYERS
"""How many cards went into that pile unseen."""

# The columns
CLOSED: Final = LURKING + PLAYERS
LENGTH: Final = CLOSED + 1
LAID: Final = LENGTH + PLAYERS
"""How many cards lie in the row."""
ROW: Final = LAID + 1
"""The cards on the table, all columns together, in the order in which they were laid."""
ROW_SIZE: Final = PLAYERS * _CARDS
SIZE: Final = ROW + ROW_SIZE

# One card of the row, packed: whose, which, where, how
OPEN: Final = 1 << 11
KNOWN: Final = 1 << 12
"""Face down, but everybody knows it: an explorer that has travelled."""
LATE: Final = 1 << 13
"""Laid since its owner's pile was last made."""
WEARER_LATE: Final = 1 << 19


def slot(card: i64, owner: i64, column: i64) -> i64:
    """A card just laid, face down."""
    return card | owner << 5 | column << 8 | LATE


def card_of(packed: i64) -> i64:
    """Which character it is."""
    return packed & 31


def owner_of(packed: i64) -> i64:
    """Whose card it is."""
    return packed >> 5 & 7


def column_of(packed: i64) -> i64:
    """In which column it lies."""
    return packed >> 8 & 7


def wearer_of(packed: i64) -> i64:
    """The card hidden under a cap, or NONE."""
    return (packed >> 14 & 31) - 1


def with_card(packed: i64, card: i64) -> i64:
    """The same place with another character."""
    return packed & ~31 | card


def with_column(packed: i64, column: i64) -> i64:
    """The same card in another column."""
    return packed & ~(7 << 8) | column << 8


def with_wearer(packed: i64, card: i64) -> i64:
    """The same cap with a card under it."""
    return packed & ~(31 << 14) | (card + 1) << 14


class _SlotCodec(Codec):
    """For instance `3 B:cap/wizard open late`: column, owner, card, and how it lies."""

    def write(self, cell: int) -> Json:
        words = f"{column_of(cell) + 1} {'ABCDEF'[owner_of(cell)]}:{'/'.join(_faces(cell))}"
        return " ".join([words, *[mark for mark, flag in _MARKS.items() if cell & flag]])

    def read(self, written: Json) -> int:
        try:
            column, card, *marks = str(written).split()
            owner, _, name = card.partition(":")
            name, _, wearer = name.partition("/")
            packed = slot(CARD_NAMES.index(name), "ABCDEF".index(owner), int(column) - 1) & ~LATE
            if wearer:
                packed = with_wearer(packed, CARD_NAMES.index(wearer))
            for mark in marks:
                packed |= _MARKS[mark]
        except (ValueError, KeyError):
            raise BadDocument("document-like", wanted="3 B:cap/wizard open", given=repr(written)) from None
        return int(packed)

    def pieces(self, cell: int) -> dict[str, int]:
        """The owner's card, and the one under a cap."""
        return {f"seat {owner_of(cell)} {card}": 1 for card in _faces(cell)}


def _faces(cell: int) -> list[str]:
    """The card, and if it is a cap the one under it."""
    cards = [card_of(cell), wearer_of(cell)]
    return [CARD_NAMES[card] for card in cards if card != NONE]


_MARKS: Final = {"open": OPEN, "known": KNOWN, "late": LATE, "wearer-late": WEARER_LATE}

_CARD_SET: Final = SetOf(CARD_NAMES)
_GOAL_SET: Final = SetOf(GOAL_NAMES)

LAYOUT: Final = Layout(
    SIZE,
    Field("seats", SEATS),
    Field("cap_cards", CAP_CARDS),
    Field("ones", ONES),
    Field("round", ROUND),
    Field("phase", PHASE, codec=Named(PHASE_NAMES)),
    Field("turn", TURN),
    Field("decider", DECIDER),
    Field("scene", SCENE),
    Field("goal_pile", GOAL_PILE, codec=_GOAL_SET, secret=True, holds="goal {name}"),
    Field("goals_out", GOALS_OUT, codec=_GOAL_SET, secret=True, holds="goal {name}"),
    Field("goals_lost", GOALS_LOST, codec=_GOAL_SET, holds="goal {name}"),
    Field("goal", GOAL, PER_SEAT, Named(GOAL_NAMES), holds="goal {name}"),
    Field("won", WON, PER_SEAT, _GOAL_SET, holds="goal {name}"),
    Field("pile", PILE, PER_SEAT, _CARD_SET, secret=True, holds="seat {place} {name}"),
    Field("hand", HAND, PER_SEAT, _CARD_SET, secret=True, holds="seat {place} {name}"),
    Field("discard", DISCARD, PER_SEAT, _CARD_SET, secret=True, holds="seat {place} {name}"),
    Field("seen", SEEN, PER_SEAT, _CARD_SET),
    Field("fresh", FRESH, PER_SEAT, _CARD_SET),
    Field("lurking", LURKING, PER_SEAT),
    Field("closed", CLOSED, codec=SetOf(["1", "2", "3", "4", "5", "6"])),
    Field("length", LENGTH, PER_SEAT),
    Field("laid", LAID),
    Field("row", ROW, ROW_SIZE, _SlotCodec(), counted=LAID, secret=True, holds="{name}"),
)
