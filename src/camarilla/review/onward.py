"""Playing on from a moment of a game against bots: a table as it stood, and what was decided there since.

Nothing of it is kept: whoever plays on tells all decisions since that moment each time, so the same ones lead to the
same table. Luck that is still to come is that of the deal.
"""

import hashlib
from collections.abc import Iterable

from camarilla.bots.base import make_bot
from camarilla.bots.levels import USUAL
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.record import Record
from camarilla.core.replay import open_record, redo
from camarilla.core.table import Table


def table_at(game: Game, record: Record, number: int) -> Table:
    """The table of a record after so many entries; raises BadRecord if one of them does not fit."""
    table = open_record(game, record)
    for done, entry in enumerate(record.entries[:number], 1):
        redo(table, entry, done)
    return table


def told(seat: int, play: str) -> str:
    """A decision with who took it, as one text."""
    return f"{seat} {play}"


def take_all(table: Table, decided: Iterable[str]) -> None:
    """Take decisions that were told so; refuses the first that cannot be taken."""
    for decision in decided:
        seat, _, play = decision.partition(" ")
        if not seat.isdecimal() or int(seat) >= len(table.names):
            raise Malformed("web-malformed")
        table.play(int(seat), play)


def let_bots_decide(table: Table, person: int) -> list[str]:
    """Let bots decide until a person is asked or the game is over; what they decided."""
    decided = []
    while table.to_act() and person not in table.to_act():
        seat = table.to_act()[0]
        moment = f"{table.commitment} {table.happened()} {seat}"
        luck = int.from_bytes(hashlib.sha256(moment.encode()).digest()[:12], "big")
        table.play(seat, make_bot(USUAL, luck, in_time=True).choose(table.chair(seat, FastChance(luck))))
        decided.append(told(seat, table.last_entry().play))
    return decided
