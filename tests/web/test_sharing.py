"""Several people at one device: a curtain between them, and nobody's cards before he has said who he is."""

import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from camarilla.web.tables.session import TableSession
from tests.web.house import Player, free_links, house, open_table, seated, visitor

GAME = "ruse-and-bruise"
NAMES = {"name-1": "Béla", "name-2": "Carlo"}


def match_of(client: TestClient, path: str) -> TableSession:
    tables = client.app.state.site.tables  # type: ignore[attr-defined]
    found: TableSession = tables.get(path.rsplit("/", 1)[-1])
    return found


def shared_by_all(client: TestClient, game: str = GAME) -> str:
    return open_table(client, game, "me", "here", "here", **NAMES)


def curtain(page: str) -> list[str]:
    """The names that the curtain asks to the device, as the page shows them before any script."""
    found = re.search(r'id="curtain" aria-live="polite">.*?</section>', page, re.DOTALL)
    people = re.findall(r"<div ([^>]*)><p>Pass the device to (\w+)", found.group()) if found else []
    return [name for attributes, name in people if not attributes.endswith("hidden")]


def test_each_has_a_name_and_a_seat_and_one_browser_holds_them_all(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", "here", "none", "here", **{"name-1": "Béla", "name-3": " "})
        match = match_of(client, path)
        assert match.names == ["Anna", "Béla", "Player 4"]
        assert list(match.holders.values()) == [[0, 1, 2]]
        assert match.terms.state == "playing"


def test_the_table_is_behind_the_curtain_until_somebody_says_who_he_is(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = shared_by_all(client)
        match = match_of(client, path)
        asked = match.to_act()[0]
        page = client.get(path).text
        assert curtain(page) == [match.names[asked]]
        assert 'data-seat="watch"' in page and '"seat": null' in page and "/seats/" not in page
        own = client.get(f"{path}?seat={asked}")
        assert f'data-seat="{asked}"' in own.text and curtain(own.text) == []
        assert own.headers["cache-control"] == "no-store"
        # Whoever is not asked is shown nothing while another one at the device is.
        other = (asked + 1) % 3
        assert 'data-seat="watch"' in client.get(f"{path}?seat={other}").text
        with seated(client, path, str(other)) as player:
            assert player.state["seat"] is None and player.state["legal"] == []
            player.send(type="play", v=0, action=0, id="x")
            assert player.until("error")["key"] == "web-not-yours"


@pytest.mark.parametrize("game", [GAME, "principe"])
def test_the_curtain_s_bytes_do_not_depend_on_what_is_hidden(tmp_path: Path, game: str) -> None:
    with house(tmp_path) as client:
        path = open_table(client, game, "me", "here", "here", "friend", **NAMES)
        friend = visitor(client)
        friend.post(free_links(client, path)[0], data={"name": "Dora"})
        match = match_of(client, path)
        for seat in match.to_act()[:1]:
            with seated(friend if seat == 3 else client, path, str(seat)) as player:
                assert player.play(player.state["legal"][0]["id"])["type"] == "ack"
        paths = [path, f"{path}?seat=watch"]
        before = [client.get(each).text for each in paths]
        table = match.table
        table._position = another_world(table._position)
        assert [client.get(each).text for each in paths] == before


def another_world(position: Position) -> Position:
    """The same to all who watch, with other cards in the hands of all who share the device."""
    truth: Any = position.dump()["hand"]
    for seed in range(200):
        world = position.clone()
        world.redeal(3, FastChance(seed))
        hands: Any = world.dump()["hand"]
        if all(hands[seat] != truth[seat] for seat in (0, 1, 2)):
            return world
    raise AssertionError("no other world was found")


def test_one_after_the_other_where_all_decide_at_once(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = shared_by_all(client, "principe")
        match = match_of(client, path)
        order = []
        while len(acting := match.to_act()) > 1 or "offer" in match.game.verbs.text(match.table.legal(acting[0])[0]):
            [name] = curtain(client.get(path).text)
            seat = match.names.index(name)
            order.append(seat)
            with seated(client, path, str(seat)) as player:
                while seat in match.to_act() and player.until_asked()["ask"]["text"].startswith("Put 2 cards"):
                    version = player.state["v"]
                    player.play(player.state["legal"][0]["id"], token=f"made-on-{version}")
                    while player.state["v"] == version:
                        player.receive()
        assert order == [0, 1, 2]


def test_a_whole_game_at_one_device(tmp_path: Path) -> None:
    luck = FastChance(4)
    with house(tmp_path) as client:
        path = shared_by_all(client)
        match = match_of(client, path)
        turns = 0
        while match.terms.state != "over":
            [name] = curtain(client.get(path).text)
            with seated(client, path, str(match.names.index(name))) as player:
                play_on(player, luck)
            turns += 1
        assert turns > 10
        # Then everybody sees the end, whoever asks.
        for query in ("", "?seat=1"):
            page = client.get(path + query).text
            assert 'data-seat="watch"' in page and curtain(page) == []
            assert f"{path}/rematch" in page
        again = client.post(f"{path}/rematch").headers["location"]
        assert len(curtain(client.get(again).text)) == 1
        assert list(match_of(client, again).holders.values()) == [[0, 1, 2]]


def play_on(player: Player, luck: FastChance) -> None:
    """Decide as long as this one is asked."""
    while player.state["legal"]:
        state = player.state
        action = state["legal"][luck.below(len(state["legal"]))]["id"]
        assert player.play(action, token=f"made-on-{state['v']}")["type"] == "ack"
        while player.state["v"] == state["v"]:
            player.receive()


def test_others_see_that_all_of_the_device_are_here_and_friends_play_along(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", "here", "friend", **NAMES)
        [link] = free_links(client, path)
        friend = visitor(client)
        friend.post(link, data={"name": "Dora"})
        match = match_of(client, path)
        with seated(friend, path) as dora:
            assert [player["here"] for player in dora.state["players"]] == [False, False, True]
            with seated(client, path):
                here = dora.until("players")["players"]
                assert [player["here"] for player in here] == [True, True, True]
            assert dora.state["seat"] == 2
        match.seats[0].away = match.seats[1].away = True
        with seated(client, path):
            assert not match.seats[0].away and not match.seats[1].away


def test_while_nobody_here_is_asked_each_may_look_at_his_own(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", "here", "friend", **NAMES)
        friend = visitor(client)
        friend.post(free_links(client, path)[0], data={"name": "Dora"})
        match = match_of(client, path)
        while match.to_act() != [2]:
            seat = match.to_act()[0]
            with seated(client, path, str(seat)) as player:
                player.play(player.state["legal"][0]["id"], token=f"made-on-{player.state['v']}")
        page = client.get(path).text
        assert curtain(page) == ["Anna", "Béla"] and 'class="curtain idle"' in page
        assert 'data-seat="1"' in client.get(f"{path}?seat=1").text
