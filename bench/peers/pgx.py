"""Pgx on the processor: batches stepped by one compiled call, games dealt anew when they are over."""

import os
import time
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from bench.peers.worker import Portion, Work, serve

GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong", "animal_shogi")
ROWS, STEPS = 1024, 20


def batch(name: str) -> Work:
    """Steps alone: what choosing the actions takes is not counted, as with our batches."""
    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf)))
    keys = jax.random.split(jax.random.PRNGKey(1), ROWS)
    kept: dict[str, Any] = {"state": jax.jit(jax.vmap(env.init))(keys), "key": jax.random.PRNGKey(2)}

    def work() -> Portion:
        spent, games = 0.0, 0
        for _ in range(STEPS):
            kept["key"], chosen, dealt = jax.random.split(kept["key"], 3)
            actions = choose(chosen, kept["state"].legal_action_mask).block_until_ready()
            keys = jax.random.split(dealt, ROWS).block_until_ready()
            start = time.process_time()
            kept["state"] = jax.block_until_ready(step(kept["state"], actions, keys))
            spent += time.process_time() - start
            games += int(kept["state"].terminated.sum())
        return Portion(ROWS * STEPS, games, spent)

    return work


if __name__ == "__main__":
    serve(["pgx", "jax"], {f"batch {name}": batch(name) for name in GAMES})
