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
MOST_STEPS = 63
"""Half of what a signed byte counts to, so that the largest network stays below 200 kB once it is packed."""
TINY = 1e-6
"""The least step that half precision can tell from nothing."""


class Network:
    """Layers with tanh between them: from the numbers of an observation to a score for every action of the game."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def scores(self, numbers: Array) -> Array:
        """A score for every action, open or not; of many observations at once, one a row."""
        for weights, added in self.layers[:-1]:
            numbers = np.tanh(numbers @ weights.T + added)
        weights, added = self.layers[-1]
        return np.asarray(numbers @ weights.T + added)

    def bot(self, environment: Environment, chance: FastChance) -> "Player":
        """Who plays by it, always what is likeliest."""
        return Player(environment, self, chance)

    def save(self, file: Path) -> None:
        """Write it down, a byte for each weight: enough to play, and a quarter as large."""
        np.savez_compressed(file.with_suffix(".npz"), *[array for layer in self.layers for array in _packed(layer)])

    def as_kept(self) -> "Network":
        """What would be read again from where it is saved."""
        return Network([_unpacked(*_packed(layer)) for layer in self.layers])

    @classmethod
    def load(cls, file: Path) -> "Network":
        """Read what was saved."""
        with np.load(file) as kept:
            arrays = [kept[name] for name in kept.files]
        return cls([_unpacked(*three) for three in zip(arrays[::3], arrays[1::3], arrays[2::3], strict=True)])


def _packed(layer: Layer) -> tuple[NDArray[np.int8], NDArray[np.float16], NDArray[np.float16]]:
    """Weights as whole numbers of steps, the step of each output, and what is added."""
    weights, added = layer
    steps = np.maximum(np.abs(weights).max(axis=1) / MOST_STEPS, TINY).astype(np.float16)
    whole = np.clip(np.rint(weights / steps[:, None].astype(np.float32)), -MOST_STEPS, MOST_STEPS)
    return whole.astype(np.int8), steps, added.astype(np.float16)


def _unpacked(whole: NDArray[np.int8], steps: NDArray[np.float16], added: NDArray[np.float16]) -> Layer:
    return whole.astype(np.float32) * steps[:, None].astype(np.float32), added.astype(np.float32)


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
        return network.bot(environment, self._chance).choose(chair)


@lru_cache(maxsize=8)
def _learned(game: Game) -> tuple[Environment, Network]:
    return Environment(game), Network.load(FOLDER / f"{game.id}.npz")
