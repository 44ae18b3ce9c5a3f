"""Every registered game keeps every promise, with every number of seats and every option."""

import pytest

from camarilla.core.registry import find_game, game_ids
from camarilla.testkit import CHECKS, WHOLE_GAME_CHECKS, Setup, setups
from camarilla.testkit.words import refusing_clauses
from tests.paths import GAMES, TESTS

pytestmark = pytest.mark.no_cover
SETUPS = [setup for id in game_ids() for setup in setups(find_game(id))]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_promise(setup: Setup, check: str) -> None:
    CHECKS[check](setup, 7)


@pytest.mark.parametrize("check", WHOLE_GAME_CHECKS)
@pytest.mark.parametrize("id", game_ids())
def test_promise_of_the_whole(id: str, check: str) -> None:
    WHOLE_GAME_CHECKS[check](find_game(id))


@pytest.mark.parametrize("id", game_ids())
def test_every_clause_has_a_test(id: str) -> None:
    from camarilla.testkit.coverage import tests_by_clause

    folder = id.replace("-", "_")
    proved = tests_by_clause(TESTS / "games" / folder)
    clauses = set(find_game(id).clauses)
    assert sorted(clauses - proved.keys()) == [], "clauses without a test"
    assert sorted(proved.keys() - clauses) == [], "tests of clauses that are not in the book"


@pytest.mark.parametrize("id", game_ids())
def test_refusals_name_clauses_of_the_book(id: str) -> None:
    game = find_game(id)
    refused = refusing_clauses(GAMES / id.replace("-", "_"))
    assert refused, "no rule refuses anything"
    assert refused <= set(game.clauses)
    for language in ("en", "hu", "it"):
        texts = game.messages(language)
        assert [clause for clause in sorted(refused) if f"refused-{clause.replace('.', '-')} =" not in texts] == []
