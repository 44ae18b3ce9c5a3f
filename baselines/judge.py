"""What a policy is worth: the same deals, from every seat, against each level of the bots."""

from typing import Protocol

from camarilla.adapters.environment import Environment
from camarilla.adapters.kernel import rewards_of
from camarilla.bots.base import Bot, decide, make_bot
from camarilla.core.chance import FastChance

LEVELS = ("random", "easy", "medium")
FIRST = 7_000_000
"""The seed of the first deal: no game that is learned from has it."""


class Policy(Protocol):
    """What a learner has learned."""

    def bot(self, environment: Environment, chance: FastChance) -> Bot:
        """Who plays by it."""


def rewards(environment: Environment, policy: Policy, level: str, deals: int) -> list[float]:
    """One number a deal: the mean place over all its seats, from 1 (always first) to -1; chance brings 0."""
    return [
        sum(_play(environment, policy, level, deal, seat) for seat in range(environment.seats)) / environment.seats
        for deal in range(deals)
    ]


def _play(environment: Environment, policy: Policy, level: str, deal: int, seat: int) -> float:
    """One game, by place; what was learned has one seat, the level all others."""
    position = environment.start(FastChance(FIRST + deal))
    luck = FastChance(deal)
    others = make_bot(level, deal)
    learned = policy.bot(environment, FastChance(deal))
    while acting := position.to_act():
        bot = learned if acting[0] == seat else others
        position.apply(acting[0], decide(environment.game, position, bot, acting[0], luck))
    return rewards_of(position, by_place=True)[seat]
