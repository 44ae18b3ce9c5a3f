"""A judge that makes no errors: for games so small that everything can be tried."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from camarilla.core.chance import Chance, FastChance
from camarilla.core.game import Game
from camarilla.core.moments import Moment
from camarilla.core.position import Position
from camarilla.review.chances import Chances, Places, ranked
from camarilla.testkit.worlds import ScriptedChance

Made = TypeVar("Made")


def with_every_luck(make: Callable[[Chance], Made]) -> Iterator[tuple[float, Made]]:
    """What comes of every outcome of chance, and how likely it is."""
    script: list[int] | None = []
    while script is not None:
        chance = ScriptedChance(script)
        made = make(chance)
        yield chance.likelihood(), made
        script = chance.next_script()


def moment_at(game: Game, position: Position) -> Moment:
    return Moment(game, 0, None, position, [], False)


class ExactEvaluator:
    """All worlds, all luck; everybody decides at random from there on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._ends: dict[str, Places] = {}

    def now(self, moment: Moment, eyes: int | None) -> Chances:
        if eyes is None:
            return self._sum([(1.0, moment.truth())])
        return self._sum(list(self.worlds(moment, eyes)))

    def after(self, moment: Moment, eyes: int, actor: int, action: int) -> Chances:
        return self._sum(list(self.futures(moment, eyes, actor, action)))

    def worlds(self, moment: Moment, eyes: int) -> Iterator[tuple[float, Position]]:
        return with_every_luck(moment.chair(eyes, FastChance(1)).world)

    def futures(self, moment: Moment, eyes: int, actor: int, action: int) -> Iterator[tuple[float, Position]]:
        shown = self.game.verbs.action(action).shown()
        for weight, world in self.worlds(moment, eyes):
            for other in world.legal(actor):
                alike = other == action if actor == eyes else self.game.verbs.action(other).shown() == shown
                for likely, future in decided(world, actor, other) if alike else []:
                    yield weight * likely, future

    def _sum(self, weighed: list[tuple[float, Position]]) -> Chances:
        total = sum(weight for weight, _ in weighed)
        ends = [(weight / total, self._end(position)) for weight, position in weighed]
        seats = range(len(ends[0][1]))
        places = [[sum(weight * end[seat][place] for weight, end in ends) for place in seats] for seat in seats]
        return Chances(places, [0.0 for _ in seats])

    def _end(self, position: Position) -> Places:
        if not position.acting():
            return ranked(position.ranking())
        key = position.digest()
        if key not in self._ends:
            actor = position.to_act()[0]
            futures = [one for action in position.legal(actor) for one in decided(position, actor, action)]
            self._ends[key] = self._sum(futures).places
        return self._ends[key]


def decided(position: Position, actor: int, action: int) -> Iterator[tuple[float, Position]]:
    def play(chance: Chance) -> Position:
        future = position.clone(chance)
        future.apply(actor, action)
        return future

    return with_every_luck(play)
