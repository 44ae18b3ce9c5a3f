"""A sampled check that `redeal` remembers: what a seat guesses now fits all that it saw over many decisions.

`steps.py` compares what is guessed before and after one decision. What a seat draws itself hardly ever comes twice, so
there such a decision tells nothing, and a `redeal` that forgets what a seat has drawn passes. Here a seat's history is
kept: what was decided, and what the seat was shown each time. Worlds guessed long ago are led through it, with other
luck wherever the seat would notice a difference, and those that show the seat its whole history are worlds that could
be. Nothing that is guessed often now may be missing in all of them, and the other way round.
"""

from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from camarilla.testkit.secrecy import after, guess, open_part
from camarilla.testkit.setups import Setup, demand
from camarilla.testkit.steps import BOUND, LEAST, Beliefs
from camarilla.testkit.worlds import shown

WINDOW = 4
"""Over how many decisions worlds are led."""
GUESSES = 200
"""How many worlds are guessed now, and how many are led through the history."""
TRIES = 10
"""So many times as many are guessed at its beginning at most, until enough of them come through."""
LUCK = 30
"""How often a decision is tried, with other luck and another secret part, before a world is given up."""


class History:
    """A random game as one seat lives through it."""

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        self.setup = setup
        self.seat = seat
        self.decisions: list[tuple[int, int]] = []
        """Who decided, and what."""
        self.positions: list[Position] = []
        """The truth before each decision, and at the end."""
        self.saw: list[str] = []
        """What the seat was shown after each decision."""
        chance = FastChance(seed + 11)
        position = setup.start(seed)
        while acting := position.to_act():
            actor = acting[chance.below(len(acting))]
            legal = position.legal(actor)
            action = legal[chance.below(len(legal))]
            self.positions.append(position)
            self.decisions.append((actor, action))
            position = after(position, actor, action, luck=chance.below(1 << 30))
            self.saw.append(shown(setup, position, seat))
        self.positions.append(position)

    def noticed(self, until: int) -> int:
        """The last moment up to one at which everybody had noticed the last decision: none waits to be shown."""
        while until and self.positions[until].view(None) == self.positions[until - 1].view(None):
            until -= 1
        return until

    def lead(self, world: Position, since: int, until: int, chance: FastChance) -> Position | None:
        """The world after those decisions, if it can show the seat what it saw; None if it does not come about."""
        for number in range(since, until):
            following = self._one(world, number, chance)
            if following is None:
                return None
            world = following
        return world

    def _one(self, world: Position, number: int, chance: FastChance) -> Position | None:
        actor, action = self.decisions[number]
        alike = [action]
        if actor != self.seat:
            said = open_part(self.setup.game, action)
            alike = [other for other in world.legal(actor) if open_part(self.setup.game, other) == said]
        for _ in range(LUCK if alike else 0):
            future = after(world, actor, alike[chance.below(len(alike))], luck=chance.below(1 << 30))
            if shown(self.setup, future, self.seat) == self.saw[number]:
                return future
        return None


def guesses_fit_the_past(setup: Setup, seed: int, window: int = WINDOW, guesses: int = GUESSES) -> int:
    """What is guessed for a seat in the middle and at the end of a game fits what it saw before.

    Says how often that could be compared: where hardly a world comes through, nothing can be said.
    """
    chance = FastChance(seed + 12)
    history = History(setup, chance.below(setup.seats), seed)
    compared = 0
    for moment in (len(history.decisions) // 2, len(history.decisions) - 1):
        until = history.noticed(moment)
        since = max(0, until - window)
        led = _led(history, since, until, chance, guesses)
        if led.worlds >= LEAST:
            now = Beliefs(components_only=True)
            for _ in range(guesses):
                now.add(guess(history.positions[until], history.seat, chance))
            distance, (field, place, name, count) = now.farthest(led, exact=False)
            thing = (field, place, name, count)
            demand(
                distance <= BOUND,
                f"after {until} decisions redeal for seat {history.seat} deals {count} {name} to {field}[{place}] in"
                f" {now.share(thing):.0%} of all worlds, but it is there in {led.share(thing):.0%} of those that were"
                f" guessed {until - since} decisions before and have shown the seat all that it saw since,",
                history.positions[until],
            )
            compared += 1
    return compared


def _led(history: History, since: int, until: int, chance: FastChance, guesses: int) -> Beliefs:
    """What is hidden in worlds that have come through a part of the history."""
    led = Beliefs(components_only=True)
    for _ in range(TRIES * guesses):
        world = history.lead(guess(history.positions[since], history.seat, chance), since, until, chance)
        if world is not None:
            led.add(world)
        if led.worlds >= guesses:
            break
    return led
