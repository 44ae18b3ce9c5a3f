"""The frames for programs: what a seat may know as plain data, without sentences and drawings."""

from functools import lru_cache

from camarilla.core.game import Game
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.web.live.page_frames import Frame, asked_again, opened, players, said, shuffle
from camarilla.web.live.watchers import State
from camarilla.web.tables import standing_orders
from camarilla.web.tables.session import TableSession


def brief(session: TableSession, seat: int | None, _: Say, have: int = -1, heard: int = 0) -> Frame:
    """Only what is needed to decide: whose turn it is, what the seat may do, and how the game ended."""
    table = session.table if session.dealt else None
    return {
        "v": session.version,
        "type": "state",
        "state": session.terms.state,
        "seat": seat,
        "acts": session.to_act(),
        "legal": [] if table is None or seat is None else table.legal(seat),
        "result": None if table is None else result(session),
    }


def whole(session: TableSession, seat: int | None, say: Say, have: int = -1, heard: int = 0) -> Frame:
    """The table as a seat may know it, with the events since the version that the program has."""
    table = session.table if session.dealt else None
    view = None if table is None else table.view(seat)
    mark = session.happened_before(have)
    undo = table is not None and seat is not None and not table.over and table.can_undo(seat)
    more: Frame = {
        "host": session.terms.host,
        "view": view,
        "legal": [] if table is None or seat is None else _legal(table, seat),
        "events": {"from": 0, "list": []} if table is None else _events(table, seat, mark),
        "players": players(session, view),
        "chat": said(session, heard),
        "undo": undo,
        "undo_level": session.terms.undo,
        "orders": None if view is None else standing_orders.shown(session, seat, view, say),
        "rematch": asked_again(session),
        "shuffle": shuffle(session),
    }
    return brief(session, seat, say) | more


def _events(table: Table, seat: int | None, mark: int) -> Frame:
    """The events from number `mark` on, numbered as the seat counts them."""
    return {"from": table.told(seat, mark), "list": table.events(seat, mark)}


def _legal(table: Table, seat: int) -> list[Frame]:
    return [spelled(table.game, number) for number in table.legal(seat)]


@lru_cache(maxsize=16_384)
def spelled(game: Game, number: int) -> Frame:
    """An action: its number, its text as it can be sent back, its verb and its arguments."""
    action = game.verbs.action(number)
    return {"id": number, "text": action.text(), **action.json()}


def result(session: TableSession) -> Frame | None:
    """Scores and places by seat, where every point came from, and the seed, which is public now."""
    standing = session.table.result()
    if standing is None:
        return None
    accounts = [
        [{"points": entry.points, "key": entry.key, "facts": entry.facts} for entry in session.table.account(seat)]
        for seat in range(len(standing))
    ]
    return {
        "scores": [score for score, _ in standing],
        "places": [place for _, place in standing],
        "accounts": accounts,
        **opened(session),
    }


MODES: dict[str, State] = {"data": whole, "brief": brief}
