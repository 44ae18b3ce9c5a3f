"""Why something cannot be chosen: the refusal that choosing it would meet."""

from functools import lru_cache

from camarilla.core.actions import Verbs
from camarilla.core.clauses import Illegal, Refusal
from camarilla.web.tables.session import TableSession


def why_not(match: TableSession, seat: int, wanted: dict[str, str]) -> Refusal | None:
    """The refusal of the first action with the wanted arguments; None if one of them is open.

    Of all that is meant only what the seat could be asked now is tried: anybody may ask as often as he likes.
    """
    spelled = _spelled(match.game.verbs)
    meant = [number for number, action in enumerate(spelled) if wanted.items() <= action.items()]
    open_now = match.table.legal(seat)
    if not set(open_now).isdisjoint(meant):
        return None
    verbs_now = {spelled[number]["verb"] for number in open_now}
    asked = [number for number in meant if spelled[number]["verb"] in verbs_now]
    for number in asked:
        refusal = _refusal(match, seat, number)
        if isinstance(refusal, Illegal):
            return refusal
    return _refusal(match, seat, meant[0]) if meant else None


def _refusal(match: TableSession, seat: int, number: int) -> Refusal | None:
    try:
        match.table.check(seat, number)
    except Refusal as refusal:
        return refusal
    raise AssertionError("an action that is not offered meets no refusal")


@lru_cache(maxsize=16)
def _spelled(verbs: Verbs) -> list[dict[str, str]]:
    """Every action there is, in words."""
    return [{name: str(value) for name, value in verbs.action(number).json().items()} for number in range(verbs.size)]
