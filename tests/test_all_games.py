"""Every registered game keeps every promise, with every number of seats and every option."""

import pytest

from camarilla.core.registry import find_game, game_ids
from camarilla.testkit import CHECKS, WHOLE_GAME_CHECKS, Setup, setups

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
