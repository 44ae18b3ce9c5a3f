"""A learned policy in NumPy: what is learned with PyTorch plays without it."""

from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from camarilla.adapters.environment import Environment
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.table import Chair

Array = NDArray[np.float32]
Layer = tuple[Array, Array]
"""Weights by output and input, and what is added."""
FOLDER = Path(__file__).parent / "weights"
FINE = 1 << 30


class Network:
    """Layers with tanh between them: from the numbers of an observation to a score for every action of the game."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def scores(self, numbers: Array) -> Array:
        """A score for every action, open or not."""
        for weights, added in self.layers[:-1]:
            numbers = np.tanh(weights @ numbers + added)
        weights, added = self.layers[-1]
        return np.asarray(weights @ numbers + added)

    def save(self, file: Path) -> None:
        """Write it down in half precision, which is enough to play and half as large."""
        file.parent.mkdir(parents=True, exist_ok=True)
        arrays = [array.astype(np.float16) for layer in self.layers for array in layer]
        np.savez_compressed(file, *arrays)

    @classmethod
    def load(cls, file: Path) -> "Network":
        """Read what was saved."""
        with np.load(file) as kept:
            arrays = [kept[name].astype(np.float32) for name in kept.files]
        return cls(list(zip(arrays[::2], arrays[1::2], strict=True)))


class Scale:
    """The numbers of an observation, each brought from its own bounds to 0 to 1."""

    def __init__(self, environment: Environment) -> None:
        low, high = environment.bounds()
        self._low = low.astype(np.float32)
        self._span = np.maximum(1, high.astype(np.float32) - self._low)

    def scaled(self, numbers: NDArray[np.int16]) -> Array:
        """From 0 to 1 each."""
        return np.asarray((numbers - self._low) / self._span, np.float32)


class Player:
    """Plays one game by a network: its likeliest action or, with `drawing`, each as often as the network would."""

    def __init__(self, environment: Environment, network: Network, chance: FastChance, drawing: bool = False) -> None:
        self._environment = environment
        self._scale = Scale(environment)
        self._network = network
        self._chance = chance
        self._drawing = drawing

    def choose(self, chair: Chair) -> int:
        """One of the legal actions; nothing is looked at but what the seat knows."""
        legal = chair.legal()
        if len(legal) == 1:
            return legal[0]
        seen = self._environment.observe(chair.world(self._chance), chair.seat)
        scores = self._network.scores(self._scale.scaled(seen))[legal]
        if not self._drawing:
            return legal[int(scores.argmax())]
        likely = np.exp(scores - scores.max()).cumsum()
        point = self._chance.below(FINE) / FINE * likely[-1]
        return legal[min(int(np.searchsorted(likely, point, "right")), len(legal) - 1)]


class Learned:
    """The baseline of any game as a bot: `camarilla simulate strozzi --bots baselines.network:Learned,medium`."""

    def __init__(self, chance: FastChance) -> None:
        self._chance = chance

    def choose(self, chair: Chair) -> int:
        """What the weights that lie in `weights/` find likeliest; they are made for the usual number of seats."""
        environment, network = _learned(chair.game)
        return Player(environment, network, self._chance).choose(chair)


@lru_cache(maxsize=8)
def _learned(game: Game) -> tuple[Environment, Network]:
    return Environment(game), Network.load(FOLDER / f"{game.id}.npz")
