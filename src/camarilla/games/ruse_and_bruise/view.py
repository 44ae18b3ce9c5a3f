"""What a seat may know of a position, built by naming what is visible (chapter 7)."""

from functools import lru_cache
from typing import TypedDict

from mypy_extensions import i64

from camarilla.core.bits import count, members
from camarilla.games.ruse_and_bruise.box import RuseBox, influence_text
from camarilla.games.ruse_and_bruise.pieces import CARD_NAMES, DOPPELGANGER, GOAL_NAMES, KIND_NAMES
from camarilla.games.ruse_and_bruise.layout import (
    CAP_CARDS, DECIDER, DISCARD, GOAL, GOAL_PILE, HAND, KNOWN, LAID, LENGTH, NONE, ONES, OPEN, OVER, PHASE,
    PHASE_NAMES, PILE, ROUND, ROW, SCENE, SEATS, SEEN, TURN, WON, card_of, column_of, owner_of, wearer_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.rules.final import score
from camarilla.games.ruse_and_bruise.rules.row import is_closed, is_full
from camarilla.games.ruse_and_bruise.state import RuseState


class OptionsView(TypedDict):
    """What was chosen before the game."""

    cap_cards: int
    two_player_ones: str


class GoalView(TypedDict):
    """A goal card."""

    name: str
    kind: str
    points: int


class CardView(TypedDict):
    """A card on the table; its face, and the card under a cap, only for those who know them."""

    owner: int
    card: str | None
    open: bool
    known: bool
    """An explorer that has travelled: it lies face down, but everybody knows it."""
    under: str | None
    """The card under a cap; `hidden` for all but its owner."""


class ColumnView(TypedDict):
    """A column from the goal downwards; without a goal once the game is over."""

    goal: GoalView | None
    cards: list[CardView]
    length: int
    full: bool
    closed: bool


class PlayerView(TypedDict):
    """What a player has: numbers for all, what is in hand, pile and discards for the player alone."""

    hand_size: int
    pile_size: int
    discard_size: int
    goals_won: int
    seen_discards: list[str]
    """The discards that everybody saw."""
    hand: list[str] | None
    pile: list[str] | None
    discards: list[str] | None
    goals: list[GoalView] | None
    score: int | None


class RuseView(TypedDict):
    """The table as a seat sees it."""

    seat: int | None
    seats: int
    options: OptionsView
    round: int
    phase: str
    turn: int
    decider: int | None
    """The owner of a cap or traitor that was just flipped."""
    scene: int | None
    """The column in which it lies, from 1."""
    goals_to_come: int
    columns: list[ColumnView]
    players: list[PlayerView]
    values: dict[str, str | None]
    """The influence printed on each card, as people write it; None for the doppelganger."""


def view(state: RuseState, seat: int | None) -> RuseView:
    """Everything the seat may know (`None`: a spectator), as plain data."""
    cells = state.cells
    return {
        "seat": seat,
        "seats": int(cells[SEATS]),
        "options": {"cap_cards": int(cells[CAP_CARDS]), "two_player_ones": "in" if cells[ONES] else "out"},
        "round": int(cells[ROUND]),
        "phase": PHASE_NAMES[cells[PHASE]],
        "turn": int(cells[TURN]),
        "decider": None if cells[DECIDER] == NONE else int(cells[DECIDER]),
        "scene": None if cells[SCENE] == NONE else int(cells[SCENE]) + 1,
        "goals_to_come": int(count(cells[GOAL_PILE])),
        "columns": [_column(state, column, seat) for column in range(cells[SEATS])],
        "players": [_player(state, player, seat) for player in range(cells[SEATS])],
        "values": dict(_values(state.printed)),
    }


def _column(state: RuseState, column: i64, seat: int | None) -> ColumnView:
    cells = state.cells
    row = [cells[place] for place in range(ROW, ROW + cells[LAID])]
    playing = cells[PHASE] != OVER
    return {
        "goal": _goal(state, cells[GOAL + column]) if playing else None,
        "cards": [_card(packed, seat) for packed in row if column_of(packed) == column],
        "length": int(cells[LENGTH + column]),
        "full": playing and is_full(state, column),
        "closed": is_closed(state, column),
    }


def _card(packed: i64, seat: int | None) -> CardView:
    owner = int(owner_of(packed))
    mine = seat == owner
    known = mine or packed & (OPEN | KNOWN) != 0
    wearer = None
    if wearer_of(packed) != NONE:
        wearer = CARD_NAMES[wearer_of(packed)] if mine else "hidden"
    return {
        "owner": owner,
        "card": CARD_NAMES[card_of(packed)] if known else None,
        "open": packed & OPEN != 0,
        "known": packed & KNOWN != 0,
        "under": wearer,
    }


def _player(state: RuseState, owner: i64, seat: int | None) -> PlayerView:
    cells = state.cells
    mine = seat == int(owner)
    open_goals = mine or cells[PHASE] == OVER
    return {
        "hand_size": int(count(cells[HAND + owner])),
        "pile_size": int(count(cells[PILE + owner])),
        "discard_size": int(count(cells[DISCARD + owner])),
        "goals_won": int(count(cells[WON + owner])),
        "seen_discards": _names(cells[SEEN + owner]),
        "hand": _names(cells[HAND + owner]) if mine else None,
        "pile": _names(cells[PILE + owner]) if mine else None,
        "discards": _names(cells[DISCARD + owner]) if mine else None,
        "goals": [_goal(state, goal) for goal in members(cells[WON + owner])] if open_goals else None,
        "score": int(score(state.printed, cells[WON + owner])) if open_goals else None,
    }


def _goal(state: RuseState, goal: i64) -> GoalView:
    return {
        "name": GOAL_NAMES[goal],
        "kind": KIND_NAMES[state.printed.kind[goal]],
        "points": int(state.printed.points[goal]),
    }


@lru_cache(maxsize=64)
def _values(printed: RuseBox) -> dict[str, str | None]:
    """They never change in a game, and are asked for with every view."""
    return {name: _value(printed, card) for card, name in enumerate(CARD_NAMES)}


def _value(printed: RuseBox, card: i64) -> str | None:
    if card == DOPPELGANGER:
        return None
    value = influence_text(int(printed.value[card]))
    at_home = printed.at_home[card]
    return f"{value}/{influence_text(int(at_home))}" if at_home else value


def _names(cards: i64) -> list[str]:
    return [CARD_NAMES[card] for card in members(cards)]
