"""What a page plays of what it has missed: each beat with its caption, its pace, and its board.

A board is sent as the parts that look different from the board of the next beat, and that of the last beat from the
board as it is now. So what is sent does not depend on what a client shows; a page works its boards out from the last
one to the first.
"""

from itertools import pairwise
from operator import itemgetter

from camarilla.core.events import Beat
from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.drawing.boards import draw_board
from camarilla.drawing.named_parts import Board, PartMemory
from camarilla.speech.log import event_words
from camarilla.web.live.board_news import boards_of
from camarilla.web.tables.session import TableSession

BeatFrame = dict[str, object]
MOST_BEATS = 30
"""How many beats a page is sent at most: whoever comes back after days wants to play, not to watch a film."""
CAPTION = 2
"""How many sentences a caption has at most: what happened, and its reason, which is told before it. The log has all."""
AWARDS = ("points", "money")
"""The values of events that add to somebody's score."""


def beat_news(session: TableSession, say: Say, seat: int | None, have: int) -> list[BeatFrame]:
    """The beats since the version that a client has, and since its player's last decision; none if it has nothing."""
    if not 0 <= have < session.version:
        return []
    own = 0 if seat is None else session.happened_before_own(seat)
    return _beats_since(session, say, seat, max(own, session.happened_before(have)))


def _beats_since(session: TableSession, say: Say, seat: int | None, since: int) -> list[BeatFrame]:
    boards = boards_of(session)
    if boards is None:
        return []
    return beats_with_cards(
        session.table, seat, since, say, boards.last(seat, say.language), boards.memory(say.language)
    )


def beats_with_cards(
    table: Table, seat: int | None, since: int, say: Say, now: Board, memory: PartMemory
) -> list[BeatFrame]:
    """The last beats from an event on, as they are sent; `now` is the board that follows them."""
    beats = table.beats(seat, since)[-MOST_BEATS:]
    frames = beat_frames(table.game, beats, say, now, memory)
    _add_score_cards(table, seat, beats, frames)
    return frames


def beat_frames(game: Game, beats: list[Beat], say: Say, now: Board, memory: PartMemory) -> list[BeatFrame]:
    """Beats as they are sent; `now` is the board that follows the last of them."""
    drawn = [draw_board(game, beat.view, say, memory) for beat in beats]
    frames: list[BeatFrame] = []
    for beat, (board, following) in zip(beats, pairwise([*drawn, now]), strict=True):
        told = beat.said[-CAPTION:]
        frame: BeatFrame = {
            "parts": board.changed_since(following),
            "caption": " ".join([event_words(event, say) for event in told]),
            "events": told,
            "pace": beat.pace,
        }
        frames.append(frame if board.skeleton == following.skeleton else frame | {"skeleton": board.skeleton})
    return frames


# Score cards ---------------------------------------------------------------------------


def _add_score_cards(table: Table, seat: int | None, beats: list[Beat], frames: list[BeatFrame]) -> None:
    """Where a stage begins, everybody's points, and how many of them the last stage has brought."""
    names = {kind.name for kind in table.game.kinds.kinds if kind.begins_stage}
    beginning = [frame for beat, frame in zip(beats, frames, strict=True) if beat.seen["event"] in names]
    if not beginning:
        return
    stages = [_scores(beat.view) for beat in table.stages(seat)]
    for frame, (before, after) in zip(reversed(beginning), reversed(list(pairwise(stages))), strict=False):
        card = [
            {"gained": None if old is None or total is None else total - old, "total": total}
            for old, total in zip(before, after, strict=True)
        ]
        if any(total is not None for total in after):
            frame["card"] = card


def _scores(view: dict[str, Json]) -> list[int | None]:
    players = view.get("players")
    return [score_of(row) for row in players] if isinstance(players, list) else []


def score_of(row: Json) -> int | None:
    """The points in a player's row of a view, if the game keeps them there and the seat may know them."""
    if not isinstance(row, dict):
        return None
    score = row.get("score", row.get("points", row.get("money")))
    return score if isinstance(score, int) else None


# Since one's last turn ------------------------------------------------------------------


def meanwhile(session: TableSession, seat: int, say: Say) -> BeatFrame:
    """What others have changed since a seat's last decision, and a line for each bot: its last deed, and its points.

    The lines stand in the order in which these deeds happened.
    """
    table, since = session.table, session.happened_before_own(seat)
    shown = [event for event in table.shown(seat, since) if event.get("seat") != seat][-MOST_BEATS:]
    told = table.events(seat, since)
    lines: list[tuple[int, BeatFrame]] = []
    for number, other in enumerate(session.seats):
        deeds = [at for at, event in enumerate(shown) if event.get("seat") == number]
        if (other.is_bot or other.away) and deeds:
            gains = [event.get(award) for event in told if event.get("seat") == number for award in AWARDS]
            points = sum(gain for gain in gains if isinstance(gain, int))
            last = shown[deeds[-1]]
            lines.append((deeds[-1], {"seat": number, "text": event_words(last, say), "event": last, "points": points}))
    return {"events": shown, "lines": [line for _, line in sorted(lines, key=itemgetter(0))]}
