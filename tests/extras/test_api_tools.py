"""The API's document, as the tools of others read it: two linters, and a generated client that plays a game."""

import contextlib
import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from camarilla.core.chance import FastChance
from camarilla.core.registry import game_ids
from camarilla.web.http.openapi.document import document
from tests.web.port import Server, real_server

pytestmark = pytest.mark.extras
HERE = Path(__file__).parent
QUIET = {"REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true"}


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=os.environ | QUIET, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_valid() -> None:
    assert list(OpenAPIV31SpecValidator(document("https://camarilla.invalid")).iter_errors()) == []


def test_redocly_has_nothing_to_say(tmp_path: Path) -> None:
    for file in ("package.json", "package-lock.json"):
        shutil.copy(HERE / file, tmp_path)
    run(tmp_path, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    (tmp_path / "openapi.json").write_text(json.dumps(document("https://camarilla.invalid")), encoding="utf-8")
    said = run(tmp_path, "npx", "redocly", "lint", "openapi.json", "--extends=recommended-strict", "--format=json")
    told = json.loads(said[said.index("{") :])
    assert told["totals"] == {"errors": 0, "warnings": 0, "ignored": 0}, told["problems"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with real_server(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="module")
def client(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The name of the package that was generated from the document of the server."""
    folder = tmp_path_factory.mktemp("generated")
    (folder / "openapi.json").write_bytes(httpx2.get(f"{server.address}/api/openapi.json").content)
    (folder / "options.yml").write_text("post_hooks: []\n", encoding="utf-8")
    command = [sys.executable, "-m", "openapi_python_client", "generate", "--path", "openapi.json", "--meta", "none"]
    said = run(folder, *command, "--output-path", "camarilla_client", "--config", "options.yml", "--fail-on-warning")
    assert "missing" not in said, said
    sys.path.insert(0, str(folder))
    yield "camarilla_client"
    sys.path.remove(str(folder))


@pytest.mark.parametrize("game", game_ids())
def test_a_generated_client_plays_a_whole_game(server: Server, client: str, game: str) -> None:
    kit, models = importlib.import_module(client), importlib.import_module(f"{client}.models")

    def call(place: str, asking: Any, **more: Any) -> Any:
        return importlib.import_module(f"{client}.api.{place}").sync(client=asking, **more)

    luck = FastChance(3)
    with contextlib.ExitStack() as opened:

        def holder(key: str) -> Any:
            return opened.enter_context(kit.AuthenticatedClient(server.address, token=key))

        anybody = opened.enter_context(kit.Client(server.address))
        seats = min(call("tables.describe_game", anybody, game=models.DescribeGameGame(game)).seats)
        wanted = models.Table(models.TableGame(game), [models.TableSeatsItem.FRIEND] * seats)
        made = call("tables.open_table", anybody, body=wanted)
        joined = [call("seat.join_seat", holder(seat.key), body=models.Join(name="P")) for seat in made.seats]
        players = [holder(seat.key) for seat in joined]
        state = call("seat.look_from_seat", players[0])
        prefix = type(state).__name__.removesuffix("State")
        assert prefix.lower() == game.replace("-", "")
        while state.state.value != "over":
            player = players[state.acts[0]]
            state = call("seat.look_from_seat", player, have=state.v)
            assert type(state.view).__name__ == f"{prefix}View"
            action = state.legal[luck.below(len(state.legal))]
            assert type(action).__name__.startswith(f"{prefix}Action")
            taken = call("seat.play", player, body=models.Play(action.id, state.v))
            assert taken.at == state.v + 1
            state = call("seat.look_from_seat", player, have=state.v)
            assert all(type(event).__name__.startswith(f"{prefix}Event") for event in state.events.list_)
        assert min(state.result.places) == 1
        assert call("tables.read_record", anybody, id=made.table).result.scores == state.result.scores
