"""One run of training: self-play until there are enough games or the time is over, then weights, figures and a curve.

All that a run finds lies in one folder. The games are kept there, so that an interrupted run goes on, and a longer one
builds on a shorter one; weights depend on the games alone, not on how they were played: in how many processes, on
which machines, in how many runs.
"""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from camarilla.bots.learned import FILE
from camarilla.bots.levels import told_of
from camarilla.bots.processes import spread
from camarilla.core.clauses import Malformed
from camarilla.core.registry import find_game
from camarilla.training.curve import drawn_curve
from camarilla.training.journal import Journal
from camarilla.training.logit import Numbers, Positions, learn, loss, promises_of
from camarilla.training.selfplay import CHUNK, PlayedGame, SelfPlay, play_games

HELD_OUT = 5
"""Every so many games one is not learned from: on these it is measured."""
PARTS = (16, 8, 4, 2, 1)
"""The curve is measured with these parts of the games."""
FEWEST = 2 * HELD_OUT
"""With fewer games there is nothing to measure on."""
DIGITS = 5
"""So many digits of a weight are kept: more than the games can tell."""


@dataclass(frozen=True)
class Figures:
    """What a run has found: losses are of games that were not learned from, less is better."""

    game: str
    seats: int
    seed: str
    bot: str
    games: int
    positions: int
    handwritten: float
    learned: float
    curve: list[tuple[int, float]]
    """How many games were learned from, and the loss then."""


class Trainer:
    """One folder in which one plan is trained."""

    def __init__(self, plan: SelfPlay, folder: Path) -> None:
        plan.check()
        self._plan = plan
        self._folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Malformed("journal-unwritable", file=str(folder), reason=problem.strerror or "") from None
        self._journal = Journal(folder / f"games-{plan.seats}.jsonl")
        self.games = [PlayedGame(**told) for told in self._journal.open(plan.head())]

    def play(
        self,
        games: int,
        minutes: float,
        jobs: int = 1,
        cluster: str | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> None:
        """Play until there are so many games, or for so many minutes; the games that are there already count."""
        end = time.monotonic() + 60 * minutes
        chunks = [range(first, min(first + CHUNK, games)) for first in range(len(self.games), games, CHUNK)]
        for chunk in spread(partial(play_games, self._plan), chunks, jobs, cluster):
            for game in chunk:
                self.games.append(game)
                self._journal.add(asdict(game))
            if progress is not None:
                progress(len(chunk))
            if time.monotonic() >= end:
                break

    def learn(self) -> Figures:
        """Learn from the games that there are; write the weights, the figures and the curve."""
        if len(self.games) < FEWEST:
            raise Malformed("train-few", games=len(self.games), least=FEWEST)
        plan = self._plan
        seen = Positions.of(self.games[::HELD_OUT])
        rest = [game for number, game in enumerate(self.games) if number % HELD_OUT]
        curve, weights = list[tuple[int, float]](), None
        for part in PARTS:
            some = rest[: max(1, len(rest) // part)]
            weights = learn(Positions.of(some))
            curve.append((len(some), round(loss(promises_of(weights, seen), seen.shares), 5)))
        assert weights is not None
        temperature = float(told_of(find_game(plan.game), "medium")["temperature"])
        handwritten = round(loss(seen.prospects / temperature, seen.shares), 5)
        kept = sum(len(game.chapters) for game in self.games)
        figures = Figures(
            plan.game, plan.seats, plan.seed, plan.bot, len(self.games), kept, handwritten, curve[-1][1], curve
        )
        self._write(weights, figures)
        return figures

    def _write(self, weights: Numbers, figures: Figures) -> None:
        """Weights of other numbers of seats that lie in the folder stay there."""
        seats, file = self._plan.seats, self._folder / FILE
        names = find_game(self._plan.game).part("features", "FEATURES")
        told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        if told.get("features") != names:
            told = {"features": names, "seats": {}}
        told["seats"][str(seats)] = rounded(weights)
        title = f"{figures.game}, {seats} seats: loss on games that were not learned from"
        file.write_text(compact(told), encoding="utf-8")
        self._put(f"figures-{seats}.json", json.dumps(asdict(figures), indent=1) + "\n")
        self._put(f"curve-{seats}.svg", drawn_curve(title, figures.curve, figures.handwritten))

    def _put(self, name: str, text: str) -> None:
        (self._folder / name).write_text(text, encoding="utf-8")


def rounded(weights: Numbers) -> list[list[float]]:
    """Weights with as many digits as are kept."""
    return [[float(f"{weight:.{DIGITS}g}") for weight in row] for row in weights]


def compact(told: dict[str, Any]) -> str:
    """The weights as JSON, a chapter a line."""
    seats = [
        f'  "{seats}": [\n' + ",\n".join(f"   {json.dumps(row)}" for row in rows) + "\n  ]"
        for seats, rows in sorted(told["seats"].items())
    ]
    return f'{{\n "features": {json.dumps(told["features"])},\n "seats": {{\n' + ",\n".join(seats) + "\n }\n}\n"
