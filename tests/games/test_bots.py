"""A bot that looks one decision ahead, by its game's own sense of a good position, beats random ones."""

import pytest

from camarilla.bots.base import GreedyBot, RandomBot
from camarilla.core.chance import FastChance, seed_from_text
from camarilla.core.game import Game
from camarilla.core.registry import find_game
from camarilla.core.table import Table

pytestmark = pytest.mark.no_cover

MATCHES = {
    "heads-of-state": (3, 2, 2),
    "principe": (4, 4, 3),
    "ruse-and-bruise": (4, 4, 3),
    "strozzi": (4, 24, 12),
}
"""Seats, games played, and how many of them the bot wins at least; chance alone gives a third or a quarter."""


def wins(game: Game, seats: int, seed: int) -> bool:
    """Whether the bot, who sits in another place from game to game, wins a game."""
    match = Table(game, [f"player {seat}" for seat in range(seats)], seed=seed_from_text(f"bots {seed}"))
    greedy = seed % seats
    bots = [RandomBot(FastChance(seed * seats + seat)) for seat in range(seats)]
    clever = GreedyBot(FastChance(seed), worlds=2)
    while not match.over:
        seat = match.to_act()[0]
        bot = clever if seat == greedy else bots[seat]
        match.play(seat, bot.choose(match.chair(seat, FastChance(seed))))
    result = match.result()
    assert result is not None
    return result[greedy][1] == 1


@pytest.mark.parametrize("id", MATCHES)
def test_the_greedy_bot_beats_random_ones(id: str) -> None:
    seats, games, least = MATCHES[id]
    won = sum(wins(find_game(id), seats, seed) for seed in range(games))
    assert won >= least, f"won {won} of {games}"
