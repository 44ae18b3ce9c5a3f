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
from camarilla.observing.slate import UNKNOWN, Slate

PLACES: Final = 11
"""A column takes five cards at most, and after that only the explorers of six players can still come to it."""
_MOST_ROUNDS: Final = 36
_MOST_POINTS: Final = 5
_MOST_SCORE: Final = 500

FACE_DOWN: Final = 0
FACE_UP: Final = 1
TRAVELLED: Final = 2
_COLUMN_NAMES: Final = ["1", "2", "3", "4", "5", "6"]


class RuseObserver(Observer):
    """Writes down what a seat knows."""

    def write(self, position: Position, seat: i64, slate: Slate) -> None:
        state = cast(RuseState, position)
        _write_course(state, slate)
        for column in range(state.cells[SEATS]):
            _write_column(state, seat, column, slate)
        for distance in range(state.cells[SEATS]):
            _write_player(state, seat, slate.player(distance), slate)
        slate.player(0)
        _write_own_cards(state, seat, slate)


def _write_course(state: RuseState, slate: Slate) -> None:
    cells = state.cells
    slate.choice("phase", "what is asked", cells[PHASE], PHASE_NAMES)
    slate.number("round", "the number of the round", cells[ROUND], 1, _MOST_ROUNDS)
    slate.number("cap cards", "as how many cards a cap and the card under it count", cells[CAP_CARDS], 1, 2)
    slate.flag("ones", "whether the goals of value 1 are in when two play", cells[ONES] != 0)
    slate.seat("turn", "whose turn it is", cells[TURN])
    slate.seat("decider", "the owner of a cap or traitor that was just flipped", cells[DECIDER])
    slate.choice("scene", "the column in which it lies", cells[SCENE], _COLUMN_NAMES)
    slate.number("goals to come", "goals in the pile", count(cells[GOAL_PILE]), 0, GOALS)


def _write_column(state: RuseState, seat: i64, column: i64, slate: Slate) -> None:
    cells = state.cells
    kind: i64 = NONE
    points: i64 = 0
    full = False
    goal = cells[GOAL + column]
    if cells[PHASE] != OVER and goal != NONE:
        kind = state.printed.kind[goal]
        points = state.printed.points[goal]
        full = is_full(state, column)
    slate.thing("column", column)
    slate.choice("goal", "what its goal asks for; none once it is won", kind, KIND_NAMES)
    slate.number("points", "the value of its goal", points, 0, _MOST_POINTS)
    slate.number("length", "how many cards count as laid in it", cells[LENGTH + column], 0, 2 * PLACES)
    slate.flag("full", "whether no more card may be laid", full)
    slate.flag("closed", "whether an open storm has closed it", cells[CLOSED] >> column & 1 != 0)
    place: i64 = 0
    for at in range(ROW, ROW + cells[LAID]):
        packed = cells[at]
        if column_of(packed) == column and place < PLACES:
            _write_card(packed, seat, place, slate)
            place += 1
    slate.rest(_PLACE_NAMES, _LAID_SAYS, _LAID_CARD, _MOST_UNDER, place)


_PLACE_NAMES: Final = [f"place {place + 1}" for place in range(PLACES)]
_LAID_CARD: Final = ["owner", "lies", "card", "under"]
_LAID_SAYS: Final = (
    "owner: 1 you, 2 who sits next, ...; lies: 1 face down, 2 open, 3 known (an explorer that has travelled); "
    "card: 1 the first, ..., as far as it is known; under a cap: 1 hidden, 2 the first card, ...; 0 where none is"
)
_MOST_UNDER: Final = 26


def _write_card(packed: i64, seat: i64, place: i64, slate: Slate) -> None:
    """A card from the goal down; what the seat does not know of it is none."""
    owner = owner_of(packed)
    card: i64 = NONE
    lies: i64 = FACE_DOWN
    under: i64 = NONE
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
    slate.quartet(
        _PLACE_NAMES[place], _LAID_SAYS, _LAID_CARD, _MOST_UNDER,
        slate.place_of(owner), lies + 1, card + 1, under + 1,
    )  # fmt: skip


def _write_player(state: RuseState, seat: i64, player: i64, slate: Slate) -> None:
    cells = state.cells
    won = cells[WON + player]
    points: i64 = UNKNOWN
    if player == seat or cells[PHASE] == OVER:
        points = score(state.printed, won)
    slate.number("hand size", "cards in hand", count(cells[HAND + player]), 0, CARDS)
    slate.number("pile size", "cards still to be drawn", count(cells[PILE + player]), 0, CARDS)
    slate.number("discard size", "cards that have left the table", count(cells[DISCARD + player]), 0, CARDS)
    slate.number("goals won", "how many goals", count(won), 0, GOALS)
    slate.number("score", "the points of the goals, -1 where they are hidden", points, UNKNOWN, _MOST_SCORE)
    slate.members("seen discards", "the discards that everybody saw", cells[SEEN + player], CARD_NAMES)


def _write_own_cards(state: RuseState, seat: i64, slate: Slate) -> None:
    cells = state.cells
    slate.members("hand", "the cards in hand", cells[HAND + seat], CARD_NAMES)
    slate.members("pile", "the cards still to be drawn, in no order", cells[PILE + seat], CARD_NAMES)
    slate.members("discards", "the cards that have left the table", cells[DISCARD + seat], CARD_NAMES)
    slate.members("goals", "the goals won", cells[WON + seat], GOAL_NAMES)


OBSERVER: Final = RuseObserver(version=0)
