"""What all boxes have in common."""

import tomllib

import pytest

from camarilla.core.registry import find_game, game_ids
from tests.games.boxes import box_of, refused_box

WITH_BOX = [id for id in game_ids() if find_game(id).has_box]
"""A game may do without."""


@pytest.mark.parametrize("id", WITH_BOX)
def test_every_row_says_where_it_comes_from(id: str) -> None:
    for table, rows in tomllib.loads(box_of(find_game(id))).items():
        for row in rows:
            assert row["mark"] in {"printed", "inferred", "reconstructed"}, table
            assert row["source"], table
            assert set(row.get("reconstructed", [])) <= row.keys(), table


@pytest.mark.parametrize("id", WITH_BOX)
def test_a_file_that_is_no_box_is_refused(id: str) -> None:
    assert refused_box(find_game(id), "not toml at all").startswith("not a TOML file")
    assert refused_box(find_game(id), "").startswith("no [[")
