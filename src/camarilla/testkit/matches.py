"""Promises about whole matches: records play again, and undo is harmless."""

import json
from collections.abc import Iterable

from mypy_extensions import i64

from camarilla.core.chance import Chance, FastChance, seed_from_text
from camarilla.core.events import Seen
from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.record import OWN_TURN, UNSEEN, read_record
from camarilla.core.replay import replay
from camarilla.core.table import Table
from camarilla.testkit.differences import first_difference, first_differing_line
from camarilla.testkit.setups import Setup, Violation, demand

GUESSES = 1
"""In how many worlds a decision is tried that each watcher thought possible: a game has hundreds of decisions."""


def new_table(setup: Setup, seed: int, undo: str = OWN_TURN) -> Table:
    """A table of a setup, dealt from a seed."""
    names = [f"player {seat}" for seat in range(setup.seats)]
    words = [f"word {seat} {seed}" for seat in range(setup.seats)]
    return Table(setup.game, names, setup.options, seed=seed_from_text(str(seed)), words=words, undo=undo)


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
    differing = first_differing_line(text, again.record().text())
    demand(not differing, f"a record does not play to itself: {differing}")
    for seat in range(setup.seats):
        told = first_difference(_listed(table.events(seat)), _listed(again.events(seat)), "events")
        demand(not told, f"a replay tells seat {seat} something else: {told}")


def _listed(events: list[Seen]) -> list[Json]:
    return [dict(event) for event in events]


def undo_is_harmless(setup: Setup, seed: int) -> int:
    """Whenever an unseen decision can be taken back, nobody else can tell that it was. Says how often it could."""
    table = new_table(setup, seed, UNSEEN)
    chance = FastChance(seed)
    offered = 0
    told: dict[int | None, list[Seen]] = {watcher: table.events(watcher) for watcher in (None, *range(setup.seats))}
    while not table.over:
        acting = table.to_act()
        seat = acting[chance.below(len(acting))]
        legal = table.legal(seat)
        action = legal[chance.below(len(legal))]
        before, happened = table._position.clone(), table.happened()
        table.play(seat, action)
        if table.can_undo(seat):
            offered += 1
            others = {other: (json.dumps(before.view(other)), heard) for other, heard in told.items() if other != seat}
            seen = _seen(table, others)
            demand(seen == others, f"undo is offered though others saw {setup.game.verbs.text(action)!r}")
            table.undo(seat)
            demand(_seen(table, others) == others, "others can tell that undo was used")
            demand(table.legal(seat) == legal, "undo did not restore the seat's choices")
            table.play(seat, action)
        for watcher, heard in told.items():
            heard += table.events(watcher, happened)
    again = replay(setup.game, read_record(table.record().text()))
    demand(again.over, "a record with undo does not play to its end")
    return offered


def own_turn_undo_is_harmless(setup: Setup, seed: int) -> int:
    """Whenever a decision can be taken back that others have noticed, it has shown nobody anything hidden.

    That is so if the decision could have been taken in every world that somebody thought possible before, would have
    drawn no luck there, and would have looked the same. Says how often such a decision could be taken back.
    """
    table, chance = new_table(setup, seed), FastChance(seed + 9)
    offered = 0
    while not table.over:
        acting = table.to_act()
        seat = acting[chance.below(len(acting))]
        legal = table.legal(seat)
        action = legal[chance.below(len(legal))]
        before, happened = table._position.clone(), table.happened()
        final = table.is_final(seat, action)
        same = table._position.digest() == before.digest() and table.happened() == happened
        demand(same, "asking whether a decision can be taken back has changed the table")
        table.play(seat, action)
        can_undo = table.can_undo(seat)
        demand(
            final != can_undo, f"{setup.game.verbs.text(action)!r} is announced as {'final' if final else 'no final'}"
        )
        if can_undo:
            shown = [(json.dumps(table.view(one)), table.events(one, happened)) for one in range(setup.seats)]
            table.undo(seat)
            demand(table._position.digest() == before.digest(), "undo leads to another position")
            noticed = table.events(None, happened)
            demand(noticed in ([], [{"event": "took-back", "seat": seat}]), f"undo leaves {noticed} in the log")
            if noticed:
                offered += 1
                for watcher in range(setup.seats):
                    for _ in range(GUESSES):
                        world = before.clone(NoChance())
                        world.redeal(watcher, chance)
                        _demand_nothing_learned(setup.game, world, (seat, action), watcher, shown[watcher])
            table.play(seat, action)
    again = replay(setup.game, read_record(table.record().text()))
    demand(again.over, "a record with undo does not play to its end")
    return offered


def _demand_nothing_learned(
    game: Game, world: Position, decision: tuple[int, int], watcher: int, shown: tuple[str, list[Seen]]
) -> None:
    """A decision, taken in a world that a watcher thought possible, must look to him as it did at the table."""
    seat, action = decision
    words = game.verbs.text(action)
    demand(world.can(seat, action), f"undo is offered though {words!r} shows seat {watcher} what was held")
    world.log = []
    world.play(seat, action)
    told = [seen for event in world.log if (seen := game.kinds.seen_by(event, watcher)) is not None]
    same = (json.dumps(world.view(watcher)), told) == shown
    demand(same, f"undo is offered though {words!r} shows seat {watcher} something hidden")


class NoChance(Chance):
    """Luck that nobody may ask for."""

    def below(self, size: i64) -> i64:
        """Refuses."""
        raise Violation("undo is offered though luck may answer")


def _seen(table: Table, watchers: Iterable[int | None]) -> dict[int | None, tuple[str, list[Seen]]]:
    """What each of them sees of the table, and all that each was ever told."""
    return {watcher: (json.dumps(table.view(watcher)), table.events(watcher)) for watcher in watchers}
