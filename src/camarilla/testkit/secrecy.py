"""Promises about secrets: what a seat may not know reaches it by no way, and can be guessed uniformly."""

import itertools
import json

from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.table import beats
from camarilla.testkit.differences import first_difference
from camarilla.testkit.setups import Setup, demand, random_play, setups

GUESSES = 2
SEEDS = range(7, 12)
"""Games to look through for a secret that is rarely held."""


def seat_sees_nothing_hidden(setup: Setup, seed: int) -> None:
    """With all replaced that a seat cannot know, its view, its legal actions and its board stay the same."""
    chance = FastChance(seed + 3)
    for step, position in enumerate(random_play(setup, seed)):
        seat = step % setup.seats
        expected = seen_by(position, seat)
        public = json.dumps(position.view(None))
        for _ in range(GUESSES):
            world = guess(position, seat, chance)
            if seen_by(world, seat) != expected:
                seen = first_difference(json.loads(expected), json.loads(seen_by(world, seat)), "[view, legal, acting]")
                demand(False, f"seat {seat} can tell a guessed world: {seen}", position)
            if json.dumps(world.view(None)) != public:
                seen = first_difference(position.view(None), world.view(None), "view")
                demand(False, f"a spectator can tell a guessed world: {seen}", position)


def seen_by(position: Position, seat: int) -> str:
    """All that a seat is shown, byte for byte."""
    return json.dumps([position.view(seat), position.legal(seat), position.to_act()])


def guess(position: Position, seat: int, chance: FastChance) -> Position:
    """A world that fits what the seat has seen."""
    world = position.clone()
    world.chance = chance
    world.redeal(seat, chance)
    return world


def guesses_change_only_secrets(setup: Setup, seed: int) -> None:
    """`redeal` changes secret fields only, and conserves every component."""
    chance = FastChance(seed + 4)
    for step, position in enumerate(random_play(setup, seed)):
        seat = step % setup.seats
        world = guess(position, seat, chance)
        demand(world.census() == position.census(), f"guessing for seat {seat} lost components", world)
        known, guessed = position.dump(), world.dump()
        for field in position.layout().fields:
            if not field.secret:
                changed = first_difference(known[field.name], guessed[field.name], field.name)
                demand(not changed, f"guessing for seat {seat} changed what all can see: {changed}")


def every_secret_varies(game: Game) -> None:
    """Over random games, every secret field takes other values when guessed."""
    chance = FastChance(5)
    waiting: set[str] = set()
    for seed, setup in itertools.product(SEEDS, setups(game)):
        fields = [field for field in setup.start(1).layout().fields if field.secret]
        waiting = waiting or {field.name for field in fields}
        for step, position in enumerate(random_play(setup, seed)):
            world = guess(position, step % setup.seats, chance)
            known, guessed = position.dump(), world.dump()
            waiting -= {field.name for field in fields if known[field.name] != guessed[field.name]}
            if not waiting:
                return
    demand(False, f"guessing never changes {sorted(waiting)}")


def events_tell_no_more_than_views(setup: Setup, seed: int) -> None:
    """Two decisions that differ in secret arguments only, and after which a watcher sees the same table,
    must also have told the watcher the same.

    One is taken in the true world, the other in a world guessed for the watcher; both with the same
    luck. An event that names a card laid face down would tell them apart, and so would a beat that shows it.
    """
    chance = FastChance(seed + 6)
    for step, position in enumerate(random_play(setup, seed)):
        acting = position.to_act()
        if not acting:
            return
        actor = acting[0]
        other = (actor + 1 + step % (setup.seats - 1)) % setup.seats
        world = guess(position, other, chance)
        alike: dict[str, list[Position]] = {}
        for origin in (position, world):
            for action in origin.legal(actor)[:8]:
                future = after(origin, actor, action, luck=seed + step)
                alike.setdefault(open_part(setup.game, action), []).append(future)
        for positions in alike.values():
            for watcher in (other, None):
                _demand_told_alike(setup.game, positions, watcher)


def _demand_told_alike(game: Game, positions: list[Position], watcher: int | None) -> None:
    """Where the watcher sees the same, it was told the same; where all were told the same, nothing has to be seen."""
    told = [json.dumps(_told(game, position, watcher)) for position in positions]
    if len(set(told)) > 1:
        by_view: dict[str, str] = {}
        for position, events in zip(positions, told, strict=True):
            same = by_view.setdefault(json.dumps(position.view(watcher)), events) == events
            told_before = by_view[json.dumps(position.view(watcher))]
            demand(same, f"events tell {watcher} more than its view does: {events}, and otherwise {told_before}")


def open_part(game: Game, action: int) -> str:
    """What everybody sees of a decision by its nature."""
    return json.dumps(game.verbs.action(action).shown())


def after(origin: Position, actor: int, action: int, luck: int) -> Position:
    """The position after a decision, with the events of that decision as its log."""
    twin = origin.clone()
    twin.chance = FastChance(luck)
    twin.log = []
    twin.play(actor, action)
    return twin


def _told(game: Game, position: Position, watcher: int | None) -> list[object]:
    """All that the watcher was told and shown of a decision: its events, and the table at its beats."""
    log = position.log or []
    seen = [game.kinds.seen_by(event, watcher) for event in log]
    heard = [event for event in seen if event is not None]
    return [*heard, *[beat.view for beat in beats(game, position, log, watcher)]]
