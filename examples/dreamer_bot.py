"""A bot in thirty lines: plays every action out at random, in worlds that fit what its seat knows.

camarilla simulate strozzi --bots examples.dreamer_bot:Dreamer,random --games 20
"""

import camarilla

DREAMS = 8


class Dreamer:
    """Takes the action after which its lead over the best of the others ends largest, on average over some dreams."""

    def __init__(self, chance: camarilla.FastChance) -> None:
        self.chance = chance

    def choose(self, chair: camarilla.Chair) -> int:
        """One of the legal actions."""
        legal = chair.legal()
        leads = dict.fromkeys(legal, 0)
        for _ in range(DREAMS):
            world = chair.world(self.chance)
            for action in legal:
                future = world.clone()
                future.play(chair.seat, action)
                camarilla.playout(future, self.chance)
                scores = future.scores()
                own = scores.pop(chair.seat)
                leads[action] += own - max(scores)
        return max(legal, key=leads.__getitem__)
