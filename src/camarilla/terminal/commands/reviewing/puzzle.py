"""`camarilla puzzle`: find the best decision in a position of a real game, or the list of the games that have such."""

import contextlib
from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.registry import find_game
from camarilla.core.text import Say
from camarilla.drawing.terminal import draw_table
from camarilla.review.puzzles import COURT, find_puzzle, games_with_puzzles, puzzle_table, puzzles_of
from camarilla.review.words import solution_lines
from camarilla.speech.games import game_title
from camarilla.speech.voice import voice
from camarilla.terminal.commands.play import has_screen, play_on_full_screen
from camarilla.terminal.lines.lines import Lines
from camarilla.terminal.lines.table import LinesTable
from camarilla.terminal.table.puzzle import PuzzleSession
from camarilla.terminal.table.session import Quit


def run(args: Namespace, say: Say) -> int:
    """Ask a puzzle until it is solved or somebody gives up."""
    lines = Lines()
    if args.game is None:
        _list(lines, say)
        return 0
    game = find_game(args.game)
    puzzle = find_puzzle(game, args.number)
    names = [say("ui-person") if seat == puzzle.seat else name for seat, name in enumerate(COURT)]
    speaking = voice(game, say.language, names)
    if args.answer:
        lines.show(draw_table(game, puzzle_table(game, puzzle).view(puzzle.seat), speaking, lines.width))
    elif _solved(PuzzleSession(game, puzzle, speaking), lines, args.plain):
        lines.line(speaking("puzzle-right"), "bold green")
    for line in solution_lines(puzzle, game, speaking):
        lines.line(line)
    following = puzzle.id % len(puzzles_of(game)) + 1
    lines.line(speaking("puzzle-following", command=f"camarilla puzzle {game.id} {following}"), "dim")
    return 0


def _list(lines: Lines, say: Say) -> None:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for game in games_with_puzzles():
        count = say("puzzle-count", count=len(puzzles_of(game)))
        grid.add_row(Text(game.id, style="bold cyan"), Text(game_title(game, voice(game, say.language))), Text(count))
    lines.show(grid)
    lines.line(say("puzzle-how"), "dim")


def _solved(session: PuzzleSession, lines: Lines, plain: bool) -> bool:
    """Ask until the answer is right, or somebody leaves it; on the full screen, where there is one."""
    with contextlib.suppress(Quit, EOFError):
        if has_screen(lines) and not plain:
            play_on_full_screen(session, pace=0)
        else:
            LinesTable(session, lines).play()
    return session.solved
