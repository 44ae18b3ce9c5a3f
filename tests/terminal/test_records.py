"""What `verify` and `replay` make of records, whole ones and tampered ones."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from camarilla.core.chance import commit_of
from camarilla.core.table import Table
from tests.terminal.screenplay import run, saved

GAME = "ruse-and-bruise"
Document = dict[str, Any]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("finished")
    words = ("--people", "0", "--seats", "2", "--seed", "5", "--bot", "random")
    assert run(data, "play", GAME, *words).returncode == 0
    return saved(data)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("running")
    assert run(data, "play", GAME, "--seats", "2", "--seed", "5", "--bot", "random", typed="1\n1\n").returncode == 0
    return saved(data)


def other_move(document: Document) -> None:
    entry = document["entries"][4]
    entry["play"] = entry["play"].rpartition(" ")[0] + (" 2" if entry["play"].endswith(" 1") else " 1")


def other_seed(document: Document) -> None:
    document["seed"] = "00" * 32


def other_seed_and_commitment(document: Document) -> None:
    import hashlib

    document["seed"] = "00" * 32
    document["commitment"] = hashlib.sha256(bytes(32)).hexdigest()


def swapped(document: Document) -> None:
    entries = document["entries"]
    entries[2], entries[3] = entries[3], entries[2]


def swapped_and_renumbered(document: Document) -> None:
    swapped(document)
    for number, entry in enumerate(document["entries"], 1):
        entry["n"] = number


def entry_left_out(document: Document) -> None:
    del document["entries"][3]


def other_result(document: Document) -> None:
    document["result"]["scores"][0] += 1


def early_end(document: Document) -> None:
    document["entries"] = document["entries"][:5]


@pytest.mark.parametrize(
    ("tamper", "reason"),
    [
        (other_move, "entry 5"),
        (other_seed, "the seed does not match the published fingerprint"),
        (other_seed_and_commitment, "entry 1"),
        (swapped, "entry 3: the numbering is broken"),
        (swapped_and_renumbered, "entry 3"),
        (entry_left_out, "entry 4: the numbering is broken"),
        (other_result, "the result is"),
        (early_end, "the result is"),
    ],
)
def test_a_tampered_record_does_not_fit(
    finished: Path, tmp_path: Path, tamper: Callable[[Document], None], reason: str
) -> None:
    document = json.loads(finished.read_text())
    tamper(document)
    file = tmp_path / "tampered.json"
    file.write_text(json.dumps(document))
    done = run(tmp_path, "verify", str(file))
    assert done.returncode == 1
    assert reason in done.stderr and len(done.stderr.splitlines()) == 1
    resumed = run(tmp_path, "play", "--resume", str(file), typed="1\n")
    assert resumed.returncode == 1 and reason in resumed.stderr
    assert run(tmp_path, "replay", str(file)).returncode == 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: text.replace('"version": 2', '"version": 99'), "version 99 is unknown"),
        (lambda text: text.replace('"names"', '"nomina"'), "“names” is missing"),
        (lambda text: "", "not a record"),
        (lambda text: "[]", "not a record"),
        (lambda text: text.replace(GAME, "chess"), "a game of “chess”, which is not installed here"),
    ],
)
def test_what_is_no_record_cannot_be_read(
    finished: Path, tmp_path: Path, change: Callable[[str], str], reason: str
) -> None:
    file = tmp_path / "damaged.json"
    file.write_text(change(finished.read_text()))
    for words in (("verify", str(file)), ("replay", str(file)), ("play", "--resume", str(file))):
        done = run(tmp_path, *words)
        assert done.returncode == 2
        assert reason in done.stderr and len(done.stderr.splitlines()) == 1


def test_a_sealed_record_waits_for_its_seed(finished: Path, tmp_path: Path) -> None:
    document = json.loads(finished.read_text()) | {"seed": None, "result": None}
    file = tmp_path / "sealed.json"
    file.write_text(json.dumps(document))
    done = run(tmp_path, "verify", str(file))
    assert done.returncode == 2 and "sealed" in done.stderr


def test_verify_says_what_it_has_checked(finished: Path, running: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "verify", str(finished))
    document = json.loads(finished.read_text())
    assert done.returncode == 0 and "everything checks out" in done.stdout
    assert f"{len(document['entries'])} decisions" in done.stdout
    assert str(document["result"]["scores"][0]) in done.stdout
    assert "The game is not over yet." in run(tmp_path, "verify", str(running)).stdout


def test_verify_says_who_was_not_committed_and_how_often_the_shuffle_was_begun_anew(tmp_path: Path) -> None:
    words = [f"the words of {name}" for name in ("Anna", "Béla", "Cili")]
    commits: list[str | None] = [commit_of(word) for word in words]
    bound = Table("ruse-and-bruise", ["Anna", "Béla", "Cili"], words=words, commits=commits)
    loose = Table("ruse-and-bruise", bound.names, words=words, commits=[commits[0], None, None], restarts=2)
    told = []
    for table in (bound, loose):
        file = tmp_path / "record.json"
        file.write_text(table.record(reveal=True).text(), encoding="utf-8")
        told.append(run(tmp_path, "verify", str(file)).stdout)
    assert "All people had committed" in told[0] and "The shuffle was never begun anew." in told[0]
    assert "Did not commit to their words before the deal: Béla, Cili." in told[1] and "begun anew 2 times" in told[1]
    # A bot gives no words: whoever runs it could have tried some until the deal pleased.
    players = ["person", "person", "bot:random"]
    bribed = Table("ruse-and-bruise", bound.names, words=words, players=players)
    file.write_text(bribed.record(reveal=True).text(), encoding="utf-8")
    done = run(tmp_path, "verify", str(file))
    assert done.returncode == 1 and "bots give no words" in done.stderr


def test_replay_shows_every_entry_and_the_result(finished: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "replay", str(finished))
    last = len(json.loads(finished.read_text())["entries"])
    assert done.returncode == 0
    for number in (1, last // 2, last):
        assert any(line.startswith(f"{number}. ") for line in done.stdout.splitlines())
    assert "Breakdown" in done.stdout


def test_replay_at_an_entry_draws_the_table_only(finished: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "replay", str(finished), "--at", "4", "--seat", "1")
    assert done.returncode == 0 and "After 4 entries" in done.stdout
    assert "Breakdown" not in done.stdout
    assert run(tmp_path, "replay", str(finished), "--at", "4").stdout != done.stdout


def test_replay_steps(finished: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "replay", str(finished), "--step", typed="\n\n")
    assert done.returncode == 0
    assert "3. " in done.stdout and "\n4. " not in done.stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--at", "9999"), "--at must be 0 to"),
        (("--seat", "7"), "give 0 to 1 or a name"),
        (("--seat", "x"), "no seat “x”"),
    ],
)
def test_replay_refuses_what_is_not_there(finished: Path, tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    done = run(tmp_path, "replay", str(finished), *words)
    assert done.returncode == 2 and reason in done.stderr and len(done.stderr.splitlines()) == 1


def test_a_running_game_keeps_the_secrets_of_the_bots(running: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "replay", str(running), "--seat", "1")
    assert done.returncode == 2 and "stays secret until then" in done.stderr
    assert run(tmp_path, "replay", str(running)).returncode == 0


def test_sentences_about_a_record_name_its_people(tmp_path: Path, running: Path) -> None:
    changed = tmp_path / "changed.json"
    record = json.loads(running.read_text())
    entry = record["entries"][-1]
    owner, other = entry["seat"], (entry["seat"] + 1) % len(record["names"])
    entry["seat"] = other
    changed.write_text(json.dumps(record))
    done = run(tmp_path, "verify", str(changed))
    assert (
        done.returncode == 1 and f"{record['names'][other]}’s turn" in done.stderr and "seat" not in done.stderr.lower()
    )
    assert owner != other
