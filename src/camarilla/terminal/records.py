"""Files of records, read for a command: what does not fit is a complaint in one line."""

from pathlib import Path

from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.record import BadRecord, Record, read_record
from camarilla.core.registry import find_game
from camarilla.core.replay import replay
from camarilla.core.table import Table
from camarilla.terminal.complaint import Complaint, reason_of
from camarilla.terminal.language import clean, plain

PERSON = "person"
BOT = "bot:"
"""How a record says who played: `person`, or `bot:` and the bot's name."""


def load_record(file: str, game: str | None = None) -> tuple[Game, Record]:
    """The record of a file and its game (`game` says which, where it is not installed).

    Refuses what is no record, one whose entries are out of order, one of another game, and one that is sealed.
    """
    record = _readable(file)
    found = _game_of(record, game)
    if record.seed is None:
        raise Complaint("verify-sealed", file=file)
    return found, record


def _readable(file: str) -> Record:
    try:
        return read_record(Path(file).read_text(encoding="utf-8"))
    except OSError as problem:
        raise Complaint("cli-cannot-read", file=file, reason=reason_of(problem)) from None
    except UnicodeDecodeError:
        raise Complaint("verify-unreadable", file=file, reason="not a record: the file is not text") from None
    except BadRecord as problem:
        if problem.entry:
            raise misfit(file, problem) from None
        raise Complaint("verify-unreadable", file=file, reason=clean(problem.reason)) from None


def _game_of(record: Record, given: str | None) -> Game:
    try:
        game = find_game(given or record.game)
    except Refusal as refusal:
        raise Complaint(refusal.key, 2, **refusal.facts) from None
    if game.id != record.game:
        raise Complaint("verify-other-game", given=game.id, game=clean(record.game))
    return game


def played_again(file: str, game: Game, record: Record) -> Table:
    """The table at the end of a record, every decision taken again; refuses a record that does not fit."""
    try:
        return replay(game, record)
    except UnicodeError:
        raise misfit(file, BadRecord("the texts hold letters that cannot be written")) from None
    except BadRecord as problem:
        raise misfit(file, problem) from None


def misfit(file: str, problem: BadRecord) -> Complaint:
    """The complaint about a record that does not fit."""
    if problem.entry:
        return Complaint("verify-entry", status=1, file=file, entry=problem.entry, reason=clean(problem.reason))
    return Complaint("verify-misfit", status=1, file=file, reason=clean(problem.reason))


def check_entry(number: int | None, record: Record) -> None:
    """Refuse the number of an entry that is not there."""
    if number is not None and not 0 <= number <= len(record.entries):
        raise Complaint("replay-no-entry", given=number, last=len(record.entries))


def seat_of(given: str | None, record: Record) -> int | None:
    """Whose eyes: any seat's or a spectator's once the game is over, a person's while it runs."""
    people = [seat for seat, player in enumerate(record.players) if player == PERSON]
    if given is None:
        return None if record.scores is not None or not people else people[0]
    names = [plain(clean(name)) for name in record.names]
    if plain(given) in names:
        seat = names.index(plain(given))
    elif given.isdecimal() and int(given) < len(names):
        seat = int(given)
    else:
        raise Complaint("replay-no-seat", given=given, last=len(names) - 1, names=", ".join(map(clean, record.names)))
    if record.scores is None and seat not in people:
        raise Complaint("replay-running", name=clean(record.names[seat]))
    return seat
