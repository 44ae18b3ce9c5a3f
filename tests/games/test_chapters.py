"""The tests of a game lie by the chapters of its rulebook: `test_3_auctions.py` proves clauses of chapter 3."""

import pytest

from camarilla.core.registry import find_game, game_ids
from camarilla.testkit.sources.coverage import clauses_are_proved, chapters_have_their_tests
from tests.paths import TESTS


@pytest.mark.parametrize("id", game_ids())
def test_every_clause_has_a_test(id: str) -> None:
    clauses_are_proved(find_game(id), TESTS / "games" / id.replace("-", "_"))


@pytest.mark.parametrize("id", game_ids())
def test_every_test_lies_in_its_chapter(id: str) -> None:
    chapters_have_their_tests(find_game(id), TESTS / "games" / id.replace("-", "_"))
