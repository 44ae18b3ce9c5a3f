"""One judge for everything: what a position is worth, to one who knows what a seat knows or who knows all.

Hints, marks, curves, and the parts of luck and decisions are differences of its answers, so they add up.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from camarilla.bots.builds import compiled_anew
from camarilla.bots.judging.judge import Judge
from camarilla.bots.search.budget import Budget
from camarilla.bots.search.thinker import Thinker
from camarilla.bots.search.worlds import KnownWorld, Worlds
from camarilla.core.chance import FastChance
from camarilla.core.events import Event, Seen
from camarilla.core.game import Game
from camarilla.core.moments import Moment
from camarilla.core.position import Position
from camarilla.review.chances import Chances, Places, by_strength, half_interval_of_change, ranked

SIMULATIONS = 60
"""In how many worlds a question is answered if nobody says."""
FEWEST = 4
"""From fewer worlds than this nothing is concluded."""
VIEWS = 8
"""In how many worlds the whole view is compared, to find whether anything came to light."""
GLANCES = 12
"""In how many worlds actions are compared at first sight, before the best of them are looked at."""


def usual_simulations() -> int:
    """How many worlds where somebody waits for the answer: few where the search is not compiled, which is slow."""
    return SIMULATIONS if compiled_anew() else FEWEST


@dataclass(frozen=True)
class Aftermath:
    """What came of a decision in one world."""

    weight: float = 0.0
    """How many decisions look the same there; none where it is not legal."""
    places: Places = field(default_factory=list)
    """The chances of places then."""
    log: list[Event] = field(default_factory=list)
    """What happened at once ..."""
    position: Position | None = None
    """... and the world as it stood then."""

    def told(self, game: Game, eyes: int) -> list[Seen]:
        """What a seat sees of what happened."""
        seen = [game.kinds.seen_by(event, eyes) for event in self.log]
        return [one for one in seen if one is not None]


class Evaluator(Protocol):
    """Answers for a pair of eyes: those of a seat, or `None`, which know all that is hidden but no luck to come."""

    def now(self, moment: Moment, eyes: int | None) -> Chances:
        """The chances at a moment; everybody decides sensibly and fast from there on."""

    def after(self, moment: Moment, eyes: int, actor: int, action: int, then: Moment | None = None) -> Chances | None:
        """The chances once those eyes have seen somebody decide so, before they see what comes of it.

        Of a decision with a secret part they see the rest. None if they would not have thought it possible.
        `then` is the moment that came of it, so that it can be said whether anything came to light.
        """


class SamplingEvaluator:
    """Looks ahead in guessed worlds. The same seed gives the same answers, whatever is hidden from the eyes."""

    def __init__(self, game: Game, simulations: int = SIMULATIONS, seed: int = 1) -> None:
        self._game = game
        self._judge = Judge(game)
        self._settings = self._judge.settings
        self._simulations = simulations
        self._seed = seed
        self._wins_before: dict[int, tuple[Moment, list[float]]] = {}

    def now(self, moment: Moment, eyes: int | None) -> Chances:
        """The mean over the worlds."""
        if not moment.to_act():
            return Chances.certain(moment.truth().ranking())
        ends = [self._end(world, share) for share, world in self._worlds(moment, eyes)]
        if eyes is not None:
            self._wins_before[eyes] = moment, [places[eyes][0] for places in ends]
        return Chances.mean([(1.0, places) for places in ends])

    def after(self, moment: Moment, eyes: int, actor: int, action: int, then: Moment | None = None) -> Chances | None:
        """The mean over the worlds in which it is legal: in each, over all decisions that look the same to the eyes."""
        return self.mean_of(moment, eyes, self.outcomes(moment, eyes, actor, action), then)

    def outcomes(self, moment: Moment, eyes: int, actor: int, action: int) -> list[Aftermath]:
        """What comes of a decision, world by world."""
        chance = FastChance(self._seed + 1)
        found = []
        for share, world in self._worlds(moment, eyes):
            alike = [action] if actor == eyes else self._alike(world, actor, action)
            if not alike:
                found.append(Aftermath())
                continue
            log = world.log = []
            world.apply(actor, alike[chance.below(len(alike))])
            world.log = None
            stood = world.clone()
            found.append(Aftermath(float(len(alike)), self._end(world, share), log, stood))
        return found

    def mean_of(
        self, moment: Moment, eyes: int, outcomes: Sequence[Aftermath], then: Moment | None = None
    ) -> Chances | None:
        """The chances after a decision from what came of it; None from too few worlds."""
        legal = [one for one in outcomes if one.weight]
        if len(legal) < FEWEST:
            return None
        wins = [(one.weight, one.places[eyes][0] if one.weight else 0.0) for one in outcomes]
        return replace(
            Chances.mean([(one.weight, one.places) for one in legal]),
            shift=half_interval_of_change(self._wins_now(moment, eyes), wins),
            silent=then is not None and self._is_silent(legal, eyes, then),
        )

    def _is_silent(self, outcomes: Sequence[Aftermath], eyes: int, then: Moment) -> bool:
        """Whether the eyes see in every world what they saw; views cost more, so few of them are looked at."""
        told, view = then.events(eyes), then.view(eyes)
        return all(one.told(self._game, eyes) == told for one in outcomes) and all(
            one.position is not None and one.position.view(eyes) == view for one in outcomes[:VIEWS]
        )

    def _wins_now(self, moment: Moment, eyes: int) -> list[float]:
        """World by world; as a rule these chances were asked for just before."""
        if eyes not in self._wins_before or self._wins_before[eyes][0] is not moment:
            self.now(moment, eyes)
        return self._wins_before[eyes][1]

    def contenders(self, moment: Moment, seat: int, few: int) -> list[int]:
        """The actions of a seat that are best at first sight."""
        return [action for action, _ in self.first_sight(moment, seat, few)]

    def first_sight(self, moment: Moment, seat: int, few: int) -> list[tuple[int, float]]:
        """Those actions, the best first, with the chance to win that a glance sees."""
        chance = FastChance(self._seed)
        found = Thinker(self._settings, chance).glance(moment.chair(seat, chance), Budget(GLANCES))
        best = found.best_few(few, 0.0)
        return [(int(action), best.first[place]) for place, action in enumerate(best.actions)]

    def wins(self, moment: Moment, seat: int, action: int) -> list[float]:
        """A seat's chance to win with an action, world by world: the worlds are the same for all its actions."""
        return [self._places(world)[seat][0] for world in self.futures(moment, seat, action)]

    def futures(self, moment: Moment, seat: int, action: int) -> Iterator[Position]:
        """Those worlds, some decisions after the action."""
        for share, world in self._worlds(moment, seat):
            world.apply(seat, action)
            self._judge.look_ahead(world, share)
            yield world

    def _worlds(self, moment: Moment, eyes: int | None) -> Iterator[tuple[float, Position]]:
        """Worlds as the eyes may think them, each with how far it is looked ahead in it: evenly from 0 to 1."""
        chance = FastChance(self._seed)
        if eyes is None:
            worlds: Worlds = KnownWorld(moment.chair(0, chance), moment.truth(), chance)
        else:
            worlds = Worlds(moment.chair(eyes, chance), self._settings.guesses, chance)
        for number in range(self._simulations):
            # Luck of its own for each world: what is asked of one world does not change the next.
            world = worlds.next()
            yield number / self._simulations, world.clone(FastChance(int(chance.below(1 << 30))))

    def _alike(self, world: Position, actor: int, action: int) -> list[int]:
        verbs = self._game.verbs
        shown = verbs.action(action).shown()
        return [other for other in world.legal(actor) if verbs.action(other).shown() == shown]

    def _end(self, world: Position, share: float) -> Places:
        self._judge.look_ahead(world, share)
        return self._places(world)

    def _places(self, world: Position) -> Places:
        """What is seen at the end of a look ahead."""
        if not world.acting():
            return ranked(world.ranking())
        return by_strength(self._judge.chances(world))
