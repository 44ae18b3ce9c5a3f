"""One who thinks ahead: from a chair and a budget to how likely each legal action should be played."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.bots.search.budget import Budget
from camarilla.bots.search.findings import Findings
from camarilla.bots.search.halving import halve
from camarilla.bots.search.rollout import Rollout
from camarilla.bots.search.settings import FLAT, Settings
from camarilla.bots.search.sight import Sight
from camarilla.bots.search.tree import Tree
from camarilla.bots.search.worlds import Worlds
from camarilla.core.chance import FastChance
from camarilla.core.table import Chair

GLANCES: Final = 24
"""In how many worlds actions are compared at first sight, before some of them are searched ..."""
GLANCING: Final = 0.25
"""... and the part of the time that this may take."""


class Thinker:
    """Searches for one seat with fixed settings."""

    def __init__(self, settings: Settings, chance: FastChance) -> None:
        self.settings = settings
        self.chance = chance

    def think(self, chair: Chair, budget: Budget) -> Findings:
        """What a search finds out about the actions worth a thought."""
        return self.think_in(self._worlds(chair), budget)

    def think_in(self, worlds: Worlds, budget: Budget) -> Findings:
        """The same, in worlds that somebody else guesses."""
        settings = self.settings
        size = worlds.chair.game.verbs.size
        sight = Sight(settings.temperature, settings.leaf)
        found = self._begin(worlds, sight, budget.seconds * GLANCING)
        if len(found.actions) == 1:
            found.add(0, 1.0)
            return found
        rollout = Rollout(settings, sight, size)
        if settings.engine == FLAT:
            halve(worlds, found, rollout, sight, budget)
        else:
            tree = Tree(settings, sight, rollout, size, worlds.seat)
            tree.grow(worlds, budget)
            tree.report(found)
        return found

    def glance(self, chair: Chair, budget: Budget) -> Findings:
        """The actions worth a thought, each judged right after it in common worlds: as many as the budget says."""
        settings = self.settings
        sight = Sight(settings.temperature, settings.leaf)
        found = Findings(self._candidates(chair))
        _compare(self._worlds(chair), found, sight, budget)
        return found

    def _worlds(self, chair: Chair) -> Worlds:
        return Worlds(chair, self.settings.guesses, self.chance, self.settings.forgets)

    def _begin(self, worlds: Worlds, sight: Sight, seconds: float) -> Findings:
        """The actions to search, with what they are worth at first sight where that counts."""
        settings = self.settings
        found = Findings(self._candidates(worlds.chair))
        trust = settings.trust if settings.engine == FLAT else 0.0
        few = settings.few if settings.few else len(found.actions)
        if trust > 0.0 or few < len(found.actions):
            _compare(worlds, found, sight, Budget(GLANCES, seconds))
            found = found.best_few(few, trust)
        return found

    def _candidates(self, chair: Chair) -> list[int]:
        world = chair.world(self.chance)
        room = vec[i64]([0] * chair.game.verbs.size)
        found = world.candidates(chair.seat, room)
        return [int(room[place]) for place in range(found)]


def _compare(worlds: Worlds, found: Findings, sight: Sight, budget: Budget) -> None:
    """Judge every action right after it; one world is always looked at."""
    while budget.used == 0 or not budget.spent():
        world = worlds.next()
        luck = int(worlds.chance.below(1 << 30))
        for number in range(len(found.actions)):
            future = world.clone(FastChance(luck))
            future.apply(worlds.seat, found.actions[number])
            sight.look(future)
            found.add(number, sight.chances[worlds.seat])
        budget.use(1)
