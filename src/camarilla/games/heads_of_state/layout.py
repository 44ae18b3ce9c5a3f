"""What each cell of a position means."""

from typing import Final

from camarilla.core.counts import Counts
from camarilla.core.fields import PER_SEAT, BadDocument, Codec, Field, Json, Layout, Named, SetOf
from camarilla.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH, BOX_NAMES, BOXES, CENTURY_NAMES, COUNTRY_NAMES, NOBLE_CARD_WIDTH, RANK_NAMES,
    TERRITORY_NAMES, TILE_WIDTH, TREACHERY_NAMES, TREACHERY_WIDTH,
)  # fmt: skip

_PLAYERS: Final = 5
"""PLAYERS again: the compiler folds constants only within a module."""
NONE: Final = -1

# The course of the game
SEATS: Final = 0
CENTURY: Final = 1
PHASE: Final = 2
STARTER: Final = 3
TURN: Final = 4
TURNS: Final = 5
"""How many turns are finished; less than SEATS in everybody's first turn."""
OPTION: Final = 6
"""What the player in turn has chosen to do."""
RESUME: Final = 7
"""Where the turn that a revolution interrupted goes on."""

CHOOSING: Final = 0
DRAWING: Final = 1
PLACING: Final = 2
SCHEMING: Final = 3
SECONDING: Final = 4
DISCARDING: Final = 5
TRIMMING: Final = 6
OVER: Final = 7
PHASE_NAMES: Final = ["choosing", "drawing", "placing", "scheming", "seconding", "discarding", "trimming", "over"]

UNDECIDED: Final = 0
COLLECTING: Final = 1
REFRESHING: Final = 2
PLOTTING: Final = 3
OPTION_NAMES: Final = ["undecided", "collect", "refresh", "plot"]

NOT_INTERRUPTED: Final = 0
INTERRUPTED_DRAW: Final = 1
INTERRUPTED_REFILL: Final = 2
RESUME_NAMES: Final = ["-", "draw", "refill"]

# Treachery in this turn
TARGETED: Final = 8
"""Boxes whose noble has been a target."""
GAPS: Final = 9
"""Boxes emptied in this turn and still empty."""
FIRST_CARD: Final = 10
"""The first of two cards against a capital, played and waiting for the second; else NONE."""
TARGET: Final = 11
"""The box that it is played against; else NONE."""

# What only attribute cards have
UPRISING: Final = 12
"""The attribute cards of the revolution pile, without the revolution itself."""
ASIDE: Final = 13
"""What a refresh has set aside until the end of the turn."""
LATE_BACK: Final = 14
SURE_BACK: Final = LATE_BACK + _PLAYERS

# What both decks have: HAND + deck + seat. A deck is a number, the distance of its cells from these.
DRAWS: Final = SURE_BACK + _PLAYERS
"""How many cards the player in turn has still to take."""
PILE: Final = DRAWS + 1
DISPLAY: Final = PILE + 1
DISCARDS: Final = DISPLAY + 1
HAND: Final = DISCARDS + 1
TRIM: Final = HAND + _PLAYERS
"""What he has chosen to discard after a revolution, shown when all have chosen."""
GIVEN_UP: Final = TRIM + _PLAYERS
"""What he discarded at the last revolution, when all had chosen; everybody saw it."""
KNOWN: Final = GIVEN_UP + _PLAYERS
"""Cards of the hand that everybody saw him take."""
LATE: Final = KNOWN + _PLAYERS
"""What is remembered of the piles: see memory.py, also for SURE, LATE_BACK and SURE_BACK."""
SURE: Final = LATE + _PLAYERS
ATTRIBUTE: Final = 0
TREACHERY: Final = SURE + _PLAYERS - DRAWS
"""The two decks."""

# Each player's nobles and markers
NOBLES: Final = DRAWS + 2 * TREACHERY
"""Boxes in which he has a living noble."""
PRESENT: Final = NOBLES + _PLAYERS
"""Territories in which he has ever had a noble."""
TILES: Final = PRESENT + _PLAYERS
NOBLE_CARDS: Final = TILES + _PLAYERS
SCORE: Final = NOBLE_CARDS + _PLAYERS
HEXAGONS: Final = SCORE + _PLAYERS
SQUARES: Final = HEXAGONS + _PLAYERS
"""Countries of which he has the first square marker."""
SECOND_SQUARES: Final = SQUARES + _PLAYERS
LARGE: Final = SECOND_SQUARES + _PLAYERS
"""Which large round marker he has, 0 the best; else NONE."""
MOST_INFLUENCE: Final = LARGE + _PLAYERS
"""Small round markers for most influence: bit century * 4 + country."""
NEXT_INFLUENCE: Final = MOST_INFLUENCE + _PLAYERS

DEAD: Final = NEXT_INFLUENCE + _PLAYERS
"""The dead nobles of each box, lying on the hexagon of its territory: counts of each seat."""
DEAD_WIDTH: Final = 3
SIZE: Final = DEAD + BOXES

ATTRIBUTE_CARDS: Final = Counts(ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)
TREACHERY_CARDS: Final = Counts(TREACHERY_NAMES, TREACHERY_WIDTH)
_BOXES: Final = SetOf(BOX_NAMES)
_TERRITORIES: Final = SetOf(TERRITORY_NAMES)
_COUNTRIES: Final = SetOf(COUNTRY_NAMES)
_ROUNDS: Final = SetOf([f"{century} {country}" for century in CENTURY_NAMES for country in COUNTRY_NAMES])


class _Year(Codec):
    """A century, as the year of its flag."""

    def write(self, cell: int) -> Json:
        return int(CENTURY_NAMES[cell])

    def read(self, written: Json) -> int:
        if str(written) not in CENTURY_NAMES:
            raise BadDocument("document-name", known=", ".join(CENTURY_NAMES), given=repr(written))
        return CENTURY_NAMES.index(str(written))


def _deck(deck: int, prefix: str, cards: Codec, holds: str) -> list[Field]:
    """The fields of one deck."""
    return [
        Field(f"{prefix}draws", DRAWS + deck),
        Field(f"{prefix}pile", PILE + deck, codec=cards, secret=True, holds=holds),
        Field(f"{prefix}display", DISPLAY + deck, codec=cards, holds=holds),
        Field(f"{prefix}discards", DISCARDS + deck, codec=cards, holds=holds),
        Field(f"{prefix}hand", HAND + deck, PER_SEAT, cards, secret=True, holds=holds),
        Field(f"{prefix}trim", TRIM + deck, PER_SEAT, cards, secret=True),
        Field(f"{prefix}given_up", GIVEN_UP + deck, PER_SEAT, cards),
        Field(f"{prefix}known", KNOWN + deck, PER_SEAT, cards),
        Field(f"{prefix}late", LATE + deck, PER_SEAT),
        Field(f"{prefix}sure", SURE + deck, PER_SEAT, cards, secret=True),
    ]


LAYOUT: Final = Layout(
    SIZE,
    Field("seats", SEATS),
    Field("century", CENTURY, codec=_Year()),
    Field("phase", PHASE, codec=Named(PHASE_NAMES)),
    Field("starter", STARTER),
    Field("turn", TURN),
    Field("turns", TURNS),
    Field("option", OPTION, codec=Named(OPTION_NAMES)),
    Field("resume", RESUME, codec=Named(RESUME_NAMES)),
    Field("targeted", TARGETED, codec=_BOXES),
    Field("gaps", GAPS, codec=_BOXES),
    Field("first_card", FIRST_CARD, codec=Named(TREACHERY_NAMES), holds="treachery {name}"),
    Field("target", TARGET, codec=Named(BOX_NAMES)),
    Field("uprising", UPRISING, codec=ATTRIBUTE_CARDS, secret=True, holds="attribute {name}"),
    Field("aside", ASIDE, codec=ATTRIBUTE_CARDS, holds="attribute {name}"),
    Field("late_back", LATE_BACK, PER_SEAT),
    Field("sure_back", SURE_BACK, PER_SEAT, ATTRIBUTE_CARDS, secret=True),
    *_deck(ATTRIBUTE, "", ATTRIBUTE_CARDS, "attribute {name}"),
    *_deck(TREACHERY, "treachery_", TREACHERY_CARDS, "treachery {name}"),
    Field("nobles", NOBLES, PER_SEAT, _BOXES),
    Field("present", PRESENT, PER_SEAT, _TERRITORIES),
    Field("tiles", TILES, PER_SEAT, Counts(RANK_NAMES, TILE_WIDTH), holds="seat {place} {name}"),
    Field("noble_cards", NOBLE_CARDS, PER_SEAT, Counts(RANK_NAMES, NOBLE_CARD_WIDTH), holds="noble card {name}"),
    Field("score", SCORE, PER_SEAT),
    Field("hexagons", HEXAGONS, PER_SEAT, _TERRITORIES, holds="hexagonal marker"),
    Field("squares", SQUARES, PER_SEAT, _COUNTRIES, holds="square marker"),
    Field("second_squares", SECOND_SQUARES, PER_SEAT, _COUNTRIES, holds="square marker"),
    Field("large", LARGE, PER_SEAT),
    Field("most_influence", MOST_INFLUENCE, PER_SEAT, _ROUNDS, holds="small round marker"),
    Field("next_influence", NEXT_INFLUENCE, PER_SEAT, _ROUNDS, holds="small round marker"),
    Field("dead", DEAD, BOXES, Counts(["A", "B", "C", "D", "E"], DEAD_WIDTH)),
)
