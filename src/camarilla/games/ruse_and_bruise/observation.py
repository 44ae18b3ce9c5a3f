"""What a seat knows as numbers: the view's own facts, part after part (chapter 7)."""

from typing import Final, cast

from mypy_extensions import i64

from camarilla.core.bits import count
from camarilla.core.position import Position
from camarilla.games.ruse_and_bruise.layout import (
    CAP_CARDS, CLOSED, DECIDER, DISCARD, GOAL, GOAL_PILE, HAND, KNOWN, LAID, LENGTH, NONE, ONES, OPEN, OVER, PHASE,
    PHASE_NAMES, PILE, ROUND, ROW, SCENE, SEATS, SEEN, TURN, WON, card_of, column_of, owner_of, wearer_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.pieces import CARD_NAMES, CARDS, GOAL_NAMES, GOALS, KIND_NAMES
from camarilla.games.ruse_and_bruise.rules.final import score
from camarilla.games.ruse_and_bruise.rules.row import is_full
from camarilla.games.ruse_and_bruise.state import RuseState
from camarilla.observing.observer import Observer
from camarilla.observing.sheet import UNKNOWN, Sheet

PLACES: Final = 11
"""A column takes five cards at most, and after that only the explorers of six players can still come to it."""
_MOST_ROUNDS: Final = 36
_MOST_POINTS: Final = 5
_MOST_SCORE: Final = 500

FACE_DOWN: Final = 0
FACE_UP: Final = 1
TRAVELLED: Final = 2
_FACES: Final = ["face down", "open", "known"]
_COLUMN_NAMES: Final = ["1", "2", "3", "4", "5", "6"]
_UNDER_NAMES: Final = ["hidden", *CARD_NAMES]


class RuseObserver(Observer):
    """Writes down what a seat knows."""

    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        state = cast(RuseState, position)
        _write_course(state, sheet)
        for column in range(state.cells[SEATS]):
            _write_column(state, seat, column, sheet)
        for distance in range(state.cells[SEATS]):
            _write_player(state, seat, sheet.player(distance), sheet)
        sheet.player(0)
        _write_own_cards(state, seat, sheet)


def _write_course(state: RuseState, sheet: Sheet) -> None:
    cells = state.cells
    sheet.choice("phase", "what is asked", cells[PHASE], PHASE_NAMES)
    sheet.number("round", "the number of the round", cells[ROUND], 1, _MOST_ROUNDS)
    sheet.number("cap cards", "as how many cards a cap and the card under it count", cells[CAP_CARDS], 1, 2)
    sheet.flag("ones", "whether the goals of value 1 are in when two play", cells[ONES] != 0)
    sheet.seat("turn", "whose turn it is", cells[TURN])
    sheet.seat("decider", "the owner of a cap or traitor that was just flipped", cells[DECIDER])
    sheet.choice("scene", "the column in which it lies", cells[SCENE], _COLUMN_NAMES)
    sheet.number("goals to come", "goals in the pile", count(cells[GOAL_PILE]), 0, GOALS)


def _write_column(state: RuseState, seat: i64, column: i64, sheet: Sheet) -> None:
    cells = state.cells
    kind: i64 = NONE
    points: i64 = 0
    full = False
    goal = cells[GOAL + column]
    if cells[PHASE] != OVER and goal != NONE:
        kind = state.printed.kind[goal]
        points = state.printed.points[goal]
        full = is_full(state, column)
    sheet.thing("column", column)
    sheet.choice("goal", "what its goal asks for; none once it is won", kind, KIND_NAMES)
    sheet.number("points", "the value of its goal", points, 0, _MOST_POINTS)
    sheet.number("length", "how many cards count as laid in it", cells[LENGTH + column], 0, 2 * PLACES)
    sheet.flag("full", "whether no more card may be laid", full)
    sheet.flag("closed", "whether an open storm has closed it", cells[CLOSED] >> column & 1 != 0)
    place: i64 = 0
    for at in range(ROW, ROW + cells[LAID]):
        packed = cells[at]
        if column_of(packed) == column and place < PLACES:
            _write_card(packed, seat, place, sheet)
            place += 1
    while place < PLACES:
        _write_card(NONE, seat, place, sheet)
        place += 1


_OWNERS: Final = [f"owner {place + 1}" for place in range(PLACES)]
_LYING: Final = [f"lies {place + 1}" for place in range(PLACES)]
_CARDS_LAID: Final = [f"card {place + 1}" for place in range(PLACES)]
_UNDERS: Final = [f"under {place + 1}" for place in range(PLACES)]


def _write_card(packed: i64, seat: i64, place: i64, sheet: Sheet) -> None:
    """A card from the goal down; what the seat does not know of it is none."""
    owner: i64 = NONE
    card: i64 = NONE
    lies: i64 = NONE
    under: i64 = NONE
    if packed != NONE:
        owner = owner_of(packed)
        lies = FACE_DOWN
        if packed & OPEN:
            lies = FACE_UP
        elif packed & KNOWN:
            lies = TRAVELLED
        if owner == seat or lies != FACE_DOWN:
            card = card_of(packed)
        if wearer_of(packed) != NONE:
            under = 0
            if owner == seat:
                under = wearer_of(packed) + 1
    sheet.whose(_OWNERS[place], "whose card lies there", owner)
    sheet.which(_LYING[place], "how it lies; known: an explorer that has travelled", lies, _FACES)
    sheet.which(_CARDS_LAID[place], "which card it is, as far as the seat knows", card, CARD_NAMES)
    sheet.which(_UNDERS[place], "the card under a cap, hidden to all but its owner", under, _UNDER_NAMES)


def _write_player(state: RuseState, seat: i64, player: i64, sheet: Sheet) -> None:
    cells = state.cells
    won = cells[WON + player]
    points: i64 = UNKNOWN
    if player == seat or cells[PHASE] == OVER:
        points = score(state.printed, won)
    sheet.number("hand size", "cards in hand", count(cells[HAND + player]), 0, CARDS)
    sheet.number("pile size", "cards still to be drawn", count(cells[PILE + player]), 0, CARDS)
    sheet.number("discard size", "cards that have left the table", count(cells[DISCARD + player]), 0, CARDS)
    sheet.number("goals won", "how many goals", count(won), 0, GOALS)
    sheet.number("score", "the points of the goals, -1 where they are hidden", points, UNKNOWN, _MOST_SCORE)
    sheet.members("seen discards", "the discards that everybody saw", cells[SEEN + player], CARD_NAMES)


def _write_own_cards(state: RuseState, seat: i64, sheet: Sheet) -> None:
    cells = state.cells
    sheet.members("hand", "the cards in hand", cells[HAND + seat], CARD_NAMES)
    sheet.members("pile", "the cards still to be drawn, in no order", cells[PILE + seat], CARD_NAMES)
    sheet.members("discards", "the cards that have left the table", cells[DISCARD + seat], CARD_NAMES)
    sheet.members("goals", "the goals won", cells[WON + seat], GOAL_NAMES)


OBSERVER: Final = RuseObserver(version=0)
