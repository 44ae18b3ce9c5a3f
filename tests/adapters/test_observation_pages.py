"""Every number of an observation is documented, and a change of what it means gets another version."""

import pytest

from camarilla.core.registry import find_game, game_ids
from tools import observations


@pytest.mark.parametrize("id", game_ids())
def test_the_page_says_what_the_numbers_are(id: str) -> None:
    page = (observations.FOLDER / f"{id}.md").read_text(encoding="utf-8")
    assert page == observations.page(find_game(id)), "python -m tools.observations writes it anew"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("Version 0, digest `aa`", "Version 0, digest `aa`", True),
        ("Version 0, digest `aa`", "Version 0, digest `bb`", False),
        ("Version 0, digest `aa`", "Version 1, digest `bb`", True),
        ("", "Version 0, digest `bb`", True),
    ],
)
def test_a_change_needs_another_version(old: str, new: str, told: bool) -> None:
    assert observations.is_told(old, new) == told
