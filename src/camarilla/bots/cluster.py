"""Work spread over the machines of a Ray cluster; each of them needs the same version of this package."""

import logging
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import ray

from camarilla.core.clauses import Malformed

Piece = TypeVar("Piece")
Result = TypeVar("Result")
NEAR = ("auto", "local")
"""Not addresses, but words for a cluster that this machine belongs to, or is."""
PATIENCE = 5.0
"""How many seconds a cluster has to answer."""
AHEAD = 2
"""So many pieces wait for each core of the cluster, so that none is idle."""


def on_cluster(work: Callable[[Piece], Result], pieces: Sequence[Piece], address: str) -> Iterator[Result]:
    """What comes of each piece, in their order; `local` is a cluster of this machine alone."""
    _reach(address)
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        raise Malformed("ray-unreachable", address=address) from problem
    try:
        yield from _in_order(work, pieces)
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Refuse an address at which nobody answers: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address in NEAR:
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError):
        raise Malformed("ray-unreachable", address=address) from None


def _in_order(work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
    """Bounded, so that whoever stops early has not asked for everything."""
    shared, task = ray.put(work), ray.remote(_do)
    most = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    try:
        for piece in pieces:
            waiting.append(task.remote(shared, piece))
            if len(waiting) >= most:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for late in waiting:
            ray.cancel(late, force=False)


def _do(work: Callable[[Piece], Result], piece: Piece) -> Result:
    return work(piece)
