"""A sampled check of `redeal` for games of any size: what a seat believes after a decision fits what it did before.

There are two ways to a world that fits what a seat has seen of a decision. One is to guess before it, let the decision
happen in the guessed world, and keep those worlds that show the seat what it truly saw. The other is to guess after it.
Both must find every hidden thing equally often. A `redeal` that ignores what everybody could conclude from the decision
(who had to pass holds no queen) deals queens by the second way where the first never finds one.

How much more likely a decision of somebody else makes one world than another is for the game to say (does who lays five
equal cards hold more of them?). So after such a decision two shares count as different only if one of them is nothing;
after a decision of its own, of which a seat learns by luck alone, they must be the same. A decision of which the seat
notices nothing is not looked at.
"""

from collections import Counter
from collections.abc import Iterator

from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from camarilla.testkit.secrecy import after, guess, open_part
from camarilla.testkit.setups import Setup, demand, random_play
from camarilla.testkit.worlds import shown

LOOKS = 6
"""How many decisions of a game are looked at."""
GUESSES = 200
"""How many worlds are guessed before a decision, and as many after it."""
TRIES = 4
"""So many times as many are guessed before it at most, until enough of them show what the seat saw."""
LEAST = 40
"""With fewer worlds left nothing is compared: luck that the seat sees rarely comes twice."""
BOUND = 5.0
"""How many standard deviations two shares may lie apart. With honest guesses one comparison in two million does."""

_Thing = tuple[str, int, str, int]
"""A field, the place in it, what lies there, and how many of it."""


class Beliefs:
    """How often each hidden thing was found in some worlds, each of which weighs something.

    What others remember is hidden, too, but is no component: a game may keep less of it than could be known.
    """

    def __init__(self, components_only: bool = False) -> None:
        self._weight = self._squares = 0.0
        self._found: Counter[_Thing] = Counter()
        self._components_only = components_only

    def add(self, world: Position, weight: int = 1) -> None:
        """Count what is hidden in one more world."""
        self._weight += weight
        self._squares += weight * weight
        for thing in _hidden(world, self._components_only):
            self._found[thing] += weight

    @property
    def worlds(self) -> float:
        """How many worlds that weigh the same would say as much."""
        return self._weight**2 / self._squares if self._squares else 0.0

    def share(self, thing: _Thing) -> float:
        """How often the thing was found, of 1."""
        return self._found[thing] / self._weight

    def farthest(self, other: "Beliefs", exact: bool) -> tuple[float, _Thing]:
        """By how many standard deviations the two differ most, and in what; unless `exact`, of what one never finds."""
        one_more = 1 / self.worlds + 1 / other.worlds
        whole = self.worlds + other.worlds

        def deviations(thing: _Thing) -> float:
            mine, theirs = self.share(thing), other.share(thing)
            if mine and theirs and not exact:
                return 0.0
            both = (mine * self.worlds + theirs * other.worlds) / whole
            spread = (both * (1 - both) * one_more) ** 0.5
            # Half a world less, because shares move in steps.
            return (abs(mine - theirs) - one_more / 2) / spread if spread else 0.0

        return max(((deviations(thing), thing) for thing in self._found | other._found), default=(0.0, ("", 0, "", 0)))


def guesses_follow_what_happens(setup: Setup, seed: int, guesses: int = GUESSES) -> int:
    """A world guessed after a decision is like one guessed before it, in which the decision has happened.

    Says at how many decisions the two could be compared.
    """
    chance = FastChance(seed + 9)
    compared = 0
    for position, actor, action, watcher in _decisions(setup, seed):
        truth = after(position, actor, action, luck=seed)
        saw = shown(setup, truth, watcher)
        if saw == shown(setup, position, watcher):
            continue
        followed = _followed(setup, position, actor, action, watcher, saw, chance, guesses)
        if followed.worlds >= LEAST:
            guessed = Beliefs()
            for _ in range(guesses):
                guessed.add(guess(truth, watcher, chance))
            distance, thing = guessed.farthest(followed, exact=actor == watcher)
            demand(distance <= BOUND, _told(setup, actor, action, watcher, thing, guessed, followed), position)
            compared += 1
    return compared


def _followed(
    setup: Setup, before: Position, actor: int, action: int, watcher: int, saw: str, chance: FastChance, guesses: int
) -> Beliefs:
    """What is hidden in worlds guessed before the decision, where it happened as the watcher saw it.

    What the watcher does not see of the decision is decided somehow, all ways counted alike.
    """
    beliefs = Beliefs()
    said = open_part(setup.game, action)
    for _ in range(TRIES * guesses):
        world = guess(before, watcher, chance)
        alike = [action] if actor == watcher else world.legal(actor)
        alike = [other for other in alike if open_part(setup.game, other) == said]
        if alike:
            future = after(world, actor, alike[chance.below(len(alike))], luck=chance.below(1 << 30))
            if shown(setup, future, watcher) == saw:
                beliefs.add(future, len(alike))
        if beliefs.worlds >= guesses:
            break
    return beliefs


def _decisions(setup: Setup, seed: int) -> Iterator[tuple[Position, int, int, int]]:
    """Some decisions of a random game, spread over it: the position before, who decides, what, and who watches."""
    positions = [position.clone() for position in random_play(setup, seed)][:-1]
    chance = FastChance(seed + 10)
    for look in range(min(LOOKS, len(positions))):
        first, end = (len(positions) * edge // LOOKS for edge in (look, look + 1))
        position = positions[first + chance.below(max(1, end - first))]
        acting = position.to_act()
        actor = acting[chance.below(len(acting))]
        legal = position.legal(actor)
        watcher = actor if chance.below(4) == 0 else (actor + 1 + chance.below(setup.seats - 1)) % setup.seats
        yield position, actor, legal[chance.below(len(legal))], watcher


def _hidden(world: Position, components_only: bool) -> Iterator[_Thing]:
    for field in world.layout().fields:
        if field.secret and (field.holds or not components_only):
            for place in range(field.used(world.cells) if field.length else 1):
                for name, number in field.codec.pieces(world.cells[field.at + place]).items():
                    yield field.name, place, name, number


def _told(
    setup: Setup, actor: int, action: int, watcher: int, thing: _Thing, guessed: Beliefs, followed: Beliefs
) -> str:
    field, place, name, number = thing
    what = f"{number} {name}".strip() if name and number != 1 else name or str(number)
    words = setup.game.verbs.text(action)
    return (
        f"after {words!r} of seat {actor} redeal for seat {watcher} deals {what} to {field}[{place}] in"
        f" {guessed.share(thing):.0%} of all worlds, but it is there in {followed.share(thing):.0%} of those that were"
        f" guessed before, and in which that happened,"
    )
