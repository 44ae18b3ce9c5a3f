"""A tree of one's own decisions, grown through many guessed worlds; the others play as in a rollout, or have trees too.

Each simulation takes one guessed world and walks down the tree by the actions that are open there. Which world it is
nobody at the table knows, so a node is what a seat has decided, whatever the others did in between.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from camarilla.bots.search.budget import Budget
from camarilla.bots.search.findings import Findings
from camarilla.bots.search.habits import LONGEST
from camarilla.bots.search.leaf import MOST_SEATS
from camarilla.bots.search.rollout import Rollout
from camarilla.bots.search.settings import TREES, Settings
from camarilla.bots.search.sight import Sight
from camarilla.bots.search.worlds import Worlds
from camarilla.core.bits import lowest
from camarilla.core.chance import FastChance
from camarilla.core.position import Position

NOTHING: Final = -1


class Tree:
    """Nodes as rows of columns: what was decided, how often, and what came of it. First come the roots, by seat."""

    def __init__(self, settings: Settings, sight: Sight, rollout: Rollout, size: int, seat: i64) -> None:
        self.seat = seat
        self.everybody = settings.engine == TREES
        self.paranoid = settings.paranoid
        self.explore = settings.explore
        self.trust = settings.trust
        self.chapters: i64 = settings.chapters
        self.sight = sight
        self.rollout = rollout
        self.room = vec[i64]([0] * size)
        self.child_of = vec[i64]([NOTHING] * size)
        """The child of the present node by action, filled anew at each node."""
        self.action = vec[i64]([NOTHING] * MOST_SEATS)
        self.child = vec[i64]([NOTHING] * MOST_SEATS)
        self.sibling = vec[i64]([NOTHING] * MOST_SEATS)
        self.tried = vec[i64]([0] * MOST_SEATS)
        self.open = vec[i64]([0] * MOST_SEATS)
        """How often the action could have been chosen."""
        self.sums = vec[float]([0.0] * MOST_SEATS)
        self.first = vec[float]([0.0] * MOST_SEATS)
        """What it promises at first sight."""
        self.at = vec[i64]([NOTHING] * MOST_SEATS)
        """Where in its tree each seat is; nowhere once it has come to a new node, or if it has no tree."""
        self.path = vec[i64]([0] * LONGEST)
        self.walker = vec[i64]([0] * LONGEST)

    def grow(self, worlds: Worlds, budget: Budget) -> None:
        """Simulate until the budget is spent."""
        while not budget.spent():
            world = worlds.next()
            world.chance = worlds.chance
            self._simulate(world, worlds.chance)
            budget.use(1)

    def report(self, found: Findings) -> None:
        """What was found out about the actions at the root."""
        child = self.child[self.seat]
        while child != NOTHING:
            for number in range(len(found.actions)):
                if found.actions[number] == self.action[child]:
                    found.tried[number] = self.tried[child]
                    found.sums[number] = self.sums[child]
            child = self.sibling[child]

    def _simulate(self, world: Position, chance: FastChance) -> None:
        for seat in range(MOST_SEATS):
            self.at[seat] = NOTHING
            if self.everybody or seat == self.seat:
                self.at[seat] = seat
        steps: i64 = 0
        last = world.chapter() + self.chapters
        acting = world.acting()
        while acting and self.at[self.seat] != NOTHING and steps < LONGEST and world.chapter() < last:
            actor = lowest(acting)
            if self.at[actor] == NOTHING:
                world.apply(actor, self.rollout.choose(world, actor, chance))
            else:
                node = self._choose(world, actor, self.at[actor], chance)
                if not self.tried[node]:
                    self.at[actor] = NOTHING
                else:
                    self.at[actor] = node
                self.path[steps] = node
                self.walker[steps] = actor
                steps += 1
                world.apply(actor, self.action[node])
            acting = world.acting()
        self.rollout.play(world, chance)
        self.sight.look(world)
        self.rollout.habits.book(self.sight.chances)
        for step in range(steps):
            visited = self.path[step]
            self.tried[visited] += 1
            self.sums[visited] += self._gain(self.walker[step])

    def _gain(self, seat: i64) -> float:
        """What was seen is worth this to a seat."""
        if self.paranoid and seat != self.seat:
            return 1.0 - self.sight.chances[self.seat]
        return self.sight.chances[seat]

    def _choose(self, world: Position, seat: i64, node: i64, chance: FastChance) -> i64:
        """The child to walk to: what promises most, with a bonus for what was seldom tried."""
        room = self.room
        found = world.candidates(seat, room)
        child = self.child[node]
        while child != NOTHING:
            self.child_of[self.action[child]] = child
            child = self.sibling[child]
        best: i64 = NOTHING
        most = -1.0
        for place in range(found):
            action = room[place]
            child = self.child_of[action]
            if child == NOTHING:
                child = self._add(world, seat, node, action, chance)
            self.open[child] += 1
            tried = float(self.tried[child]) + self.trust
            promise = self.sums[child] + self.trust * self.first[child]
            bonus = self.explore * math.sqrt(math.log(float(self.open[child]) + 1.0) / tried)
            if promise / tried + bonus > most:
                most = promise / tried + bonus
                best = child
        child = self.child[node]
        while child != NOTHING:
            self.child_of[self.action[child]] = NOTHING
            child = self.sibling[child]
        return best

    def _add(self, world: Position, seat: i64, node: i64, action: i64, chance: FastChance) -> i64:
        """A new child, judged at first sight."""
        future = world.clone(chance)
        future.apply(seat, action)
        self.sight.look(future)
        made = len(self.action)
        self.action = append(self.action, action)
        self.child = append(self.child, NOTHING)
        self.sibling = append(self.sibling, self.child[node])
        self.tried = append(self.tried, 0)
        self.open = append(self.open, 0)
        self.sums = append(self.sums, 0.0)
        self.first = append(self.first, self._gain(seat))
        self.child[node] = made
        return made
