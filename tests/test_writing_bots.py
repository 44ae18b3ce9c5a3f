"""The page for writers of bots tells the truth: its code runs, its command too, its tables are those of the views."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from camarilla.web.http.openapi.view_types import views_of
from tests.paths import ROOT
from tests.terminal.screenplay import run_process
from tools import views

PAGE = (ROOT / "docs" / "writing-bots.md").read_text(encoding="utf-8")
FIRST, *FURTHER = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody has put the first bot of the page."""
    (tmp_path / "mybots.py").write_text(FIRST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_first_bot_has_ten_lines() -> None:
    assert FIRST.count("\n") == 10


@pytest.mark.parametrize("code", FURTHER)
def test_the_code_runs(folder: Path, code: str) -> None:
    played = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=folder)
    assert played.returncode == 0, played.stderr
    assert re.search(r"\[-?[\d.]+, -?[\d.]+\]|\[\(\d+, \d\)", played.stdout)


@pytest.mark.parametrize("command", re.findall(r"^    camarilla (.*)$", PAGE, flags=re.MULTILINE))
def test_the_commands_run(folder: Path, command: str) -> None:
    done = run_process(folder, *command.split())
    assert done.returncode == 0, done.stderr
    assert "mybots:Patient" in done.stdout


def test_the_tables_are_those_of_the_views() -> None:
    between = PAGE.split(views.BEGIN)[1].split(views.END)[0]
    assert between == f"\n{views.tables()}\n", "python -m tools.views"


@pytest.mark.parametrize("folder_of", sorted(views.GAMES.glob("*/view.py")), ids=lambda file: file.parent.name)
def test_every_field_says_what_it_means(folder_of: Path) -> None:
    found = views_of(folder_of.read_text(encoding="utf-8"))
    assert [f"{view.name}.{field.name}" for view in found.values() for field in view.fields if not field.meaning] == []


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)\)", PAGE)
    assert links and [link for link in links if not (ROOT / "docs" / link).exists()] == []
