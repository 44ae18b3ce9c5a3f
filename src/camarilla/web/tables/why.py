"""Why something cannot be chosen: the refusal that choosing it would meet."""

from collections.abc import Iterator
from functools import lru_cache

from camarilla.core.actions import Verbs
from camarilla.core.clauses import Refusal
from camarilla.core.table import Table


def why_not(table: Table, seat: int, wanted: dict[str, str]) -> Refusal | None:
    """The refusal of the action with the wanted arguments that is nearest to what is legal; None if one is legal.

    Nearest is what differs from a legal action in nothing but what was wanted, and in as little of that as can be: who
    asks for a card hears why not that card, and not that the first column of the table is closed. Only one action is
    checked, because anybody may ask as often as he likes.
    """
    verbs = table.game.verbs
    nearest = min(_instead(verbs, table.legal(seat), wanted), default=None)
    if nearest is not None:
        changed, action = nearest
        return _refusal(table, seat, action) if changed else None
    meant = [number for number, action in enumerate(_spelled(verbs)) if wanted.items() <= action.items()]
    return _refusal(table, seat, meant[0]) if meant else None


def _instead(verbs: Verbs, legal: list[int], wanted: dict[str, str]) -> Iterator[tuple[int, int]]:
    """Every legal action with what was wanted put in: how much that changes, and which action it makes."""
    spelled = _spelled(verbs)
    for number in legal:
        action = spelled[number]
        if wanted.keys() <= action.keys() and wanted.get("verb", action["verb"]) == action["verb"]:
            changed = sum(action[name] != value for name, value in wanted.items())
            if not changed:
                yield 0, number
                continue
            try:
                yield changed, verbs.from_json({**action, **wanted})
            except Refusal:
                continue  # this verb has no such value


def _refusal(table: Table, seat: int, action: int) -> Refusal | None:
    """Why the action is refused; None if it is not, as of a value that was only written in another way."""
    try:
        table.check(seat, action)
    except Refusal as refusal:
        return refusal
    return None


@lru_cache(maxsize=16)
def _spelled(verbs: Verbs) -> list[dict[str, str]]:
    """Every action of a game, by its number: its verb and its arguments in words."""
    return [{name: str(value) for name, value in verbs.action(number).json().items()} for number in range(verbs.size)]
