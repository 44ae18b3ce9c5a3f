"""Why something cannot be chosen: the refusal that choosing it would meet."""

from functools import lru_cache

from camarilla.core.actions import Verbs
from camarilla.core.clauses import Illegal, Refusal
from camarilla.web.tables.session import TableSession


def why_not(session: TableSession, seat: int, wanted: dict[str, str]) -> Refusal | None:
    """The refusal of the first action that has the wanted arguments; None if one of those actions is legal.

    Only actions of verbs that are open to the seat now are checked, because anybody may ask as often as he likes.
    """
    spelled = _spelled(session.game.verbs)
    meant = [number for number, action in enumerate(spelled) if wanted.items() <= action.items()]
    legal = session.table.legal(seat)
    if not set(legal).isdisjoint(meant):
        return None
    open_verbs = {spelled[number]["verb"] for number in legal}
    for number in [number for number in meant if spelled[number]["verb"] in open_verbs]:
        refusal = _refusal(session, seat, number)
        if isinstance(refusal, Illegal):
            return refusal
    return _refusal(session, seat, meant[0]) if meant else None


def _refusal(session: TableSession, seat: int, action: int) -> Refusal:
    try:
        session.table.check(seat, action)
    except Refusal as refusal:
        return refusal
    raise AssertionError("an action that is not legal was not refused")


@lru_cache(maxsize=16)
def _spelled(verbs: Verbs) -> list[dict[str, str]]:
    """Every action of a game, by its number: its verb and its arguments in words."""
    return [{name: str(value) for name, value in verbs.action(number).json().items()} for number in range(verbs.size)]
