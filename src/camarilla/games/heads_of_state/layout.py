"""What each cell of a position means."""

from typing import Final

from camarilla.core.fields import PER_SEAT, BadDocument, Codec, Field, Json, Layout, Named, SetOf
from camarilla.games.heads_of_state.counts import Counted
from camarilla.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES, BOXES, CENTURY_NAMES, COUNTRY_NAMES, RANK_NAMES, TERRITORY_NAMES, TREACHERY_NAMES,
    box_name,
)  # fmt: skip

PLAYERS: Final = 5
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
DRAWS: Final = 7
"""How many attribute cards he has still to take."""
TREACHERY_DRAWS: Final = 8
RESUME: Final = 9
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
TARGETED: Final = 10
"""Boxes whose noble has been a target."""
GAPS: Final = 11
"""Boxes emptied in this turn and still empty."""
FIRST_CARD: Final = 12
"""The first of two cards against a capital, played and waiting for the second; else NONE."""
TARGET: Final = 13
"""The box that it is played against; else NONE."""

# Piles and displays, as counts
PILE: Final = 14
UPRISING: Final = 15
"""The attribute cards of the revolution pile, without the revolution itself."""
DISPLAY: Final = 16
ASIDE: Final = 17
DISCARDS: Final = 18
TREACHERY_PILE: Final = 19
TREACHERY_DISPLAY: Final = 20
TREACHERY_DISCARDS: Final = 21

# What everybody remembers of the piles: see memory.py
STOCK: Final = 22
BACK: Final = 23
TREACHERY_STOCK: Final = 24

# Each player's cards
HAND: Final = 25
TREACHERY_HAND: Final = HAND + PLAYERS
TRIM: Final = TREACHERY_HAND + PLAYERS
"""What he has chosen to discard after a revolution, shown when all have chosen."""
TREACHERY_TRIM: Final = TRIM + PLAYERS
GIVEN_UP: Final = TREACHERY_TRIM + PLAYERS
"""What he discarded at the last revolution, when all had chosen; everybody saw it."""
TREACHERY_GIVEN_UP: Final = GIVEN_UP + PLAYERS
KNOWN: Final = TREACHERY_GIVEN_UP + PLAYERS
"""Cards of the hand that everybody saw him take."""
TREACHERY_KNOWN: Final = KNOWN + PLAYERS
LATE: Final = TREACHERY_KNOWN + PLAYERS
LATE_BACK: Final = LATE + PLAYERS
TREACHERY_LATE: Final = LATE_BACK + PLAYERS

# Each player's nobles and markers
NOBLES: Final = TREACHERY_LATE + PLAYERS
"""Boxes in which he has a living noble."""
PRESENT: Final = NOBLES + PLAYERS
"""Territories in which he has ever had a noble."""
TILES: Final = PRESENT + PLAYERS
NOBLE_CARDS: Final = TILES + PLAYERS
SCORE: Final = NOBLE_CARDS + PLAYERS
HEXAGONS: Final = SCORE + PLAYERS
SQUARES: Final = HEXAGONS + PLAYERS
"""Countries of which he has the first square marker."""
SECOND_SQUARES: Final = SQUARES + PLAYERS
LARGE: Final = SECOND_SQUARES + PLAYERS
"""Which large round marker he has, 0 the best; else NONE."""
MOST_INFLUENCE: Final = LARGE + PLAYERS
"""Small round markers for most influence: bit century * 4 + country."""
NEXT_INFLUENCE: Final = MOST_INFLUENCE + PLAYERS

DEAD: Final = NEXT_INFLUENCE + PLAYERS
"""The dead nobles of each box, lying on the hexagon of its territory: three bits a seat."""
SIZE: Final = DEAD + BOXES

BOX_NAMES: Final = [box_name(box) for box in range(BOXES)]
_ROUND_NAMES: Final = [f"{century} {country}" for century in CENTURY_NAMES for country in COUNTRY_NAMES]

_ATTRIBUTES: Final = Counted(ATTRIBUTE_NAMES, 6)
_TREACHERIES: Final = Counted(TREACHERY_NAMES, 5)
_BOXES: Final = SetOf(BOX_NAMES)
_COUNTRIES: Final = SetOf(COUNTRY_NAMES)
_ROUNDS: Final = SetOf(_ROUND_NAMES)


class _Flag(Codec):
    """The year of a century."""

    def write(self, cell: int) -> Json:
        return int(CENTURY_NAMES[cell])

    def read(self, written: Json) -> int:
        if str(written) not in CENTURY_NAMES:
            raise BadDocument(f"expected one of {', '.join(CENTURY_NAMES)}, found {written!r}")
        return CENTURY_NAMES.index(str(written))


LAYOUT: Final = Layout(
    SIZE,
    Field("seats", SEATS),
    Field("century", CENTURY, codec=_Flag()),
    Field("phase", PHASE, codec=Named(PHASE_NAMES)),
    Field("starter", STARTER),
    Field("turn", TURN),
    Field("turns", TURNS),
    Field("option", OPTION, codec=Named(OPTION_NAMES)),
    Field("draws", DRAWS),
    Field("treachery_draws", TREACHERY_DRAWS),
    Field("resume", RESUME, codec=Named(RESUME_NAMES)),
    Field("targeted", TARGETED, codec=_BOXES),
    Field("gaps", GAPS, codec=_BOXES),
    Field("first_card", FIRST_CARD, codec=Named(TREACHERY_NAMES)),
    Field("target", TARGET, codec=Named(BOX_NAMES)),
    Field("pile", PILE, codec=_ATTRIBUTES, secret=True),
    Field("uprising", UPRISING, codec=_ATTRIBUTES, secret=True),
    Field("display", DISPLAY, codec=_ATTRIBUTES),
    Field("aside", ASIDE, codec=_ATTRIBUTES),
    Field("discards", DISCARDS, codec=_ATTRIBUTES),
    Field("treachery_pile", TREACHERY_PILE, codec=_TREACHERIES, secret=True),
    Field("treachery_display", TREACHERY_DISPLAY, codec=_TREACHERIES),
    Field("treachery_discards", TREACHERY_DISCARDS, codec=_TREACHERIES),
    Field("stock", STOCK, codec=_ATTRIBUTES),
    Field("back", BACK, codec=_ATTRIBUTES),
    Field("treachery_stock", TREACHERY_STOCK, codec=_TREACHERIES),
    Field("hand", HAND, PER_SEAT, _ATTRIBUTES, secret=True),
    Field("treachery_hand", TREACHERY_HAND, PER_SEAT, _TREACHERIES, secret=True),
    Field("trim", TRIM, PER_SEAT, _ATTRIBUTES, secret=True),
    Field("treachery_trim", TREACHERY_TRIM, PER_SEAT, _TREACHERIES, secret=True),
    Field("given_up", GIVEN_UP, PER_SEAT, _ATTRIBUTES),
    Field("treachery_given_up", TREACHERY_GIVEN_UP, PER_SEAT, _TREACHERIES),
    Field("known", KNOWN, PER_SEAT, _ATTRIBUTES),
    Field("treachery_known", TREACHERY_KNOWN, PER_SEAT, _TREACHERIES),
    Field("late", LATE, PER_SEAT),
    Field("late_back", LATE_BACK, PER_SEAT),
    Field("treachery_late", TREACHERY_LATE, PER_SEAT),
    Field("nobles", NOBLES, PER_SEAT, _BOXES),
    Field("present", PRESENT, PER_SEAT, SetOf(TERRITORY_NAMES)),
    Field("tiles", TILES, PER_SEAT, Counted(RANK_NAMES, 3)),
    Field("noble_cards", NOBLE_CARDS, PER_SEAT, Counted(RANK_NAMES, 4)),
    Field("score", SCORE, PER_SEAT),
    Field("hexagons", HEXAGONS, PER_SEAT, SetOf(TERRITORY_NAMES)),
    Field("squares", SQUARES, PER_SEAT, _COUNTRIES),
    Field("second_squares", SECOND_SQUARES, PER_SEAT, _COUNTRIES),
    Field("large", LARGE, PER_SEAT),
    Field("most_influence", MOST_INFLUENCE, PER_SEAT, _ROUNDS),
    Field("next_influence", NEXT_INFLUENCE, PER_SEAT, _ROUNDS),
    Field("dead", DEAD, BOXES, Counted(["A", "B", "C", "D", "E"], 3)),
)
