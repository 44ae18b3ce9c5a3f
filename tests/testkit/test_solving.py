"""Exact answers: against a game whose equilibrium is known, and in small versions of ours."""

from typing import cast

import pytest

from camarilla.core.game import Game
from camarilla.core.registry import find_game
from camarilla.testkit.solving.policies import best_answer, exploitability, policy_of, uniform, values
from camarilla.testkit.solving.regret import Regrets
from camarilla.testkit.solving.tree import InformationSet, Node, GameTree

FACES = 3
PAYS = {"cc": 1, "bb": 2, "cbb": 2}


class KuhnTree:
    """Kuhn's poker by hand: three cards, one coin each, a bet of one. The first player loses 1/18 in the mean."""

    def __init__(self) -> None:
        self.seats = 2
        self.known: list[InformationSet] = []
        self.found: dict[tuple[int, str], InformationSet] = {}
        deals = [(a, b) for a in range(FACES) for b in range(FACES) if a != b]
        self.root = Node([self._node(deal, "") for deal in deals], [1 / len(deals)] * len(deals))

    def _node(self, deal: tuple[int, int], said: str) -> Node:
        if said in PAYS or said in ("bc", "cbc"):
            if said in PAYS:
                first = PAYS[said] * (1 if deal[0] > deal[1] else -1)
            else:
                first = 1 if said == "bc" else -1
            return Node(returns=[float(first), float(-first)])
        seat = len(said) % 2
        key = deal[seat], said
        if key not in self.found:
            self.found[key] = InformationSet(len(self.known), seat, [0, 1], None)  # type: ignore[arg-type]
            self.known.append(self.found[key])
        node = Node(known=self.found[key])
        self.found[key].nodes.append(node)
        node.branches = [self._node(deal, said + word) for word in "cb"]
        return node


def test_kuhns_poker_is_solved() -> None:
    tree = cast(GameTree, KuhnTree())
    policy = Regrets(tree).play(400).policy()
    assert exploitability(tree, policy) < 1e-3
    assert values(tree, policy)[0] == pytest.approx(-1 / 18, abs=1e-3)


def test_best_answers_to_random_play_in_kuhns_poker() -> None:
    """Counted by hand: who bets or calls with the better half of the cards wins 1/2 as first and 5/12 as second."""
    tree = cast(GameTree, KuhnTree())
    policy = uniform(tree)
    assert values(tree, policy) == pytest.approx([1 / 8, -1 / 8])
    first, answer = best_answer(tree, policy, 0)
    assert first == pytest.approx(1 / 2)
    assert values(tree, answer)[0] == pytest.approx(first)
    assert best_answer(tree, policy, 1)[0] == pytest.approx(5 / 12)
    assert exploitability(tree, policy) == pytest.approx((1 / 2 - 1 / 8 + 5 / 12 + 1 / 8) / 2)


def test_the_best_answer_knows_what_a_bet_tells() -> None:
    """The second player bets and calls with the king, and after a check bets one jack in ten.

    So the first bets the jack (1 and -2), checks the queen and folds it to a bet (0.8 and -1), and checks the king to
    call (1.1 and 1).
    """
    tree = KuhnTree()
    shares = {(face, said): [1.0, 0.0] for face in range(FACES) for said in ("", "c", "b", "cb")}
    shares.update({(2, "c"): [0.0, 1.0], (2, "b"): [0.0, 1.0], (0, "c"): [0.9, 0.1]})
    keys = {known.number: key for key, known in tree.found.items()}
    policy = policy_of(cast(GameTree, tree), lambda known: shares[keys[known.number]])
    assert best_answer(cast(GameTree, tree), policy, 0)[0] == pytest.approx((-1 / 2 - 0.1 + 1.05) / 3)


@pytest.fixture(scope="module")
def ruse() -> GameTree:
    return GameTree(find_game("ruse-and-bruise:small"), 2)


def test_the_small_ruse_and_bruise_is_solved(ruse: GameTree) -> None:
    assert (ruse.size, ruse.ends, len(ruse.known)) == (4573, 2304, 132)
    policy = Regrets(ruse).play(60).policy()
    assert exploitability(ruse, policy) < 2e-3
    assert values(ruse, policy)[0] == pytest.approx(1 / 18, abs=2e-3)


def test_a_seat_knows_what_it_did_and_not_what_is_hidden(ruse: GameTree) -> None:
    first = [known for known in ruse.known if known.seat == 0 and len(known.nodes) == 6]
    assert len(first) == 6  # six hands of one's own, in each six of the other
    for known in ruse.known:
        chair = known.chair(ruse.game)
        assert chair.seat == known.seat and chair.legal() == known.actions


def test_a_policy_can_be_asked_for(ruse: GameTree) -> None:
    policy = policy_of(ruse, lambda known: [1.0] + [0.0] * (len(known.actions) - 1))
    won, lost = values(ruse, policy)
    assert won == pytest.approx(-lost)
    assert best_answer(ruse, policy, 0)[0] >= won


def test_what_is_too_large_is_refused() -> None:
    game: Game = find_game("strozzi:small")
    with pytest.raises(ValueError, match="more than 500 nodes"):
        GameTree(game, 3, most=500)
