"""Positions that a player can read, for the tests of Il Principe."""

from typing import Any

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.clauses import Illegal
from camarilla.core.events import Event
from camarilla.core.position import Position
from camarilla.games.principe import GAME
from camarilla.games.principe.pieces import CITY_NAMES, COLOUR_NAMES, ROLE_NAMES

JENO, KRISZTINA, PETER, ANITA, BARBARA = range(5)
Cards = dict[str, int]
OPEN = ["firenze", "lucca", "siena", "milano"]
STAGES = {
    "offering": 1, "card-auction": 2, "building": 2, "playing": 3, "shields": 3,
    "role-auction": 4, "turning-up": 4, "posting": 4, "over": 0,
}  # fmt: skip


def new_game(seats: int = 4, edition: str = "it", seed: int = 1, money: str = "secret") -> Position:
    """A game as it begins."""
    return GAME.start(seats, FastChance(seed), {"edition": edition, "money": money}, log=[])


def padded(rows: list[Any] | None, seats: int, filler: Any) -> list[Any]:
    """The rows given for the first seats, and the filler for the others."""
    rows = rows or []
    return [*rows, *[filler for _ in range(seats - len(rows))]]


def given(
    seats: int = 4,
    edition: str = "it",
    money: list[int] | None = None,
    hands: list[Cards] | None = None,
    known: list[Cards] | None = None,
    up: list[Cards] | None = None,
    down: list[Cards] | None = None,
    built: list[list[str]] | None = None,
    posted: list[Cards] | None = None,
    roles: dict[str, int] | None = None,
    deck: Cards | None = None,
    lots: Cards | None = None,
    open: list[str] | None = None,
    pile: list[str] | None = None,
    phase: str = "playing",
    **cells: Any,
) -> Position:
    """A position in phase 3 of round 2, or as told; what is not on the table is in the deck."""
    position = new_game(seats, edition)
    document: dict[str, Any] = dict(position.dump())
    row = padded(built, seats, [])
    coins = padded(money, seats, 10)
    laid_open = OPEN if open is None else open
    taken = [*laid_open, *[city for cities in row for city in cities]]
    document |= {
        "round": 2, "stage": STAGES[phase], "phase": phase, "principe": 0, "turn": 0, "owing": [],
        "money": coins, "bank": 68 - sum(coins),
        "hand": padded(hands, seats, {}), "chosen": padded(None, seats, {}), "given": padded(None, seats, {}),
        "known": padded(known, seats, {}), "up": padded(up, seats, {}), "down": padded(down, seats, {}),
        "built": row, "posted": padded(posted, seats, {}),
        "role": [(roles or {}).get(role, -1) for role in ROLE_NAMES],
        "open_cities": len(laid_open), "open": laid_open, "lots": lots or {},
        "city_pile": [city for city in CITY_NAMES if city not in taken] if pile is None else pile,
    }  # fmt: skip
    left = set(CITY_NAMES) - set(taken) - set(document["city_pile"])
    document["cities_out"] = [city for city in CITY_NAMES if city in left]
    unused = _unused(document)
    document["deck"] = {colour: number for colour, number in (unused if deck is None else deck).items() if number}
    away = {colour: unused[colour] - document["deck"].get(colour, 0) for colour in COLOUR_NAMES}
    document["gone"] = {colour: number for colour, number in away.items() if number}
    position.load(document | cells)
    assert position.census() == position.box.components(seats), "the position given is impossible"
    return position


def _unused(document: dict[str, Any]) -> Cards:
    """The cards that lie nowhere else."""
    heaps = [document["lots"]]
    for field in ("hand", "chosen", "up", "down"):
        heaps += document[field]
    return {colour: 20 - sum([heap.get(colour, 0) for heap in heaps]) for colour in COLOUR_NAMES}


def act(position: Position, seat: int, *words: str) -> Position:
    """One or more decisions of a player, in words."""
    for decision in words:
        position.play(seat, GAME.verbs.parse(decision))
    return position


def each_passes(position: Position) -> None:
    """Everybody passes until the auction is over."""
    auction = position.view(None)["auction"]
    while position.view(None)["auction"] == auction or _still_the_same(position, auction):
        act(position, position.to_act()[0], "pass")


def _still_the_same(position: Position, auction: Any) -> bool:
    now: Any = position.view(None)["auction"]
    return now is not None and (now["colour"], now["role"]) == (auction["colour"], auction["role"])


def refusal(position: Position, seat: int, words: str) -> tuple[str, dict[str, str | int]]:
    """The clause and the facts with which a decision is refused."""
    before = list(position.cells)
    with pytest.raises(Illegal) as refused:
        act(position, seat, words)
    assert list(position.cells) == before
    return refused.value.clause, refused.value.facts


def choices(position: Position, seat: int) -> list[str]:
    """What is open to a player, in words."""
    return [GAME.verbs.text(action) for action in position.legal(seat)]


def see(position: Position, seat: int | None = None) -> Any:
    """What a player (or a spectator) sees."""
    return position.view(seat)


def cards(**numbers: int) -> Cards:
    """Cards by colour with the zeros, as a view shows them."""
    return {colour: numbers.get(colour, 0) for colour in COLOUR_NAMES}


def told(position: Position, seat: int | None = None) -> list[dict[str, Any]]:
    """The events that a player (or a spectator) has seen since `listen`."""
    assert position.log is not None
    seen = [GAME.kinds.seen_by(event, seat) for event in position.log]
    return [event for event in seen if event is not None]


def listen(position: Position) -> Position:
    """Begin a new log."""
    log: list[Event] = []
    position.log = log
    return position
