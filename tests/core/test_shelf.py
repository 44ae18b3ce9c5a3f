"""Games that lie in a module of one's own, put on the shelf of one process and of those that it begins."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from camarilla.core.clauses import Malformed
from camarilla.core.registry import find_game, game_ids, put_on_shelf
from tests.paths import ROOT
from tests.toys.pledges import GAME

TOY = "tests.toys.pledges:GAME"


@pytest.fixture(autouse=True)
def empty_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_GAMES", "")


def test_a_game_on_the_shelf_is_found_by_its_id_here_and_in_processes_begun_from_here() -> None:
    assert "pledges" not in game_ids()
    assert put_on_shelf(TOY) is GAME and put_on_shelf(TOY) is GAME
    assert game_ids().count("pledges") == 1 and find_game("pledges") is GAME
    words = "from camarilla import find_game; print(find_game('pledges').id)"
    told = subprocess.run([sys.executable, "-c", words], cwd=ROOT, env=os.environ, capture_output=True, text=True)
    assert told.stdout == "pledges\n", told.stderr


def test_a_game_with_the_id_of_another_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "second_strozzi.py").write_text("from camarilla.games.strozzi import GAME\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Malformed, match="calls itself “strozzi”, as another game does"):
        put_on_shelf("second_strozzi:GAME")
    assert put_on_shelf("strozzi").id == "strozzi"


def test_who_serves_a_game_of_a_module_names_it(tmp_path: Path) -> None:
    from tests.terminal.screenplay import run

    done = run(tmp_path, "serve", "--game", "no_such_module:GAME", "--port", "0")
    assert done.returncode == 2 and "There is no game “no_such_module:GAME”" in done.stderr
    done = run(tmp_path, "serve", "--game", TOY, "--port", "99999")
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "There is no port" in done.stderr
