"""Compiling replaces the compiled modules only once it has made new ones."""

from pathlib import Path

import pytest

from tools import compile as tool

BUILDS = """
import sys
from pathlib import Path
made = Path(sys.argv[sys.argv.index("--build-lib") + 1], "camarilla", "new.so")
made.parent.mkdir(parents=True)
made.write_text("new")
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one compiled module from before."""
    (tmp_path / "src" / "camarilla").mkdir(parents=True)
    (tmp_path / "src" / "camarilla" / "old.so").write_text("old")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "has_compiler", lambda: True)
    return tmp_path


def compiled(checkout: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in (checkout / "src").rglob("*.so")}


def test_a_compilation_that_fails_leaves_what_is_there(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / "setup.py").write_text("import sys; sys.exit('a type error in one game')")
    assert tool.main() == 1
    assert compiled(checkout) == {"old.so": "old"}
    assert "compiled before stay" in capsys.readouterr().out
    assert "a type error" in (checkout / "build" / "compile.log").read_text()


def test_what_the_types_do_not_allow_is_said_with_its_place(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fault = "src/camarilla/games/courtiers/rules/bid.py:12: error: Incompatible return value type"
    (checkout / "setup.py").write_text(f"import sys; print('building'); print({fault!r}); sys.exit(1)")
    assert tool.main() == 1
    shown = capsys.readouterr().out
    assert f"\n{fault}\n" in shown and "building" not in shown
    assert compiled(checkout) == {"old.so": "old"}


def test_one_game_is_compiled_alone(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / "setup.py").write_text(f"import os; print(os.environ['CAMARILLA_ONLY'])\n{BUILDS}")
    assert tool.main("red-court") == 2
    assert capsys.readouterr().out == "camarilla: there is no game red-court in src/camarilla/games\n"
    assert compiled(checkout) == {"old.so": "old"}
    (checkout / "src" / "camarilla" / "games" / "red_court").mkdir(parents=True)
    (checkout / "src" / "camarilla" / "games" / "red_court" / "__init__.py").touch()
    assert tool.main("red-court") == 0
    assert "compiling the core and red-court" in capsys.readouterr().out
    assert (checkout / "build" / "compile.log").read_text() == "red_court\n"
    assert compiled(checkout) == {"new.so": "new"}


def test_a_compilation_that_works_replaces_all_of_it(checkout: Path) -> None:
    (checkout / "setup.py").write_text(BUILDS)
    (checkout / "build" / "compiled" / "camarilla").mkdir(parents=True)
    (checkout / "build" / "compiled" / "camarilla" / "forgotten.so").write_text("of a module that is gone")
    assert tool.main() == 0
    assert compiled(checkout) == {"new.so": "new"}


def test_without_a_compiler_nothing_compiled_stays(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "has_compiler", lambda: False)
    assert tool.main() == 0
    assert compiled(checkout) == {}
