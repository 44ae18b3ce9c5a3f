"""The pages: headers, cookies, escaping, languages, forms, and who may ask."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from unittest.mock import patch

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from camarilla.bots.levels import LEVELS
from camarilla.core.registry import find_game, game_ids
from camarilla.lessons.shelf import all_lessons
from camarilla.testkit.setups import Setup, random_play
from camarilla.testkit.words import messages_of, same_messages
from camarilla.drawing.boards import draw_board
from camarilla.web.http import table_pages
from camarilla.web.tables.people import tidy
from camarilla.web.http.language import chosen_language, page_messages, page_voice
from tests.paths import SOURCE
from tests.web.house import form, free_links, house, open_table, seated, visitor

NASTY = '<img src onload="x">&\'"'
WEB = SOURCE / "web"


class Inline(HTMLParser):
    """Finds what a strict policy forbids, and tags that are not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.found += [f"{tag} {name}" for name in given if name.startswith("on") or name == "style"]
        if tag == "style" or (tag == "script" and "src" not in given and given.get("type") != "application/json"):
            self.found.append(tag)
        if tag not in {"meta", "link", "input", "img", "br"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1] == tag, (tag, self.open)
        self.open.pop()


def pages(client: TestClient) -> list[str]:
    table = open_table(client, "strozzi", "me", "bot:random", "bot:random")
    room = open_table(client, "principe", "me", "friend")
    found = [
        "/",
        "/new",
        "/new?game=principe&friends",
        table,
        f"{table}?seat=watch",
        room,
        "/nothing",
        "/games/nothing",
    ]
    return [*found, *free_links(client, room), *[f"/games/{id}" for id in game_ids()]]


@pytest.mark.parametrize("language", ["en", "hu", "it"])
def test_every_page_keeps_the_strict_policy_in_every_language(tmp_path: Path, language: str) -> None:
    with house(tmp_path) as client:
        for path in pages(client):
            answer = client.get(path, headers={"accept-language": language})
            assert answer.status_code == (404 if "nothing" in path else 200), path
            policy = answer.headers["content-security-policy"]
            assert "unsafe" not in policy and "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert f'<html lang="{language}">' in answer.text
            page = Inline()
            page.feed(answer.text)
            assert page.found == [] and page.open == [], path
            assert "http://" not in re.sub(r"http://(testserver|www\.w3\.org)", "", answer.text)


def test_cookies_are_signed_and_closed_to_scripts_and_other_sites(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        answer = client.post("/play/strozzi")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie and "secure" not in cookie
        path = answer.headers["location"]
        with seated(client, path) as player:
            assert player.state["seat"] == 0
        forged = visitor(client)
        value = client.cookies["person"]
        forged.cookies.set("person", value[:-2] + ("AA" if value[-2:] != "AA" else "BB"))
        with seated(forged, path) as player:
            assert player.state["seat"] is None
    with house(tmp_path, "https://play.example") as client:
        answer = client.post("/play/strozzi", headers={"origin": "https://play.example"})
        assert "secure" in answer.headers["set-cookie"].lower()


def test_other_sites_may_not_ask(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "strozzi", "me", "bot:random", "bot:random")
        for address in ("/play/strozzi", "/new", "/language", f"{path}/rematch"):
            assert client.post(address, headers={"origin": "https://evil.example"}).status_code == 403
            assert client.post(address, headers={"origin": "null"}).status_code == 403
        assert client.post("/play/strozzi", headers={"origin": "http://testserver"}).status_code == 303
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"{path}/socket", headers={"origin": "https://evil.example"}),
        ):
            pass


def test_names_and_talk_are_escaped(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "ruse-and-bruise", "me", "bot:random", name=NASTY)
        with seated(client, path) as player:
            player.send(type="say", text=NASTY)
            line = player.until("chat")["chat"]["lines"][0]
            assert line["text"] == NASTY  # as data: the page sets it as text
            assert NASTY[:24] not in json.dumps(player.state["board"])
        for page in (client.get(path).text, client.get("/").text, client.get("/new").text):
            assert "<img" not in page
            inline = Inline()
            inline.feed(page)
            assert inline.found == []


@pytest.mark.parametrize("game_id", game_ids())
def test_names_are_escaped_on_every_board(game_id: str) -> None:
    game = find_game(game_id)
    setup = Setup(game, game.default_seats, game.choose({}))
    say = page_voice(game, "en", [f"{NASTY}{seat}" for seat in range(setup.seats)])
    shown = 0
    for step, position in enumerate(random_play(setup, 2)):
        if step % 20 and position.to_act():
            continue
        for seat in (None, *range(setup.seats)):
            board = draw_board(game, position.view(seat), say).whole()
            drawn = Inline()
            drawn.feed(board)
            assert drawn.found == [] and "<img" not in board
            shown += "&lt;img" in board
    assert shown


def test_scripts_put_no_markup_together() -> None:
    for file in (WEB / "static").glob("*.js"):
        code = file.read_text(encoding="utf-8")
        assert "insertAdjacentHTML" not in code and "eval(" not in code and "document.write" not in code
        # The board is drawn, and escaped, by the server.
        assert code.count("innerHTML") == (1 if file.name == "parts.js" else 0)


def test_sizes_are_limited(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        assert client.post("/new", content=b"x=" + b"a" * 400_000).status_code == 413
        assert client.post("/new", content=b"&".join(b"a=b" for _ in range(500))).status_code == 413
        path = open_table(client, "ruse-and-bruise", "me", "bot:random")
        with pytest.raises(WebSocketDisconnect), seated(client, path) as player:
            player.send(type="say", text="x" * 5000)
            player.until("chat")
        with seated(client, path) as player:
            player.send(type="say", text="x" * 3000)
            assert len(player.until("chat")["chat"]["lines"][0]["text"]) == 500
    assert tidy("  a\n\tb\x00c  " + "d" * 99, 24) == "a b c dddddddddddddddddd"[:24]


def test_the_form_says_what_is_wrong(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        for data, reason in [
            (form("strozzi", "me", "bot:random"), "3 to 6"),
            (form("strozzi", "me", "me", "me"), "You can take only one seat"),
            (form("strozzi", "me", "bot:genius", "bot:random"), "no bot"),
            (form("strozzi", "me", "bot:random", "bot:random", box="nonsense = ["), "This box file does not work"),
        ]:
            answer = client.post("/new", data=data)
            assert answer.status_code == 422
            assert reason in answer.text
        assert client.post("/new", data=form("tests.toys.pledges:GAME", "me", "me")).status_code == 404
        own = find_game("strozzi").box.source
        open_table(client, "strozzi", "me", "bot:random", "bot:random", box=own)


def test_languages_are_chosen_by_browser_and_by_hand(tmp_path: Path) -> None:
    assert chosen_language(None, "de-DE,hu;q=0.7,it;q=0.9") == "it"
    assert chosen_language("hu", "it") == "hu"
    assert chosen_language("xx", "zh,;q=,*") == "en"
    with house(tmp_path) as client:
        answer = client.post("/language", data={"language": "hu", "back": "//evil.example"})
        assert answer.headers["location"] == "/"
        assert '<html lang="hu">' in client.get("/").text


def test_home_shows_whose_turn_it_is(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "ruse-and-bruise", "me", "bot:random", listed="yes")
        with seated(client, path) as player:
            player.until_asked()
        assert "Your turn" in client.get("/").text and path in client.get("/").text
        assert path in visitor(client).get("/").text
        secret = open_table(client, "ruse-and-bruise", "me", "bot:random")
        assert secret not in visitor(client).get("/").text


def test_the_words_are_the_same_in_all_languages_and_none_is_unused() -> None:
    messages = {language: messages_of(page_messages(language)) for language in ("en", "hu", "it")}
    same_messages(messages)
    files = [*WEB.rglob("*.py"), *WEB.rglob("*.html"), *WEB.rglob("*.js"), *(SOURCE / "speech").rglob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    for key in messages["en"]:
        if key.startswith("web-js-"):
            assert f"words.{key.removeprefix('web-js-')}" in source, key
        elif key.startswith("help-"):
            assert re.search(rf'data-help["= :]+{key.removeprefix("help-")}"', source), key
        elif not key.startswith(("web-kind-", "web-take-back-", "web-weight-")):
            assert f'"{key}"' in source, key


def test_static_files_may_be_kept_for_ever(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        [address] = re.findall(r'href="(/static/[^"]+style.css)"', client.get("/").text)
        assert "immutable" in client.get(address).headers["cache-control"]
        assert client.get("/static/old/../../etc/passwd").status_code == 404
        assert client.get("/static/x/nothing.js").status_code == 404
        assert client.get("/healthz").text == "ok\n"
        assert client.get("/games/strozzi/words/en.json").json()
        assert client.get("/games/strozzi/box.toml").text == find_game("strozzi").box.source


@pytest.mark.parametrize("id", game_ids())
def test_a_page_shows_how_to_play_above_the_rules(tmp_path: Path, id: str) -> None:
    with house(tmp_path) as client:
        page = client.get(f"/games/{id}").text
    howto, _, book = page.partition('<section class="reference"')
    assert 5 <= howto.count('class="picture"') <= 7 and f'class="board {id}"' in howto
    assert " lit" in howto and "data-part=" in howto
    # Sources stand in the page, but folded away.
    assert "Source: " not in book.partition("<details")[0]
    assert book.count('<details class="sources">') == len(find_game(id).chapters)
    clauses = find_game(id).clauses
    assert all(f'id="clause-{number}"' in book for number in clauses)
    assert set(re.findall(r'href="#clause-([\d.]+)"', book)) == clauses.keys()


def test_home_leads_from_the_easiest_game_to_the_heaviest(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        page = client.get("/").text
    assert re.findall(r'formaction="/play/([\w-]+)"', page) == [
        "ruse-and-bruise",
        "strozzi",
        "principe",
        "heads-of-state",
    ]
    cards = page.split('<article class="game ')[1:]
    assert "easy to learn" in cards[0] and "demanding" in cards[-1]
    assert all('class="mood">For those who' in card and "New here?" not in card for card in cards)


def test_all_lessons_of_a_game_are_offered_and_none_where_there_is_none(tmp_path: Path) -> None:
    lessons = all_lessons()
    with house(tmp_path) as client:
        page = client.get("/").text
        assert re.findall(r'href="/learn/([\w-]+)">Learn it in (\d+) minutes</a>', page) == [
            (id, str(lessons[id].minutes)) for id in ("ruse-and-bruise", "strozzi", "principe", "heads-of-state")
        ]
        assert 'href="/learn/principe-hu">Lesson: Hungarian edition (five cards' in page
        assert 'href="/learn/principe-hu"' in client.get("/games/principe").text
        with patch("camarilla.web.http.pages.all_lessons", return_value={"strozzi": lessons["strozzi"]}):
            assert re.findall(r'href="/learn/([\w-]+)"', client.get("/").text) == ["strozzi"]


def test_every_seat_offers_the_levels_with_a_line_of_character(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        page = client.get("/new?game=strozzi").text
        for level in LEVELS:
            assert page.count(f'<option value="bot:{level}"') == find_game("strozzi").seats[-1]
        assert "<dt>easy bot</dt><dd>A beginner: sees little and misjudges.</dd>" in page
        assert page.count('<option value="bot:medium" selected>') == find_game("strozzi").default_seats - 1


@pytest.mark.parametrize("compiled", [True, False])
def test_a_table_says_if_its_bots_think_less_far_than_they_could(
    tmp_path: Path, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_pages, "compiled_anew", lambda: compiled)
    with house(tmp_path) as client:
        told = "The rules are not compiled here"
        strong = client.get(open_table(client, "ruse-and-bruise", "me", "bot:hard")).text
        weak = client.get(open_table(client, "ruse-and-bruise", "me", "bot:medium")).text
        assert (told in strong, told in weak) == (not compiled, False)


def test_pages_that_use_the_looks_of_pages_bring_them(tmp_path: Path) -> None:
    # Without them a cover is as wide as the window.
    with house(tmp_path) as client:
        for path in ("/", "/learn", "/puzzles", "/new?game=strozzi", "/games/strozzi"):
            assert "/pages.css" in client.get(path).text, path
