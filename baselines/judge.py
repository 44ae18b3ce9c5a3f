"""What a network is worth: the same deals, from every seat, against each level of the bots."""

from baselines.network import Network, Player
from camarilla.adapters.environment import Environment
from camarilla.adapters.kernel import rewards_of
from camarilla.bots.base import decide, make_bot
from camarilla.core.chance import FastChance

LEVELS = ("random", "easy", "medium")
FIRST = 7_000_000
"""The seed of the first deal: no game that is learned from has it."""


def rewards(environment: Environment, network: Network, level: str, deals: int) -> list[float]:
    """One number a deal: the mean place over all its seats, from 1 (always first) to -1; chance brings 0."""
    return [
        sum(_play(environment, network, level, deal, seat) for seat in range(environment.seats)) / environment.seats
        for deal in range(deals)
    ]


def _play(environment: Environment, network: Network, level: str, deal: int, seat: int) -> float:
    """One game, by place; the learned policy has one seat, the level all others."""
    position = environment.start(FastChance(FIRST + deal))
    luck = FastChance(deal)
    others = make_bot(level, deal)
    learned = Player(environment, network, FastChance(deal))
    while acting := position.to_act():
        bot = learned if acting[0] == seat else others
        position.apply(acting[0], decide(environment.game, position, bot, acting[0], luck))
    return rewards_of(position, by_place=True)[seat]
