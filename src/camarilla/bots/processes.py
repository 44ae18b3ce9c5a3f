"""Work split over processes or machines, so that the order of its results does not depend on how many there are."""

import contextlib
import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def spread(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int, cluster: str | None = None
) -> Iterator[Result]:
    """What comes of each piece, in their order: from processes of this machine, or of the Ray cluster at an address."""
    if cluster is None:
        return in_processes(work, pieces, jobs)
    from camarilla.bots.cluster import on_cluster  # Ray is an extra, and slow to load

    return on_cluster(work, pieces, cluster)


def in_processes(work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int) -> Iterator[Result]:
    """What comes of each piece, in their order; with one job, or one piece, in this process."""
    if min(jobs, len(pieces)) <= 1:
        yield from map(work, pieces)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(pieces)), context, initializer=_ignore_interrupts)
    try:
        with _interrupts_ignored():
            for _ in range(jobs):
                pool.submit(int)
        yield from pool.map(work, pieces)
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes begun in here leave Ctrl-C to us, from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
