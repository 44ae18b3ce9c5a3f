"""No two games have the same dozen lines: what games share is in the core, once."""

from pathlib import Path

from tools.duplicates import LEAST, duplicates, games

BODY = [f"cells[{number}] = {number}" for number in range(LEAST)]


def tree(folder: Path, **modules: str) -> list[Path]:
    """A folder for every game, with one module each."""
    made = []
    for name, source in modules.items():
        (folder / name).mkdir()
        (folder / name / "rules.py").write_text(source, encoding="utf-8")
        made.append(folder / name)
    return made


def test_no_two_games_have_the_same_dozen_lines() -> None:
    assert [str(found) for found in duplicates(games())] == []


def test_equal_lines_are_found_wherever_they_stand(tmp_path: Path) -> None:
    here = "first = 1\n" + "\n".join(BODY) + "\nlast = 1\n"
    there = "def play():\n    " + "\n    ".join(BODY) + "\n"
    [found] = duplicates(tree(tmp_path, one=here, other=there))
    assert (found.one.number, found.other.number, found.length) == (2, 2, LEAST)
    assert str(found.one.file) in str(found) and str(found.other.file) in str(found)


def test_blank_lines_comments_imports_and_docstrings_are_passed_over(tmp_path: Path) -> None:
    dressed = ['"""What it does."""', "import json  # and why", "from pathlib import (", "    Path,", ")", ""]
    for line in BODY:
        dressed += [f"{line}  # {len(dressed)}", "", "# On a line of its own.", '"""Of the line above."""']
    [found] = duplicates(tree(tmp_path, one="\n".join(BODY), other="\n".join(dressed)))
    assert (found.other.number, found.length) == (7, LEAST)
    headers = "\n".join(f"import module_{number}" for number in range(2 * LEAST))
    (tmp_path / "third").mkdir()
    assert duplicates(tree(tmp_path / "third", one=headers, other=headers)) == []


def test_the_longest_stretch_is_told_once(tmp_path: Path) -> None:
    longer = "\n".join([*BODY, "one_more = 1"])
    [found] = duplicates(tree(tmp_path, one=longer, other=longer))
    assert found.length == LEAST + 1


def test_fewer_lines_and_the_same_game_are_no_duplicates(tmp_path: Path) -> None:
    short = "\n".join(BODY[1:])
    [one, other] = tree(tmp_path, one=short, other=short + "\n" + BODY[0])
    (one / "more.py").write_text("\n".join(BODY), encoding="utf-8")
    (one / "again.py").write_text("\n".join(BODY), encoding="utf-8")
    assert duplicates([one, other]) == []
