"""Sounds: made by the project, small, there for every game, and telling a seat nothing that it may not know."""

from pathlib import Path

import pytest

from camarilla.core.registry import find_game, game_ids
from tests.paths import SOURCE
from tests.web.house import house, open_table, seated
from tools.sounds import SOUNDS, make

STATIC = SOURCE / "web" / "static"
MOST_BYTES = 100_000


def test_the_sounds_are_those_that_the_tool_makes(tmp_path: Path) -> None:
    make(tmp_path)
    made = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert made == {file.name: file.read_bytes() for file in STATIC.glob("*.wav")}
    assert set(made) == {f"sound-{name}.wav" for name in SOUNDS}
    assert sum(map(len, made.values())) < MOST_BYTES


@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_heard_with_sounds_that_there_are(game: str) -> None:
    heard = set(find_game(game).kinds.sounds.values())
    assert heard and heard <= SOUNDS.keys()


def test_a_frame_brings_the_sounds_of_what_is_new(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "ruse-and-bruise", "me", "bot:random")
        with seated(client, path) as player:
            assert player.state["sounds"] == []
            player.until_asked()
            player.play(player.state["legal"][0]["id"])
            player.until("state")
            assert "flip" in player.state["sounds"]
