"""What the page of a lesson shows at one moment, from what the learner's seat may know."""

from dataclasses import asdict

from camarilla.core.fields import Json
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.drawing.boards import draw_board
from camarilla.drawing.named_parts import PartMemory
from camarilla.lessons.coaching import coaching
from camarilla.lessons.guided import GuidedGame
from camarilla.speech.choices import offered
from camarilla.speech.log import log_lines
from camarilla.speech.results import headline
from camarilla.web.live.beat_news import beats_with_cards, score_of
from camarilla.web.live.page_frames import Frame, board_frame, ending, question


def lesson_frame(guided: GuidedGame, say: Say) -> Frame:
    """The table, the coach's words, and what can be answered."""
    table, seat, game = guided.table, guided.seat, guided.lesson.game
    view, memory = table.view(seat), PartMemory()
    board = draw_board(game, view, say, memory)
    light = guided.step.light if guided.step else ()
    asked = question(table, say.names, seat, view, say)
    if table.over:
        asked["text"] = headline(table, say.names, say, seat)
    return {
        "answers": guided.answers,
        "coach": {**asdict(coaching(guided, say)), "light": light},
        "board": board_frame(board),
        "beats": beats_with_cards(table, seat, guided.before, say, board, memory) if guided.answers else [],
        "ask": asked,
        "legal": [offered(game.verbs, number, say) for number in guided.offered()],
        "typed": {number: game.verbs.text(number) for number in guided.offered()},
        "wanted": guided.wanted(),
        "log": log_lines(table, seat, say),
        "players": players_of(table, seat, view, say),
        "result": ending(table, say.names, say),
    }


def players_of(table: Table, person: int, view: dict[str, Json], say: Say) -> list[Frame]:
    """Everybody at the table; one person is here, and the others are bots."""
    shown = view.get("players")
    rows: list[Json] = shown if isinstance(shown, list) else [None] * len(say.names)
    ended, acting = table.result(), table.to_act()
    return [
        {
            "name": name,
            "bot": number != person,
            "away": False,
            "here": number == person,
            "acts": number in acting,
            "score": ended[number][0] if ended else score_of(row),
        }
        for number, (name, row) in enumerate(zip(say.names, rows, strict=True))
    ]
