"""A judge that makes no errors: for games so small that everything can be tried."""

from collections.abc import Iterator

from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.moments import Moment
from camarilla.core.position import Position
from camarilla.review.chances import Chances, Places, ranked
from camarilla.testkit.worlds import decided, every_world


def moment_at(game: Game, position: Position) -> Moment:
    return Moment(game, 0, None, position, [], False)


class ExactEvaluator:
    """All worlds, all luck; everybody decides at random from there on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._ends: dict[str, Places] = {}

    def now(self, moment: Moment, eyes: int | None) -> Chances:
        if eyes is None:
            return self._sum([(moment.truth(), 1.0)])
        return self._sum(list(self.worlds(moment, eyes)))

    def after(self, moment: Moment, eyes: int, actor: int, action: int, then: Moment | None = None) -> Chances:
        return self._sum(list(self.futures(moment, eyes, actor, action)))

    def worlds(self, moment: Moment, eyes: int) -> Iterator[tuple[Position, float]]:
        return every_world(moment.chair(eyes, FastChance(1)))

    def futures(self, moment: Moment, eyes: int, actor: int, action: int) -> Iterator[tuple[Position, float]]:
        shown = self.game.verbs.action(action).shown()
        for world, weight in self.worlds(moment, eyes):
            for other in world.legal(actor):
                alike = other == action if actor == eyes else self.game.verbs.action(other).shown() == shown
                for future, likely in decided(world, actor, other) if alike else []:
                    yield future, weight * likely

    def _sum(self, weighed: list[tuple[Position, float]]) -> Chances:
        total = sum(weight for _, weight in weighed)
        ends = [(weight / total, self._end(position)) for position, weight in weighed]
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
