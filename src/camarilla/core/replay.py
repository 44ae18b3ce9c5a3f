"""A record played again: seed and words checked against what was published, each entry against the rules."""

from camarilla.core.box import BadBox
from camarilla.core.chance import commit_of, commitment
from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.record import BOT, BadRecord, Decision, Record
from camarilla.core.registry import as_game
from camarilla.core.table import Table


def open_record(game: Game, record: Record) -> Table:
    """The table of a record before its first entry; raises BadRecord if the header does not fit."""
    if record.seed is None:
        raise BadRecord("record-sealed")
    if record.rules != game.rules_version:
        raise BadRecord("record-rules", given=record.rules, wanted=game.rules_version)
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise BadRecord("record-seed") from None
    if commitment(seed) != record.commitment:
        raise BadRecord("record-commitment", given=commitment(seed))
    _check_words(record)
    try:
        box = None if record.box is None else game.read_box(record.box)
        return Table(
            game, record.names, record.options, seed=seed, words=record.words, players=record.players, box=box,
            commits=record.commits, restarts=record.restarts, undo=record.undo,
        )  # fmt: skip
    except Refusal as refusal:
        raise BadRecord("record-table", why=refusal) from None
    except BadBox as problem:
        raise BadRecord("record-box", why=problem) from None


def _check_words(record: Record) -> None:
    """Words must fit their commit. A bot gives none: whoever runs it could try words until the deal pleases."""
    for seat, (word, commit) in enumerate(zip(record.words, record.commits, strict=True)):
        if record.players[seat].startswith(BOT) and (word or commit is not None):
            raise BadRecord("record-bot-words", at=seat)
        if commit is not None and commit_of(word) != commit:
            raise BadRecord("record-commit", at=seat, given=commit_of(word))


def redo(table: Table, decision: Decision, number: int) -> None:
    """Take one entry of a record again; it must be legal and lead to the position it says."""
    try:
        if decision.undo:
            table.undo(decision.seat)
        else:
            table.play(decision.seat, table.game.verbs.parse(decision.play))
    except Refusal as refusal:
        raise BadRecord("record-refused", number, why=refusal, play=decision.play or "undo") from None
    made = table.last_entry()
    if made.undo != decision.undo:
        raise BadRecord("record-undo", number, made=made.undo, given=decision.undo)
    if made.at != decision.at:
        raise BadRecord("record-position", number, made=made.at, given=decision.at)


def replay(game: Game | str, record: Record) -> Table:
    """Play a whole record again, of a game given itself or by its id.

    Raises BadRecord with the first entry that does not fit, and why.
    """
    table = open_record(as_game(game), record)
    for number, decision in enumerate(record.entries, 1):
        redo(table, decision, number)
    if record.scores is not None:
        again = table.record()
        if again.scores != record.scores or again.places != record.places:
            raise BadRecord("record-result", made=str(again.scores), given=str(record.scores))
    return table
