"""`camarilla hint` and `camarilla review`: what they say, and what they refuse in one line."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.terminal.screenplay import run, saved

RECORD = ROOT / "tests" / "records" / "strozzi-3-seats-money-open-rules-1.json"
FEW = ("--simulations", "1", "--jobs", "1")


def changed(folder: Path, **fields: object) -> Path:
    file = folder / "record.json"
    file.write_text(json.dumps(json.loads(RECORD.read_text(encoding="utf-8")) | fields), encoding="utf-8")
    return file


def damaged(folder: Path) -> Path:
    entries = json.loads(RECORD.read_text(encoding="utf-8"))["entries"]
    entries[3]["at"] = "0" * 16
    return changed(folder, entries=entries)


def sealed(folder: Path) -> Path:
    return changed(folder, seed=None, result=None)


def unreadable(folder: Path) -> Path:
    file = folder / "record.json"
    file.write_text("no record", encoding="utf-8")
    return file


def unknown(folder: Path) -> Path:
    return changed(folder, game="no-such-game")


def nowhere(folder: Path) -> Path:
    return folder / "nowhere.json"


@pytest.mark.parametrize("language", ["en", "hu", "it"])
@pytest.mark.parametrize("make", [damaged, sealed, unreadable, unknown, nowhere])
@pytest.mark.parametrize("command", [("hint", "--at", "5"), ("review",)])
def test_what_cannot_be_reviewed_is_refused_in_one_line(
    tmp_path: Path, make: Callable[[Path], Path], command: tuple[str, ...], language: str
) -> None:
    done = run(tmp_path, *command, str(make(tmp_path)), "--lang", language)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    if language != "en":
        assert done.stderr != run(tmp_path, *command, str(make(tmp_path)), "--lang", "en").stderr


def test_a_game_that_runs_has_hints_for_its_people_but_no_review(tmp_path: Path) -> None:
    words = ("--seats", "3", "--seed", "5", "--bot", "random", "--names", "Anna,Béla,Chiara")
    assert run(tmp_path, "play", "strozzi", *words, typed="1\n").returncode == 0
    file = str(saved(tmp_path))
    entries = len(json.loads(Path(file).read_text(encoding="utf-8"))["entries"])
    told = run(tmp_path, "hint", file, "--at", str(entries), "--simulations", "2")
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("Anna, after entry")
    secret = run(tmp_path, "hint", file, "--at", str(entries), "--seat", "Béla")
    assert secret.returncode == 2 and "secret" in secret.stderr
    for language, complaint in (("en", "not over yet"), ("hu", "még nem ért véget"), ("it", "non è ancora finita")):
        refused = run(tmp_path, "review", file, "--lang", language)
        assert (refused.returncode, refused.stdout, len(refused.stderr.splitlines())) == (2, "", 1)
        assert complaint in refused.stderr


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--at", "999"), "There is no entry 999"),
        (("--at", "103"), "nobody has to decide"),
        (("--at", "5", "--seat", "9"), "There is no seat"),
        (("--at", "5", "--simulations", "0"), "--simulations"),
        (("--at", "20", "--seat", "0"), "After entry 20 it is not Anna’s turn to decide, but: "),
    ],
)
def test_a_moment_without_a_decision_is_refused(tmp_path: Path, words: tuple[str, ...], complaint: str) -> None:
    done = run(tmp_path, "hint", str(RECORD), *words)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert complaint in done.stderr


def test_a_hint_for_programs_is_the_same_every_time(tmp_path: Path) -> None:
    words = ("hint", str(RECORD), "--at", "20", "--seat", "1", "--simulations", "3", "--json")
    first, again = run(tmp_path, *words), run(tmp_path, *words)
    told = json.loads(first.stdout)
    assert first.stdout == again.stdout
    assert told["seat"] == 1 and told["at"] == 20
    assert {one["play"] for one in told["advice"]} >= {"pass"}


def test_a_review_for_people_and_for_programs(tmp_path: Path) -> None:
    shown = run(tmp_path, "review", str(RECORD), *FEW, "--lang", "it").stdout
    assert "Punti di svolta" in shown and "Fortuna" in shown
    # Every place of every seat, from the deal to the end, once as it was known and once as it was.
    assert "Probabilità di ogni posto" in shown and "per chi sapesse tutto" in shown
    assert len(re.findall(r"^ *103 +0·0·100 +100·0·0 +0·100·0", shown, re.MULTILINE)) == 2
    assert "Una decisione si misura con quella di un giocatore veloce" in " ".join(shown.split())
    told = json.loads(run(tmp_path, "review", str(RECORD), *FEW, "--json").stdout)
    entries = json.loads(RECORD.read_text(encoding="utf-8"))["entries"]
    assert len(told["moments"]) == len(entries) + 1 and len(told["turning-points"]) == 5
    assert len(told["decisions"]) == sum("undo" not in entry for entry in entries) < len(entries)
    for seat in told["seats"]:
        parts = ("fair", "deal", "draws", "own-decisions", "others-decisions", "residual")
        assert sum(seat[part] for part in parts) == pytest.approx(seat["result"])
