"""The guides for makers tell the truth: every snippet in them runs, in the order in which it stands there."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.terminal.screenplay import environment
from tools.browser import found

GUIDES = {
    name: (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8") for name in ("adding-a-game", "drawing-a-board")
}
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def snippets(guide: str, language: str) -> list[str]:
    return [code for spoken, code in FENCE.findall(GUIDES[guide]) if spoken == language]


def run(folder: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    """Run a command where `camarilla`, `python` and `pytest` are this checkout's; what it asks is answered with q."""
    programs = folder / "programs"
    if not programs.exists():
        programs.mkdir()
        for name, module in {
            "camarilla": "-m camarilla",
            "python": "",
            "pytest": "-m pytest -p no:cacheprovider",
        }.items():
            (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {module} "$@"\n')
            (programs / name).chmod(0o755)
    known = environment(folder, CAMARILLA_CHROMIUM=str(found()))
    known |= {"PATH": f"{programs}{os.pathsep}{known['PATH']}"}
    done = subprocess.run(command, input="q\n", capture_output=True, text=True, cwd=folder, env=known, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def test_the_guide_to_a_game_does_what_it_says(tmp_path: Path) -> None:
    typed = snippets("adding-a-game", "sh")
    assert len(typed) == 4
    said = run(tmp_path, "sh", "-e", "-c", "".join(typed)).stdout
    assert "promises kept, 0 broken" in said and "No violations." in said and " passed" in said
    code = "\n".join(snippets("adding-a-game", "python"))
    assert code.count("assert ") >= 15
    (tmp_path / "snippets.py").write_text(f"import sys; sys.path.append('red-court')\n{code}", encoding="utf-8")
    run(tmp_path, "python", "snippets.py")


def test_a_game_is_announced_as_the_guide_says(tmp_path: Path) -> None:
    (announced,) = snippets("adding-a-game", "toml")
    run(tmp_path, "camarilla", "new-game", "red-court")
    written = tomllib.loads((tmp_path / "red-court" / "pyproject.toml").read_text("utf-8"))
    assert tomllib.loads(announced)["project"]["entry-points"] == written["project"]["entry-points"]


def test_the_guide_to_a_board_does_what_it_says(tmp_path: Path) -> None:
    example, *rest = snippets("drawing-a-board", "python")
    assert sum(bool(line.strip()) for line in example.splitlines()) <= 40
    (tmp_path / "snippets.py").write_text("\n".join([example, *rest]), encoding="utf-8")
    run(tmp_path, "python", "snippets.py")
    assert 'data-piece="card-' in (tmp_path / "board.svg").read_text("utf-8")


@pytest.mark.parametrize("guide", GUIDES)
def test_no_snippet_is_left_out_and_links_lead_somewhere(guide: str) -> None:
    assert {language for language, _ in FENCE.findall(GUIDES[guide])} <= {"python", "sh", "toml"}
    prose = FENCE.sub("", GUIDES[guide])
    assert re.findall(r"^    .*", prose, re.MULTILINE) == [], "indented code is not run"
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", prose)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
