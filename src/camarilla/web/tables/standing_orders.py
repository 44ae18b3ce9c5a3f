"""Standing orders of a table: what a seat has decided in advance, known to that seat alone until it is decided."""

import contextlib
import secrets
from dataclasses import dataclass
from functools import lru_cache

from camarilla.core.actions import Domain, Value, Verb, Verbs
from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.text import Say, Words, spoken
from camarilla.speech.choices import argument_name
from camarilla.web.storage.schema import OVER, Order
from camarilla.web.tables.session import TableSession

Spelled = dict[str, Value]
PAUSE = (700, 2600)
"""Milliseconds from and to which an order waits: nobody else can tell it from its owner."""


@dataclass(frozen=True)
class Due:
    """What an order decides now."""

    seat: int
    action: int


@lru_cache(maxsize=64)
def known(game: Game) -> Verbs | None:
    """What can be ordered in a game; None where it brings no orders."""
    return game.part("orders", "ORDERS") if game.has("orders", "ORDERS") else None


def placed(match: TableSession, seat: int, wanted: object) -> list[Order]:
    """The seat's orders with one more, which takes the place of an earlier one for the same lot.

    Refuses what the game does not offer the seat now, with what would be right.
    """
    if not isinstance(wanted, dict) or not all(isinstance(value, str | int) for value in wanted.values()):
        raise Malformed("web-malformed")
    table, view = known(match.game), match.table.view(seat)
    offered = _offered(match, view)
    if table is None or not offered:
        raise Refusal("web-no-orders")
    Verbs(*offered).from_json(wanted)
    number = table.from_json(wanted)
    lot: str = match.game.part("orders", "lot")(table.action(number).json(), view)
    others = [order for order, _ in _read(match, seat) if order.lot != lot]
    return sorted([*others, Order(table.text(number), lot)], key=lambda order: table.parse(order.text))


def without(match: TableSession, seat: int, text: object) -> list[Order]:
    """The seat's orders without one."""
    return [order for order in match.orders.get(seat, []) if order.text != text]


def standing(match: TableSession, seat: int) -> list[Order]:
    """The orders of a seat whose lot is not over; at the end of the game, none."""
    return [order for order, _ in _standing(match, seat)]


def answer(match: TableSession, seat: int) -> tuple[Order, int] | None:
    """The first order of a seat that decides what it is asked now, and the decision."""
    for order, spelled in _standing(match, seat):
        legal = match.table.legal(seat)
        action = match.game.part("orders", "answer")(spelled, order.lot, match.table.view(seat), legal)
        if action in legal:
            return order, action
    return None


def due(match: TableSession) -> Due | None:
    """The decision that some order takes now: only for a seat that is asked."""
    for seat in match.to_act():
        found = answer(match, seat) if seat in match.orders else None
        if found is not None:
            return Due(seat, found[1])
    return None


def pause() -> float:
    """How many seconds an order waits this time."""
    shortest, longest = PAUSE
    return (shortest + secrets.randbelow(longest - shortest + 1)) / 1000


def _offered(match: TableSession, view: dict[str, Json]) -> list[Verb]:
    if known(match.game) is None or match.terms.state == OVER:
        return []
    offered: list[Verb] = match.game.part("orders", "offers")(view)
    return offered


def _standing(match: TableSession, seat: int) -> list[tuple[Order, Spelled]]:
    found = _read(match, seat)
    if not found or match.terms.state == OVER:
        return []
    view, stands = match.table.view(seat), match.game.part("orders", "stands")
    return [(order, spelled) for order, spelled in found if stands(spelled, order.lot, view)]


def _read(match: TableSession, seat: int) -> list[tuple[Order, Spelled]]:
    """The orders of a seat; what this build of the game does not know any more is left out."""
    found: list[tuple[Order, Spelled]] = []
    table = known(match.game)
    if table is None:
        return found
    for order in match.orders.get(seat, []):
        with contextlib.suppress(Malformed):
            found.append((order, table.action(table.parse(order.text)).json()))
    return found


# What the owner sees -------------------------------------------------------------------


def shown(match: TableSession, seat: int | None, say: Say) -> dict[str, object] | None:
    """What the seat has ordered and can order; None for all others, and where nothing can be ordered."""
    if seat is None or known(match.game) is None or match.terms.state == OVER:
        return None
    return {
        "standing": [
            {"order": order.text, "text": _sentence(spelled, order.text, say)} for order, spelled in _read(match, seat)
        ],
        "offers": [
            {
                "verb": verb.name,
                "title": spoken(say, f"order-{verb.name}-title", verb.name),
                "fields": [_field(domain, say) for domain in verb.arguments],
            }
            for verb in _offered(match, match.table.view(seat))
        ],
    }


def _sentence(spelled: Spelled, otherwise: str, say: Say) -> str:
    values: dict[str, Words] = {name: value for name, value in spelled.items() if name != "verb"}
    return spoken(say, f"order-{spelled['verb']}", otherwise, **values)


def _field(domain: Domain, say: Say) -> dict[str, object]:
    field: dict[str, object] = {"name": domain.name, "label": argument_name(domain.name, say)}
    if isinstance(domain.values[0], int):
        return field | {"low": domain.values[0], "high": domain.values[-1]}
    return field | {"choices": [[value, str(say.word(domain.name, value))] for value in domain.values]}
