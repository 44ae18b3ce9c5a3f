"""Settings of a level found by trying: candidates from a grid race against each other, the best plays on fresh deals.

The winner of many looks better than it is, because luck chose it, too. So the race only names it; what it is worth is
measured on deals that it was not chosen by, beside the settings as they are.
"""

import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from camarilla.bots.base import BotMaker
from camarilla.bots.course import Luck
from camarilla.bots.deals import DuplicateTable, outcomes
from camarilla.bots.digests import engine_digest
from camarilla.bots.estimate import Estimate
from camarilla.bots.learned import FILE, learned_text
from camarilla.bots.levels import LEAVES, LEVELS, Level, LevelBot, make_level, told_of
from camarilla.bots.own import find_bot
from camarilla.bots.processes import spread
from camarilla.bots.search.settings import ENGINES, Settings
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.registry import find_game
from camarilla.training.journal import Journal
from camarilla.training.race import Result, Trial, race

Told = dict[str, Any]
"""What a level is told, as `levels.toml` has it."""
Grid = dict[str, list[Any]]
"""Values worth trying, by the name of the setting."""
FRESH = 1_000_000
"""The number of the first of the fresh deals."""
AS_IT_IS = 0
"""The candidate that changes nothing."""

GRID: Grid = {
    "sampled": [2, 3, 5, 20],
    "stray": [0, 10],
    "depth": [4, 8, 16, 60],
    "chapters": [1, 2],
    "trust": [0.0, 4.0, 16.0, 100.0],
    "mixing": [0.0, 0.01],
}
"""What is tried of any search; its temperature besides, and what only some searches have."""


@dataclass(frozen=True)
class Tuning:
    """What is tuned, against whom; can be sent to another process."""

    game: str
    level: str
    against: str
    seats: int
    seed: str = "1"
    options: dict[str, str] = field(default_factory=dict)
    simulations: int | None = None
    """How many each candidate makes; None: as many as the level."""

    @property
    def told(self) -> Told:
        """What the level is told as it is."""
        told = told_of(find_game(self.game), self.level)
        return told if self.simulations is None else told | {"simulations": self.simulations}

    def check(self) -> None:
        """Refuse what cannot be played, before anything is played."""
        game = find_game(self.game)
        game.check_seats(self.seats, game.choose(self.options))
        find_bot(self.against)
        if self.level not in LEVELS or "simulations" not in told_of(game, self.level):
            raise Malformed("tune-level", given=self.level)


def usual_grid(game: Game, told: Told) -> Grid:
    """What is worth trying of a level."""
    temperature = float(told["temperature"])
    grid = {**GRID, "temperature": [temperature / 2, temperature, 2 * temperature]}
    if told.get("engine") == "tree":
        grid["explore"] = [0.15, 0.3, 0.6]
    if game.brings(FILE, "WEIGHTS"):
        grid["leaf"] = list(LEAVES)
    return grid


def check_grid(game: Game, grid: Grid) -> None:
    """Refuse settings that there are none of, and values that they cannot have."""
    for name, values in grid.items():
        if not hasattr(Settings(), name) or not values:
            raise Malformed("tune-setting", given=name)
        for value in values:
            if not _fits(name, value):
                raise Malformed("tune-value", name=name, given=str(value))
            if value == LEAVES[1]:
                learned_text(game)


def _fits(name: str, value: object) -> bool:
    """Whether a setting can have a value: engines and leaves are named, all else is of its usual kind."""
    if name == "engine":
        return value in ENGINES
    if name == "leaf":
        return value in LEAVES
    usual = getattr(Settings(), name)
    return type(value) is type(usual) or (isinstance(usual, float) and type(value) is int)


def drawn_candidates(told: Told, grid: Grid, number: int, seed: str) -> list[Told]:
    """The settings as they are, and others from the grid, no two alike."""
    others = [told | dict(zip(grid, values, strict=True)) for values in itertools.product(*grid.values())]
    others = [other for other in others if other != told]
    chance, found = Luck(seed, 0).guesses(), [told]
    while others and len(found) < number:
        found.append(others.pop(int(chance.below(len(others)))))
    return found


class TriedBot(LevelBot):
    """Plays settings that are tried, in one game."""

    def __init__(self, settings: Level, chance: FastChance) -> None:
        super().__init__("tried", chance)
        self._settings = settings

    def level(self, game: Game) -> Level:
        """What is tried."""
        return self._settings


def play_trial(tuning: Tuning, candidates: list[Told], trial: Trial) -> Result:
    """One deal, from every seat."""
    game = find_game(tuning.game)
    makers: list[BotMaker] = [
        partial(TriedBot, make_level(game, candidates[trial.candidate])),
        find_bot(tuning.against),
    ]
    line_up = [0, *[1] * (tuning.seats - 1)]
    deal = DuplicateTable(game, makers, line_up, tuning.options, f"tune/{tuning.seed}").deal(trial.deal)
    made = outcomes(deal, 2)[0]
    return Result(made.win, made.score)


@dataclass(frozen=True)
class Tuned:
    """What was found: the best settings, and the wins of these and of the present ones on fresh deals."""

    told: Told
    wins: Estimate
    wins_as_it_is: Estimate
    candidates: int
    deals: int
    """How many deals the two played at the end."""


class Tuner:
    """One search for settings; what its journal has already is not played again."""

    def __init__(self, tuning: Tuning, candidates: list[Told], deals: int, journal: Journal) -> None:
        tuning.check()
        self._tuning = tuning
        self._candidates = candidates
        self._deals = deals
        self._journal = journal
        head = asdict(tuning) | {"candidates": candidates, "engine": engine_digest(find_game(tuning.game))}
        self._known = {(number, deal): Result(*made) for number, deal, *made in journal.open(head)}

    def find(
        self, fresh: int, jobs: int = 1, cluster: str | None = None, progress: Callable[[int], None] | None = None
    ) -> Tuned:
        """Hold the race, then let the best and the present settings play so many fresh deals."""
        play = partial(self._play, jobs, cluster, progress)
        best = list(race(len(self._candidates), self._deals, play))[-1]
        trials = [Trial(number, FRESH + deal) for number in {AS_IT_IS, best} for deal in range(fresh)]
        made = dict(zip(trials, play(trials), strict=True))
        wins = {
            number: Estimate.of([made[Trial(number, FRESH + deal)].win for deal in range(fresh)], 0, 1)
            for number in (AS_IT_IS, best)
        }
        return Tuned(self._candidates[best], wins[best], wins[AS_IT_IS], len(self._candidates), fresh)

    def _play(
        self, jobs: int, cluster: str | None, progress: Callable[[int], None] | None, trials: list[Trial]
    ) -> Iterator[Result]:
        new = [trial for trial in trials if trial not in self._known]
        played = spread(partial(play_trial, self._tuning, self._candidates), new, jobs, cluster)
        for trial in trials:
            if trial not in self._known:
                self._known[trial] = result = next(played)
                self._journal.add([*trial, *result])
                if progress is not None:
                    progress(1)
            yield self._known[trial]


def toml_of(tuning: Tuning, found: Tuned) -> str:
    """The settings as `levels.toml` takes them, with what they were worth."""
    lines = [
        f"# {tuning.game}, {tuning.seats} seats, against {tuning.against}: the best of {found.candidates}.",
        f"# On {found.deals} fresh deals it won {_said(found.wins)},",
        f"# the settings as they are {_said(found.wins_as_it_is)}.",
        f"[{tuning.level}]",
        *(f"{name} = {json.dumps(value)}" for name, value in found.told.items()),
        "",
    ]
    return "\n".join(lines)


def _said(wins: Estimate) -> str:
    return f"{wins.mean:.1%} ({wins.low:.1%} to {wins.high:.1%})"
