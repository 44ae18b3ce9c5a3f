"""`camarilla play`: deal or resume a game and play it to the end."""

from argparse import Namespace
from pathlib import Path

from camarilla.bots.base import make_bot
from camarilla.core.game import Game
from camarilla.core.record import BOT, PERSON
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.drawing.terminal import draw_table
from camarilla.speech.games import game_title
from camarilla.speech.voice import voice
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.language import clean
from camarilla.terminal.records import load_record, played_again
from camarilla.terminal.table.result import result
from camarilla.terminal.table.save_file import SaveFile, new_path
from camarilla.terminal.table.screen import Screen
from camarilla.terminal.table.session import TerminalSession
from camarilla.terminal.table.setup import deal
from camarilla.terminal.table.turn import Quit, Turn

INTERRUPTED = 130


def run(args: Namespace, say: Say) -> int:
    """Play; 0 at the end or when somebody stops, 130 after Ctrl-C, 2 if the game cannot be kept."""
    game, table, path = resume(args) if args.resume else begin(args, say)
    save_file = SaveFile(table, path)
    names = [clean(name) for name in table.names]
    session = TerminalSession(game, table, voice(game, say.language, names), Screen(), save_file)
    try:
        _welcome(session, bool(args.resume))
        _course(session)
        _end(session)
        status = 0
    except Quit:
        status = _leave(session, "ui-left", 0)
    except EOFError:
        status = _leave(session, "ui-no-more-input", 0)
    except KeyboardInterrupt:
        session.screen.line()
        status = _leave(session, "ui-interrupted", INTERRUPTED)
    if save_file.trouble is not None:
        raise save_file.trouble
    return status


def begin(args: Namespace, say: Say) -> tuple[Game, Table, Path]:
    """A new game and the file it will be kept in."""
    if args.game is None:
        raise Complaint("cli-no-game")
    game, table = deal(args, say)
    return game, table, _free(args.save) if args.save else new_path(game.id, table.commitment)


def resume(args: Namespace) -> tuple[Game, Table, Path]:
    """A kept game, every decision taken again; nothing but the place to keep it may be chosen anew."""
    for option in ("seats", "people", "names", "bot", "seed", "undo", "edition", "option", "box"):
        if getattr(args, option) is not None:
            raise Complaint("cli-resume-fixed", option=f"--{option}")
    game, record = load_record(args.resume, args.game)
    for player in record.players:
        if player != PERSON:
            make_bot(player.removeprefix(BOT), 0)
    table = played_again(args.resume, game, record)
    return game, table, _free(args.save) if args.save else Path(args.resume).expanduser()


def _free(name: str) -> Path:
    """A file to keep a game in; one that exists is never written over."""
    file = Path(name).expanduser()
    if file.exists():
        raise Complaint("cli-file-exists", file=name)
    return file


def _welcome(session: TerminalSession, resumed: bool) -> None:
    say, screen = session.say, session.screen
    names = ", ".join(say.names)
    screen.line(game_title(session.game, say), "bold yellow")
    screen.line(say("ui-resumed" if resumed else "ui-dealt", names=names))
    screen.whole(say("ui-commitment", commitment=session.table.commitment), "dim")
    screen.whole(say("ui-kept-in", file=str(session.save_file.path)), "dim")


def _course(session: TerminalSession) -> None:
    while True:
        session.bots()
        seat = session.next_person()
        if seat is None:
            return
        session.hand_over(seat)
        Turn(session, seat).take()


def _end(session: TerminalSession) -> None:
    say, screen, table = session.say, session.screen, session.table
    seat = session.people[0] if len(session.people) == 1 else None
    if session.people:
        screen.fresh()
        session.log(seat, 0 if seat is None else 12)
    screen.show(draw_table(session.game, table.view(seat), say, screen.width))
    screen.show(result(table, say, screen.width))
    screen.whole(say("ui-commitment", commitment=table.commitment), "dim")
    screen.whole(say("ui-kept-in", file=str(session.save_file.path)), "dim")
    screen.line(say("ui-verify-with"))
    screen.whole(f"  {session.save_file.verify_command()}", "cyan")


def _leave(session: TerminalSession, key: str, status: int) -> int:
    session.save_file.save()
    if session.save_file.trouble is None:
        session.screen.whole(session.say(key, command=session.save_file.resume_command()))
    return status
