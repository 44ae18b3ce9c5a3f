"""When something has to happen at a table by itself, and what of its row in the database changes by that."""

from typing import Any

from camarilla.web.storage.schema import AT_ONCE, PLAYING, WAITING, Terms
from camarilla.web.tables import shuffle, standing_orders
from camarilla.web.tables.session import TableSession

HOUR = 3600
PRECISION = 60.0
"""How many seconds what is stored may lag behind the last decision: a table's row is updated once a minute at most."""


def before_the_deal(terms: Terms) -> float | None:
    """When the game has to be dealt, or the shuffle to be begun anew because somebody does not tell the words."""
    if shuffle.is_complete(terms):
        return AT_ONCE
    if terms.full_since is None or shuffle.nobody_waits(terms):
        return None
    return terms.full_since + shuffle.seconds_to_tell(terms)


def has_to_decide(session: TableSession) -> bool:
    """Whether a bot or a standing order has to decide."""
    return session.next_bot() is not None or standing_orders.due(session) is not None


def due(session: TableSession) -> float | None:
    """When a bot, an order or the end of somebody's time comes, by the clock of the database; None if none does."""
    if session.terms.state == WAITING:
        return before_the_deal(session.terms)
    if session.terms.state != PLAYING:
        return None
    if has_to_decide(session):
        return AT_ONCE
    hours = session.terms.turn_hours
    return session.waits_since + hours * HOUR if hours else None


def news(session: TableSession, made: float | None = None) -> dict[str, Any]:
    """The columns of a table's row that are no longer as they are stored; `made` is when it was decided, if it was."""
    columns: dict[str, Any] = {}
    if (moment := due(session)) != session.terms.due:
        columns["due"] = moment
    if made is not None and made - session.terms.changed >= PRECISION:
        columns["changed"] = made
    return columns


def stored(session: TableSession, columns: dict[str, Any]) -> None:
    """Remember that columns are stored."""
    for name, value in columns.items():
        setattr(session.terms, name, value)
