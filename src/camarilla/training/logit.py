"""The learner: which weights of the features make it likeliest that those won who did (a conditional logit, in NumPy).

It fits exactly what a search asks of a leaf, each seat's chance to win; has one best answer, found by Newton's method
in a few steps; and takes no luck, so that the same games give the same weights.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from camarilla.training.selfplay import PlayedGame

Numbers = NDArray[np.float64]
TRIES = 30
"""More steps than any fit has needed."""
HANDWRITTEN_PULL = 20_000.0
"""How many positions the handwritten judgement is worth: who has much wins often, but not always because of it ..."""
CHAPTER_PULL = 2_000.0
"""... and the belief that a feature means in a chapter what it means in the whole game."""


@dataclass
class Positions:
    """Positions of many games, one a row."""

    chapters: NDArray[np.int64]
    features: Numbers
    """By position, seat and feature."""
    prospects: Numbers
    shares: Numbers

    @classmethod
    def of(cls, games: list[PlayedGame]) -> "Positions":
        """All positions that were kept of some games."""
        seats = len(games[0].shares)
        rows = [row for game in games for row in game.features]
        return cls(
            np.array([chapter for game in games for chapter in game.chapters], dtype=np.int64),
            np.array(rows, dtype=np.float64).reshape(len(rows), seats, -1),
            np.array([row for game in games for row in game.prospects], dtype=np.float64),
            np.array([game.shares for game in games for _ in game.chapters], dtype=np.float64),
        )


def learn(known: Positions) -> Numbers:
    """The weights, a row for each chapter, pulled towards common ones, and these towards the handwritten judgement."""
    spread = np.where(known.features.std(axis=(0, 1)) > 0, known.features.std(axis=(0, 1)), 1.0)
    features = known.features / spread
    features = features - features.mean(axis=1, keepdims=True)
    common = _fit(features, known.shares, _handwritten(features, known), HANDWRITTEN_PULL)
    rows = []
    for chapter in range(int(known.chapters.max()) + 1):
        here = known.chapters == chapter
        rows.append(_fit(features[here], known.shares[here], common, CHAPTER_PULL) / spread)
    return np.array(rows)


def _handwritten(features: Numbers, known: Positions) -> Numbers:
    """The weights that judge as the handwritten judgement does, with the temperature that fits best."""
    prospects = known.prospects - known.prospects.mean(axis=1, keepdims=True)
    terms = np.linalg.lstsq(features.reshape(-1, features.shape[2]), prospects.reshape(-1), rcond=None)[0]
    seen = (features @ terms)[:, :, None]
    size = float(seen.std()) or 1.0
    return np.asarray(terms * (_fit(seen / size, known.shares, np.zeros(1), 1.0) / size))


def _fit(features: Numbers, shares: Numbers, centre: Numbers, pull: float) -> Numbers:
    """Newton's method on a convex loss; without positions it stays at the centre."""
    weights = centre.copy()
    for _ in range(TRIES):
        chances = softmax(features @ weights)
        slope = np.einsum("psf,ps->f", features, chances - shares) + pull * (weights - centre)
        weighted = features * chances[:, :, None]
        means = weighted.sum(axis=1)
        bend = np.einsum("psf,psg->fg", weighted, features) - means.T @ means + pull * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if np.abs(step).max() < 1e-9:
            break
    return weights


def softmax(promises: Numbers) -> Numbers:
    """Chances of the seats from what each promises."""
    grown = np.exp(promises - promises.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))


def promises_of(weights: Numbers, seen: Positions) -> Numbers:
    """What each seat of each position promises, by the weights of its chapter."""
    chapters = np.minimum(seen.chapters, len(weights) - 1)
    return np.asarray(np.einsum("psf,pf->ps", seen.features, weights[chapters]))


def loss(promises: Numbers, shares: Numbers) -> float:
    """How surprised one is, on average, by who won (the cross-entropy): less is better."""
    return float(-(shares * np.log(np.maximum(softmax(promises), 1e-12))).sum(axis=1).mean())
