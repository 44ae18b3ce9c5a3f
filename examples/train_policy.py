"""Learn to play one seat against bots, with nothing but NumPy: the policy gradient in a page.

    python examples/train_policy.py strozzi --rounds 60 --opponents random

The policy is linear: each open action's weight is a sum over the numbers of the observation. A round plays one game in
every row of a batch, then makes the decisions of games that went well likelier and those of the others less likely.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from camarilla.adapters.batch import Batch

Array = NDArray[np.float64]
RATE = 4.0


class Policy:
    """How likely each open action is, given what the seat knows."""

    def __init__(self, batch: Batch) -> None:
        low, high = batch.environment.bounds()
        self._low, self._span = low, np.maximum(1, high - low)
        self.weights = np.zeros((len(low) + 1, batch.mask.shape[1]))

    def features(self, observation: NDArray[np.int16]) -> Array:
        """The numbers of an observation, from 0 to 1 each, and a 1."""
        return np.hstack([(observation - self._low) / self._span, np.ones((len(observation), 1))])

    def chances(self, features: Array, mask: NDArray[np.int8]) -> Array:
        """Of every action, 0 for those that are not open."""
        scores = np.where(mask, features @ self.weights, -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(likely / likely.sum(axis=1, keepdims=True))


def play_round(batch: Batch, policy: Policy, chance: np.random.Generator, seed: int) -> tuple[Array, Array]:
    """One game in every row; what each brought, and the direction in which the weights should go."""
    batch.reset(seed)
    rows, playing = np.arange(batch.rows), np.ones(batch.rows, bool)
    rewards, steps = np.zeros(batch.rows), []
    while playing.any():
        mask = np.where(batch.mask.any(axis=1, keepdims=True), batch.mask, 1)
        features = policy.features(batch.observation)
        chances = policy.chances(features, mask)
        actions = (chances.cumsum(axis=1) > chance.random((batch.rows, 1))).argmax(axis=1)
        chosen = np.zeros_like(chances)
        chosen[rows, actions] = 1
        steps.append((features, chosen - chances, playing.copy()))
        batch.step(actions)
        rewards[playing & batch.ended] = batch.rewards[playing & batch.ended, 0]
        playing &= ~batch.ended
    advantage = (rewards - rewards.mean()) / (rewards.std() or 1)
    gradient = sum(features.T @ (surprise * (advantage * during)[:, None]) for features, surprise, during in steps)
    return rewards, np.asarray(gradient) / sum(during.sum() for _, _, during in steps)


def train(game: str, rounds: int, rows: int = 64, opponents: str = "random", seed: int = 1) -> list[float]:
    """The mean reward of every round: -1 is last, 1 is first, 0 is what chance brings."""
    batch = Batch(game, rows, seat=0, opponents=opponents)
    policy, chance = Policy(batch), np.random.default_rng(seed)
    means = []
    for number in range(rounds):
        rewards, gradient = play_round(batch, policy, chance, seed * 1000 + number)
        policy.weights += RATE * gradient
        means.append(float(rewards.mean()))
    return means


def main() -> None:
    """Train, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--rows", type=int, default=64)
    parser.add_argument("--opponents", default="random")
    args = parser.parse_args()
    means = train(args.game, args.rounds, args.rows, args.opponents)
    for first in range(0, len(means), 10):
        print(f"rounds {first + 1:4} to {min(first + 10, len(means)):4}: {np.mean(means[first : first + 10]):+.3f}")


if __name__ == "__main__":
    main()
