"""Brute force for small games: every world that fits what a seat has seen, found by trying everything.

`consistent_worlds` plays a game from its start through every outcome of chance and every decision of
the other seats, and keeps what shows the seat exactly what it saw. A game's `redeal` must reach
exactly these worlds, each as often as it weighs: by the luck that leads there (of three equal cards
one is drawn three times as often), and with all decisions of others counted alike.
"""

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator

from mypy_extensions import i64

from camarilla.core.chance import Chance, FastChance
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.table import Chair
from camarilla.testkit.secrecy import guess
from camarilla.testkit.setups import Setup, demand

MOST_COURSES = 50_000
"""How many ways a game may have gone, and how many guesses are made, before the setup is called too large."""


class ScriptedChance(Chance):
    """Answers from a script, then with 0; remembers how large each draw was."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.sizes: list[int] = []

    def below(self, size: i64) -> i64:
        """The next answer of the script."""
        place = len(self.sizes)
        self.sizes.append(int(size))
        return self.script[place] if place < len(self.script) else 0

    def likelihood(self) -> float:
        """How likely it is that luck answers as it did."""
        return 1 / math.prod(self.sizes)

    def next_script(self) -> list[int] | None:
        """The script that changes the last answer that can still grow; None when all were tried."""
        answers = (self.script + [0] * len(self.sizes))[: len(self.sizes)]
        while answers:
            if answers[-1] + 1 < self.sizes[len(answers) - 1]:
                return [*answers[:-1], answers[-1] + 1]
            answers.pop()
        return None


class Watched:
    """A game so far, as one seat lived through it: its own decisions and everything it was shown."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self.actors: list[tuple[int, int | None]] = []
        self.shown: list[str] = []


def watch(setup: Setup, seat: int, decisions: int, seed: int) -> tuple[Watched, Position]:
    """Play some random decisions and note what the seat sees."""
    chance = FastChance(seed)
    position = setup.start(seed, log=[])
    watched = Watched(setup, seat)
    watched.shown.append(shown(setup, position, seat))
    for _ in range(decisions):
        actor = position.to_act()[0]
        legal = position.legal(actor)
        action = legal[chance.below(len(legal))]
        position.log = []
        position.play(actor, action)
        watched.actors.append((actor, action if actor == seat else None))
        watched.shown.append(shown(setup, position, seat))
    return watched, position


def count_worlds(chair: Chair) -> int:
    """How many worlds fit all that a seat has seen; raises ValueError where there are too many ways to guess one."""
    return len({world.digest() for world, _ in every_world(chair)})


def every_world(chair: Chair) -> Iterator[tuple[Position, float]]:
    """Every way to guess a world for a chair, and how likely it is; several may lead to the same world."""
    for tried, guessed in enumerate(with_every_luck(chair.world), 1):
        _refuse_more_than_most(tried, "ways to guess a world")
        yield guessed


def consistent_worlds(watched: Watched) -> dict[str, float]:
    """The digests of all positions that the seat could be in, and what each weighs; all together weigh 1."""
    tried = _Tried()
    worlds = _Worlds()
    for start, likelihood in _starts(watched, tried):
        worlds.add(start, likelihood)
    for step, (actor, known) in enumerate(watched.actors):
        after = _Worlds()
        for position, weight in worlds.found.values():
            for action in position.legal(actor) if known is None else [known]:
                for future, likelihood in decided(position, actor, action):
                    tried.one_more()
                    if shown(watched.setup, future, watched.seat) == watched.shown[step + 1]:
                        after.add(future, weight * likelihood)
        worlds = after
    whole = sum(weight for _, weight in worlds.found.values())
    return {digest: weight / whole for digest, (_, weight) in worlds.found.items()}


class _Worlds:
    """Positions that could be, each once, with what all ways to it weigh together."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[Position, float]] = {}

    def add(self, position: Position, weight: float) -> None:
        digest = position.digest()
        same, before = self.found.get(digest, (position, 0.0))
        self.found[digest] = same, before + weight


class _Tried:
    """Counts the ways that a game may have gone, and stops where trying all would take too long."""

    def __init__(self) -> None:
        self._courses = 0

    def one_more(self) -> None:
        self._courses += 1
        _refuse_more_than_most(self._courses, "courses that the game may have taken")


def _refuse_more_than_most(number: float, what: str) -> None:
    if number > MOST_COURSES:
        raise ValueError(f"more than {MOST_COURSES} {what}: take fewer seats, fewer decisions or a smaller deck")


def redeal_is_uniform(setup: Setup, seat: int, decisions: int, seed: int, guesses_per_world: int = 60) -> int:
    """`redeal` reaches exactly the consistent worlds, each about as often as it weighs. Says how many there are.

    The rarest world is expected `guesses_per_world` times. Raises ValueError where there is too much to try.
    """
    watched, position = watch(setup, seat, decisions, seed)
    worlds = consistent_worlds(watched)
    chance = FastChance(seed + 1)
    total = math.ceil(guesses_per_world / min(worlds.values()))
    _refuse_more_than_most(total, "guesses to make")
    counted = Counter(guess(position, seat, chance).digest() for _ in range(total))
    missed = worlds.keys() - counted.keys()
    demand(counted.keys() <= worlds.keys(), "redeal reaches a world that the seat has seen to be impossible")
    demand(not missed, f"redeal misses {len(missed)} of {len(worlds)} worlds")
    unevenness = sum((counted[world] - total * weight) ** 2 / (total * weight) for world, weight in worlds.items())
    # A chi-square sum over n worlds has mean n - 1 and variance 2 (n - 1): six deviations are out of the question.
    bound = len(worlds) - 1 + 6 * (2 * len(worlds)) ** 0.5
    demand(unevenness <= bound, f"redeal is not uniform: unevenness {unevenness:.0f}, bound {bound:.0f}")
    return len(worlds)


def _starts(watched: Watched, tried: _Tried) -> Iterator[tuple[Position, float]]:
    setup = watched.setup
    for position, likelihood in dealt(setup.game, setup.seats, setup.options):
        tried.one_more()
        if shown(setup, position, watched.seat) == watched.shown[0]:
            yield position, likelihood


def dealt(game: Game, seats: int, options: dict[str, str] | None = None) -> Iterator[tuple[Position, float]]:
    """Every deal of a game, and how likely it is."""
    return with_every_luck(lambda chance: game.start(seats, chance, options, log=[]))


def outcomes(position: Position, actor: int, action: int) -> Iterator[Position]:
    """A decision with every outcome of chance."""
    return (future for future, _ in decided(position, actor, action))


def decided(position: Position, actor: int, action: int) -> Iterator[tuple[Position, float]]:
    """A decision with every outcome of chance, and how likely that is."""

    def play(chance: Chance) -> Position:
        future = position.clone(chance)
        future.log = []
        future.play(actor, action)
        return future

    return with_every_luck(play)


def with_every_luck(make: Callable[[Chance], Position]) -> Iterator[tuple[Position, float]]:
    """What comes of every outcome of chance, and how likely it is."""
    script: list[int] | None = []
    while script is not None:
        chance = ScriptedChance(script)
        made = make(chance)
        yield made, chance.likelihood()
        script = chance.next_script()


def shown(setup: Setup, position: Position, seat: int) -> str:
    """What the seat sees, may do and was just told."""
    told = [setup.game.kinds.seen_by(event, seat) for event in position.log or []]
    return json.dumps([position.view(seat), position.legal(seat), [event for event in told if event is not None]])
