"""How long a bot takes tells nothing: whether it had to think or not, it answers at the same moment."""

import asyncio
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from camarilla.bots.levels import LEVELS, seconds_of
from camarilla.core.registry import find_game, game_ids
from camarilla.web.tables.bot_job import BotJob
from camarilla.web.workers import autoplay

GAME = find_game("strozzi")


class Clock:
    """Time that passes only while somebody sleeps, so that a busy machine changes nothing."""

    def __init__(self) -> None:
        self.now = 100.0

    def time(self) -> float:
        return self.now

    def get_running_loop(self) -> "Clock":
        return self

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock by which bots are awaited."""
    ours = Clock()
    monkeypatch.setattr(autoplay, "asyncio", ours)
    return ours


def answered_after(clock: Clock, bot: str, thinking: float, bot_delay: int = 0) -> float:
    """So many seconds after it was asked, a bot that thought for so long has decided."""

    async def choose(job: BotJob) -> int:
        await clock.sleep(thinking)
        return 7

    begun = clock.now
    decisions = Mock(decide_by_bot=AsyncMock())
    tables = autoplay.Autoplay(Mock(), decisions, Mock(), Mock(places=1, choose=choose), Mock())
    session: Any = Mock(game=GAME, watched=True, terms=Mock(bot_delay=bot_delay))
    asyncio.run(tables._think(session, BotJob(GAME.id, {}, 3, None, {}, 1, bot, 5), version=3))
    decisions.decide_by_bot.assert_awaited_once_with(session, 1, 7, 3)
    return clock.now - begun


@pytest.mark.parametrize("bot", LEVELS)
def test_an_easy_choice_takes_as_long_as_a_hard_one(clock: Clock, bot: str) -> None:
    longest = seconds_of(GAME, bot)
    for thinking in (0.0, 0.1, longest):
        assert answered_after(clock, bot, thinking) == pytest.approx(longest)


def test_the_table_may_ask_for_more_and_other_bots_answer_when_they_are_asked_to(clock: Clock) -> None:
    assert answered_after(clock, "medium", 0.0, bot_delay=300) == pytest.approx(0.3)
    assert answered_after(clock, "random", 0.01) == pytest.approx(0.01)


@pytest.mark.parametrize("game_id", game_ids())
def test_nobody_waits_longer_than_a_second_for_a_level(game_id: str) -> None:
    times = [seconds_of(find_game(game_id), level) for level in LEVELS]
    assert times == sorted(times) and times[0] > 0 and times[-1] <= 1.0
    assert times[LEVELS.index("hard")] <= 0.2
