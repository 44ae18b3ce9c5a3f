"""The tests of a game lie by the chapters of its rulebook: `test_3_auctions.py` proves clauses of chapter 3."""

import re
from pathlib import Path

import pytest

from camarilla.core.registry import find_game, game_ids
from camarilla.testkit import coverage
from tests.paths import TESTS

WITHOUT_CHAPTER = {"board", "box", "census", "heuristics", "orders", "random_games", "terminal"}
"""What a game's tests are about besides its rules; called so in every game."""


def files(id: str) -> list[Path]:
    return sorted((TESTS / "games" / id.replace("-", "_")).glob("test_*.py"))


def chapter_of(file: str) -> str | None:
    """The chapter in the name of a file."""
    numbered = re.fullmatch(r"test_0*(\d+)_[a-z_]+\.py", file)
    return numbered and numbered[1]


@pytest.mark.parametrize("id", game_ids())
def test_every_chapter_has_a_file_and_every_file_a_chapter_or_a_name_that_all_games_use(id: str) -> None:
    found = {chapter_of(file.name) for file in files(id)} - {None}
    assert found == set(find_game(id).chapters)
    others = {file.stem.removeprefix("test_") for file in files(id) if chapter_of(file.name) is None}
    assert others <= WITHOUT_CHAPTER


@pytest.mark.parametrize("id", game_ids())
def test_what_proves_a_clause_lies_in_its_chapter(id: str) -> None:
    chapters: dict[str, set[str]] = {}
    for clause, tests in coverage.tests_by_clause(TESTS / "games" / id.replace("-", "_")).items():
        for test in tests:
            chapters.setdefault(test, set()).add(find_game(id).clauses[clause].chapter)
    strangers = [test for test, proved in chapters.items() if chapter_of(test.split("::")[0]) not in {None, *proved}]
    assert strangers == []
