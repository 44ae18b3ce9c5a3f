"""`camarilla puzzle`: find the best decision in a position of a real game, or the list of the games that have such."""

from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.registry import find_game
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.drawing.terminal import draw_table
from camarilla.review.puzzles import COURT, Puzzle, find_puzzle, games_with_puzzles, puzzle_table, puzzles_of
from camarilla.review.words import play_words, puzzle_answer, puzzle_words, solution_lines
from camarilla.speech.games import game_title
from camarilla.speech.refusals import refusal_words
from camarilla.speech.voice import voice
from camarilla.terminal.lines.lines import Lines

GIVE_UP = "?"


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
    table = puzzle_table(game, puzzle)
    _show(lines, table, puzzle, speaking)
    if not args.answer:
        _ask(lines, table, puzzle, speaking)
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


def _show(lines: Lines, table: Table, puzzle: Puzzle, say: Say) -> None:
    game = table.game
    lines.show(draw_table(game, table.view(puzzle.seat), say, lines.width))
    lines.line(puzzle_words(puzzle, say), "bold")
    for number, action in enumerate(table.legal(puzzle.seat), 1):
        lines.line(f"{number:3}  {play_words(game, game.verbs.text(action), say)}")
    lines.line(say("puzzle-keys", sign=GIVE_UP), "dim")


def _ask(lines: Lines, table: Table, puzzle: Puzzle, say: Say) -> None:
    """Until the answer is right, or `?` or the end of the input asks for it."""
    while True:
        try:
            typed = lines.ask()
        except EOFError:
            return
        if typed == GIVE_UP:
            return
        try:
            play = _play(table.game, table.legal(puzzle.seat), typed)
            table.check(puzzle.seat, play)
        except Refusal as refusal:
            lines.line(refusal_words(refusal, say), "bold red")
            continue
        if play == puzzle.answer:
            lines.line(say("puzzle-right"), "bold green")
            return
        lines.line(puzzle_answer(puzzle, play, table.game, say), "bold yellow")


def _play(game: Game, legal: list[int], typed: str) -> str:
    """A decision by its number in the list, or as records write it."""
    if typed.isdecimal() and 1 <= int(typed) <= len(legal):
        return game.verbs.text(legal[int(typed) - 1])
    return game.verbs.text(game.verbs.parse(typed))
