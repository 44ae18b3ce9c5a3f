"""What can be asked of the commands about games, their making and this program."""

from argparse import ArgumentParser

from camarilla.terminal.arguments.shared import Commands, add_json


def add_games(commands: Commands, language: ArgumentParser) -> None:
    games = commands.add_parser("games", parents=[language], help="list the games")
    games.set_defaults(module="games")
    add_json(games)


def add_rules(commands: Commands, language: ArgumentParser) -> None:
    rules = commands.add_parser("rules", parents=[language], help="the rulebook, with its sources and tests")
    rules.set_defaults(module="rules")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("clause", nargs="?", metavar="RULE", help="one rule (3.9) or one chapter (3) only")
    add_json(rules)


def add_new_game(commands: Commands, language: ArgumentParser) -> None:
    new_game = commands.add_parser("new-game", parents=[language], help="write a small game, to be made into yours")
    new_game.set_defaults(module="new_game")
    new_game.add_argument("name", metavar="NAME", help="its id, like my-game")


def add_bench(commands: Commands, language: ArgumentParser) -> None:
    bench = commands.add_parser("bench", parents=[language], help="measure the speed (from a checkout)")
    bench.set_defaults(module="bench")
    add_json(bench)


def add_settings(commands: Commands, language: ArgumentParser, tree: ArgumentParser) -> None:
    settings = commands.add_parser("settings", parents=[language], help="what is taken for granted, and from where")
    settings.set_defaults(module="settings", tree=tree)
    add_json(settings)


def add_completion(commands: Commands, language: ArgumentParser, tree: ArgumentParser) -> None:
    completion = commands.add_parser("completion", parents=[language], help="a script for the Tab key of your shell")
    completion.set_defaults(module="completion", tree=tree)
    completion.add_argument(
        "shell", choices=("bash", "zsh", "fish"), help='bash, zsh: eval "$(camarilla completion bash)"'
    )
