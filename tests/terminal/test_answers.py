"""What commands answer to programs (`--json`), what they take from a pipe (`-`), and numbers as people write them."""

import json
import re
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from camarilla.core.registry import find_game, game_ids
from tests.paths import ROOT
from tests.terminal.screenplay import run

GAME = "ruse-and-bruise"
RECORDS = sorted((ROOT / "tests" / "records").glob(f"{GAME}-[23]-seats*.json"))


def answer(data: Path, *words: str, status: int = 0, typed: str = "") -> Any:
    done = run(data, *words, "--json", typed=typed)
    assert done.returncode == status, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def test_games(tmp_path: Path) -> None:
    games = answer(tmp_path, "games", "--lang", "hu")
    assert [game["id"] for game in games] == game_ids()
    (ours,) = [game for game in games if game["id"] == GAME]
    assert ours["seats"] == [2, 3, 4, 5, 6] and ours["options"] == find_game(GAME).options and ours["minutes"] == 45


def test_rules(tmp_path: Path) -> None:
    book = answer(tmp_path, "rules", GAME)
    assert [clause["number"] for clause in book["clauses"]] == list(find_game(GAME).clauses)
    assert book["box"] and all(row["source"] for row in book["box"])
    one = answer(tmp_path, "rules", GAME, "2.2", "--lang", "it")
    (clause,) = one["clauses"]
    assert clause["text"] == find_game(GAME).clauses["2.2"].gist["it"] and clause["tests"] and "box" not in one


def test_records_that_fit_and_one_that_does_not(tmp_path: Path) -> None:
    bad, none = tmp_path / "bad.json", tmp_path / "none.json"
    document = json.loads(RECORDS[0].read_text(encoding="utf-8"))
    document["result"]["scores"][0] += 1
    bad.write_text(json.dumps(document), encoding="utf-8")
    rows = answer(tmp_path, "verify", *map(str, RECORDS[:2]), str(bad), str(none), status=2)
    assert [row["fits"] for row in rows] == [True, True, False, False]
    assert rows[0]["game"] == GAME and rows[0]["over"] and len(rows[0]["result"]) == len(rows[0]["names"])
    assert (rows[2]["key"], rows[3]["key"]) == ("verify-misfit", "cli-cannot-read")
    assert answer(tmp_path, "verify", str(bad), str(RECORDS[0]), status=1)[1]["fits"]


def test_saves(tmp_path: Path) -> None:
    assert answer(tmp_path, "saves") == []
    file = tmp_path / "camarilla" / "one.json"
    run(tmp_path, "play", GAME, "--seats", "2", "--names", "Anna,Béla", "--seed", "7", "--save", str(file), typed="1\n")
    (save,) = answer(tmp_path, "saves", "--lang", "hu")
    record = json.loads(file.read_text(encoding="utf-8"))
    assert (save["file"], save["game"], save["names"]) == (str(file), GAME, ["Anna", "Béla"])
    assert save["decisions"] == len(record["entries"]) > 0 and not save["over"]
    assert datetime.fromisoformat(save["when"]).timestamp() == int(file.stat().st_mtime)


def test_several_records_are_all_looked_at(tmp_path: Path) -> None:
    done = run(tmp_path, "verify", str(RECORDS[0]), str(tmp_path / "none.json"), str(RECORDS[1]))
    assert done.returncode == 2 and done.stdout.count("everything checks out") == 2
    assert len(done.stderr.splitlines()) == 1 and "none.json" in done.stderr


def test_a_record_from_a_pipe(tmp_path: Path) -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    assert "-: everything checks out." in run(tmp_path, "verify", "-", typed=text).stdout
    drawn = run(tmp_path, "draw", "-", "--at", "0", "-o", "-", typed=text)
    assert drawn.returncode == 0 and drawn.stdout.startswith("<svg") and drawn.stdout.endswith("</svg>\n")
    assert list(tmp_path.iterdir()) == []
    assert answer(tmp_path, "replay", "-", "--at", "3", typed=text)["entries"][2]["number"] == 3


def test_a_box_from_a_pipe(tmp_path: Path) -> None:
    box = find_game(GAME).box.source
    done = run(tmp_path, "simulate", GAME, "--games", "1", "--box", "-", typed=f"\ufeff{box}")
    assert done.returncode == 0, done.stderr
    wrong = run(tmp_path, "simulate", GAME, "--box", "-", typed=box.replace("value =", "valu ="))
    assert wrong.returncode == 2 and re.match(r"camarilla: -: line \d+: \[\[card\]\]", wrong.stderr)


def test_a_replay_tells_a_seat_what_it_knew(tmp_path: Path) -> None:
    whole = answer(tmp_path, "replay", str(RECORDS[0]))
    record = json.loads(RECORDS[0].read_text(encoding="utf-8"))
    assert len(whole["entries"]) == len(record["entries"]) and whole["result"] and whole["view"]["phase"] == "over"
    own = answer(tmp_path, "replay", str(RECORDS[0]), "--seat", "1", "--at", "6")
    assert own["seat"] == 1 and own["view"]["seat"] == 1 and len(own["entries"]) == 6
    assert {entry["seat"] for entry in own["entries"] if entry["play"]} == {1}
    assert any(entry["events"] for entry in own["entries"])


@pytest.mark.parametrize(
    ("language", "thousand", "fraction"), [("en", ",", "."), ("hu", "\u00a0", ","), ("it", ".", ",")]
)
def test_numbers_are_written_as_readers_write_them(tmp_path: Path, language: str, thousand: str, fraction: str) -> None:
    shown = run(tmp_path, "simulate", GAME, "--games", "40", "--seats", "6", "--lang", language).stdout
    assert re.search(rf"\b\d{{1,3}}{re.escape(thousand)}\d{{3}}\b", shown), shown
    assert re.search(rf"\d+{re.escape(fraction)}\d%", shown), shown


@pytest.mark.parametrize(("language", "words"), [("en", "There is no port"), ("hu", "Nincs"), ("it", "Non esiste")])
@pytest.mark.parametrize("port", ["99999", "-1", "65536"])
def test_a_port_that_there_is_none_of(tmp_path: Path, port: str, language: str, words: str) -> None:
    done = run(tmp_path, "serve", f"--port={port}", "--lang", language)
    assert done.returncode == 2 and not done.stdout
    assert len(done.stderr.splitlines()) == 1 and words in done.stderr and "--port" in done.stderr
