"""`camarilla play`: deal or resume a game and play it to the end."""

import sys
from argparse import Namespace
from pathlib import Path

from camarilla.bots.builds import compiled_here
from camarilla.bots.levels import is_hurried
from camarilla.bots.own import make_own_bot
from camarilla.core.game import Game
from camarilla.core.record import BOT, PERSON
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.drawing.terminal import draw_table
from camarilla.speech.games import game_title, level_name
from camarilla.speech.voice import voice
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.fullscreen.size import is_large_enough
from camarilla.terminal.language import clean
from camarilla.terminal.lines.lines import Lines
from camarilla.terminal.lines.lobby import offer
from camarilla.terminal.lines.table import LinesTable
from camarilla.terminal.records import load_record, played_again
from camarilla.terminal.table.hold import Hold
from camarilla.terminal.table.result import result
from camarilla.terminal.table.save_file import SaveFile, new_path
from camarilla.terminal.table.saves import last_save
from camarilla.terminal.table.session import Quit, TerminalSession
from camarilla.terminal.table.setup import deal

INTERRUPTED = 130
LAST_WORDS = 12
"""So much of the log is shown once more at the end."""


def run(args: Namespace, say: Say) -> int:
    """Play; 0 at the end or when somebody stops, 130 after Ctrl-C, 2 if the game cannot be kept."""
    lines = Lines()
    try:
        _settle(args, lines, say)
    except Quit:
        return 0
    with Hold() as hold:
        game, table, path = begin(args, say, hold) if args.resume is None else resume(args, hold)
        return _play(args, lines, say, (game, table, path))


def _play(args: Namespace, lines: Lines, say: Say, dealt: tuple[Game, Table, Path]) -> int:
    game, table, path = dealt
    module = args.game if args.game and ":" in args.game else ""
    save_file = SaveFile(table, path, module)
    names = [clean(name) for name in table.names]
    session = TerminalSession(game, table, voice(game, say.language, names), save_file)
    full = has_screen(lines) and not args.plain
    try:
        _welcome(session, lines, args.resume is not None)
        if full:
            play_on_full_screen(session, args.pace)
        else:
            LinesTable(session, lines).play()
        _end(session, lines, board=not full)
        status = 0
    except Quit:
        status = _leave(session, lines, "ui-left", 0)
    except EOFError:
        status = _leave(session, lines, "ui-no-more-input", 0)
    except KeyboardInterrupt:
        lines.line()
        status = _leave(session, lines, "ui-interrupted", INTERRUPTED)
    if save_file.trouble is not None:
        raise save_file.trouble
    return status


def _settle(args: Namespace, lines: Lines, say: Say) -> None:
    """Which game: the last kept one, or what somebody chooses who has not said."""
    if args.resume == "":
        args.resume = str(last_save())
    if args.game is None and args.resume is None:
        if not lines.live:
            raise Complaint("cli-no-game")
        try:
            chosen = offer(lines, say)
        except EOFError:
            raise Complaint("cli-no-game") from None
        if isinstance(chosen, Path):
            args.resume = str(chosen)
        else:
            args.game = chosen


def has_screen(lines: Lines) -> bool:
    """Whether a whole screen can be drawn; that is done through standard error, which must not be a file."""
    return lines.live and sys.stderr.isatty() and is_large_enough(lines.width, lines.height)


def play_on_full_screen(session: TerminalSession, pace: float) -> None:
    """Play on the whole screen; raises what ends a game early, as lines do."""
    from camarilla.terminal.fullscreen.app import play  # loads Textual, which lines do without

    play(session, pace)


def begin(args: Namespace, say: Say, hold: Hold) -> tuple[Game, Table, Path]:
    """A new game and the file it will be kept in."""
    game, table = deal(args, say)
    path = _free(args.save) if args.save else new_path(game.id, table.commitment)
    hold.take(path)
    return game, table, path


def resume(args: Namespace, hold: Hold) -> tuple[Game, Table, Path]:
    """A kept game, every decision taken again; nothing but the place to keep it may be chosen anew."""
    for option in ("seats", "people", "names", "bot", "seed", "undo", "edition", "option", "box"):
        if getattr(args, option) is not None:
            raise Complaint("cli-resume-fixed", option=f"--{option}")
    path = _free(args.save) if args.save else Path(args.resume).expanduser()
    hold.take(path)
    game, record = load_record(args.resume, args.game)
    for player in record.players:
        if player != PERSON:
            make_own_bot(player.removeprefix(BOT), 0)
    return game, played_again(args.resume, game, record), path


def _free(name: str) -> Path:
    """A file to keep a game in; one that exists is never written over."""
    file = Path(name).expanduser()
    if file.exists():
        raise Complaint("cli-file-exists", file=name)
    return file


def _welcome(session: TerminalSession, lines: Lines, resumed: bool) -> None:
    say = session.say
    names = ", ".join(say.names)
    lines.line(game_title(session.game, say), "bold yellow")
    lines.line(say("ui-resumed" if resumed else "ui-dealt", names=names))
    for bot in dict.fromkeys(session.bots):
        if say.knows(f"bot-{bot}"):
            lines.line(f"{level_name(bot, say)}: {say(f'bot-{bot}-character')}", "dim")
    if is_hurried(session.bots, compiled_here()):
        lines.line(say("bot-hurried"), "dim")
    _kept(session, lines)


def _kept(session: TerminalSession, lines: Lines) -> None:
    """The commitment of the seed and the file, each in a line that can be copied."""
    lines.whole(session.say("ui-commitment", commitment=session.table.commitment), "dim")
    lines.whole(session.say("ui-kept-in", file=str(session.save_file.path)), "dim")


def _end(session: TerminalSession, lines: Lines, board: bool) -> None:
    say, table = session.say, session.table
    if board:
        if session.people:
            lines.fresh()
        for line in session.log(session.eyes)[-LAST_WORDS:] if session.eyes is not None else []:
            lines.line(f"  · {line}")
        lines.show(draw_table(session.game, table.view(session.eyes), say, lines.width))
    lines.show(result(table, say, lines.width))
    _kept(session, lines)
    lines.line(say("ui-verify-with"))
    lines.whole(f"  {session.save_file.verify_command()}", "cyan")


def _leave(session: TerminalSession, lines: Lines, key: str, status: int) -> int:
    session.save_file.save()
    if session.save_file.trouble is None:
        lines.whole(session.say(key, command=session.save_file.resume_command()))
    return status
