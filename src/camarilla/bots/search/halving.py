"""Which action is best, tried in common worlds: after each round of simulations the worse half is dropped."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.bots.search.budget import Budget
from camarilla.bots.search.findings import Findings
from camarilla.bots.search.rollout import Rollout
from camarilla.bots.search.sight import Sight
from camarilla.bots.search.worlds import Worlds
from camarilla.core.chance import FastChance


def halve(worlds: Worlds, found: Findings, rollout: Rollout, sight: Sight, budget: Budget) -> None:
    """Fill the findings; all actions of a round meet the same worlds and the same luck."""
    alive = vec[i64](range(len(found.actions)))
    left = len(alive)
    rounds = 1
    while (1 << rounds) < left:
        rounds += 1
    # Once all, so that a budget of time knows how fast it goes.
    _try_all(worlds, found, alive, left, rollout, sight, budget)
    while left > 1 and not budget.spent():
        for _ in range(budget.share(rounds, left)):
            _try_all(worlds, found, alive, left, rollout, sight, budget)
            if budget.late():
                return
        left = found.keep_better_half(alive, left)
        rounds = max(1, rounds - 1)


def _try_all(
    worlds: Worlds, found: Findings, alive: vec[i64], left: i64, rollout: Rollout, sight: Sight, budget: Budget
) -> None:
    """Try each action once in a common world; where even that takes too long, as many as there is time for."""
    world = worlds.next()
    luck = worlds.chance.below(1 << 30)
    for place in range(left):
        number = alive[place]
        chance = FastChance(int(luck))
        future = world.clone(chance)
        future.apply(worlds.seat, found.actions[number])
        rollout.play(future, chance)
        sight.look(future)
        rollout.habits.book(sight.chances)
        found.add(number, sight.chances[worlds.seat])
        budget.use(1)
        if budget.late():
            return
