"""Standing orders in words: what players order in advance, and what their orders decide."""

from typing import Any, NamedTuple

from camarilla.core.actions import Verbs
from tests.games.notation import Table, seat


class Order(NamedTuple):
    """An order and what it holds for."""

    spelled: dict[str, Any]
    lot: str


def give(table: Table, letter: str, text: str) -> Order:
    """An order in words; refused unless it is offered."""
    orders: Verbs = table.game.part("orders", "ORDERS")
    spelled = orders.action(orders.parse(text)).json()
    view = table.sees(letter)
    Verbs(*table.game.part("orders", "offers")(view)).from_json(spelled)
    return Order(spelled, table.game.part("orders", "lot")(spelled, view))


def offered(table: Table, letter: str) -> dict[str, list[str]]:
    """The orders that a player can give now, each with what is open of its arguments."""
    verbs = table.game.part("orders", "offers")(table.sees(letter))
    return {verb.name: [domain.known() for domain in verb.arguments] for verb in verbs}


def says(table: Table, letter: str, order: Order) -> str | None:
    """What an order decides now, in words; nothing if it leaves that to its owner."""
    answer = table.game.part("orders", "answer")
    action = answer(*order, table.sees(letter), table.position.legal(seat(letter)))
    return None if action is None else table.game.verbs.text(action)


def stands(table: Table, letter: str, order: Order) -> bool:
    """Whether an order is still good for something."""
    return bool(table.game.part("orders", "stands")(*order, table.sees(letter)))
