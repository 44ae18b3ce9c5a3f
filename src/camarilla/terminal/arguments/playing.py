"""What can be asked of the commands that play: at the table, with a coach, from where one left."""

from argparse import ArgumentParser

from camarilla.terminal.arguments.shared import Commands, add_choices, add_json, seconds


def add_play(commands: Commands, language: ArgumentParser) -> None:
    play = commands.add_parser("play", parents=[language], help="play against bots, or several people at one keyboard")
    play.set_defaults(module="play")
    play.add_argument(
        "game", nargs="?", metavar="GAME", help="which game (else you are asked); `camarilla games` lists them"
    )
    play.add_argument("--seats", type=int, metavar="N", help="how many play, bots included")
    play.add_argument("--people", type=int, metavar="N", help="how many of them are people (1)")
    play.add_argument("--names", metavar="A,B", help="the names of the people, then of the bots")
    play.add_argument(
        "--bot", metavar="NAME", help="who plays against you: easy, medium, hard, master, greedy or random"
    )
    play.add_argument("--seed", metavar="TEXT", help="deal the game of this text (else nobody knows the deal)")
    play.add_argument("--undo", metavar="LEVEL", help="what can be undone: off, unseen or own-turn (own-turn)")
    play.add_argument("--save", metavar="FILE", help="where the game is saved (else in your data folder)")
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help="continue a saved game (the last one)")
    play.add_argument("--plain", action="store_true", help="in lines instead of on the full screen")
    play.add_argument(
        "--pace", type=seconds, default=0.6, metavar="S", help="seconds for a sentence while bots play (0.6)"
    )
    add_choices(play)


def add_learn(commands: Commands, language: ArgumentParser) -> None:
    learn = commands.add_parser("learn", parents=[language], help="a guided game with a coach, to learn by playing")
    learn.set_defaults(module="learn")
    learn.add_argument("lesson", nargs="?", metavar="LESSON", help="which one (else they are listed)")
    learn.add_argument("--again", action="store_true", help="from the beginning, not from where you left it")
    learn.add_argument("--plain", action="store_true", help="in lines instead of on the full screen")
    learn.add_argument(
        "--pace", type=seconds, default=0.6, metavar="S", help="seconds for a sentence while others play (0.6)"
    )


def add_saves(commands: Commands, language: ArgumentParser) -> None:
    saves = commands.add_parser("saves", parents=[language], help="list the saved games")
    saves.set_defaults(module="saves")
    add_json(saves)


def add_puzzle(commands: Commands, language: ArgumentParser) -> None:
    puzzle = commands.add_parser("puzzle", parents=[language], help="find the best decision in a position of a game")
    puzzle.set_defaults(module="reviewing.puzzle")
    puzzle.add_argument("game", nargs="?", metavar="GAME", help="of which game (else they are listed)")
    puzzle.add_argument("number", nargs="?", type=int, default=1, metavar="N", help="which puzzle (1)")
    puzzle.add_argument("--answer", action="store_true", help="tell the answer at once")
    puzzle.add_argument("--plain", action="store_true", help="in lines instead of on the full screen")
