"""What all environments share: which game is played how, what its observations hold, and who plays the other seats."""

from collections.abc import Callable
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from camarilla.adapters.lens import Lens
from camarilla.bots.base import decide
from camarilla.bots.own import make_own_bot
from camarilla.core.box import Box
from camarilla.core.chance import Chance, FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.events import Event
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.registry import as_game
from camarilla.observing.description import Part
from camarilla.observing.observer import Observer

REWARDS = ("place", "score")
RANDOM = "random"


def as_word(game: Game) -> str:
    """The id of a game where only letters and underlines are allowed: `ruse_and_bruise`, `strozzi_small`."""
    return game.id.replace("-", "_").replace(":", "_")


class Environment:
    """A game with a number of seats, options and a box, as researchers ask for it; refuses what there is none of."""

    def __init__(
        self, game: Game | str, seats: int | None = None, box: Box | str | None = None, reward: str = REWARDS[0],
        options: dict[str, str] | None = None,
    ) -> None:  # fmt: skip
        if reward not in REWARDS:
            raise Malformed("unknown-reward", given=reward, known=", ".join(REWARDS))
        self.game = as_game(game)
        self.options = self.game.choose(options or {})
        self._asked = options
        self.seats = self.game.default_seats if seats is None else seats
        self.game.check_seats(self.seats, self.options)
        self.box = self.game.read_box(box) if isinstance(box, str) else box
        self.reward = reward
        self.by_place = reward == REWARDS[0]
        self.actions = self.game.verbs.size

    def start(self, chance: Chance, log: list[Event] | None = None) -> Position:
        """A new, dealt position; what happens goes to `log` if there is one."""
        return self.game.start(self.seats, chance, self._asked, self.box, log)  # which is fast if nothing was asked for

    def __reduce__(self) -> tuple[object, ...]:
        return Environment, (self.game, self.seats, self.box, self.reward, self.options)

    @cached_property
    def observer(self) -> Observer:
        """How the game tells in numbers what a seat knows; refuses a game that does not."""
        if not self.game.has("observation", "OBSERVER"):
            raise Malformed("no-observation", game=self.game.id)
        observer: Observer = self.game.part("observation", "OBSERVER")
        return observer

    @cached_property
    def name(self) -> str:
        """The game and the version of its environments: `strozzi_v0`."""
        return f"{as_word(self.game)}_v{self.observer.version}"

    @cached_property
    def parts(self) -> list[Part]:
        """What the numbers of an observation are."""
        return self.observer.describe(self.start(FastChance(0)))

    @cached_property
    def width(self) -> int:
        """How many numbers an observation has."""
        return self.parts[-1].at + self.parts[-1].size

    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The least and the most that each number can be."""
        sizes = [part.size for part in self.parts]
        lows, highs = [part.low for part in self.parts], [part.high for part in self.parts]
        return np.repeat(np.array(lows, np.int16), sizes), np.repeat(np.array(highs, np.int16), sizes)

    def lens(self, rows: int, observe: bool = True) -> Lens:
        """Buffers for so many games at once; without `observe` for what is open only."""
        if not observe:
            return Lens(None, 0, 0, self.actions, rows)
        return Lens(self.observer, self.width, len(self.parts), self.actions, rows)

    @cached_property
    def spyglass(self) -> "Spyglass":
        """For one game at a time."""
        return Spyglass(self)

    def observe(self, position: Position, seat: int) -> NDArray[np.int16]:
        """What a seat knows."""
        return self.spyglass.observe(position, seat)

    def chooser(self, bot: str, seed: int) -> Callable[[Position, int], int] | None:
        """Who decides for the other seats; nobody where that is left to luck, which compiled code does by itself."""
        if bot == RANDOM:
            return None
        player, chance = make_own_bot(bot, seed), FastChance(seed + 1)
        return lambda position, seat: decide(self.game, position, player, seat, chance)


class Spyglass:
    """One game at a time: what a seat knows and what is open to it, each in an array of its own."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._lens = environment.lens(1)
        self._mask = np.asarray(self._lens.mask).view(np.int8)
        # Looked up once: an environment asks for them at every decision.
        self._write_numbers, self._write_mask, self._ask = self._lens.observe, self._lens.open, self._lens.ask
        self._copy_numbers, self._copy_mask = np.asarray(self._lens.numbers).copy, self._mask.copy

    def observe(self, position: Position, seat: int) -> NDArray[np.int16]:
        """What a seat knows."""
        self._write_numbers(0, position, seat)
        return self._copy_numbers()

    def mask(self, position: Position, seat: int) -> NDArray[np.int8]:
        """A 1 for each action that is open to a seat that has to decide."""
        self._write_mask(0, position, seat)
        return self._copy_mask()

    def ask(self, position: Position) -> tuple[int, NDArray[np.int8]]:
        """The first seat that has to decide and what is open to it; NOBODY and nothing once the game is over."""
        return self._ask(0, position), self._copy_mask()

    def empty_mask(self) -> NDArray[np.int8]:
        """What is open to a seat that does not have to decide."""
        return np.zeros_like(self._mask)

    def __reduce__(self) -> tuple[object, ...]:
        return Spyglass, (self._environment,)
