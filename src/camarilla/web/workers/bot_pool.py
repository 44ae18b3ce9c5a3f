"""Bots think in a pool of processes, so that nobody waits for them."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import TypeVar

from camarilla.bots.base import make_bot
from camarilla.bots.builds import compiled_anew
from camarilla.core.box import Box
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.moments import Moment
from camarilla.core.position import Position
from camarilla.core.registry import find_game
from camarilla.core.table import Chair
from camarilla.review.evaluator import SamplingEvaluator, usual_simulations
from camarilla.review.hint import Hint, hint
from camarilla.review.marks import Verdict, judged
from camarilla.web.tables.bot_job import BotJob

Answer = TypeVar("Answer")
WORKERS = max(1, min(4, (os.cpu_count() or 2) - 1))
IN_BACKGROUND = min(2, os.cpu_count() or 1)
"""How many processes do what nobody waits for: two make the review of a long game in a minute."""


def think(job: BotJob) -> int:
    """The action that the bot chooses; runs in a process of the pool."""
    game, position = _world(job)
    return make_bot(job.bot, job.luck, in_time=True).choose(Chair(game, position, job.seat))


def advise(job: BotJob) -> Hint:
    """The same for a person who wants a hint."""
    game, position = _world(job)
    return hint(game, _moment(game, position), job.seat, SamplingEvaluator(game, usual_simulations()))


def weigh(job: BotJob, action: int) -> Verdict:
    """How good an action of that person would be."""
    game, position = _world(job)
    return judged(_moment(game, position), job.seat, action, SamplingEvaluator(game, usual_simulations()))


def _moment(game: Game, position: Position) -> Moment:
    return Moment(game, 0, None, position, [], False)


def _world(job: BotJob) -> tuple[Game, Position]:
    """The guess of the world that came with a job."""
    game = find_game(job.game)
    position = game.start(job.seats, FastChance(job.luck), job.options, _box(game, job.box))
    position.load(job.world)
    return game, position


@lru_cache(maxsize=8)
def _box(game: Game, text: str | None) -> Box | None:
    return None if text is None else game.read_box(text)


def begin() -> None:
    """A process of the pool ends with its server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _begin_behind_others() -> None:
    """The same for one that gets what time the others leave."""
    begin()
    if hasattr(os, "nice"):
        os.nice(19)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _ready() -> int:
    return os.getpid()


class BotPool:
    """A few processes in which bots think; if one dies, the pool is replaced.

    It is also replaced when compiled rules have appeared since it began: its processes finish what they are thinking
    about and end, and fresh ones load what is there now. Whatever bots think is the same, only sooner.
    """

    places = WORKERS + 1
    """How many decisions to hand over at a time: one more than can be thought about, so that nobody idles."""

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor = executor or _processes()
        self._replaceable = executor is None
        self._compiled = compiled_anew()

    async def choose(self, job: BotJob) -> int:
        """The action that the bot chooses."""
        return await self._run(think, job)

    async def advise(self, job: BotJob) -> Hint:
        """A hint for a person's seat, from the same knowledge that a bot there would get."""
        return await self._run(advise, job)

    async def judge(self, job: BotJob, action: int) -> Verdict:
        """How good an action of a person's seat would be, from that knowledge."""
        return await self._run(partial(weigh, action=action), job)

    async def _run(self, work: Callable[[BotJob], Answer], job: BotJob) -> Answer:
        loop = asyncio.get_running_loop()
        self._take_compiled()
        try:
            return await loop.run_in_executor(self._executor, work, job)
        except BrokenProcessPool:
            if not self._replaceable:
                raise
            self._executor = _processes()
            return await loop.run_in_executor(self._executor, work, job)

    def _take_compiled(self) -> None:
        if self._replaceable and not self._compiled and compiled_anew():
            self._executor.shutdown(wait=False)
            self._executor = _processes()
            self._compiled = True

    def for_the_background(self) -> Executor:
        """Where work is done that nobody waits for: processes of low priority, beside those of the bots."""
        if not self._replaceable:
            return self._executor
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(IN_BACKGROUND, mp_context=context, initializer=_begin_behind_others)

    def warm(self) -> None:
        """Start a process before the first decision needs it."""
        with sigint_blocked():
            self._executor.submit(_ready)

    def close(self) -> None:
        """Stop the processes; decisions that wait are dropped."""
        self._executor.shutdown(wait=True, cancel_futures=True)


@contextlib.contextmanager
def sigint_blocked() -> Iterator[None]:
    """Processes that start here inherit the mask: Ctrl-C does not reach them before they can ignore it themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _processes() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(WORKERS, mp_context=context, initializer=begin)
