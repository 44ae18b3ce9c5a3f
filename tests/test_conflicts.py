"""No file of the repository holds what git leaves where two changes could not be merged."""

import re
from pathlib import Path

from tests.paths import ROOT

MARKER = re.compile(rb"^(<{7}|>{7}) ", re.MULTILINE)
FOLDERS = ("docs", "examples", "requirements", "src", "tests", "tools")


def conflicted(root: Path) -> list[str]:
    files = [file for file in root.iterdir() if file.is_file()]
    files += [file for folder in FOLDERS for file in root.joinpath(folder).rglob("*") if file.is_file()]
    compiled = {".so", ".pyc"}
    return sorted(
        str(file.relative_to(root))
        for file in files
        if file.suffix not in compiled and MARKER.search(file.read_bytes())
    )


def test_no_conflict_was_left_in_a_file() -> None:
    assert conflicted(ROOT) == []


def test_a_conflict_is_found(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "playing.md").write_text("Play.\n<<<<<<< ours\nwell\n=======\nbadly\n>>>>>>> theirs\n")
    (tmp_path / "README.md").write_text("<< 7 >>>>>>>\n")
    assert conflicted(tmp_path) == ["docs/playing.md"]
