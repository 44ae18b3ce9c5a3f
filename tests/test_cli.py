"""The command line: what it lists, what it counts, and what it refuses in one line."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from camarilla.cli import main
from tests.terminal.screenplay import COMMAND, Terminal, environment, run, run_process

GAME = "ruse-and-bruise"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((), "COMMAND"),
        (("dance",), "invalid choice: 'dance'"),
        (("play",), "Which game?"),
        (("play", "chess"), "There is no game “chess”. There are: "),
        (("play", "no.such.module:GAME"), "There is no game"),
        (("play", GAME, "--seats", "9"), "2 to 6"),
        (("play", GAME, "--seats", "two"), "invalid int value: 'two'"),
        (("play", GAME, "--seats", "3", "--people", "4"), "--people must be 0 to 3"),
        (("play", GAME, "--people", "-1"), "--people must be 0 to"),
        (("play", GAME, "--bot", "genius"), "There is no bot “genius”. There are: random, greedy"),
        (("play", GAME, "--lang", "de"), "choose from"),
        (("play", GAME, "--edition", "third"), "no option “edition”"),
        (("play", GAME, "--option", "cap_cards"), "--option NAME=VALUE"),
        (("play", GAME, "--option", "cap_cards=7"), "Choose one of: 1, 2"),
        (("play", GAME, "--option", "cap_cards=1", "--option", "cap_cards=2"), "cannot be both"),
        (("play", GAME, "--box", "/no/such/box.toml"), "cannot be read"),
        (("play", GAME, "--names", "Anna,Anna"), "names must be different"),
        (("play", GAME, "--names", "A,B,C,D,E", "--seats", "4"), "at most 4"),
        (("play", "--resume", "/no/such/file"), "cannot be read"),
        (("play", "--resume", "/no/such/file", "--seats", "3"), "--seats cannot be changed"),
        (("play", GAME, "--save", "/proc/nowhere/game.json"), "cannot be written"),
        (("rules", GAME, "77.7"), "There is no rule 77.7"),
        (("rules", "chess"), "There is no game"),
        (("simulate", GAME, "--seats", "1"), "2 to 6"),
        (("simulate", GAME, "--seats", "2;3"), "must be numbers like 4 or 2,3,4"),
        (("simulate", GAME, "--games", "0"), "--games must be at least 1"),
        (("simulate", GAME, "--jobs", "0"), "--jobs must be at least 1"),
        (("simulate", GAME, "--bots", "random,genius"), "There is no bot “genius”"),
        (("simulate", GAME, "--option", "two_player_ones=maybe"), "Choose one of: in, out"),
        (("verify", "/no/such/file"), "cannot be read"),
        (("verify", "/"), "cannot be read"),
        (("verify", "README.md"), "this is not a record"),
    ],
)  # fmt: skip
def test_bad_input_is_refused_in_one_line(tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    done = run(tmp_path, *words)
    assert done.returncode == 2
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1 and done.stderr.startswith("camarilla")
    assert not done.stdout


def test_a_process_of_its_own_says_the_same(tmp_path: Path) -> None:
    for words in (("play", "chess"), ("play", GAME, "--seats", "two"), ("games",)):
        one, other = run(tmp_path, *words), run_process(tmp_path, *words)
        assert (one.returncode, one.stdout, one.stderr) == (other.returncode, other.stdout, other.stderr)


def test_a_box_that_does_not_fit_is_named_with_its_line(tmp_path: Path) -> None:
    from camarilla import find_game

    box = tmp_path / "box.toml"
    box.write_text(find_game(GAME).box.source.replace("value = 20", "value = 21", 1))
    done = run(tmp_path, "play", GAME, "--box", str(box))
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert f"{box}: line " in done.stderr and "21" in done.stderr


def test_all_that_is_wrong_with_a_box_is_told_a_line_each_and_tables_as_the_file_writes_them(tmp_path: Path) -> None:
    from camarilla import find_game

    box = tmp_path / "box.toml"
    text = find_game(GAME).box.source.replace("value = 20", "value = 21", 1).replace("[[goals]]", "[[goal]]")
    box.write_text(text, encoding="utf-8-sig")
    for command in (("play", GAME), ("simulate", GAME, "--games", "1")):
        done = run(tmp_path, *command, "--box", str(box), "--lang", "hu")
        assert done.returncode == 2
        lines = done.stderr.splitlines()
        assert lines[0] == f"camarilla: {box}: nincs [[goals]] bejegyzés."
        assert lines[1].startswith(f"camarilla: {box}: ") and "felenként; nem 21." in lines[1]
        assert "nincs [[goal]] tábla. Erre gondoltál: [[goals]]?" in lines[2] and len(lines) == 3


def test_refusals_speak_the_readers_language(tmp_path: Path) -> None:
    assert "Nincs „chess” nevű játék" in run(tmp_path, "play", "chess", "--lang", "hu").stderr
    assert "Non esiste il gioco" in run(tmp_path, "play", "chess", LC_ALL="it_IT.UTF-8").stderr
    assert "There is no game" in run(tmp_path, "play", "chess", LC_ALL="C", LANG="hu_HU").stderr


@pytest.mark.parametrize("words", [("rules", GAME), ("games",), ("simulate", GAME, "--games", "1")])
def test_a_reader_that_goes_away_is_no_error(tmp_path: Path, words: tuple[str, ...]) -> None:
    first = subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    )
    assert first.stdout is not None and first.stderr is not None
    first.stdout.close()
    assert first.stderr.read() == b""
    first.stderr.close()
    first.wait(60)


def test_games_are_listed(tmp_path: Path) -> None:
    done = run(tmp_path, "games")
    assert done.returncode == 0
    (row,) = [line for line in done.stdout.splitlines() if line.startswith(GAME)]
    assert "2-6" in row and "45" in row


def test_the_rulebook_names_sources_tests_and_provenance(tmp_path: Path) -> None:
    done = run(tmp_path, "rules", GAME)
    assert done.returncode == 0
    from camarilla import find_game

    for clause in find_game(GAME).clauses.values():
        assert any(line.startswith(f"{clause.number} ") for line in done.stdout.splitlines())
    assert "Source: " in done.stdout and "Values that are not certain" in done.stdout
    assert "inferred" in done.stdout


def test_the_rulebook_begins_with_how_to_play(tmp_path: Path) -> None:
    told = run(tmp_path, "rules", GAME, "--lang", "hu").stdout
    before = told.partition("1  Előkészületek")[0]
    assert "Így játsszuk" in before and "1.    Minden oszlop élén célkártya áll: " in before
    assert "Chiara megkapja a célkártyát" in before and "Amit a kezdők elvétenek" in before
    assert "Így játsszuk" not in run(tmp_path, "rules", GAME, "2.2", "--lang", "hu").stdout


def test_one_clause_is_shown_alone(tmp_path: Path) -> None:
    lines = run(tmp_path, "rules", GAME, "2.2", "--lang", "it").stdout.splitlines()
    assert lines[0].startswith("2.2 ") and any("Fonte: " in line for line in lines)
    assert not any(line.startswith("2.3") for line in lines)


def simulated(data: Path, *words: str) -> dict[str, object]:
    done = run_process(data, "simulate", GAME, "--json", *words)
    assert done.returncode == 0, done.stderr
    report: dict[str, object] = json.loads(done.stdout)
    return report


def test_a_simulation_reports_everything_as_json(tmp_path: Path) -> None:
    report = simulated(tmp_path, "--seats", "2,3,4,5,6", "--games", "20", "--seed", "x")
    assert report["game"] == GAME and report["seats"] == [2, 3, 4, 5, 6]
    assert report["games"] == 20 and report["violations"] == 0 and report["edition"] is None
    assert isinstance(report["decisions"], int) and report["decisions"] > 20
    assert isinstance(report["decisions_per_second"], int) and report["decisions_per_second"] > 0
    assert {"seconds", "lengths", "scores", "bots"} <= report.keys()


def test_the_result_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    words = ("--seats", "2,3", "--games", "140")
    reports = [simulated(tmp_path, *words, "--jobs", jobs) for jobs in ("1", "2")]
    for report in reports:
        del report["seconds"], report["decisions_per_second"]
    assert reports[0] == reports[1]


def test_the_audit_plays_the_same_games_as_the_kernel(tmp_path: Path) -> None:
    reports = [simulated(tmp_path, "--games", "5", *words) for words in ((), ("--audit",))]
    for report in reports:
        del report["seconds"], report["decisions_per_second"]
    assert reports[0] == reports[1]


def test_help_and_import_are_quick(tmp_path: Path) -> None:
    measure = "import time; s = time.perf_counter(); import camarilla; print(time.perf_counter() - s)"
    taken = min(
        float(subprocess.check_output([sys.executable, "-c", measure], env=environment(tmp_path))) for _ in range(3)
    )
    assert taken < 0.1
    started = time.perf_counter()
    assert run_process(tmp_path, "--help").returncode == 0
    assert time.perf_counter() - started < 2


def test_a_simulation_can_be_interrupted(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "simulate", GAME, "--games", "1000000", "--jobs", "2")
    try:
        terminal.until_shown(r"[1-9]\d*/1000000")
        terminal.interrupt()
        status, shown = terminal.end()
    finally:
        terminal.close()
    assert status == 130 and "Traceback" not in shown
    told = re.search(r"Interrupted: ([\d,]+) of 1,000,000 games", shown)
    assert told and int(told[1].replace(",", "")) >= 64, shown
    assert f"{told[1]} games with" in shown and "No violations." in shown


def test_without_a_checkout_there_is_no_benchmark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("camarilla.terminal.commands.bench.CHECKOUT", tmp_path)
    assert main(["bench", "--lang", "en"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"camarilla: The benchmark comes with a checkout, and there is none at {tmp_path / 'bench'}."
    ]
