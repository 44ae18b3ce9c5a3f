"""What is sent through a socket: JSON with the table's version, made for one seat from what that seat may know."""

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from camarilla.core.clauses import Refusal
from camarilla.core.fields import Json
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.drawing.named_parts import Board
from camarilla.speech.choices import offered
from camarilla.speech.question import question_words
from camarilla.speech.refusals import refusal_data
from camarilla.speech.results import account, headline, places
from camarilla.web.live.beat_news import beat_news, meanwhile, score_of
from camarilla.web.live.board_news import board_news
from camarilla.web.tables import standing_orders
from camarilla.web.tables.session import TableSession

Frame = dict[str, object]


def state(match: TableSession, seat: int | None, say: Say, have: int = -1, heard: int = 0) -> Frame:
    """The table as a seat may know it, with what happened since the version it has."""
    frame: Frame = {"v": match.version, "type": "state", "state": match.terms.state, "seat": seat}
    if not match.dealt:
        rest: Frame = {"players": players(match, None), "chat": said(match, heard), "rematch": None}
        return frame | rest | {"shuffle": shuffle(match)}
    table = match.table
    view = table.view(seat)
    kept = table.told(seat, match.happened_before(have))
    return frame | {
        "board": board_frame(board_news(match, view, say, seat, have)),
        "beats": beat_news(match, say, seat, have),
        "ask": question(match.table, match.names, seat, view, say),
        "legal": [] if seat is None else legal(match, seat, say),
        "log": {"from": kept, "lines": match.log(seat, say)[kept:]},
        "sounds": [] if have < 0 else sounds(match, seat, have),
        "since": None if seat is None else match.told_since_own(seat),
        "meanwhile": None if seat is None else meanwhile(match, seat, say),
        "players": players(match, view),
        "chat": said(match, heard),
        "undo": seat is not None and not table.over and table.can_undo(seat),
        "result": result(match, say),
        "rematch": rematch(match, say),
        "orders": standing_orders.shown(match, seat, view, say),
    }


def sounds(match: TableSession, seat: int | None, have: int) -> list[str]:
    """What is heard of all that a seat may know to have happened since a version, each sound once."""
    heard = match.game.kinds.sounds
    happened = match.table.events(seat, match.happened_before(have))
    return list(dict.fromkeys(heard[name] for event in happened if (name := str(event["event"])) in heard))


def recap(match: TableSession, seat: int, say: Say, seen: int) -> Frame:
    """What a seat has not seen since a version, for a page that has loaded the table as it is now."""
    return {"v": match.version, "type": "recap", "beats": beat_news(match, say, seat, seen)}


def board_frame(board: Board) -> Frame:
    """A board, or what is new of it, as it is sent: parts by name, and the skeleton unless it is the same."""
    return {"skeleton": board.skeleton, "parts": board.parts} if board.skeleton else {"parts": board.parts}


def take_board(frame: Frame) -> Markup:
    """Take the board out of a frame for a page that has none: there it stands as itself, and once is enough."""
    board: Any = frame.pop("board")
    return Markup(Board(**board).whole())


def presence(match: TableSession, seat: int | None) -> Frame:
    """Who is here."""
    view = match.table.view(seat) if match.dealt else None
    frame: Frame = {"v": match.version, "type": "players", "state": match.terms.state, "players": players(match, view)}
    return frame if match.dealt else frame | {"shuffle": shuffle(match)}


def shuffle(match: TableSession) -> Frame:
    """How the words for the shuffle are gathered: the seed's hash, each seat's hash, and who has told the words.

    The commit of a seat is null if it told its words at once, and empty if it has to commit anew.
    """
    return {
        "commitment": match.commitment,
        "restarts": match.terms.restarts,
        "commits": [seat.commit for seat in match.seats],
        "told": [bool(seat.commit and seat.word) for seat in match.seats],
    }


def chat(match: TableSession, heard: int) -> Frame:
    """What was said."""
    return {"v": match.version, "type": "chat", "chat": said(match, heard)}


def ordered(match: TableSession, seat: int, say: Say) -> Frame:
    """What a seat has decided in advance: for its owner only."""
    orders = standing_orders.shown(match, seat, match.table.view(seat), say)
    return {"v": match.version, "type": "orders", "orders": orders}


def taken(match: TableSession, token: str | None, version: int) -> Frame:
    """A decision stands: the version that it led to."""
    return {"v": match.version, "type": "ack", "id": token, "at": version}


def refused(match: TableSession, token: str | None, refusal: Refusal, say: Say) -> Frame:
    """A decision was not taken, and why."""
    return {"v": match.version, "type": "error", "id": token, **refusal_data(refusal, say)}


def players(match: TableSession, view: dict[str, Json] | None) -> list[Frame]:
    """Everybody at the table, with the points that the view shows."""
    shown = view.get("players") if view else None
    rows: list[Json] = shown if isinstance(shown, list) else []
    here = match.connected()
    acting = match.to_act()
    ended = match.table.result() if match.dealt else None
    return [
        {
            "name": seat.name,
            "bot": seat.is_bot,
            "taken": seat.taken,
            "invited": not seat.taken and bool(match.holders_of(number)),
            "away": seat.away,
            "here": number in here,
            "acts": number in acting,
            "score": ended[number][0] if ended else score_of(row),
        }
        for number, (seat, row) in enumerate(zip(match.seats, [*rows, *[None] * len(match.seats)], strict=False))
    ]


def rematch(match: TableSession, say: Say) -> Frame | None:
    """The next game of the same people, and who has asked for it first."""
    asked = asked_again(match)
    by = match.terms.rematch_by
    return asked if asked is None or by is None else asked | {"text": say("web-asked-again", name=match.names[by])}


def asked_again(match: TableSession) -> Frame | None:
    """The table of the next game, and the seat that has asked for it."""
    terms = match.terms
    return None if terms.rematch is None else {"table": terms.rematch, "by": terms.rematch_by}


def said(match: TableSession, heard: int) -> Frame:
    """The lines of the chat from number `heard` on."""
    lines = [{"name": line.name, "seat": line.seat, "text": line.text} for line in match.chat[heard:]]
    return {"from": heard, "lines": lines}


def question(table: Table, called: Sequence[str], seat: int | None, view: dict[str, Json], say: Say) -> Frame:
    """The one sentence that says whose turn it is and what is asked; `called` are everybody's names."""
    acting = table.to_act()
    if not acting:
        return {"mine": False, "text": headline(table, called, say), "phase": view.get("phase")}
    if seat in acting:
        asked = question_words(table.game, view, seat, table.legal(seat), say)
        return {"mine": True, "text": asked, "phase": view.get("phase")}
    names = ", ".join(called[other] for other in acting)
    return {"mine": False, "text": say("web-waiting-for", names=names), "phase": view.get("phase")}


def legal(match: TableSession, seat: int, say: Say) -> list[Frame]:
    """What the seat may do, spelled out, in words, and in the words of its group."""
    return [offered(match.game.verbs, number, say) for number in match.table.legal(seat)]


def result(match: TableSession, say: Say) -> Frame | None:
    """Places, points, and where every point came from; the seed is open now."""
    ended = ending(match.table, match.names, say)
    return None if ended is None else ended | opened(match)


def ending(table: Table, called: Sequence[str], say: Say) -> Frame | None:
    """Places, points, and where every point came from, once a game is over."""
    if not table.over:
        return None
    rows: list[Frame] = []
    for ended in places(table):
        lines = [{"points": points, "text": words} for points, words in account(table, ended.seat, say)]
        row = {"seat": ended.seat, "name": called[ended.seat], "place": ended.place, "score": ended.score}
        rows.append({**row, "account": lines})
    return {"headline": headline(table, called, say), "rows": rows}


def opened(match: TableSession) -> Frame:
    """What is public of the shuffle once the game is over."""
    record = match.table.record()
    told: Frame = {"seed": record.seed, "words": record.words}
    return told | {"commits": record.commits, "restarts": record.restarts}
