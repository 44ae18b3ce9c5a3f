"""One game of each number of seats in OpenSpiel plays as it did."""

import pytest

from tools import playthroughs


@pytest.mark.parametrize("name", playthroughs.names())
def test_it_plays_as_it_did(name: str) -> None:
    kept = (playthroughs.FOLDER / name).read_text(encoding="utf-8")
    assert playthroughs.playthrough(*playthroughs.names()[name]) == kept, "python -m tools.playthroughs writes it anew"


def test_there_is_no_other_file() -> None:
    assert {file.name for file in playthroughs.FOLDER.iterdir()} == set(playthroughs.names())
