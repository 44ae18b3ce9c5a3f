"""Why equal random rollouts are not equally strong: what a simulation is told at the end, wins alone or places.

    camarilla arena strozzi --seats 3 --deals 60 --bots bench.peers.rewards:Places,bench.peers.rewards:Tree

All three make 30 simulations with random play to the end. `Tree` is our search with such rollouts, told whether it
has won. `Wins` and `Places` have no tree at all, choose by UCB with OpenSpiel's constant and play what was tried most;
they differ in what they are told.
"""

import math

from bench.peers.ours import random_rollouts
from camarilla.bots.search.budget import Budget
from camarilla.bots.search.settings import Settings
from camarilla.bots.search.thinker import Thinker
from camarilla.core.chance import FastChance
from camarilla.core.playout import playout
from camarilla.core.position import Position
from camarilla.core.table import Chair

SIMULATIONS = 30
EXPLORE = 1.4


class Searcher:
    """Our search with so many simulations a decision."""

    def __init__(self, settings: Settings, simulations: int, chance: FastChance) -> None:
        self._thinker = Thinker(settings, chance)
        self._simulations = simulations

    def choose(self, chair: Chair) -> int:
        """What it trusts most."""
        legal = chair.legal()
        if len(legal) == 1:
            return legal[0]
        found = self._thinker.think(chair, Budget(self._simulations))
        return int(found.actions[found.best()])


class Tree(Searcher):
    """A tree of one's own decisions."""

    def __init__(self, chance: FastChance) -> None:
        super().__init__(random_rollouts(), SIMULATIONS, chance)


class Places:
    """Told its place: 1 for the first, -1 for the last."""

    def __init__(self, chance: FastChance) -> None:
        self._chance = chance

    def choose(self, chair: Chair) -> int:
        """What was tried most."""
        legal = chair.legal()
        if len(legal) == 1:
            return legal[0]
        tried, sums = [0] * len(legal), [0.0] * len(legal)
        for simulation in range(SIMULATIONS):
            chosen = self._next(tried, sums, simulation)
            world = chair.world(self._chance)
            world.chance = self._chance
            world.apply(chair.seat, legal[chosen])
            playout(world, self._chance)
            tried[chosen] += 1
            sums[chosen] += self.told(world, chair.seat)
        return legal[self._one_of([number for number, times in enumerate(tried) if times == max(tried)])]

    def told(self, ended: Position, seat: int) -> float:
        """What the end is worth; those who share a place share what its places are worth."""
        places = ended.ranking()
        shared = places[seat] + (places.count(places[seat]) - 1) / 2
        return 1 - 2 * (shared - 1) / (len(places) - 1)

    def _next(self, tried: list[int], sums: list[float], simulation: int) -> int:
        untried = [number for number, times in enumerate(tried) if not times]
        if untried:
            return self._one_of(untried)
        reach = math.log(simulation)
        bounds = [total / times + EXPLORE * math.sqrt(reach / times) for total, times in zip(sums, tried, strict=True)]
        return bounds.index(max(bounds))

    def _one_of(self, numbers: list[int]) -> int:
        return numbers[self._chance.below(len(numbers))]


class Wins(Places):
    """Told whether it has won: 1 or -1."""

    def told(self, ended: Position, seat: int) -> float:
        """What the end is worth; a shared win in parts."""
        places = ended.ranking()
        return 2 / places.count(1) - 1 if places[seat] == 1 else -1.0
