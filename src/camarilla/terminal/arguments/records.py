"""What can be asked of the commands that look at a record."""

from argparse import ArgumentParser

from camarilla.terminal.arguments.shared import Commands, add_json, add_simulations, moment


def add_replay(commands: Commands, language: ArgumentParser) -> None:
    replay = commands.add_parser("replay", parents=[language], help="show a record, decision by decision")
    replay.set_defaults(module="replay")
    replay.add_argument("file", metavar="FILE", help="the record; - reads standard input")
    replay.add_argument("--at", type=int, metavar="N", help="only the table after entry N (0: the deal)")
    replay.add_argument("--seat", metavar="S", help="as this seat knew it: a number from 0, or a name")
    replay.add_argument("--step", action="store_true", help="draw the table after every entry; Enter goes on")
    add_json(replay)
    replay.add_argument("--game", metavar="GAME", help="the module:ATTRIBUTE of a game that is not installed")


def add_hint(commands: Commands, language: ArgumentParser) -> None:
    hint = commands.add_parser("hint", parents=[language], help="what a seat should do, from what it knows")
    hint.set_defaults(module="reviewing.hint")
    hint.add_argument("file", metavar="FILE", help="the record; - reads standard input")
    hint.add_argument("--at", type=int, metavar="N", help="the moment after entry N (0: the deal; else now)")
    hint.add_argument("--seat", metavar="S", help="who decides: a number from 0, or a name")
    add_simulations(hint)
    add_json(hint)
    hint.add_argument("--game", metavar="GAME", help="the module:ATTRIBUTE of a game that is not installed")


def add_review(commands: Commands, language: ArgumentParser) -> None:
    review = commands.add_parser("review", parents=[language], help="a finished game: errors, turning points, luck")
    review.set_defaults(module="reviewing.review")
    review.add_argument("file", metavar="FILE", help="the record; - reads standard input")
    add_simulations(review)
    review.add_argument("--jobs", type=int, metavar="N", help="how many processes (one a core); changes no result")
    add_json(review)
    review.add_argument("--game", metavar="GAME", help="the module:ATTRIBUTE of a game that is not installed")


def add_draw(commands: Commands, language: ArgumentParser) -> None:
    draw = commands.add_parser("draw", parents=[language], help="a moment of a record as a picture: SVG or PNG")
    draw.set_defaults(module="draw")
    draw.add_argument("file", metavar="FILE", help="the record; - reads standard input")
    draw.add_argument(
        "-o", "--output", default="board.svg", metavar="FILE",
        help="where to (board.svg); .png needs Chromium; - writes SVG to standard output",
    )  # fmt: skip
    draw.add_argument(
        "--at", type=moment, default=(None, None), metavar="N",
        help="the table after entry N (0: the deal; else the end); N.B is its moment number B",
    )  # fmt: skip
    draw.add_argument(
        "--seat", metavar="S", help="through whose eyes: a number from 0, a name, watch, or all hands open: all"
    )
    draw.add_argument("--dark", action="store_true", help="in dark colours")
    draw.add_argument("--width", type=int, default=1100, metavar="PIXELS", help="how wide (1100)")
    draw.add_argument("--game", metavar="GAME", help="the module:ATTRIBUTE of a game that is not installed")


def add_verify(commands: Commands, language: ArgumentParser) -> None:
    verify = commands.add_parser("verify", parents=[language], help="do records fit their seeds and the rules?")
    verify.set_defaults(module="verify")
    verify.add_argument("files", nargs="+", metavar="FILE", help="the records; - reads standard input")
    add_json(verify)
    verify.add_argument("--game", metavar="GAME", help="the module:ATTRIBUTE of a game that is not installed")
