"""`camarilla games`: what can be played."""

from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.core.text import Say
from camarilla.speech.games import game_title
from camarilla.speech.voice import voice
from camarilla.terminal.answers import write_json
from camarilla.terminal.console import console


def run(args: Namespace, say: Say) -> int:
    """One row a game."""
    if args.json:
        write_json([_described(find_game(id), say.language) for id in game_ids()])
        return 0
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for heading in ("games-id", "games-title", "games-players", "games-minutes", "games-options"):
        grid.add_column(say(heading), no_wrap=heading != "games-options")
    for id in game_ids():
        game = find_game(id)
        options = [f"{name}={'|'.join(choices)}" for name, choices in game.options.items()]
        grid.add_row(
            Text(id, style="bold cyan"),
            Text(game_title(game, voice(game, say.language))),
            f"{game.seats[0]}-{game.seats[-1]}",
            str(game.minutes) if game.minutes else "",
            Text("\n".join(options)),
        )
    out = console()
    out.print(grid)
    out.print(Text(say("games-hint", game=game_ids()[0]), style="dim"))
    return 0


def _described(game: Game, language: str) -> dict[str, object]:
    """The same row for programs; of every option the first choice is the usual one."""
    return {
        "id": game.id, "title": game_title(game, voice(game, language)), "seats": list(game.seats),
        "default_seats": game.default_seats, "minutes": game.minutes, "options": game.options,
        "rules": game.rules_version,
    }  # fmt: skip
