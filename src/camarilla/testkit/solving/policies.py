"""Policies in a tree: what they lead to, the best answer to them, and how far they are from an equilibrium."""

from collections.abc import Callable

from camarilla.testkit.solving.tree import GameTree, InformationSet, Node

Policy = list[list[float]]
"""For every information set, how likely each of its actions is taken."""


def policy_of(tree: GameTree, choose: Callable[[InformationSet], list[float]]) -> Policy:
    """The policy of somebody who is asked in every information set."""
    return [choose(known) for known in tree.known]


def uniform(tree: GameTree) -> Policy:
    """All actions alike."""
    return policy_of(tree, lambda known: [1 / len(known.actions)] * len(known.actions))


def values(tree: GameTree, policy: Policy) -> list[float]:
    """What each seat gets in the mean when all keep to a policy."""

    def value(node: Node) -> list[float]:
        if node.returns:
            return node.returns
        shares = node.shares if node.known is None else policy[node.known.number]
        parts = [[share * part for part in value(branch)] for share, branch in _taken(shares, node)]
        return [sum(column) for column in zip(*parts, strict=True)]

    return value(tree.root)


def best_answer(tree: GameTree, policy: Policy, seat: int) -> tuple[float, Policy]:
    """The most that a seat can get against the others' policy, and how: brute force over its information sets.

    An action's worth in an information set is summed over all nodes of the set, each as likely as luck and the others
    make it. What comes later is decided first, so every set is looked at once.
    """
    reached: list[list[tuple[Node, float]]] = [[] for _ in tree.known]
    _reach(tree.root, 1.0, policy, seat, reached)
    answer = [list(shares) for shares in policy]
    chosen: dict[int, int] = {}

    def worth(node: Node) -> float:
        if node.returns:
            return node.returns[seat]
        if node.known is None:
            return sum(share * worth(branch) for share, branch in zip(node.shares, node.branches, strict=True))
        if node.known.seat == seat:
            return worth(node.branches[_choice(node.known)])
        shares = policy[node.known.number]
        return sum(share * worth(branch) for share, branch in _taken(shares, node))

    def _choice(known: InformationSet) -> int:
        if known.number not in chosen:
            totals = [0.0] * len(known.actions)
            for node, likely in reached[known.number]:
                for number, branch in enumerate(node.branches):
                    totals[number] += likely * worth(branch)
            best = chosen[known.number] = totals.index(max(totals))
            answer[known.number] = [float(number == best) for number in range(len(totals))]
        return chosen[known.number]

    return worth(tree.root), answer


def exploitability(tree: GameTree, policy: Policy) -> float:
    """What the seats could gain in the mean, each by the best answer to the others: 0 in an equilibrium."""
    now = values(tree, policy)
    gains = [best_answer(tree, policy, seat)[0] - now[seat] for seat in range(tree.seats)]
    return sum(gains) / tree.seats


def _taken(shares: list[float], node: Node) -> list[tuple[float, Node]]:
    """The branches that are taken at all."""
    return [(share, branch) for share, branch in zip(shares, node.branches, strict=True) if share]


def _reach(node: Node, likely: float, policy: Policy, seat: int, reached: list[list[tuple[Node, float]]]) -> None:
    """Note every node of a seat with how likely luck and the others lead there."""
    if node.returns:
        return
    if node.known is not None and node.known.seat == seat:
        reached[node.known.number].append((node, likely))
        for branch in node.branches:
            _reach(branch, likely, policy, seat, reached)
        return
    shares = node.shares if node.known is None else policy[node.known.number]
    for share, branch in _taken(shares, node):
        _reach(branch, likely * share, policy, seat, reached)
