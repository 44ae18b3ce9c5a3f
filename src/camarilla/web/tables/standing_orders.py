"""Standing orders: what a seat has decided in advance. Nobody else knows of an order until it has decided."""

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
"""How many milliseconds an order waits, at least and at most: others cannot tell it from a person who thinks."""


@dataclass(frozen=True)
class Due:
    """The decision that an order takes now."""

    seat: int
    action: int


@lru_cache(maxsize=64)
def known(game: Game) -> Verbs | None:
    """The orders that a game knows; None if it knows none."""
    return game.part("orders", "ORDERS") if game.has("orders", "ORDERS") else None


def placed(session: TableSession, seat: int, wanted: object) -> list[Order]:
    """The seat's orders with one more; it replaces an earlier one for the same lot.

    Refuses what the game does not offer the seat now, and says what it offers.
    """
    if not isinstance(wanted, dict) or not all(isinstance(value, str | int) for value in wanted.values()):
        raise Malformed("web-malformed")
    verbs, view = known(session.game), session.table.view(seat)
    offered = _offered(session, view)
    if verbs is None or not offered:
        raise Refusal("web-no-orders")
    Verbs(*offered).from_json(wanted)
    number = verbs.from_json(wanted)
    lot: str = session.game.part("orders", "lot")(verbs.action(number).json(), view)
    others = [order for order, _ in _read(session, seat) if order.lot != lot]
    return sorted([*others, Order(verbs.text(number), lot)], key=lambda order: verbs.parse(order.text))


def without(session: TableSession, seat: int, text: object) -> list[Order]:
    """The seat's orders without one."""
    return [order for order in session.orders.get(seat, []) if order.text != text]


def standing(session: TableSession, seat: int) -> list[Order]:
    """The orders of a seat whose lot is still to come; none once the game is over."""
    return [order for order, _ in _standing(session, seat)]


def answer(session: TableSession, seat: int) -> tuple[Order, int] | None:
    """The first order of a seat that answers its question now, and the action that it answers with."""
    for order, spelled in _standing(session, seat):
        legal = session.table.legal(seat)
        action = session.game.part("orders", "answer")(spelled, order.lot, session.table.view(seat), legal)
        if action in legal:
            return order, action
    return None


def due(session: TableSession) -> Due | None:
    """The decision that an order takes now for one of the seats that have to decide."""
    for seat in session.to_act():
        found = answer(session, seat) if seat in session.orders else None
        if found is not None:
            return Due(seat, found[1])
    return None


def pause() -> float:
    """How many seconds an order waits this time."""
    shortest, longest = PAUSE
    return (shortest + secrets.randbelow(longest - shortest + 1)) / 1000


def _offered(session: TableSession, view: dict[str, Json]) -> list[Verb]:
    if known(session.game) is None or session.terms.state == OVER:
        return []
    offered: list[Verb] = session.game.part("orders", "offers")(view)
    return offered


def _standing(session: TableSession, seat: int) -> list[tuple[Order, Spelled]]:
    found = _read(session, seat)
    if not found or session.terms.state == OVER:
        return []
    view, stands = session.table.view(seat), session.game.part("orders", "stands")
    return [(order, spelled) for order, spelled in found if stands(spelled, order.lot, view)]


def _read(session: TableSession, seat: int) -> list[tuple[Order, Spelled]]:
    """The orders of a seat, spelled out, without those that this version of the game no longer knows."""
    found: list[tuple[Order, Spelled]] = []
    verbs = known(session.game)
    if verbs is None:
        return found
    for order in session.orders.get(seat, []):
        with contextlib.suppress(Malformed):
            found.append((order, verbs.action(verbs.parse(order.text)).json()))
    return found


# What the owner sees -------------------------------------------------------------------


def shown(session: TableSession, seat: int | None, view: dict[str, Json], say: Say) -> dict[str, object] | None:
    """What the seat has ordered and, by its view, can order; None without a seat, and where there are no orders."""
    if seat is None or known(session.game) is None or session.terms.state == OVER:
        return None
    return {
        "standing": [
            {"order": order.text, "text": _sentence(spelled, order.text, say)}
            for order, spelled in _read(session, seat)
        ],
        "offers": [
            {
                "verb": verb.name,
                "title": spoken(say, f"order-{verb.name}-title", verb.name),
                "fields": [_field(domain, say) for domain in verb.arguments],
            }
            for verb in _offered(session, view)
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
