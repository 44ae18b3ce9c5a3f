"""The pages of a finished game: every entry, through any eyes, and with all hands open only at the end."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from camarilla.core.record import read_record
from camarilla.core.registry import find_game, game_ids
from camarilla.core.moments import ALL, Replayed
from camarilla.drawing.boards import draw_board
from camarilla.web.http.language import page_voice
from tests.web.house import house, open_table, seated

GAME = "ruse-and-bruise"
BOT = "bot:random"


def finished(client: TestClient, game: str) -> str:
    """The path of a table at which only bots sat, once they are done."""
    path = open_table(client, game, *[BOT] * find_game(game).default_seats)
    with seated(client, path) as watcher:
        watcher.until_asked()
    return path


class Archive:
    """A server with a finished table of each game, for tests that only look at it."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self._paths: dict[str, str] = {}

    def path(self, game: str = GAME) -> str:
        if game not in self._paths:
            self._paths[game] = finished(self.client, game)
        return self._paths[game]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Archive]:
    with house(tmp_path_factory.mktemp("archive")) as client:
        yield Archive(client)


@pytest.mark.parametrize("game", game_ids())
def test_all_hands_are_open_once_the_game_is_over(archive: Archive, game: str) -> None:
    client, path = archive.client, archive.path(game)
    record = read_record(client.get(f"{path}/record").text)
    again = Replayed(find_game(game), record)
    say = page_voice(find_game(game), "en", record.names)
    for number in (1, again.last // 2, again.last):
        for asked, eyes in (("all", ALL), ("watch", None), ("0", 0)):
            frame = client.get(f"{path}/replay/{number}?seat={asked}").json()
            board = draw_board(find_game(game), again.moment(number).view(eyes), say)
            assert frame["board"] == {"skeleton": board.skeleton, "parts": board.parts}
            assert [beat["events"][-1] for beat in frame["beats"]] == [
                beat.seen for beat in again.moment(number).beats(eyes)
            ]
            assert frame["v"] == number and frame["last"] == again.last and frame["lines"]
            assert frame["by"] == record.entries[number - 1].seat
    page = client.get(f"{path}/replay?seat=all&at=2").text
    assert '<option value="all" selected>' in page
    assert '<output id="number" for="at">2</output>' in page


def test_no_hand_is_open_before_the_end(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", BOT)
        for address in ("/replay?seat=all", "/replay/0?seat=all", "/replay/1?seat=all"):
            answer = client.get(path + address)
            assert answer.status_code == 403
            assert "card-" not in answer.text
        # The table itself knows no such seat: whoever asks for it gets his own.
        with seated(client, path, "all") as player:
            assert player.state["seat"] == 0
            assert "card-1-" not in json.dumps(player.state["board"])


@pytest.mark.parametrize("asked", ["9", "-1", "x", "", "ALL"])
def test_unknown_eyes_see_what_a_spectator_sees(archive: Archive, asked: str) -> None:
    client, path = archive.client, archive.path()
    watched = client.get(f"{path}/replay/5?seat=watch").json()
    assert client.get(f"{path}/replay/5?seat={asked}").json() == watched
    assert client.get(f"{path}/replay/5?seat=all").json()["board"] != watched["board"]


def test_numbers_beyond_the_end_are_the_end(archive: Archive) -> None:
    client, path = archive.client, archive.path()
    last = client.get(f"{path}/replay/99999").json()
    assert last["v"] == last["last"]
    assert f'value="{last["v"]}"' in client.get(f"{path}/replay?at=99999").text
    assert client.get(f"{path}/replay?at=x").status_code == 200


def test_a_kept_answer_is_for_one_language(archive: Archive) -> None:
    client, path = archive.client, archive.path()
    english = client.get(f"{path}/replay/3")
    assert "cookie" in english.headers["vary"] and "private" in english.headers["cache-control"]
    hungarian = client.get(f"{path}/replay/3", headers={"accept-language": "hu"})
    assert hungarian.json()["lines"] != english.json()["lines"]


def test_what_is_taken_back_or_secret_is_told_too(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "principe", "me", BOT, BOT)
        with seated(client, path) as player:
            undone = False
            while (state := player.until_asked())["state"] != "over":
                player.play(state["legal"][0]["id"])
                # Where the bots have decided meanwhile it is too late; some time they have not.
                if not undone:
                    player.send(type="undo", id=f"u{state['v']}", v=player.state["v"])
                    undone = player.until("ack", "error")["type"] == "ack"
                while player.state["v"] == state["v"]:
                    player.receive()
        entries = read_record(client.get(f"{path}/record").text).entries
        taken_back = [number for number, entry in enumerate(entries, 1) if entry.undo]
        assert undone and len(taken_back) == 1
        assert "undoes" in client.get(f"{path}/replay/{taken_back[0]}?seat=watch").json()["lines"][0]
        lines = [client.get(f"{path}/replay/{number}?seat=watch").json()["lines"] for number in range(1, 8)]
        assert any("decides in secret" in line for line, *_ in lines)
