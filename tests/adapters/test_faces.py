"""One definition behind every interface: digests, legal sets and action ids agree at each decision."""

from pathlib import Path

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.record import read_record
from camarilla.core.registry import find_game, game_ids
from camarilla.testkit import Setup, setups
from tests.adapters.faces import random_script, script_of_record, through_all
from tests.web.house import house
from tests.web.test_api import key, looks, opened

SETUPS = [setup for id in game_ids() for setup in setups(find_game(id))]
QUICK = [setups(find_game(id))[0] for id in ("strozzi", "ruse-and-bruise")]
"""A game of the server takes its time: tests/extras plays one of every kind."""


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_face_shows_the_same_game(setup: Setup) -> None:
    through_all(random_script(setup, 5))


@pytest.mark.parametrize("setup", QUICK, ids=str)
def test_the_server_s_game_is_the_same_game(setup: Setup, tmp_path: Path) -> None:
    play_through_the_server(setup, tmp_path)


def play_through_the_server(setup: Setup, folder: Path) -> None:
    """A random game over HTTP, then the same game through every other interface."""
    luck, told = FastChance(5), []
    with house(folder) as client:
        client.app.state.site.limits.on = False  # type: ignore[attr-defined]
        made = opened(client, setup.game.id, "me", *["here"] * (setup.seats - 1), name="Anna", options=setup.options)
        keys = [row["key"] for row in made["seats"]]
        acts = looks(client, keys[0])["acts"]
        while acts:
            seen = looks(client, keys[acts[0]])
            legal = [action["id"] for action in seen["legal"]]
            action = legal[luck.below(len(legal))]
            told.append((acts[0], legal, action))
            decision = {"action": action, "v": seen["v"], "id": f"d{len(told)}"}
            assert client.post("/api/seat/play", json=decision, headers=key(keys[acts[0]])).status_code == 200
            acts = looks(client, keys[0])["acts"]
        record = read_record(client.get(f"/api/tables/{made['table']}/record").text)
    script = script_of_record(setup, record)
    assert [(step.seat, step.legal, step.action) for step in script.steps] == told
    marks = [step.digest for step in script.steps[1:]] + [script.digest]
    assert [mark.startswith(entry.at) for mark, entry in zip(marks, record.entries, strict=True)] == [True] * len(told)
    through_all(script)
