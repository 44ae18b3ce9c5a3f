"""The ways in which a game can be set up, and random play through them."""

import itertools
from collections.abc import Iterator

from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.events import Event
from camarilla.core.game import Game
from camarilla.core.position import Position


class Violation(AssertionError):
    """A game does not keep a promise that every game makes."""


def demand(holds: bool, promise: str, position: Position | None = None) -> None:
    """Fail with the promise that was not kept, and the position in which that was seen."""
    if not holds:
        # Written down only now: a promise is asked for thousands of times before it is broken.
        raise Violation(promise if position is None else f"{promise} in {position.dump()}")


class Setup:
    """A game with a number of seats and a choice of options."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        chosen = [f"{name}={choice}" for name, choice in self.options.items()]
        return " ".join([self.game.id, f"{self.seats} seats", *chosen])

    def is_possible(self) -> bool:
        """Whether the game allows these options with this number of seats."""
        try:
            self.game.check_seats(self.seats, self.options)
        except Malformed:
            return False
        return True

    def start(self, seed: int, log: list[Event] | None = None) -> Position:
        """A new position, dealt from a seed."""
        return self.game.start(self.seats, FastChance(seed), self.options, log=log)


def setups(game: Game) -> list[Setup]:
    """Every number of seats with the default options, and with every other choice of each option."""
    choices = [game.choose({})]
    for name, others in game.options.items():
        choices += [game.choose({name: other}) for other in others[1:]]
    found = [Setup(game, seats, options) for seats, options in itertools.product(game.seats, choices)]
    return [setup for setup in found if setup.is_possible()]


MOST_DECISIONS = 20_000
"""A game that takes longer is taken not to end."""


def random_play(setup: Setup, seed: int) -> Iterator[Position]:
    """A random game: every position in which somebody owes a decision, and at last the final one.

    The caller may do what it likes with clones; the position itself is played on.
    """
    chance = FastChance(seed + 1)
    position = setup.start(seed)
    for _ in range(MOST_DECISIONS):
        yield position
        acting = position.to_act()
        if not acting:
            return
        seat = acting[chance.below(len(acting))]
        legal = position.legal(seat)
        demand(bool(legal), f"seat {seat} owes a decision but has none", position)
        position.play(seat, legal[chance.below(len(legal))])
    raise Violation(f"{setup} does not end within {MOST_DECISIONS} decisions (seed {seed})")
