"""What a page shows of a table that only one person plays at, and that is not stored."""

from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.drawing.boards import draw_board
from camarilla.drawing.named_parts import PartMemory
from camarilla.speech.choices import offered
from camarilla.speech.log import log_lines
from camarilla.web.http.learn.frames import players_of
from camarilla.web.live.beat_news import beats_with_cards
from camarilla.web.live.page_frames import Frame, board_frame, ending, question


def table_frame(table: Table, seat: int, say: Say, before: int | None = None) -> Frame:
    """The table as a seat may know it; with the beats since event number `before`, if something has happened."""
    view, memory, verbs = table.view(seat), PartMemory(), table.game.verbs
    board = draw_board(table.game, view, say, memory)
    legal = table.legal(seat) if seat in table.to_act() else []
    return {
        "board": board_frame(board),
        "beats": [] if before is None else beats_with_cards(table, seat, before, say, board, memory),
        "ask": question(table, say.names, seat, view, say),
        "legal": [{**offered(verbs, number, say), "answer": verbs.text(number)} for number in legal],
        "log": log_lines(table, seat, say),
        "players": players_of(table, seat, view, say),
        "result": ending(table, say.names, say),
    }
