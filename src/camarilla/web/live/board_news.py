"""What a page is sent of its board: only the parts that it does not have yet.

All pages of one seat and language have the same boards, so it is enough to know, for each part, since which version
of the table it has looked as it does. Nothing is kept of a single client: it says which version it has.
"""

from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.text import Say
from camarilla.drawing.boards import draw_board
from camarilla.drawing.named_parts import Board, PartMemory
from camarilla.web.tables.session import TableSession


@dataclass
class Shown:
    """The board of one seat and language, and since which version each part of it has looked the same."""

    board: Board = field(default_factory=lambda: Board("", {}))
    skeleton_since: int = 0
    since: dict[str, int] = field(default_factory=dict)
    versions: set[int] = field(default_factory=set)
    """The versions that were looked at: between two of them a part may have changed and changed back."""

    def show(self, board: Board, version: int) -> None:
        """Take over how the board looks at a version."""
        for name in board.changed_since(self.board):
            self.since[name] = version
        if board.skeleton != self.board.skeleton:
            self.skeleton_since = version
        self.board = board
        self.versions.add(version)

    def news(self, have: int) -> Board:
        """What a client that has a version lacks; without a skeleton if that is the same."""
        if have not in self.versions:
            return self.board
        parts = {name: markup for name, markup in self.board.parts.items() if self.since[name] > have}
        return Board(self.board.skeleton if self.skeleton_since > have else "", parts)


class TableBoards:
    """The boards of one table, as long as somebody watches it."""

    def __init__(self) -> None:
        self._memories: dict[str, PartMemory] = {}
        self._shown: dict[tuple[int | None, str], Shown] = {}

    def memory(self, language: str) -> PartMemory:
        """What was drawn lately for the readers of a language."""
        return self._memories.setdefault(language, PartMemory())

    def last(self, seat: int | None, language: str) -> Board:
        """The board that was drawn last for a seat in a language; an empty one if there is none."""
        return self._shown.get((seat, language), Shown()).board

    def news(self, game: Game, view: dict[str, Json], say: Say, seat: int | None, version: int, have: int) -> Board:
        """Draw what a seat sees, and return what a client that has an earlier version lacks of it."""
        shown = self._shown.setdefault((seat, say.language), Shown())
        shown.show(draw_board(game, view, say, self.memory(say.language)), version)
        return shown.news(have)


_BOARDS: WeakKeyDictionary[TableSession, TableBoards] = WeakKeyDictionary()


def board_news(session: TableSession, view: dict[str, Json], say: Say, seat: int | None, have: int) -> Board:
    """What a client that has version `have` lacks of the board that its seat sees now."""
    if not session.watchers:  # a page that is only fetched: nothing is remembered of tables that nobody watches
        _BOARDS.pop(session, None)
        return draw_board(session.game, view, say)
    boards = _BOARDS.setdefault(session, TableBoards())
    return boards.news(session.game, view, say, seat, session.version, have)


def boards_of(session: TableSession) -> TableBoards | None:
    """The boards of a table that somebody watches."""
    return _BOARDS.get(session)


def forget_if_unwatched(session: TableSession) -> None:
    """Drop the boards of a table that the last client has left."""
    if not session.watchers:
        _BOARDS.pop(session, None)
