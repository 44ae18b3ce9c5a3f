"""The compiled and the interpreted build play the same games, position by position, and bots think the same in both."""

import os
import subprocess
import sys

import pytest

from tests.paths import ROOT

PLAY = """
import hashlib
from camarilla.core import position
from camarilla.core.registry import find_game, game_ids
from camarilla.testkit.setups import random_play, setups
from camarilla.testkit.secrecy import guess
from camarilla.core.chance import FastChance

print("build", position.__file__.endswith(".py"))
for id in game_ids():
    for setup in setups(find_game(id)):
        chance = FastChance(3)
        whole = hashlib.sha256()
        for step, here in enumerate(random_play(setup, 23)):
            whole.update(repr(list(here.cells)).encode())
            if step % 10 == 0:
                seat = step // 10 % setup.seats
                whole.update(guess(here, seat, chance).digest().encode())
                whole.update(repr(here.view(seat)).encode())
        whole.update(here.digest().encode())
        print(setup, here.scores(), whole.hexdigest())
"""
THINK = """
from camarilla.bots.levels import LEVELS, LevelBot, level_of
from camarilla.bots.search import thinker
from camarilla.core.chance import FastChance
from camarilla.core.playout import playout
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Chair

print("build", thinker.__file__.endswith(".py"))
for id in game_ids():
    game = find_game(id)
    position = game.start(3, FastChance(5))
    playout(position, FastChance(6), limit=20)
    for level in LEVELS:
        level_of(game, level).simulations = 20
        chair = Chair(game, position, position.to_act()[0])
        print(id, level, LevelBot(level, FastChance(7)).weights(chair))
"""


def told(code: str, pure: str) -> list[str]:
    environment = {**os.environ, "CAMARILLA_PURE": pure}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, env=environment, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("code", [PLAY, THINK], ids=["games", "thoughts"])
def test_both_builds_play_the_same_games_and_think_the_same(code: str) -> None:
    interpreted, installed = told(code, "1"), told(code, "0")
    assert interpreted[0] == "build True", "CAMARILLA_PURE=1 must use the interpreted modules"
    assert len(interpreted) > 10
    assert interpreted[1:] == installed[1:]
