"""`camarilla play`: deal or resume a game, play it to the end, keep it all the while."""

from argparse import Namespace
from pathlib import Path

from camarilla.bots.base import make_bot
from camarilla.core.game import Game
from camarilla.core.record import BadRecord
from camarilla.core.table import Table
from camarilla.core.text import Say, spoken
from camarilla.drawing.terminal import draw_table
from camarilla.terminal.commands.verify import game_of, misfit, played_again, readable
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.language import clean, voice
from camarilla.terminal.table import results, saves
from camarilla.terminal.table.keeping import Keeper
from camarilla.terminal.table.keyboard_game import KeyboardGame
from camarilla.terminal.table.screen import Screen
from camarilla.terminal.table.setup import BOT, PERSON, deal
from camarilla.terminal.table.turn import Quit, Turn

INTERRUPTED = 130


def run(args: Namespace, say: Say) -> int:
    """Play; 0 at the end or when somebody stops, 130 after Ctrl-C, 2 if the game cannot be kept."""
    game, table, file = resume(args) if args.resume else begin(args, say)
    keeper = Keeper(table, file)
    names = [clean(name) for name in table.names]
    match = KeyboardGame(game, table, voice(game, say.language, names), Screen(), keeper)
    try:
        _welcome(match, bool(args.resume))
        _course(match)
        _end(match)
        status = 0
    except Quit:
        status = _leave(match, "ui-left", 0)
    except EOFError:
        status = _leave(match, "ui-no-more-input", 0)
    except KeyboardInterrupt:
        match.screen.line()
        status = _leave(match, "ui-interrupted", INTERRUPTED)
    if keeper.trouble is not None:
        raise keeper.trouble
    return status


def begin(args: Namespace, say: Say) -> tuple[Game, Table, Path]:
    """A new game and the file it will be kept in."""
    if args.game is None:
        raise Complaint("cli-no-game")
    game, table = deal(args, say)
    return game, table, _free(args.save) if args.save else saves.new_file(game.id, table.commitment)


def resume(args: Namespace) -> tuple[Game, Table, Path]:
    """A kept game, every decision taken again; nothing but the place to keep it may be chosen anew."""
    for option in ("seats", "people", "names", "bot", "seed", "edition", "option", "box"):
        if getattr(args, option) is not None:
            raise Complaint("cli-resume-fixed", option=f"--{option}")
    record = readable(args.resume)
    game = game_of(record, args.game)
    if record.seed is None:
        raise Complaint("verify-sealed", file=args.resume)
    for player in record.players:
        if player != PERSON:
            make_bot(player.removeprefix(BOT), 0)
    try:
        table = played_again(game, record)
    except BadRecord as problem:
        raise misfit(args.resume, problem) from None
    return game, table, _free(args.save) if args.save else Path(args.resume).expanduser()


def _free(name: str) -> Path:
    """A file to keep a game in; one that exists is never written over."""
    file = Path(name).expanduser()
    if file.exists():
        raise Complaint("cli-file-exists", file=name)
    return file


def _welcome(match: KeyboardGame, resumed: bool) -> None:
    say, screen = match.say, match.screen
    names = ", ".join(say.names)
    screen.line(spoken(say, "title", match.game.id), "bold yellow")
    screen.line(say("ui-resumed" if resumed else "ui-dealt", names=names))
    screen.whole(say("ui-commitment", commitment=match.table.commitment), "dim")
    screen.whole(say("ui-kept-in", file=str(match.keeper.file)), "dim")


def _course(match: KeyboardGame) -> None:
    while True:
        match.bots()
        seat = match.next_person()
        if seat is None:
            return
        match.hand_over(seat)
        Turn(match, seat).take()


def _end(match: KeyboardGame) -> None:
    say, screen, table = match.say, match.screen, match.table
    seat = match.people[0] if len(match.people) == 1 else None
    if match.people:
        screen.fresh()
        match.log(seat, 0 if seat is None else 12)
    screen.show(draw_table(match.game, table.view(seat), say, screen.width))
    screen.show(results.result(table, say, screen.width))
    screen.whole(say("ui-commitment", commitment=table.commitment), "dim")
    screen.whole(say("ui-kept-in", file=str(match.keeper.file)), "dim")
    screen.line(say("ui-verify-with"))
    screen.whole(f"  {match.keeper.verify_command()}", "cyan")


def _leave(match: KeyboardGame, key: str, status: int) -> int:
    match.keeper.keep()
    if match.keeper.trouble is None:
        match.screen.whole(match.say(key, command=match.keeper.resume_command()))
    return status
