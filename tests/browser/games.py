"""Through which games a test clicks: always the one with the fullest board, the others with what takes longer."""

import pytest

from camarilla.core.registry import game_ids

FULLEST = "heads-of-state"
EVERY_GAME = [pytest.param(id, marks=[] if id == FULLEST else [pytest.mark.extras]) for id in game_ids()]
