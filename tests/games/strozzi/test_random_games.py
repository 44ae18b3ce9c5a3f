"""Random games: the figures known for them."""

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.playout import playout
from camarilla.games.strozzi import GAME

pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize(("seats", "decisions", "score"), [(3, 89, 258), (4, 121, 203), (5, 154, 166), (6, 186, 140)])
def test_random_play_has_the_known_figures(seats: int, decisions: int, score: int) -> None:
    """Known from 2,000 games each: decisions in a game, and the mean score of a player."""
    games = 150
    made = money = 0
    for seed in range(games):
        position = GAME.start(seats, FastChance(seed))
        made += playout(position, FastChance(seed + 1000))
        money += sum(position.scores())
    assert abs(made / games - decisions) < 3
    assert abs(money / games / seats - score) < 3
