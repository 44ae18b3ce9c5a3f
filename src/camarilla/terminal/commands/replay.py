"""`camarilla replay`: a record shown decision by decision, as one seat knew it or as a spectator."""

import contextlib
from argparse import Namespace

from rich.rule import Rule
from rich.text import Text

from camarilla.core.game import Game
from camarilla.core.record import Decision, Record
from camarilla.core.replay import open_record, redo
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.drawing.terminal import draw_table
from camarilla.speech.choices import action_words
from camarilla.speech.log import log_lines
from camarilla.speech.voice import voice
from camarilla.terminal.answers import write_json
from camarilla.terminal.language import clean
from camarilla.terminal.lines.lines import Lines
from camarilla.terminal.records import check_entry, load_record, played_again, seat_of
from camarilla.terminal.table.result import result


def run(args: Namespace, say: Say) -> int:
    """Show a record that fits; one that does not is refused as by `verify`."""
    game, record = load_record(args.file, args.game)
    check_entry(args.at, record)
    seat = seat_of(args.seat, record)
    names = [clean(name) for name in record.names]
    show = _Show(game, voice(game, say.language, names), Lines(), seat)
    played_again(args.file, game, record)
    if args.json:
        write_json(_described(game, record, args.at, seat))
        return 0
    with contextlib.suppress(EOFError):
        show.run(record, args.at, args.step)
    return 0


def _described(game: Game, record: Record, at: int | None, seat: int | None) -> dict[str, object]:
    """The record up to an entry as the reader may know it, for programs: what was decided, seen, and seen last."""
    table = open_record(game, record)
    entries: list[dict[str, object]] = []
    told = table.happened()
    for number, entry in enumerate(record.entries[:at], 1):
        redo(table, entry, number)
        told = min(told, table.happened())
        known = not entry.undo and (seat == entry.seat or table.over)
        entries.append(
            {"number": number, "seat": entry.seat, "undo": entry.undo or None, "play": entry.play if known else None,
             "events": table.events(seat, told)}
        )  # fmt: skip
        told = table.happened()
    result = [{"score": score, "place": place} for score, place in table.result() or []]
    return {
        "game": game.id, "names": record.names, "seat": seat, "entries": entries, "view": table.view(seat),
        "result": result,
    }  # fmt: skip


class _Show:
    """A record being shown."""

    def __init__(self, game: Game, say: Say, lines: Lines, seat: int | None) -> None:
        self._game = game
        self._say = say
        self._lines = lines
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
                    self._lines.ask(self._say("ui-next") + " ")
        self._lines.show(Rule(Text(self._say("replay-after", count=len(entries))), style="dim"))
        self._draw(table)
        if table.over:
            self._lines.show(result(table, self._say, self._lines.width))

    def _entry(self, number: int, entry: Decision, table: Table) -> None:
        """Who decided; what it was, only where the reader may know it: the events say that."""
        words = self._say("replay-entry", number=number, seat=entry.seat)
        if entry.undo:
            words = self._say("replay-undo", number=number, seat=entry.seat, entry=entry.undo)
            self._told = min(self._told, table.happened())
        elif self._seat == entry.seat or table.over:
            action = self._game.verbs.action(self._game.verbs.parse(entry.play))
            words = f"{words} {action_words(action.json(), self._say)}"
        self._lines.line(words, "bold")
        self._tell(table)

    def _tell(self, table: Table) -> None:
        for line in log_lines(table, self._seat, self._say, self._told):
            self._lines.line(f"    · {line}")
        self._told = table.happened()

    def _draw(self, table: Table) -> None:
        self._lines.show(draw_table(self._game, table.view(self._seat), self._say, self._lines.width))
