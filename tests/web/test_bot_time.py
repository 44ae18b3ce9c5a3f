"""How long a bot takes tells nothing: whether it had to think or not, it answers at the same moment."""

import asyncio
import time
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from camarilla.bots.levels import LEVELS, seconds_of
from camarilla.core.registry import find_game, game_ids
from camarilla.web.tables.bot_job import BotJob
from camarilla.web.workers.autoplay import Autoplay

GAME = find_game("strozzi")


def answered_after(bot: str, thinking: float, bot_delay: int = 0) -> float:
    """So many seconds after it was asked, a bot that thought for so long has decided."""

    async def choose(job: BotJob) -> int:
        await asyncio.sleep(thinking)
        return 7

    async def decided() -> float:
        decisions = Mock(decide_by_bot=AsyncMock())
        autoplay = Autoplay(Mock(), decisions, Mock(), Mock(places=1, choose=choose), asyncio.Event())
        session: Any = Mock(game=GAME, watched=True, terms=Mock(bot_delay=bot_delay))
        begun = time.monotonic()
        await autoplay._think(session, BotJob(GAME.id, {}, 3, None, {}, 1, bot, 5), version=3)
        decisions.decide_by_bot.assert_awaited_once_with(session, 1, 7, 3)
        return time.monotonic() - begun

    return asyncio.run(decided())


@pytest.mark.parametrize("bot", ["easy", "medium", "hard"])
def test_an_easy_choice_takes_as_long_as_a_hard_one(bot: str) -> None:
    quick, slow = answered_after(bot, 0.0), answered_after(bot, 0.8 * seconds_of(GAME, bot))
    assert quick == pytest.approx(slow, abs=0.05) and quick >= seconds_of(GAME, bot)


def test_the_table_may_ask_for_more_and_other_bots_answer_when_they_are_asked_to() -> None:
    assert answered_after("medium", 0.0, bot_delay=300) == pytest.approx(0.3, abs=0.05)
    assert answered_after("random", 0.0) < 0.1


@pytest.mark.parametrize("game_id", game_ids())
def test_nobody_waits_longer_than_a_second_for_a_level(game_id: str) -> None:
    times = [seconds_of(find_game(game_id), level) for level in LEVELS]
    assert times == sorted(times) and times[0] > 0 and times[-1] <= 1.0
    assert times[LEVELS.index("hard")] <= 0.2
