"""Every command and snippet of the pages is run, here or by another test; the few that cannot be run say why.

Above a block stands how it is tested, in a comment that readers do not see:

    <!-- run by tests/web/test_examples.py -->
    <!-- not run: it waits for a player -->

Blocks of Python and of the shell without such a comment are run here, those of a page in one folder, one after another.
"""

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.paths import ROOT

ELSEWHERE = {"adding-a-game.md", "drawing-a-board.md"}
"""The guides for makers, in which every block builds on those before it: `tests/test_guides.py` runs them whole."""
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(page for page in (ROOT / "docs").rglob("*.md") if page.name not in ELSEWHERE),
]
NOT_RUN = {
    "README.md": 2,
    "CONTRIBUTING.md": 1,
    "docs/api.md": 11,
    "docs/architecture.md": 1,
    "docs/baselines.md": 1,
    "docs/benchmarks.md": 2,
    "docs/decisions/0001-flat-positions-in-packed-vectors.md": 2,
    "docs/deploying.md": 5,
    "docs/games/heads-of-state.md": 2,
    "docs/games/principe.md": 1,
    "docs/games/ruse-and-bruise.md": 1,
    "docs/games/strozzi.md": 3,
    "docs/index.md": 1,
    "docs/ladder.md": 4,
    "docs/playing.md": 2,
    "docs/research.md": 1,
    "docs/shuffle.md": 1,
    "docs/terminal.md": 1,
    "docs/training.md": 3,
}
"""How many blocks of each page are not run: one more has to be counted here, and be worth it."""


@dataclass(frozen=True)
class Block:
    """A block of code: its language (empty where it is only indented), its text, and the comment above it."""

    language: str
    text: str
    mark: str

    @property
    def is_run_here(self) -> bool:
        return self.language in {"python", "sh"} and not self.mark


def blocks_of(page: Path) -> Iterator[Block]:
    """The blocks of a page, fenced or indented."""
    lines, above = page.read_text(encoding="utf-8").split("\n"), ""
    while lines:
        line = lines.pop(0)
        if fence := re.fullmatch(r"```(\w*)", line):
            end = lines.index("```")
            yield Block(fence[1], "\n".join(lines[:end]) + "\n", _mark(above))
            lines, above = lines[end + 1 :], ""
        elif line.startswith("    "):
            text = [line]
            while lines and (lines[0].startswith("    ") or not lines[0].strip()):
                text.append(lines.pop(0))
            yield Block("", "\n".join(text), _mark(above))
            above = ""
        elif line.strip():
            above = line


def _mark(line: str) -> str:
    found = re.fullmatch(r"<!-- ((?:run by|not run:) .*) -->", line)
    return found[1] if found else ""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_is_run_or_says_why_not(page: Path) -> None:
    for block in blocks_of(page):
        how, _, what = block.mark.partition(": " if block.mark.startswith("not") else " by ")
        if how == "run":
            assert page.name in (ROOT / what).read_text(encoding="utf-8"), f"{what} does not know the page"
        else:
            assert block.is_run_here or (how == "not run" and len(what.split()) >= 3), block


def test_those_that_are_not_run_are_counted() -> None:
    found = Counter(name_of(page) for page in PAGES for block in blocks_of(page) if block.mark.startswith("not run"))
    assert found == NOT_RUN


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with the files that pages name, and the commands on the path."""
    for name in ("tests", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "bin").mkdir()
    for name, module in {"camarilla": "-m camarilla", "python": ""}.items():
        command = tmp_path / "bin" / name
        command.write_text(f'#!/bin/sh\nexec "{sys.executable}" {module} "$@"\n', encoding="utf-8")
        command.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize(
    "page", [page for page in PAGES if any(block.is_run_here for block in blocks_of(page))], ids=name_of
)
def test_what_can_be_run_runs(page: Path, desk: Path) -> None:
    variables = os.environ | {"PATH": f"{desk / 'bin'}{os.pathsep}{os.environ['PATH']}", "LANG": "en_GB.UTF-8"}
    variables |= {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(desk), "XDG_CONFIG_HOME": str(desk)}
    for block in blocks_of(page):
        if block.is_run_here:
            command = [sys.executable, "-c"] if block.language == "python" else ["sh", "-ec"]
            done = subprocess.run(
                [*command, block.text], cwd=desk, env=variables, capture_output=True, text=True, timeout=120
            )
            assert done.returncode == 0 and done.stdout, f"{block.text}\n{done.stdout}{done.stderr}"
