"""Promises about whole matches: records play again, and undo is harmless."""

import json

from camarilla.core.chance import FastChance, seed_from_text
from camarilla.core.record import read_record
from camarilla.core.table import Table, replay
from camarilla.testkit.setups import Setup, demand


def new_table(setup: Setup, seed: int) -> Table:
    """A table of a setup, dealt from a seed."""
    names = [f"player {seat}" for seat in range(setup.seats)]
    words = [f"word {seat} {seed}" for seat in range(setup.seats)]
    return Table(setup.game, names, setup.options, seed=seed_from_text(str(seed)), words=words)


def records_replay(setup: Setup, seed: int) -> None:
    """A finished record, written and read back, plays to the same position decision by decision."""
    table = new_table(setup, seed)
    chance = FastChance(seed)
    sealed = read_record(table.record().text())
    demand(sealed.seed is None, "the seed is shown before the game is over")
    while not table.over:
        acting = table.to_act()
        seat = acting[chance.below(len(acting))]
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])
    text = table.record().text()
    again = replay(setup.game, read_record(text))
    demand(again.record().text() == text, "a record does not play to itself")
    for seat in range(setup.seats):
        demand(again.events(seat) == table.events(seat), f"a replay tells seat {seat} something else")


def undo_is_harmless(setup: Setup, seed: int) -> int:
    """Whenever undo is offered, nobody else can tell that it was used. Says how often it was offered."""
    table = new_table(setup, seed)
    chance = FastChance(seed)
    offered = 0
    while not table.over:
        acting = table.to_act()
        seat = acting[chance.below(len(acting))]
        legal = table.legal(seat)
        action = legal[chance.below(len(legal))]
        others: list[int | None] = [None, *[other for other in range(setup.seats) if other != seat]]
        before = [_seen(table, other) for other in others]
        table.play(seat, action)
        if table.can_undo(seat):
            offered += 1
            after = [_seen(table, other) for other in others]
            demand(after == before, f"undo is offered though others saw {setup.game.verbs.text(action)!r}")
            table.undo(seat)
            demand([_seen(table, other) for other in others] == before, "others can tell that undo was used")
            demand(table.legal(seat) == legal, "undo did not restore the seat's choices")
            table.play(seat, action)
    again = replay(setup.game, read_record(table.record().text()))
    demand(again.over, "a record with undo does not play to its end")
    return offered


def _seen(table: Table, seat: int | None) -> str:
    return json.dumps([table.view(seat), table.events(seat)])
