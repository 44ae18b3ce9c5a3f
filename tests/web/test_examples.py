"""The example bots as docs/api.md starts them: they play to the end, wait when they are told to, and come back."""

import contextlib
import importlib.util
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import httpx2
import pytest

from camarilla.core.clauses import Refusal
from camarilla.core.record import read_record
from camarilla.core.registry import find_game
from camarilla.core.replay import replay
from camarilla.web.http import limits
from camarilla.web.live import sockets
from tests.paths import ROOT
from tests.web.crowd import Server
from tests.web.port import real_server

GAME = "ruse-and-bruise"
BOTS = {"Python": [sys.executable, "examples/bot.py"], "JavaScript": ["node", "examples/bot.mjs"]}
SECONDS = 100


@contextlib.contextmanager
def running(language: str, *words: str) -> Iterator["subprocess.Popen[str]"]:
    command = [*BOTS[language], *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
        try:
            yield bot
        finally:
            bot.kill()


def ended(bot: "subprocess.Popen[str]") -> tuple[list[int], list[int]]:
    """The scores and places that a bot has told in the end."""
    said, faults = bot.communicate(timeout=SECONDS)
    assert bot.returncode == 0 and not faults, faults
    found = re.fullmatch(r"scores (\[.*\]) places (\[.*\])\n", said)
    assert found, said
    return json.loads(found[1]), json.loads(found[2])


@pytest.mark.parametrize("language", BOTS)
def test_two_play_against_each_other_at_a_table_of_their_own(tmp_path: Path, language: str) -> None:
    with real_server(tmp_path, limited=True) as server, running(language, server.address, GAME) as bots:
        scores, places = ended(bots)
        [session] = server.app.state.site.tables.in_memory()
        assert session.terms.state == "over" and session.names == ["Bot 1", "Bot 2"]
        assert session.table.result() == list(zip(scores, places, strict=True))


@pytest.mark.parametrize("language", BOTS)
def test_one_plays_the_own_seat_of_a_table_that_it_opens(tmp_path: Path, language: str) -> None:
    with real_server(tmp_path, limited=True) as server, running(language, server.address, GAME, "random") as bot:
        scores, places = ended(bot)
        [session] = server.app.state.site.tables.in_memory()
        assert session.terms.state == "over" and session.names[0] == "Bot" and session.seats[1].is_bot
        assert session.table.result() == list(zip(scores, places, strict=True))


@pytest.mark.parametrize("language", BOTS)
def test_the_key_of_an_own_seat_is_played_without_joining(tmp_path: Path, language: str) -> None:
    with real_server(tmp_path, limited=True) as server, httpx2.Client(base_url=server.address) as client:
        wanted = {"game": GAME, "seats": ["me", "bot:random"], "name": "Anna", "bot_delay": 0}
        own = client.post("/api/tables", json=wanted).json()["seats"][0]["key"]
        with running(language, f"{server.address}/seats/{own}") as bot:
            ended(bot)
        [session] = server.app.state.site.tables.in_memory()
        assert session.terms.state == "over" and session.names[0] == "Anna"


def test_both_come_back_to_somebody_s_table_after_the_server_has_died(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    server.start()
    try:
        made = server.ask("/api/tables", {"game": GAME, "seats": ["friend", "friend"]})
        links = [seat["link"] for seat in made["seats"]]
        with running("Python", links[0], "Pia") as python, running("JavaScript", links[1], "Jan") as javascript:
            deadline = time.monotonic() + SECONDS
            while server.ask(f"/api/tables/{made['table']}")["v"] < 5:
                assert time.monotonic() < deadline
            server.kill()
            time.sleep(0.5)
            server.start()
            assert ended(python) == ended(javascript)
        with httpx2.Client(base_url=server.address) as client:
            record = read_record(client.get(f"/api/tables/{made['table']}/record").text)
        assert replay(find_game(GAME), record).over and record.names == ["Pia", "Jan"]
    finally:
        server.kill()


@pytest.mark.parametrize("language", BOTS)
def test_they_wait_as_long_as_the_server_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """The server counts so few requests that every bot is told to wait, and so short that it can go on soon."""
    monkeypatch.setattr(limits, "RATES", limits.RATES | {"requests": (2, 1)})
    spend, refused = limits.Limits.spend, 0

    def counted(self: limits.Limits, name: str, who: str) -> None:
        nonlocal refused
        try:
            spend(self, name, who)
        except Refusal:
            refused += 1
            raise

    monkeypatch.setattr(limits.Limits, "spend", counted)
    begun = time.monotonic()
    with real_server(tmp_path, limited=True) as server, running(language, server.address, GAME) as bots:
        site = server.app.state.site
        while not (found := site.tables.in_memory()) or found[0].version < 3:
            assert bots.poll() in (None, 0) and time.monotonic() < begun + SECONDS
            time.sleep(0.1)
    # Each of the two is refused once for every second that it is told to wait.
    assert 0 < refused <= 2 * (time.monotonic() - begun + 2)


def test_a_bot_that_is_too_fast_for_its_socket_is_slowed_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slower than any machine plays, so that the bot is faster than its limit on each."""
    monkeypatch.setattr(sockets, "MESSAGES_A_SECOND", 5)
    slowed: list[float] = []
    bot = example_bot()
    with real_server(tmp_path, limited=True) as server, httpx2.Client(base_url=server.address) as client:
        made = client.post("/api/tables", json={"game": GAME, "seats": ["friend", "bot:random"], "bot_delay": 0}).json()
        kept = bot.join(server.address, made["seats"][0]["key"], "Bot")
        send = sockets.Socket.send

        async def watched(self: sockets.Socket, text: str) -> None:
            slowed.extend(json.loads(text)["seconds"] for _ in re.findall('"type":"slow"', text))
            await send(self, text)

        monkeypatch.setattr(sockets.Socket, "send", watched)
        end = bot.play(server.address, kept)
    assert end["state"] == "over" and slowed


def example_bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_bot", ROOT / "examples" / "bot.py")
    assert spec is not None and spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    return bot


@pytest.mark.parametrize("language", BOTS)
def test_what_the_server_refuses_is_told_in_one_line(tmp_path: Path, language: str) -> None:
    with real_server(tmp_path) as server:
        for words in ((server.address, "chess"), (f"{server.address}/seats/guess",)):
            with running(language, *words) as bot:
                said, faults = bot.communicate(timeout=SECONDS)
            assert bot.returncode and not said and faults.strip().count("\n") == 0, faults
