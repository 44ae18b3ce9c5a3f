"""What a seat may know of a position, built by naming what is visible (chapter 7)."""

from mypy_extensions import i64

from camarilla.core.bits import count, members
from camarilla.core.fields import Json
from camarilla.games.ruse_and_bruise.box import influence_text
from camarilla.games.ruse_and_bruise.cards import CARD_NAMES, DOPPELGANGER, GOAL_NAMES, KIND_NAMES
from camarilla.games.ruse_and_bruise.layout import (
    CAP_CARDS, DECIDER, DISCARD, GOAL, GOAL_PILE, HAND, KNOWN, LAID, LENGTH, NONE, ONES, OPEN, OVER, PHASE,
    PHASE_NAMES, PILE, ROUND, ROW, SCENE, SEATS, SEEN, TURN, WON, card_of, column_of, owner_of, wearer_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.rules.final import score
from camarilla.games.ruse_and_bruise.rules.row import is_closed, is_full
from camarilla.games.ruse_and_bruise.state import RuseState


def view(state: RuseState, seat: int | None) -> dict[str, Json]:
    """Everything the seat may know (`None`: a spectator), as plain data."""
    cells = state.cells
    columns: list[Json] = []
    players: list[Json] = []
    for place in range(cells[SEATS]):
        columns.append(_column(state, place, seat))
        players.append(_player(state, place, seat))
    return {
        "seat": seat,
        "seats": int(cells[SEATS]),
        "options": {"cap_cards": int(cells[CAP_CARDS]), "two_player_ones": "in" if cells[ONES] else "out"},
        "round": int(cells[ROUND]),
        "phase": PHASE_NAMES[cells[PHASE]],
        "turn": int(cells[TURN]),
        "decider": _or_none(cells[DECIDER]),
        "scene": None if cells[SCENE] == NONE else int(cells[SCENE]) + 1,
        "goals_to_come": int(count(cells[GOAL_PILE])),
        "columns": columns,
        "players": players,
        "values": {name: _value(state, card) for card, name in enumerate(CARD_NAMES)},
    }


def _column(state: RuseState, column: i64, seat: int | None) -> Json:
    cells = state.cells
    cards: list[Json] = []
    for place in range(ROW, ROW + cells[LAID]):
        if column_of(cells[place]) == column:
            cards.append(_card(cells[place], seat))
    playing = cells[PHASE] != OVER
    return {
        "goal": goal(state, cells[GOAL + column]) if playing else None,
        "cards": cards,
        "length": int(cells[LENGTH + column]),
        "full": playing and is_full(state, column),
        "closed": is_closed(state, column),
    }


def _card(packed: i64, seat: int | None) -> Json:
    """A card on the table; its face, and the card under a cap, only for those who know them.

    `known` marks an explorer that has travelled: it lies face down, but everybody knows it.
    """
    owner = int(owner_of(packed))
    mine = seat == owner
    known = mine or packed & (OPEN | KNOWN) != 0
    wearer: Json = None
    if wearer_of(packed) != NONE:
        wearer = CARD_NAMES[wearer_of(packed)] if mine else "hidden"
    return {
        "owner": owner,
        "card": CARD_NAMES[card_of(packed)] if known else None,
        "open": packed & OPEN != 0,
        "known": packed & KNOWN != 0,
        "under": wearer,
    }


def _player(state: RuseState, owner: i64, seat: int | None) -> Json:
    cells = state.cells
    mine = seat == int(owner)
    open_goals = mine or cells[PHASE] == OVER
    shown: dict[str, Json] = {
        "hand_size": int(count(cells[HAND + owner])),
        "pile_size": int(count(cells[PILE + owner])),
        "discard_size": int(count(cells[DISCARD + owner])),
        "goals_won": int(count(cells[WON + owner])),
        "seen_discards": _names(cells[SEEN + owner]),
        "hand": _names(cells[HAND + owner]) if mine else None,
        "pile": _names(cells[PILE + owner]) if mine else None,
        "discards": _names(cells[DISCARD + owner]) if mine else None,
        "goals": [goal(state, won) for won in members(cells[WON + owner])] if open_goals else None,
        "score": int(score(state.printed, cells[WON + owner])) if open_goals else None,
    }
    return shown


def goal(state: RuseState, number: i64) -> Json:
    """A goal card: its name, kind and points."""
    return {
        "name": GOAL_NAMES[number],
        "kind": KIND_NAMES[state.printed.kind[number]],
        "points": int(state.printed.points[number]),
    }


def _value(state: RuseState, card: i64) -> Json:
    """The influence printed on a card, as people write it; None for the doppelganger."""
    if card == DOPPELGANGER:
        return None
    value = influence_text(int(state.printed.value[card]))
    at_home = state.printed.at_home[card]
    return f"{value}/{influence_text(int(at_home))}" if at_home else value


def _names(cards: i64) -> Json:
    listed: list[Json] = []
    listed.extend([CARD_NAMES[card] for card in members(cards)])
    return listed


def _or_none(number: i64) -> Json:
    return None if number == NONE else int(number)
