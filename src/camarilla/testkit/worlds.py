"""Brute force for small games: every world that fits what a seat has seen, found by trying everything.

`consistent_worlds` plays a game from its start through every outcome of chance and every decision of
the other seats, and keeps what shows the seat exactly what it saw. A game's `redeal` must reach
exactly these worlds, each equally often.
"""

import json
from collections import Counter
from collections.abc import Iterator

from mypy_extensions import i64

from camarilla.core.chance import Chance, FastChance
from camarilla.core.position import Position
from camarilla.testkit.secrecy import guess
from camarilla.testkit.setups import Setup, demand


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
    watched.shown.append(_shown(setup, position, seat))
    for _ in range(decisions):
        actor = position.to_act()[0]
        legal = position.legal(actor)
        action = legal[chance.below(len(legal))]
        position.log = []
        position.play(actor, action)
        watched.actors.append((actor, action if actor == seat else None))
        watched.shown.append(_shown(setup, position, seat))
    return watched, position


def consistent_worlds(watched: Watched) -> set[str]:
    """The digests of all positions that the seat could be in."""
    found: set[str] = set()
    waiting = [(start, 0) for start in _starts(watched)]
    while waiting:
        position, step = waiting.pop()
        if step == len(watched.actors):
            found.add(position.digest())
            continue
        actor, known = watched.actors[step]
        actions = position.legal(actor) if known is None else [known]
        for action in actions:
            for future in outcomes(position, actor, action):
                if _shown(watched.setup, future, watched.seat) == watched.shown[step + 1]:
                    waiting.append((future, step + 1))
    return found


def redeal_is_uniform(setup: Setup, seat: int, decisions: int, seed: int, guesses_per_world: int = 60) -> int:
    """`redeal` reaches exactly the consistent worlds, each about equally often. Says how many there are."""
    watched, position = watch(setup, seat, decisions, seed)
    expected = consistent_worlds(watched)
    chance = FastChance(seed + 1)
    total = guesses_per_world * len(expected)
    counted = Counter(guess(position, seat, chance).digest() for _ in range(total))
    demand(set(counted) <= expected, "redeal reaches a world that the seat has seen to be impossible")
    demand(expected <= set(counted), f"redeal misses {len(expected - set(counted))} of {len(expected)} worlds")
    unevenness = sum((times - guesses_per_world) ** 2 / guesses_per_world for times in counted.values())
    # A chi-square sum over n worlds has mean n - 1 and variance 2 (n - 1): six deviations are out of the question.
    bound = len(expected) - 1 + 6 * (2 * len(expected)) ** 0.5
    demand(unevenness <= bound, f"redeal is not uniform: unevenness {unevenness:.0f}, bound {bound:.0f}")
    return len(expected)


def _starts(watched: Watched) -> Iterator[Position]:
    script: list[int] | None = []
    while script is not None:
        chance = ScriptedChance(script)
        position = watched.setup.game.start(watched.setup.seats, chance, watched.setup.options, log=[])
        if _shown(watched.setup, position, watched.seat) == watched.shown[0]:
            yield position
        script = chance.next_script()


def outcomes(position: Position, actor: int, action: int) -> Iterator[Position]:
    """A decision with every outcome of chance."""
    script: list[int] | None = []
    while script is not None:
        chance = ScriptedChance(script)
        future = position.clone()
        future.chance = chance
        future.log = []
        future.play(actor, action)
        yield future
        script = chance.next_script()


def _shown(setup: Setup, position: Position, seat: int) -> str:
    """What the seat sees, may do and was just told."""
    told = [setup.game.kinds.seen_by(event, seat) for event in position.log or []]
    return json.dumps([position.view(seat), position.legal(seat), [event for event in told if event is not None]])
