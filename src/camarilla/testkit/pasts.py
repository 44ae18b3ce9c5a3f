"""Another past of a match: one in which all that a seat cannot know was different since before its last decision.

Whether that decision can be taken back is proved from what has happened since. So a table whose present alone is
replaced does not show whether the proof tells something; one with another past does.
"""

from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from camarilla.core.table import Table
from camarilla.testkit.matches import new_table
from camarilla.testkit.secrecy import guess, open_part, seen_by
from camarilla.testkit.setups import Setup, demand


def undo_tells_nothing(setup: Setup, seed: int) -> int:
    """Whether a seat may take its last decision back tells it nothing of what it cannot know.

    Says how often that was compared with a past in which something was different.
    """
    table, chance = new_table(setup, seed), FastChance(seed + 8)
    compared = step = 0
    while not table.over:
        acting = table.to_act()
        actor = acting[chance.below(len(acting))]
        legal = table.legal(actor)
        table.play(actor, legal[chance.below(len(legal))])
        step += 1
        # Who has just decided, and now and then another one, who has seen more since.
        seat = actor if step % 3 else step % setup.seats
        other = another_past(table, seat, chance)
        if other is not None:
            demand(other.can_undo(seat) == table.can_undo(seat), f"undo tells seat {seat} what it cannot know")
            compared += other._position.digest() != table._position.digest()
    return compared


def another_past(table: Table, seat: int, chance: FastChance) -> Table | None:
    """A match that the seat cannot tell from this one, guessed anew from before the seat's last decision on.

    All that happened since happens again, as far as the seat could see it; None if that does not come about.
    """
    steps = table._steps
    own = [place for place, step in enumerate(steps) if step.seat == seat]
    since = own[-1] if own else len(steps)
    twin = _as_it_was(table, since)
    twin._position = guess(twin._position, seat, chance)
    twin._position.chance, twin._position.log = twin._stream, twin._log
    told = len(twin._log)
    for place in range(since, len(steps)):
        step = steps[place]
        alike = [step.action] if step.seat == seat else _alike(twin, step.seat, step.action)
        if not alike:
            return None
        twin.play(step.seat, alike[chance.below(len(alike))])
        position, events, _ = _moment(table, place + 1)
        if seen_by(position, seat) != seen_by(twin._position, seat):
            return None
        if table._seen(table._log[:events], seat, told) != twin.events(seat, told):
            return None
    return twin


def _as_it_was(table: Table, decisions: int) -> Table:
    """The match after so many decisions that stand, to be played on by itself."""
    record = table._record
    box = None if record.box is None else table.game.read_box(record.box)
    again = Table(
        table.game, table.names, table.options, seed=table._seed, words=record.words, players=record.players, box=box,
        undo=record.undo,
    )  # fmt: skip
    position, events, again._stream.drawn = _moment(table, decisions)
    again._position, again._log, again._steps = position.clone(), table._log[:events], table._steps[:decisions]
    again._record.entries.extend(record.entries[:decisions])
    return again


def _moment(table: Table, decisions: int) -> tuple[Position, int, int]:
    """The position after so many decisions, and how many events and draws there had been."""
    if decisions == len(table._steps):
        return table._position, len(table._log), table._stream.drawn
    step = table._steps[decisions]
    return step.before, step.events, step.drawn


def _alike(table: Table, seat: int, action: int) -> list[int]:
    """The decisions of a seat that differ from one at most in what is secret."""
    shown = open_part(table.game, action)
    return [other for other in table.legal(seat) if open_part(table.game, other) == shown]
