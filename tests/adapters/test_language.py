"""Text for language models: nothing is lost on the way, and a model that answers over the network takes a seat."""

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from camarilla.adapters.language import answer_in, read, tell
from camarilla.core.chance import FastChance
from camarilla.core.clauses import LANGUAGES
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Chair
from camarilla.testkit import setups
from camarilla.testkit.setups import random_play
from tests.paths import ROOT

STROZZI = find_game("strozzi")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_what_is_told_is_read_back_whole(id: str, language: str) -> None:
    game = find_game(id)
    for step, position in enumerate(random_play(setups(game)[0], 3)):
        if step % 7 == 0 and position.to_act():
            chair = Chair(game, position.clone(FastChance(1)), position.to_act()[0])
            told = read(tell(chair, language))
            assert told.view == chair.view() and told.question
            assert list(told.moves) == chair.legal()
            assert [game.verbs.parse(typed) for typed in told.moves.values()] == chair.legal()


def test_each_language_has_its_own_words() -> None:
    chair = Chair(STROZZI, STROZZI.start(3, FastChance(1)), 0)
    assert len({tell(chair, language).split("\n")[0] for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("reply", "action"),
    [
        ("3", 3),
        ("I could take 0.\nBut better:\n**3**", 3),
        ("claim plus-one", 1),
        ("`Claim Pirate`.", 0),
        ("3 because 99 is not open", 3),
        ("99", None),
        ("", None),
        ("I pass on this", None),
    ],
)
def test_an_answer_is_the_last_open_action_it_names(reply: str, action: int | None) -> None:
    assert answer_in(reply, STROZZI, [0, 1, 3]) == action


class StandIn(BaseHTTPRequestHandler):
    """Speaks the protocol: names the last open action, but every third answer is none."""

    asked: list[dict[str, Any]]

    def do_POST(self) -> None:
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.asked.append({**request, "path": self.path})
        told = read(request["messages"][1]["content"])
        content = "I do not know." if len(self.asked) % 3 == 0 else f"Well.\n{max(told.moves)}"
        usage = {"prompt_tokens": 100, "completion_tokens": 5}
        body = json.dumps(
            {"choices": [{"message": {"role": "assistant", "content": content}}], "usage": usage}
        ).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.fixture
def endpoint() -> Iterator[str]:
    StandIn.asked = []
    with HTTPServer(("127.0.0.1", 0), StandIn) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/v1"
        server.shutdown()
        thread.join()


def test_a_model_plays_a_whole_game_as_the_page_starts_it(endpoint: str) -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"^python (examples/language_model.py .*) --games 5$", page, re.MULTILINE)
    script, _, _, *rest = line.split()
    command = [sys.executable, script, endpoint, "stand-in", *rest]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    count, asked = json.loads(done.stdout), len(StandIn.asked)
    assert count["games"] == 1 and 1 <= count["places"] <= 4
    assert count["wrong_answers"] == asked // 3 > 0 and count["decisions"] == asked - count["wrong_answers"]
    assert (count["tokens_in"], count["tokens_out"]) == (100 * asked, 5 * asked)
    assert StandIn.asked[0]["path"] == "/v1/chat/completions" and StandIn.asked[0]["model"] == "stand-in"
    assert count["left_to_luck"] == 0
