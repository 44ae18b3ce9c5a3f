"""What can be asked of the commands that let bots play and learn."""

from argparse import ArgumentParser

from camarilla.terminal.arguments.shared import Commands, add_choices, add_json, add_ray, numbers


def add_simulate(commands: Commands, language: ArgumentParser) -> None:
    simulate = commands.add_parser("simulate", parents=[language], help="many games of bots against bots")
    simulate.set_defaults(module="contests.simulate")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--seats", type=numbers, metavar="N[,N...]", help="how many play; several are mixed")
    simulate.add_argument("--games", type=int, default=100, metavar="N", help="how many games (100)")
    simulate.add_argument(
        "--bots", default="random", metavar="A[,B...]",
        help="who plays, rotating over the seats: random, greedy, easy to master, or module:Class of your own",
    )  # fmt: skip
    simulate.add_argument("--seed", default="1", metavar="TEXT", help="the same text gives the same games (1)")
    simulate.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game (0)")
    simulate.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1); changes no result")
    simulate.add_argument("--audit", action="store_true", help="count all components after every decision")
    add_json(simulate)
    add_choices(simulate)


def add_arena(commands: Commands, language: ArgumentParser) -> None:
    arena = commands.add_parser("arena", parents=[language], help="bots on the same deals, from every seat")
    arena.set_defaults(module="contests.arena")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument(
        "--bots", required=True, metavar="A,B[,C...]", help="who plays, in the order of the seats, until all are taken"
    )
    arena.add_argument("--seats", type=int, metavar="N", help="how many play (as many as usual)")
    arena.add_argument(
        "--deals", type=int, default=50, metavar="N", help="how many deals at most (50), each in every rotation"
    )
    arena.add_argument("--seed", default="1", metavar="TEXT", help="the same text gives the same games (1)")
    arena.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1); changes no result")
    arena.add_argument(
        "--until", type=float, metavar="ERROR",
        help="stop as soon as it can be told, with this error, whether the first bot wins more than --line",
    )  # fmt: skip
    arena.add_argument(
        "--line", type=float, metavar="SHARE", help="the part of wins that --until compares with (that of equal bots)"
    )
    arena.add_argument(
        "--luck-adjusted",
        action="store_true",
        help="take the luck of the draw off the wins: fewer deals are enough",
    )
    arena.add_argument("--mirror", action="store_true", help="first let the first bot play itself: it must be even")
    arena.add_argument(
        "--results", metavar="FILE", help="write every deal there; if the file is there, continue from it"
    )
    add_ray(arena)
    add_json(arena)
    add_choices(arena, box=False)


def add_train(commands: Commands, language: ArgumentParser) -> None:
    train = commands.add_parser("train", parents=[language], help="learn to judge positions, from self-play")
    train.set_defaults(module="contests.train")
    train.add_argument("game", metavar="GAME")
    train.add_argument("--seats", type=int, metavar="N", help="how many play (as many as usual)")
    train.add_argument("--games", type=int, default=1000, metavar="N", help="how many games to learn from (1000)")
    train.add_argument(
        "--minutes", type=float, default=10, metavar="M", help="stop playing after so many minutes (10, at most 30)"
    )
    train.add_argument("--bot", default="greedy", metavar="NAME", help="who plays, straying now and then (greedy)")
    train.add_argument("--seed", default="1", metavar="TEXT", help="the same text gives the same games (1)")
    train.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1); changes no result")
    train.add_argument(
        "-o", "--output", metavar="FOLDER",
        help="where weights, figures, curve and games go (training-GAME); what is there is continued",
    )  # fmt: skip
    add_ray(train)
    add_json(train)
    add_choices(train, box=False)


def add_tune(commands: Commands, language: ArgumentParser) -> None:
    tune = commands.add_parser("tune", parents=[language], help="find better settings for a level, as TOML")
    tune.set_defaults(module="contests.tune")
    tune.add_argument("game", metavar="GAME")
    tune.add_argument("--level", default="hard", metavar="NAME", help="which level that searches (hard)")
    tune.add_argument("--against", default="greedy", metavar="NAME", help="who sits in all other seats (greedy)")
    tune.add_argument("--seats", type=int, metavar="N", help="how many play (as many as usual)")
    tune.add_argument("--simulations", type=int, metavar="N", help="how many a decision makes (as many as the level)")
    tune.add_argument(
        "--try", dest="tried", action="append", metavar="NAME=A,B",
        help="try these values of a setting, and only what is named so (else a usual choice of settings)",
    )  # fmt: skip
    tune.add_argument("--candidates", type=int, default=16, metavar="N", help="how many settings to try (16)")
    tune.add_argument(
        "--deals", type=int, default=4, metavar="N", help="how many deals each plays at first (4), in every rotation"
    )
    tune.add_argument("--fresh", type=int, default=20, metavar="N", help="how many fresh deals measure the best (20)")
    tune.add_argument("--seed", default="1", metavar="TEXT", help="the same text gives the same games (1)")
    tune.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1); changes no result")
    tune.add_argument("--results", metavar="FILE", help="write every trial there; if the file is there, continue")
    tune.add_argument("-o", "--output", metavar="FILE", help="where the settings go (standard output)")
    add_ray(tune)
    add_choices(tune, box=False)
