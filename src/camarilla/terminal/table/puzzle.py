"""A puzzle at the keyboard: the same session as any game, of one decision; nothing of it is kept."""

from pathlib import Path

from camarilla.core.game import Game
from camarilla.core.text import Say
from camarilla.lessons.guided import Explained
from camarilla.review.puzzles import Puzzle, puzzle_table
from camarilla.review.words import puzzle_answer, puzzle_words
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.table.save_file import SaveFile
from camarilla.terminal.table.session import Quit, TerminalSession


class NoFile(SaveFile):
    """Where nothing is kept: whoever wants to save is told so."""

    def __init__(self) -> None:
        self.path = Path()
        self.trouble: Complaint | None = None

    def save(self) -> None:
        """Refuse: a puzzle is one decision."""
        raise Complaint("puzzle-not-saved")


class PuzzleSession(TerminalSession):
    """A puzzle that is being solved: wrong answers are explained, the right one ends it."""

    def __init__(self, game: Game, puzzle: Puzzle, say: Say) -> None:
        super().__init__(game, puzzle_table(game, puzzle, say.names[puzzle.seat]), say, NoFile())
        self._puzzle = puzzle
        self.people = [puzzle.seat]
        self.sits_down(puzzle.seat)
        self.solved = False

    def bot_decides(self) -> bool:
        """The table waits for one decision."""
        return False

    def advice(self) -> str:
        """What is asked for, and how the answer is told."""
        return f"{puzzle_words(self._puzzle, self.say)} {self.say('puzzle-keys')}"

    def play(self, seat: int, action: int) -> None:
        """Take the right answer and leave; say what is wrong with any other."""
        play = self.game.verbs.text(action)
        self.table.check(seat, play)
        if play != self._puzzle.answer:
            raise Explained("puzzle-tried", told=puzzle_answer(self._puzzle, play, self.game, self.say))
        self.solved = True
        raise Quit
