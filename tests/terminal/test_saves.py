"""Saved games: listed, offered, continued, and on the disk before play goes on."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.screenplay import PROMPT, Terminal, run, saved

Open = Callable[..., Terminal]
GAME = "ruse-and-bruise"
TOY = "tests.toys.pledges:GAME"


def keep(data: Path, name: str, game: str = GAME, typed: str = "1\n", age: int = 0) -> Path:
    """A game that was left, so many seconds ago."""
    file = data / "camarilla" / f"{name}.json"
    done = run(data, "play", game, "--seed", name, "--bot", "random", "--save", str(file), typed=typed)
    assert done.returncode == 0
    os.utime(file, (1_000_000_000 - age, 1_000_000_000 - age))
    return file


def test_saved_games_are_listed_the_latest_first(tmp_path: Path) -> None:
    early, late = keep(tmp_path, "early", age=60), keep(tmp_path, "late", "strozzi")
    (tmp_path / "camarilla" / "other.json").write_text("{}")
    done = run(tmp_path, "saves")
    assert done.returncode == 0
    text = done.stdout
    assert text.index(str(late)) < text.index(str(early)) and "other.json" not in text
    assert "Ruse & Bruise" in done.stdout and "decisions" in done.stdout and "Player, Lucrezia" in done.stdout
    assert "camarilla play --resume FILE" in done.stdout
    assert len(done.stdout.splitlines()) == 5, "in a pipe no line is broken"


def test_where_nothing_is_saved_that_is_said(tmp_path: Path) -> None:
    assert "There is no unfinished game in" in run(tmp_path, "saves").stderr
    done = run(tmp_path, "play", "--resume")
    assert done.returncode == 2 and "There is no unfinished game in" in done.stderr


def test_resume_without_a_file_takes_the_last_one_that_is_not_over(tmp_path: Path) -> None:
    keep(tmp_path, "early", age=60)
    late = keep(tmp_path, "late", age=30)
    over = tmp_path / "camarilla" / "over.json"
    run(tmp_path, "play", GAME, "--people", "0", "--seats", "2", "--bot", "random", "--save", str(over))
    done = run(tmp_path, "play", "--resume", typed="q\n")
    assert done.returncode == 0 and f"Saved in {late}" in done.stdout


def test_a_game_that_is_a_module_is_named_when_it_can_go_on(tmp_path: Path) -> None:
    done = run(tmp_path, "play", TOY, "--seed", "7", typed="q\n")
    file = saved(tmp_path)
    assert f"camarilla play {TOY} --resume {file}" in done.stdout
    again = run(tmp_path, "play", TOY, "--resume", str(file), typed="q\n")
    assert again.returncode == 0 and f"camarilla play {TOY} --resume {file}" in again.stdout


def test_who_names_no_game_is_offered_games_and_saved_games(pseudo_terminals: Open, tmp_path: Path) -> None:
    file = keep(tmp_path, "late")
    terminal = pseudo_terminals(tmp_path, "play", "--plain")
    shown = terminal.until(PROMPT)
    for title in ("Heads of State", "Il Principe", "Ruse & Bruise", "Strozzi", "Continue: Ruse & Bruise"):
        assert title in shown
    terminal.say("77")
    assert "choose one of 1-5" in terminal.until(PROMPT)
    terminal.say("5")
    assert f"Saved in {file}" in terminal.until(PROMPT).replace("\n", "")


def test_a_game_can_be_chosen_by_the_beginning_of_its_name(pseudo_terminals: Open, tmp_path: Path) -> None:
    terminal = pseudo_terminals(tmp_path, "play", "--plain", "--bot", "random")
    terminal.until(PROMPT)
    terminal.say("stro")
    assert "Strozzi" in terminal.until(PROMPT)


def test_without_a_terminal_nobody_is_asked(tmp_path: Path) -> None:
    done = run(tmp_path, "play", typed="1\n")
    assert done.returncode == 2 and "Which game?" in done.stderr


def test_a_decision_is_on_the_disk_before_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    sync, replace = os.fsync, Path.replace

    def synced(handle: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        sync(handle)

    def replaced(self: Path, target: Path) -> Path:
        done.append("replaced")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", replaced)
    run(tmp_path, "play", GAME, "--seats", "2", "--bot", "random", typed="1\nq\n")
    assert len(done) > 3 and done[:3] * (len(done) // 3) == done and done[:3] == ["file", "replaced", "folder"]


def test_a_game_that_is_played_in_one_terminal_cannot_be_resumed_in_another(
    pseudo_terminals: Open, tmp_path: Path
) -> None:
    file = keep(tmp_path, "shared")
    terminal = pseudo_terminals(tmp_path, "play", "--resume", str(file), "--plain")
    terminal.until(PROMPT)
    before = file.read_bytes()
    refused = run(tmp_path, "play", "--resume", str(file), typed="1\n")
    assert refused.returncode == 2 and refused.stdout == ""
    assert refused.stderr.count("\n") == 1 and "is being played in another terminal" in refused.stderr
    assert file.read_bytes() == before
    copied = run(tmp_path, "play", "--resume", str(file), "--save", str(tmp_path / "copy.json"), typed="1\nq\n")
    assert copied.returncode == 0 and file.read_bytes() == before
    terminal.say("q")
    terminal.end()
    assert run(tmp_path, "play", "--resume", str(file), typed="q\n").returncode == 0
    assert [lock.name for lock in file.parent.glob(".*")] == []


def test_a_process_that_was_killed_holds_no_game(pseudo_terminals: Open, tmp_path: Path) -> None:
    file = keep(tmp_path, "killed")
    terminal = pseudo_terminals(tmp_path, "play", "--resume", str(file), "--plain")
    terminal.until(PROMPT)
    terminal.close()
    assert run(tmp_path, "play", "--resume", str(file), typed="q\n").returncode == 0


def test_a_lesson_is_followed_in_one_terminal(pseudo_terminals: Open, tmp_path: Path) -> None:
    terminal = pseudo_terminals(tmp_path, "learn", "strozzi", "--plain")
    terminal.until_shown("Enter")
    refused = run(tmp_path, "learn", "strozzi", typed="\n")
    assert refused.returncode == 2 and "is being played in another terminal" in refused.stderr
