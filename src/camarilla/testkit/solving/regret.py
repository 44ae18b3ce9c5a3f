"""An equilibrium by counterfactual regret minimisation (CFR+): what was missed is done more often from then on.

For two seats the mean of all its policies comes as near to an equilibrium as one likes (Tammelin, 2014). With three
it often does, and `exploitability` says how near it came.
"""

from camarilla.testkit.solving.policies import Policy
from camarilla.testkit.solving.tree import GameTree, InformationSet, Node


class Regrets:
    """Rounds of play against itself; `policy` is the mean of all, the later ones counting more."""

    def __init__(self, tree: GameTree) -> None:
        self._tree = tree
        self._missed = [[0.0] * len(known.actions) for known in tree.known]
        self._sums = [[0.0] * len(known.actions) for known in tree.known]
        self.rounds = 0
        """How many were played."""
        self._now: Policy = [self._shares(known) for known in tree.known]

    def play(self, rounds: int) -> "Regrets":
        """So many rounds more; in each the seats learn one after the other."""
        for _ in range(rounds):
            self.rounds += 1
            for seat in range(self._tree.seats):
                news = [[0.0] * len(known.actions) for known in self._tree.known]
                self._walk(self._tree.root, seat, 1.0, 1.0, news)
                for known in self._tree.known:
                    if known.seat == seat:
                        self._learn(known, news[known.number])
        return self

    def policy(self) -> Policy:
        """The mean of all policies so far; where a seat never wanted to go, all actions alike."""
        found = []
        for sums in self._sums:
            whole = sum(sums)
            found.append([part / whole for part in sums] if whole else [1 / len(sums)] * len(sums))
        return found

    def _walk(self, node: Node, seat: int, own: float, others: float, news: list[list[float]]) -> float:
        """What the seat gets from here; `own` and `others` say how likely each side leads here."""
        if node.returns:
            return node.returns[seat]
        shares = node.shares if node.known is None else self._now[node.known.number]
        if node.known is None or node.known.seat != seat:
            # Also where nobody goes now: what the seat does there counts as soon as somebody does.
            worth = 0.0
            for share, branch in zip(shares, node.branches, strict=True):
                worth += share * self._walk(branch, seat, own, others * share, news)
            return worth
        worths = [
            self._walk(branch, seat, own * share, others, news)
            for share, branch in zip(shares, node.branches, strict=True)
        ]
        worth = sum(share * one for share, one in zip(shares, worths, strict=True))
        sums = self._sums[node.known.number]
        missed = news[node.known.number]
        for number, one in enumerate(worths):
            missed[number] += others * (one - worth)
            sums[number] += self.rounds * own * shares[number] / len(node.known.nodes)
        return worth

    def _learn(self, known: InformationSet, news: list[float]) -> None:
        missed = self._missed[known.number]
        for number, more in enumerate(news):
            missed[number] = max(missed[number] + more, 0.0)
        self._now[known.number] = self._shares(known)

    def _shares(self, known: InformationSet) -> list[float]:
        missed = self._missed[known.number]
        whole = sum(missed)
        return [part / whole for part in missed] if whole else [1 / len(missed)] * len(missed)
