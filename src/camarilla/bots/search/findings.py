"""What a search has found out about the actions at hand."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.chance import FastChance


class Findings:
    """How often each action was tried, and the chance to win that it showed."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = vec[i64](actions)
        self.tried = vec[i64]([0] * len(actions))
        self.sums = vec[float]([0.0] * len(actions))
        self.first = vec[float]([0.0] * len(actions))
        """The chance to win at first sight ..."""
        self.trust = 0.0
        """... and how many simulations that is worth."""

    def add(self, number: i64, chance: float) -> None:
        """Count one simulation of an action, given by its place in the list."""
        self.tried[number] += 1
        self.sums[number] += chance

    def mean(self, number: i64) -> float:
        """The chance to win with an action, by all that is known of it; 0 if that is nothing."""
        known = float(self.tried[number]) + self.trust
        return (self.sums[number] + self.trust * self.first[number]) / known if known > 0.0 else 0.0

    def best_few(self, few: int, trust: float) -> "Findings":
        """The best so far, to be looked at again; what they have shown is worth `trust` simulations there."""
        order = vec[i64](range(len(self.actions)))
        self.keep_better_half(order, len(order))
        kept = Findings([int(self.actions[order[place]]) for place in range(min(few, len(self.actions)))])
        for place in range(len(kept.actions)):
            kept.first[place] = self.mean(order[place])
        kept.trust = trust
        return kept

    def keep_better_half(self, alive: vec[i64], left: i64) -> i64:
        """Sort the first `left` places by what they have shown, best first; say how many go on."""
        for place in range(1, left):
            number = alive[place]
            mean = self.mean(number)
            before = place
            while before > 0 and self.mean(alive[before - 1]) < mean:
                alive[before] = alive[before - 1]
                before -= 1
            alive[before] = number
        return (left + 1) // 2

    def best(self) -> i64:
        """The action to trust: among those tried at least half as often as any, the one that showed most."""
        most: i64 = 0
        for number in range(len(self.actions)):
            if self.tried[number] > most:
                most = self.tried[number]
        best: i64 = 0
        chance = -1.0
        for number in range(len(self.actions)):
            if 2 * self.tried[number] >= most and self.mean(number) > chance:
                chance = self.mean(number)
                best = number
        return best

    def misjudge(self, noise: float, chance: FastChance) -> None:
        """Put every chance to win off by at most `noise`."""
        for number in range(len(self.actions)):
            off = float(chance.below(2001) - 1000) / 1000.0
            self.sums[number] += off * noise * float(self.tried[number])

    def weights(self, mixing: float) -> list[float]:
        """How likely each action should be played: the best alone or, with `mixing`, what is nearly as good, too."""
        best = self.best()
        trusted = self.tried[best] // 2
        weights = [0.0] * len(self.actions)
        weights[best] = 1.0
        for number in range(len(self.actions)):
            behind = self.mean(best) - self.mean(number)
            if mixing > 0.0 and self.tried[number] >= trusted and 0.0 <= behind < mixing:
                weights[number] = 1.0 - behind / mixing
        total = sum(weights)
        return [weight / total for weight in weights]


def drawn(weights: list[float], chance: FastChance) -> int:
    """A place of the list, as likely as its weight says."""
    point = float(chance.below(1 << 30)) / float(1 << 30)
    last = 0
    for place, weight in enumerate(weights):
        if weight > 0.0:
            last = place
            point -= weight
            if point < 0.0:
                return place
    return last
