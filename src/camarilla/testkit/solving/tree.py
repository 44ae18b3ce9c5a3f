"""All that can happen in a small game, as a tree; what a seat cannot tell apart is one information set.

A seat knows what it was told, what it has decided, and its view. It forgets nothing, so information sets are those
of perfect recall. Outcomes of luck that lead to the same are one branch.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.table import Chair
from camarilla.testkit.worlds import dealt, decided

Knowledge = tuple[bytes, ...]
"""Of each seat, a digest of all that it was told and has decided."""


Returns = Callable[[Position], list[float]]
"""What the end of a game is worth to each seat."""


def by_place(position: Position) -> list[float]:
    """The share of the others that a seat has left behind, less the share that is before it: from 1 to -1."""
    places = position.ranking()
    return [sum((other > place) - (other < place) for other in places) / (len(places) - 1) for place in places]


def by_win(position: Position) -> list[float]:
    """1 for the winner, shared by those who share the first place: what our search looks for."""
    places = position.ranking()
    return [(place == 1) / places.count(1) for place in places]


@dataclass(slots=True)
class Node:
    """Luck (`shares` of its `branches`), a decision (`known` says what its seat knows), or the end (`returns`)."""

    branches: list["Node"] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    known: "InformationSet | None" = None
    returns: list[float] = field(default_factory=list)


class InformationSet:
    """An information set: a seat, its actions, and the nodes that it cannot tell apart."""

    def __init__(self, number: int, seat: int, actions: list[int], position: Position) -> None:
        self.number = number
        self.seat = seat
        self.actions = actions
        self.nodes: list[Node] = []
        self._position = position

    def chair(self, game: Game) -> Chair:
        """A seat for a bot that knows this much."""
        return Chair(game, self._position.clone(), self.seat)


class GameTree:
    """Every course of a game with a number of seats, worth `returns` at its end; refuses more than `most` nodes."""

    def __init__(self, game: Game, seats: int, most: int = 2_000_000, returns: Returns = by_place) -> None:
        self.game = game
        self.seats = seats
        self._returns = returns
        self.size = 0
        self.ends = 0
        self.known: list[InformationSet] = []
        self._most = most
        self._found: dict[bytes, InformationSet] = {}
        nothing: Knowledge = (b"",) * seats
        self.root = self._luck([(at, share, nothing) for at, share in dealt(game, seats)])

    def _luck(self, futures: list[tuple[Position, float, Knowledge]]) -> Node:
        """What luck leads to; where it has one way only, that way itself."""
        if len(futures) == 1:
            return self._node(futures[0][0], futures[0][2])
        merged: dict[tuple[str, Knowledge], tuple[Position, float, Knowledge]] = {}
        for position, share, known in futures:
            key = position.digest(), known
            merged[key] = position, share + merged.get(key, (position, 0.0, known))[1], known
        ways = list(merged.values())
        if len(ways) < len(futures):
            return self._luck(ways)
        self._one_more()
        return Node([self._node(position, known) for position, _, known in ways], [share for _, share, _ in ways])

    def _node(self, position: Position, known: Knowledge) -> Node:
        self._one_more()
        acting = position.to_act()
        if not acting:
            self.ends += 1
            return Node(returns=self._returns(position))
        node = Node(known=self._known(position, acting[0], known))
        assert node.known is not None
        node.known.nodes.append(node)
        for action in node.known.actions:
            node.branches.append(self._luck(list(self._after(position, acting[0], action, known))))
        return node

    def _after(
        self, position: Position, seat: int, action: int, known: Knowledge
    ) -> Iterator[tuple[Position, float, Knowledge]]:
        for future, share in decided(position, seat, action):
            told = [self._told(future, watcher) for watcher in range(self.seats)]
            told[seat] = [action, *told[seat]]
            yield future, share, tuple(_more(before, news) for before, news in zip(known, told, strict=True))

    def _told(self, position: Position, seat: int) -> list[object]:
        seen = [self.game.kinds.seen_by(event, seat) for event in position.log or []]
        return [event for event in seen if event is not None]

    def _known(self, position: Position, seat: int, known: Knowledge) -> InformationSet:
        key = _more(known[seat], [seat, position.view(seat)])
        if key not in self._found:
            self._found[key] = InformationSet(len(self.known), seat, position.legal(seat), position.clone())
            self.known.append(self._found[key])
        return self._found[key]

    def _one_more(self) -> None:
        self.size += 1
        if self.size > self._most:
            raise ValueError(f"{self.game.id} has more than {self._most} nodes")


def _more(before: bytes, news: list[object]) -> bytes:
    if not news:
        return before
    return hashlib.sha256(before + json.dumps(news).encode()).digest()
