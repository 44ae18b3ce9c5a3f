"""`camarilla replay`: a record shown decision by decision, as one seat knew it or as a spectator."""

import contextlib
from argparse import Namespace

from rich.rule import Rule
from rich.text import Text

from camarilla.core.game import Game
from camarilla.core.record import BadRecord, Decision, Record
from camarilla.core.table import Table, open_record, redo
from camarilla.core.text import Say, acted, told
from camarilla.drawing.terminal import draw_table
from camarilla.terminal.commands.verify import game_of, misfit, played_again, readable
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.language import clean, plain, voice
from camarilla.terminal.table import results
from camarilla.terminal.table.screen import Screen
from camarilla.terminal.table.setup import PERSON


def run(args: Namespace, say: Say) -> int:
    """Show a record that fits; one that does not is refused as by `verify`."""
    record = readable(args.file)
    game = game_of(record, args.game)
    if record.seed is None:
        raise Complaint("verify-sealed", file=args.file)
    if args.at is not None and not 0 <= args.at <= len(record.entries):
        raise Complaint("replay-no-entry", given=args.at, last=len(record.entries))
    seat = seat_of(args.seat, record)
    names = [clean(name) for name in record.names]
    show = _Show(game, voice(game, say.language, names), Screen(), seat)
    try:
        played_again(game, record)
    except BadRecord as problem:
        raise misfit(args.file, problem) from None
    with contextlib.suppress(EOFError):
        show.run(record, args.at, args.step)
    return 0


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


class _Show:
    """A record being shown."""

    def __init__(self, game: Game, say: Say, screen: Screen, seat: int | None) -> None:
        self._game = game
        self._say = say
        self._screen = screen
        self._seat = seat
        self._told = 0

    def run(self, record: Record, at: int | None, step: bool) -> None:
        """The entries one after the other up to `at`, the table at the end (with `step`: after each)."""
        table = open_record(self._game, record)
        entries = record.entries if at is None else record.entries[:at]
        if at is None:
            self._tell(table)
        for number, entry in enumerate(entries, 1):
            redo(table, entry, number)
            if at is None:
                self._entry(number, entry, table)
                if step and number < len(entries):
                    self._draw(table)
                    self._screen.ask(self._say("ui-next") + " ")
        self._screen.show(Rule(Text(self._say("replay-after", count=len(entries))), style="dim"))
        self._draw(table)
        if table.over:
            self._screen.show(results.result(table, self._say, self._screen.width))

    def _entry(self, number: int, entry: Decision, table: Table) -> None:
        """Who decided; what it was, only where the reader may know it: the events say that."""
        words = self._say("replay-entry", number=number, seat=entry.seat)
        if entry.undo:
            words = self._say("replay-undo", number=number, seat=entry.seat, entry=entry.undo)
            self._told = min(self._told, table.happened())
        elif self._seat == entry.seat or table.over:
            words = f"{words} {acted(self._say, self._game.verbs.action(self._game.verbs.parse(entry.play)).json())}"
        self._screen.line(words, "bold")
        self._tell(table)

    def _tell(self, table: Table) -> None:
        for event in table.events(self._seat, self._told):
            self._screen.line(f"    · {told(self._say, event)}")
        self._told = table.happened()

    def _draw(self, table: Table) -> None:
        self._screen.show(draw_table(self._game, table.view(self._seat), self._say, self._screen.width))
