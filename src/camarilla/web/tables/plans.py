"""What somebody wants to play: checked, and turned into the terms of a table."""

import secrets
from dataclasses import dataclass, field, replace
from typing import Any

from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.record import BOT, OFF, OWN_TURN, PERSON, UNDO, UNSEEN
from camarilla.core.registry import find_game
from camarilla.web.storage.schema import WAITING, Seat, Terms
from camarilla.web.storage.store import now
from camarilla.web.tables.names import LONGEST_NAME, look, tidy_name
from camarilla.web.tables.people import tidy

ME, HERE, FRIEND = "me", "here", "friend"
COURT = ("Lucrezia", "Cosimo", "Caterina", "Niccolò", "Isabella", "Lorenzo", "Vittoria", "Cesare")
"""The names of the bots, in the order in which they are given away."""
NOBODY_YET = "…"
"""The name of a seat that anybody may take."""
TURN_HOURS = (0, 24, 72, 168)
BOT_DELAYS = (0, 300, 700, 1500, 3000)
LONGEST_BOX = 40_000
LONGEST_WORD = 200


@dataclass
class Plan:
    """A table that somebody wants; each seat is `me`, `here` (another person at my device), `friend` or `bot:NAME`."""

    game: str
    seats: list[str]
    name: str
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    word: str = ""
    commit: str | None = None
    box: str = ""
    listed: bool = False
    turn_hours: int = 0
    undo: str = OWN_TURN
    bot_delay: int = 700
    hints: bool = False


def against_bots(game: Game, name: str, bot: str) -> Plan:
    """One person, and bots of one kind on all other seats."""
    return Plan(game.id, [ME, *[BOT + bot] * (game.default_seats - 1)], name)


def bots_of(plan: Plan) -> list[str]:
    """The bots that a plan asks for. Tables do not know which there are: whoever accepts a plan checks them."""
    return [wanted.removeprefix(BOT) for wanted in plan.seats if wanted not in (ME, HERE, FRIEND)]


def terms_of(plan: Plan) -> Terms:
    """The terms of a plan; refuses what cannot be played, with the reason. Bots are not checked."""
    game = find_game(plan.game) if ":" not in plan.game else _no_module(plan.game)
    options = game.choose(plan.options)
    game.check_seats(len(plan.seats), options)
    if plan.seats.count(ME) > 1:
        raise Refusal("web-one-seat")
    box = _box(game, plan.box)
    return Terms(
        id=secrets.token_urlsafe(12),
        game=game.id,
        rules=game.rules_version,
        options=options,
        seed=secrets.token_bytes(32),
        seats=_seats(plan),
        box=box,
        listed=plan.listed,
        turn_hours=plan.turn_hours if plan.turn_hours in TURN_HOURS else 0,
        undo=plan.undo,
        bot_delay=plan.bot_delay if plan.bot_delay in BOT_DELAYS else 700,
        hints=plan.hints,
        state=WAITING,
        created=now(),
        changed=now(),
        host=_host(plan.seats),
    )


def _host(seats: list[str]) -> int | None:
    """The seat of whoever opens a table: `me` or, where nobody is that, the first one at the same device."""
    return next((seats.index(wanted) for wanted in (ME, HERE) if wanted in seats), None)


def undo_level(wanted: object) -> str:
    """The level of taking back that somebody wants: by its name, or as a plain yes or no."""
    if isinstance(wanted, str) and wanted in UNDO:
        return wanted
    return UNSEEN if wanted is True else OFF


def _no_module(name: str) -> Game:
    """Nobody may have a module imported by naming it."""
    return find_game(name.replace(":", "-"))


def _box(game: Game, text: str) -> str | None:
    if not text.strip():
        return None
    if len(text) > LONGEST_BOX:
        raise Refusal("web-too-long", most=LONGEST_BOX)
    return game.read_box(text).source


def _seats(plan: Plan) -> list[Seat]:
    """All seats. Whoever opens the table is named first: of two that are called alike the other gets the number."""
    seats: dict[int, Seat] = {}
    for number in sorted(range(len(plan.seats)), key=lambda number: plan.seats[number] != ME):
        names = [seat.name for seat in seats.values()]
        seats[number] = _seat(plan, number, plan.seats[number], names)
        seats[number].name = different(seats[number].name, names)
    return [seats[number] for number in sorted(seats)]


def _seat(plan: Plan, number: int, wanted: str, names: list[str]) -> Seat:
    key = new_key()
    if wanted == ME:
        return seated(Seat(PERSON, plan.name, key), plan.word, _commit(plan))
    if wanted == HERE:
        return seated(Seat(PERSON, tidy_name(plan.names.get(number, "")) or plan.name, key), "", _commit(plan))
    if wanted == FRIEND:
        return Seat(PERSON, NOBODY_YET, key)
    bot = wanted.removeprefix(BOT)
    free = [name for name in COURT if name not in names and name != plan.name]
    return Seat(BOT + bot, tidy_name(plan.names.get(number, "")) or free[0], key, taken=True)


def _commit(plan: Plan) -> str | None:
    """The commit of whoever opens a table. Where nobody else is waited for, there is nobody to be bound to."""
    return plan.commit if FRIEND in plan.seats else None


def seated(seat: Seat, word: str, commit: str | None) -> Seat:
    """The seat, taken by somebody who gives words at once, or a commit to words that are told later."""
    return replace(seat, taken=True, word="" if commit else tidy(word, LONGEST_WORD), commit=commit)


def again(old: Terms, game: Game, asked_by: list[int], commit: str | None) -> Terms:
    """The terms of the next game of the same people: whoever asks sits already, the other seats are kept for them."""
    alone = all(seat.is_bot or number in asked_by for number, seat in enumerate(old.seats))
    seats = [Seat(seat.kind, seat.name, new_key(), taken=seat.is_bot) for seat in old.seats]
    for number in asked_by:
        seats[number] = seated(seats[number], "", None if alone else commit)
    fresh: dict[str, Any] = {"id": secrets.token_urlsafe(12), "seed": secrets.token_bytes(32), "host": asked_by[0]}
    none_yet: dict[str, Any] = {"state": WAITING, "seating": 0, "rematch": None, "rematch_by": None}
    none_yet |= {"restarts": 0, "full_since": None}
    return replace(old, **fresh, **none_yet, rules=game.rules_version, seats=seats, created=now(), changed=now())


def freed(seats: list[Seat], number: int) -> Seat:
    """A seat that anybody may take who gets its new link."""
    return Seat(PERSON, name_at(seats, number, NOBODY_YET), new_key())


def with_bots(seats: list[Seat], bot: str) -> dict[int, Seat]:
    """A bot for each seat that is not taken, under a name that nobody has there."""
    names = iter([name for name in COURT if name not in [seat.name for seat in seats]])
    empty = [number for number, seat in enumerate(seats) if not seat.taken]
    return {number: Seat(BOT + bot, next(names), new_key(), taken=True) for number in empty}


def name_at(seats: list[Seat], number: int, name: str) -> str:
    """How somebody of that name is called at a seat, so that no two are called the same."""
    return different(name, [seat.name for other, seat in enumerate(seats) if other != number])


def different(name: str, others: list[str]) -> str:
    """The name, or the name with a number if somebody else has it, or one that could be taken for it."""
    made, count = name, 2
    taken = {look(other) for other in others}
    while look(made) in taken:
        number = f" {count}"
        made, count = name[: LONGEST_NAME - len(number)] + number, count + 1
    return made


def new_key() -> str:
    """The secret that opens a seat."""
    return secrets.token_urlsafe(18)
