"""Files of records, read for a command: what does not fit is a complaint in one line."""

from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.record import PERSON, BadRecord, Record, read_record
from camarilla.core.registry import find_game
from camarilla.core.replay import replay
from camarilla.core.table import Table
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.files import read_text
from camarilla.terminal.language import clean, plain


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
        return read_record(read_text(file))
    except BadRecord as problem:
        if problem.entry:
            raise misfit(file, problem) from None
        raise Complaint("verify-unreadable", why=problem, file=file) from None


def _game_of(record: Record, given: str | None) -> Game:
    try:
        game = find_game(given or record.game)
    except Malformed:
        if given is not None:
            raise
        raise Complaint("verify-unknown-game", game=clean(record.game)) from None
    if game.id != record.game:
        raise Complaint("verify-other-game", given=game.id, game=clean(record.game))
    return game


def played_again(file: str, game: Game, record: Record) -> Table:
    """The table at the end of a record, every decision taken again; refuses a record that does not fit."""
    try:
        return replay(game, record)
    except UnicodeError:
        raise misfit(file, BadRecord("record-half-letter")) from None
    except BadRecord as problem:
        raise misfit(file, problem, [clean(name) for name in record.names]) from None


def load_fitting_record(file: str, game: str | None = None) -> tuple[Game, Record]:
    """The record of a file and its game, for commands that work with it; one that does not fit is refused."""
    found, record = load_record(file, game)
    try:
        played_again(file, found, record)
    except Complaint as problem:
        problem.status = 2
        raise
    return found, record


def misfit(file: str, problem: BadRecord, people: list[str] | None = None) -> Complaint:
    """The complaint about a record that does not fit."""
    if problem.entry:
        return Complaint("verify-entry", status=1, why=problem, seated=people, file=file, entry=problem.entry)
    return Complaint("verify-misfit", status=1, why=problem, seated=people, file=file)


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
