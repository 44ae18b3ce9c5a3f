"""Names: what people are called stays readable, and nobody at a table can be taken for somebody else."""

import json
import unicodedata
from pathlib import Path

import pytest

from camarilla.core.clauses import Refusal
from camarilla.web.tables.names import LONGEST_NAME, look, tidy_name
from camarilla.web.tables.plans import different
from tests.web.house import form, free_links, house, open_table, seated, visitor
from tests.web.test_api import GAME, key, opened

REAL = [
    "Kovács Örs", "Őry Ágnes", "Nagyné Tóth Éva", "Niccolò", "D’Angelo", "Forlì-Cesena", "Zoë", "Łukasz", "Nguyễn Ánh",
    "Ελένη", "Οδυσσέας", "Юлия", "Ёлкин Й.", "Їжак", "محمد", "فاطمة الزهراء", "דוד", "דָּוִד", "王小明", "さくら",
    "김민준", "आर्यन", "สมชาย", "Արամ", "გიორგი", "🦊", "👩‍🚀 Ada", "❤️", "🏳️‍🌈 Zoe", "👍🏽", "x_X", "R2-D2", "A & B",
]  # fmt: skip
INVISIBLE = [
    "\u3164", "\u2800", "\ufe0f", "\ufeff", "\u200b", "\u200c", "\u200d", "\u2060", "\u00ad", "\u034f", "\u115f",
    "\u1160", "\uffa0", "\u17b4", "\u180e", "\u061c", "\u202e", "\u2066", "\u00a0", "\u3000", "\u2003", "\ue000",
    "\u0000", "\n", "\ufff9", "\U000e0041", "\U000e0100", "\U0001d159", "\u0301", "\u20dd",
]  # fmt: skip


@pytest.mark.parametrize("name", REAL)
def test_real_names_stay_as_they_are(name: str) -> None:
    assert tidy_name(name) == unicodedata.normalize("NFC", name)
    assert tidy_name(unicodedata.normalize("NFD", name)) == tidy_name(name) == tidy_name(f"  {name} \n")
    assert different(name, ["Anna", "Béla"]) == name


@pytest.mark.parametrize("letter", INVISIBLE, ids=ascii)
def test_what_nobody_sees_is_no_name(letter: str) -> None:
    assert tidy_name(letter) == tidy_name(letter * 30) == tidy_name(f" {letter} {letter}") == ""


VISIBLE_AS_SPACE = "\u00a0\u3000\u2003\ue000\u0000\n\ufff9\u0301\u20dd"


@pytest.mark.parametrize("letter", [letter for letter in INVISIBLE if letter not in VISIBLE_AS_SPACE], ids=ascii)
def test_what_nobody_sees_makes_no_other_name(letter: str) -> None:
    assert tidy_name(f"An{letter}na{letter}") == "Anna"


def test_names_are_bounded() -> None:
    assert tidy_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME
    for long in ("x" * (LONGEST_NAME + 1), "x" * 10_000, "\ufdfa" * 5, "x" * 22 + "👩‍🚀"):
        with pytest.raises(Refusal, match="web-name-too-long"):
            tidy_name(long)
    assert different("x" * LONGEST_NAME, ["x" * LONGEST_NAME]) == "x" * (LONGEST_NAME - 2) + " 2"
    tower = tidy_name("A" + "\u0363" * 40 + "nna")
    assert tower == "A" + "\u0363" * 4 + "nna"


ALIKE = [
    ("Anna", "Аnna"),  # Cyrillic
    ("Anna", "Αnna"),  # Greek
    ("Anna", "Аппа".replace("п", "n")),
    ("Anna", "ANNA"),
    ("Anna", "Ａｎｎａ"),
    ("Anna", "𝐀𝓷𝔫𝕒"),
    ("Anna", "An\u200dna\ufe0f"),
    ("Anna", "ꓮnna"),  # Lisu
    ("Anna", "Ꭺnna"),  # Cherokee
    ("Béla", "Be\u0301la"),
    ("Ilona", "llona"),
    ("Ilona", "1lona"),
    ("Ilona", "|lona"),
    ("Otto", "0tt0"),
    ("Marta", "rnarta"),
    ("Peter", "Реtег".replace("г", "r")),
    ("Hector", "Неctor"),
    ("Xenia", "Χenia"),
    ("Sofia", "Ѕоfіа"),
    ("Νίκος", "Nίκος"),
    ("Анна", "Aннa"),
    ("…", "..."),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_the_same_are_numbered(one: str, other: str) -> None:
    assert look(tidy_name(one)) == look(tidy_name(other))
    assert different(tidy_name(other), [tidy_name(one)]) == f"{tidy_name(other)} 2"


def test_the_number_is_one_that_nobody_has() -> None:
    assert different("Anna", ["Anna", "ANNA 2", "Béla"]) == "Anna 3"
    assert different("Anna", ["Béla", "Hanna"]) == "Anna"
    assert len({look(name) for name in REAL}) == len(REAL)


@pytest.mark.parametrize("nothing", ["\ufeff", "\u3164", " \u2800 ", ""], ids=ascii)
def test_whoever_has_no_name_gets_one(tmp_path: Path, nothing: str) -> None:
    def names(table: str) -> list[str]:
        return [row["name"] for row in client.get(f"/api/tables/{table}").json()["players"]]

    with house(tmp_path) as client:
        made = opened(client, GAME, "me", "here", "friend", name=nothing)
        joined = client.post("/api/seat/join", json={"name": nothing}, headers=key(made["seats"][2]["key"]))
        assert joined.status_code == 200
        assert names(made["table"]) == ["Player", "Player 2", "Guest"]
        path = open_table(client, GAME, "me", "here", "friend", **{"name": nothing, "name-1": nothing})
        [link] = free_links(client, path)
        assert visitor(client).post(link, data={"name": nothing}).status_code == 303
        assert names(path.removeprefix("/tables/")) == ["Player", "Player 2", "Guest"]


def test_a_look_alike_who_joins_is_numbered(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        made = opened(client, GAME, "me", "friend", "friend", name="Anna")
        for row, name in zip(made["seats"][1:], ("Аnna", "An\u200bna"), strict=True):
            client.post("/api/seat/join", json={"name": name}, headers=key(row["key"]))
        seen = client.get(f"/api/tables/{made['table']}").json()["players"]
        assert [row["name"] for row in seen] == ["Anna", "Аnna 2", "Anna 3"]


def test_those_who_only_watch_are_told_apart_in_what_they_say(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", "bot:random", bot_delay="3000")
        guest = visitor(client)
        guest.post("/new", data=form(GAME, "me", "bot:random"))  # under the name of Anna, too
        with seated(client, path) as player, seated(guest, path) as watcher:
            player.send(type="say", text="mine")
            watcher.until("chat")
            watcher.send(type="say", text="not mine")
            frames = [player.until("chat"), player.until("chat")]
        lines = [line for frame in frames for line in frame["chat"]["lines"]]
        assert [(line["name"], line["seat"], line["text"]) for line in lines] == [
            ("Anna", 0, "mine"),
            ("Anna", None, "not mine"),
        ]
        for language, word in (("en", "watching"), ("hu", "néző"), ("it", "guarda")):
            page = client.get(path, headers={"accept-language": language}).text
            words = json.loads(page.split('id="words">')[1].split("</script>")[0])
            assert words["watching"] == word
