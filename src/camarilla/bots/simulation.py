"""Many games of bots against bots, each from its own seed, so that the work can be split anywhere.

Game number n of a run depends on the run's seed and on n alone. All-random games are played
inside the compiled kernel; other bots get chairs. After every game (with `audit`: after every
decision) the components found in the position are compared with what is in the box.
"""

import functools
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from camarilla.bots.course import LONGEST, BotGame, Luck
from camarilla.bots.own import find_bot, told
from camarilla.bots.processes import in_processes
from camarilla.bots.tally import BrokenGame, Tally
from camarilla.core.box import Box
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.playout import playout
from camarilla.core.position import Position
from camarilla.core.registry import find_game

CHUNK = 64
"""How many games of random bots a process plays before it reports."""
SLOW_CHUNK = 4
"""The same where somebody thinks: what was not reported is lost when the run is interrupted."""


class Interrupted(KeyboardInterrupt):
    """The run was stopped by Ctrl-C; `tally` has the games that were played to the end."""

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self.tally = tally


@dataclass(frozen=True)
class Run:
    """What is to be simulated; can be sent to another process."""

    game: str
    seats: tuple[int, ...]
    games: int
    bots: tuple[str, ...] = ("random",)
    seed: str = "1"
    first: int = 0
    options: dict[str, str] = field(default_factory=dict)
    box: str | None = None
    audit: bool = False

    def check(self) -> None:
        """Refuse what cannot be played, before anything is played."""
        game = find_game(self.game)
        chosen = game.choose(self.options)
        for seats in self.seats:
            game.check_seats(seats, chosen)
        for bot in self.bots:
            find_bot(bot)
        if self.box is not None:
            game.read_box(self.box)


def simulate(run: Run, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play the run in `jobs` processes; the tally does not depend on their number.

    Ctrl-C raises Interrupted, which has the tally so far.
    """
    run.check()
    started = time.perf_counter()
    last = run.first + run.games
    size = CHUNK if set(run.bots) == {"random"} else SLOW_CHUNK
    chunks = [(run, first, min(first + size, last)) for first in range(run.first, last, size)]
    total = Tally()
    try:
        for part in in_processes(play_chunk, chunks, jobs):
            total.add(part)
            if progress is not None:
                progress(part.games)
    except KeyboardInterrupt:
        total.seconds = time.perf_counter() - started
        raise Interrupted(total) from None
    total.seconds = time.perf_counter() - started
    return total


def play_chunk(chunk: tuple[Run, int, int]) -> Tally:
    """Play the games from one number up to another."""
    run, first, last = chunk
    game, box = _loaded(run.game, run.box)
    tally = Tally()
    for number in range(first, last):
        SimulatedGame(run, game, box, number).play(tally)
    return tally


@functools.cache
def _loaded(id: str, box: str | None) -> tuple[Game, Box]:
    game = find_game(id)
    return game, game.box if box is None else game.read_box(box)


@functools.cache
def _components(id: str, box: str | None, seats: int) -> dict[str, int]:
    return _loaded(id, box)[1].components(seats)


class SimulatedGame:
    """One game of a run."""

    def __init__(self, run: Run, game: Game, box: Box, number: int) -> None:
        self._run = run
        self._game = game
        self._box = box
        self._number = number
        self._seats = run.seats[number % len(run.seats)]
        self._luck = Luck(run.seed, number)
        turn = number // len(run.seats)
        self._players = [run.bots[(seat + turn) % len(run.bots)] for seat in range(self._seats)]
        self._decisions = 0

    def play(self, tally: Tally) -> None:
        """Play it and put it into the tally; whatever is raised is a violation, not the end of the run."""
        try:
            position = self._start()
            self._expected = _components(self._run.game, self._run.box, self._seats) or position.census()
            self._course(position)
            self._audit(position)
            if position.acting():
                raise _Broken(f"not over after {self._decisions} decisions")
            tally.count(self._players, self._decisions, position.scores(), position.ranking())
        except Exception as problem:  # every way in which a game can go wrong is to be reported
            reason = str(problem) if isinstance(problem, _Broken) else told(problem)
            tally.violate(BrokenGame(self._number, self._seats, self._run.seed, self._decisions, reason))

    def _start(self) -> Position:
        return self._game.start(self._seats, self._luck.deal(), self._run.options, self._box)

    def _course(self, position: Position) -> None:
        chance = self._luck.guesses()
        if set(self._run.bots) == {"random"}:
            if self._run.audit:
                self._random(position, chance)
            else:
                self._decisions = playout(position, chance, limit=LONGEST)
        else:
            self._bots(position, chance)

    def _random(self, position: Position, chance: FastChance) -> None:
        """The same decisions as in the kernel, with a look at the components after each."""
        while position.acting() and self._decisions < LONGEST:
            seat = position.to_act()[0]
            legal = position.legal(seat)
            position.apply(seat, legal[chance.below(len(legal))])
            self._decisions += 1
            self._audit(position)

    def _bots(self, position: Position, chance: FastChance) -> None:
        bots = [find_bot(name)(self._luck.of_bot(seat)) for seat, name in enumerate(self._players)]
        BotGame(self._game, position, bots, chance).play(self._after_one)

    def _after_one(self, position: Position) -> None:
        self._decisions += 1
        if self._run.audit:
            self._audit(position)

    def _audit(self, position: Position) -> None:
        found = position.census()
        if found != self._expected:
            names = sorted(name for name in {*found, *self._expected} if found.get(name) != self._expected.get(name))
            raise _Broken(f"after {self._decisions} decisions these components are wrong: {', '.join(names)}")


class _Broken(Exception):
    """A promise of the game does not hold."""
