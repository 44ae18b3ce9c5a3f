"""From the words of a command line to a dealt table: who sits where, which rules, which luck."""

import secrets
from argparse import Namespace

from camarilla.bots.levels import USUAL
from camarilla.bots.own import make_own_bot
from camarilla.core.chance import seed_from_text
from camarilla.core.game import Game
from camarilla.core.record import BOT, OWN_TURN, PERSON
from camarilla.core.registry import find_game
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.language import clean
from camarilla.terminal.options import chosen_options, read_box

COURT = ("Lucrezia", "Cosimo", "Caterina", "Niccolò", "Isabella", "Lorenzo", "Vittoria", "Cesare")
"""The names of the bots, in the order of the seats they take."""


def deal(args: Namespace, say: Say) -> tuple[Game, Table]:
    """A new game as the command line asks for it."""
    game = find_game(args.game)
    options = game.choose(chosen_options(args))
    seats = _seats(args, game)
    game.check_seats(seats, options)
    people = 1 if args.people is None else args.people
    if not 0 <= people <= seats:
        raise Complaint("cli-people", people=people, seats=seats)
    bot = args.bot or USUAL
    make_own_bot(bot, 0)
    names = seat_names(args.names, people, seats, say)
    seed = secrets.token_bytes(32) if args.seed is None else seed_from_text(args.seed)
    players = [PERSON] * people + [BOT + bot] * (seats - people)
    box = read_box(game, args.box)
    return game, Table(game, names, options, seed=seed, players=players, box=box, undo=args.undo or OWN_TURN)


def _seats(args: Namespace, game: Game) -> int:
    """As many seats as asked for; else as usual, or as there are people."""
    if args.seats is None:
        return max(game.default_seats, min(args.people or 0, game.seats[-1]))
    seats: int = args.seats
    return seats


def seat_names(given: str | None, people: int, seats: int, say: Say) -> list[str]:
    """The given names first; then people are numbered and bots get the names of the court."""
    names = [] if given is None else [clean(name) for name in given.split(",")]
    if len(names) > seats:
        raise Complaint("cli-too-many-names", given=len(names), seats=seats)
    if "" in names or len(set(names)) < len(names):
        raise Complaint("cli-bad-names", given=given or "")
    for number in range(len(names) + 1, people + 1):
        names.append(say("ui-person") if people == 1 else say("ui-person-number", number=number))
    court = [name for name in COURT if name not in names]
    return names + court[: seats - len(names)]
