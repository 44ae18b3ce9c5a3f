"""People play while the compiler works behind them, and bots take what it has made without a restart."""

import asyncio
import importlib.machinery
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from camarilla.bots import builds
from camarilla.core.chance import FastChance
from camarilla.core.registry import find_game
from camarilla.web.tables.bot_job import BotJob
from camarilla.web.workers import bot_pool
from camarilla.web.workers.bot_pool import BotPool
from tests.paths import ROOT
from tools import compile as compiling

COMPILED = importlib.machinery.EXTENSION_SUFFIXES[0]


def first_question() -> BotJob:
    """What the first player of a game of Strozzi is asked, for a bot that thinks."""
    game = find_game("strozzi")
    position = game.start(3, FastChance(4))
    seat = position.to_act()[0]
    return BotJob(game.id, game.choose({}), 3, None, position.dump(), seat, "medium", 5)


def is_alive(process: int) -> bool:
    status = Path("/proc", str(process), "status")
    return status.exists() and "State:\tZ" not in status.read_text()


def test_a_compiled_search_is_seen_as_soon_as_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "thinker.py"
    source.touch()
    monkeypatch.setattr(builds, "thinker", SimpleNamespace(__file__=str(source), __name__="thinker"))
    monkeypatch.setattr(sys, "meta_path", [importlib.machinery.PathFinder])
    assert not builds.compiled_anew() and not builds.compiled_here()
    (tmp_path / f"thinker{COMPILED}").touch()
    importlib.invalidate_caches()
    assert builds.compiled_anew() and not builds.compiled_here()


def test_fresh_processes_take_over_when_compiled_rules_appear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "compiled_anew", lambda: False)
    pool, job = BotPool(), first_question()

    def minds() -> set[int]:
        return set(pool._executor._processes)  # type: ignore[attr-defined]

    async def play() -> None:
        before = [await pool.choose(job), await pool.choose(job)]
        old = minds()
        thinking = asyncio.create_task(pool.choose(job))
        await asyncio.sleep(0)
        monkeypatch.setattr(bot_pool, "compiled_anew", lambda: True)
        after = [await pool.choose(job), await thinking]
        assert before == after
        new = minds()
        assert old and new and not old & new
        await pool.choose(job)
        assert minds() >= new
        deadline = time.monotonic() + 20
        while any(is_alive(mind) for mind in old) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        assert not any(is_alive(mind) for mind in old)

    try:
        asyncio.run(play())
    finally:
        pool.close()


def test_the_search_is_the_last_to_appear_and_the_first_to_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    built, home = tmp_path / "built", tmp_path / "src"
    names = ["a/early.so", "bots/search/thinker.cpython.so", "zoo/late.so"]
    for folder in (built, home):
        for name in names:
            (folder / name).parent.mkdir(parents=True)
            (folder / name).write_text(folder.name)
    order: list[str] = []
    monkeypatch.setattr(Path, "unlink", lambda path: order.append(f"- {path.name}"))
    monkeypatch.setattr(shutil, "move", lambda made, _: order.append(f"+ {made.name}"))
    compiling.replace_compiled(built)
    assert len(order) == 6
    assert order[0] == "- thinker.cpython.so" and order[-1] == "+ thinker.cpython.so"
    assert sorted(order[1:3]) == ["- early.so", "- late.so"] and sorted(order[3:5]) == ["+ early.so", "+ late.so"]


COMPILER = """#!/bin/sh
for _ in $(seq 1500); do [ -e served ] && break; sleep 0.02; done
echo "$@ at $(nice)" >> compiled
"""
"""Stands for Python: compiles once people are at the table, so that a table that waits for it never gets anywhere."""
SERVER = """#!/bin/sh
echo "$@" >> served
for _ in $(seq 1500); do [ -e .venv/ready ] && break; sleep 0.02; done
"""
"""Stands for the server: plays on until everything is compiled."""


def test_make_play_serves_at_once_and_compiles_behind(tmp_path: Path) -> None:
    for name in ("requirements/play.txt", "requirements/build.txt", "pyproject.toml", "tools/compile.py", "setup.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1, 1))
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    for name, script in (("python", COMPILER), ("camarilla", SERVER)):
        (tmp_path / ".venv" / "bin" / name).write_text(script)
        (tmp_path / ".venv" / "bin" / name).chmod(0o755)
    (tmp_path / ".venv" / "base").touch()
    for served in (1, 2):
        done = subprocess.run(["make", "play"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        assert len((tmp_path / "served").read_text().splitlines()) == served
        assert (tmp_path / "compiled").read_text() == "tools/compile.py at 19\n"
