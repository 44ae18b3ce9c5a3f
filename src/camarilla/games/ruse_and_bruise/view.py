"""What a seat may know of a position, built by naming what is visible (chapter 7)."""

from functools import lru_cache
from typing import TypedDict

from mypy_extensions import i64

from camarilla.core.bits import count, members
from camarilla.games.ruse_and_bruise.box import RuseBox
from camarilla.games.ruse_and_bruise.pieces import CARD_NAMES, DOPPELGANGER, GOAL_NAMES, KIND_NAMES, influence_text
from camarilla.games.ruse_and_bruise.layout import (
    CAP_CARDS, DECIDER, DISCARD, GOAL, GOAL_PILE, HAND, KNOWN, LAID, LENGTH, NONE, ONES, OPEN, OVER, PHASE,
    PHASE_NAMES, PILE, ROUND, ROW, SCENE, SEATS, SEEN, TURN, WON, card_of, column_of, owner_of, wearer_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.rules.final import score
from camarilla.games.ruse_and_bruise.rules.row import is_closed, is_full
from camarilla.games.ruse_and_bruise.state import RuseState


class OptionsView(TypedDict):
    """What was chosen before the game."""

    cap_cards: int  # as how many cards a magic cap and the card under it count: 1 or 2
    two_player_ones: str  # whether the goals of value 1 are `in` or `out` when two play


class GoalView(TypedDict):
    """A goal card."""

    name: str  # which of the 36 goals
    kind: str  # what it asks for: `alchemy`, `fencing`, ...
    points: int  # its value, and how many cards its column takes


class CardView(TypedDict):
    """A card on the table; its face, and the card under a cap, only for those who know them."""

    owner: int  # whose card it is
    card: str | None  # its name; None to those who do not know it
    open: bool  # whether it lies face up
    known: bool
    """An explorer that has travelled: it lies face down, but everybody knows it."""
    under: str | None
    """The card under a cap; `hidden` for all but its owner."""


class ColumnView(TypedDict):
    """A column from the goal downwards; without a goal once it is won."""

    goal: GoalView | None  # what the column is played for
    cards: list[CardView]  # from the goal down
    length: int  # how many cards count as laid in it
    full: bool  # whether as many cards are laid as it needs (more may follow, rule 2.10)
    closed: bool  # whether an open storm has closed it


class PlayerView(TypedDict):
    """What a player has: numbers for all, what is in hand, pile and discards for the player alone."""

    hand_size: int  # cards in hand
    pile_size: int  # cards still to be drawn
    discard_size: int  # cards that have left the table
    goals_won: int  # how many goals
    seen_discards: list[str]
    """The discards that everybody saw."""
    hand: list[str] | None  # the cards in hand
    pile: list[str] | None  # the cards still to be drawn, in no order
    discards: list[str] | None  # the cards that have left the table
    goals: list[GoalView] | None  # the goals won; open to all once the game is over
    score: int | None  # their points; open to all once the game is over


class RuseView(TypedDict):
    """The table as a seat sees it."""

    seat: int | None  # whose view it is; None: a spectator's
    seats: int  # how many play
    options: OptionsView  # what was chosen
    round: int  # the number of the round, from 1
    phase: str  # what is asked: `placing`, `capping`, `betraying` or `over`
    turn: int  # whose turn it is
    decider: int | None
    """The owner of a cap or traitor that was just flipped."""
    scene: int | None
    """The column in which it lies, from 1."""
    goals_to_come: int  # goals in the pile
    columns: list[ColumnView]  # from left to right
    players: list[PlayerView]  # by seat
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
    playing = cells[PHASE] != OVER and cells[GOAL + column] != NONE
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
