"""The table for programs: what a seat may know as plain data, without words and drawings."""

from camarilla.core.text import Say
from camarilla.web.live.page_frames import Frame, players, said
from camarilla.web.live.watchers import State
from camarilla.web.tables import standing_orders
from camarilla.web.tables.session import TableSession


def brief(match: TableSession, seat: int | None, _: Say, have: int = -1, heard: int = 0) -> Frame:
    """Only what is needed to play on: whose turn it is, what the seat may do, and how the game ended."""
    table = match.table if match.dealt else None
    return {
        "v": match.version,
        "type": "state",
        "state": match.terms.state,
        "seat": seat,
        "acts": match.to_act(),
        "legal": [] if table is None or seat is None else table.legal(seat),
        "result": None if table is None else result(match),
    }


def whole(match: TableSession, seat: int | None, say: Say, have: int = -1, heard: int = 0) -> Frame:
    """The table as a seat may know it, with what happened since the version it has."""
    table = match.table if match.dealt else None
    view = None if table is None else table.view(seat)
    kept = 0 if table is None else match.told_before(seat, have)
    undo = table is not None and seat is not None and match.terms.undo and not table.over and table.can_undo(seat)
    more: Frame = {
        "view": view,
        "legal": [] if table is None or seat is None else [spelled(match, number) for number in table.legal(seat)],
        "events": {"from": kept, "list": [] if table is None else table.events(seat)[kept:]},
        "players": players(match, view),
        "chat": said(match, heard),
        "undo": undo,
        "orders": None if table is None else standing_orders.shown(match, seat, say),
        "rematch": match.terms.rematch,
    }
    return brief(match, seat, say) | more


def spelled(match: TableSession, number: int) -> Frame:
    """An action: its number, its words as they can be sent back, and spelled out."""
    action = match.game.verbs.action(number)
    return {"id": number, "text": action.text(), **action.json()}


def result(match: TableSession) -> Frame | None:
    """Scores and places by seat, where every point came from, and the seed that is open now."""
    standing = match.table.result()
    if standing is None:
        return None
    accounts = [
        [{"points": entry.points, "key": entry.key, "facts": entry.facts} for entry in match.table.account(seat)]
        for seat in range(len(standing))
    ]
    return {
        "scores": [score for score, _ in standing],
        "places": [place for _, place in standing],
        "accounts": accounts,
        "seed": match.table.record().seed,
        "words": match.table.record().words,
    }


MODES: dict[str, State] = {"data": whole, "brief": brief}
