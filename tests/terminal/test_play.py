"""Whole games in lines through a pseudo-terminal, as people play them who want no full screen."""

import itertools
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from camarilla import find_game, read_record, replay
from camarilla.bots.search import thinker
from camarilla.core.text import speaker
from tests.terminal.screenplay import PROMPT, Terminal, run, run_process, saved

Open = Callable[..., Terminal]

GAME = "ruse-and-bruise"
TOY = "tests.toys.pledges:GAME"


@pytest.fixture
def terminals(pseudo_terminals: Open) -> Open:
    def begin(*words: object, **changes: object) -> Terminal:
        return pseudo_terminals(*words, "--plain", **changes)

    return begin


@pytest.mark.parametrize("language", ["en", "hu", "it"])
def test_a_whole_game_is_played_by_numbers(terminals: Open, tmp_path: Path, language: str) -> None:
    say = speaker(find_game(GAME), language)
    terminal = terminals(tmp_path, "play", GAME, "--seats", "2", "--seed", "7", "--bot", "random", "--lang", language)
    end = say("ui-verify-with")
    shown = terminal.until(PROMPT)
    assert say("ask-placing") in shown
    for number in itertools.cycle("1234560"):  # one that is not on the list is asked for again
        terminal.say(number)
        shown = terminal.until(PROMPT)
        if not shown.endswith(PROMPT):
            break
    assert end in shown
    status, _ = terminal.end()
    assert status == 0
    record = read_record(saved(tmp_path).read_text(encoding="utf-8"))
    table = replay(find_game(GAME), record)
    assert table.over and record.scores is not None
    for seat in range(2):
        points = sum(entry.points for entry in table.account(seat))
        assert points == record.scores[seat]
        assert str(points) in shown
    assert record.commitment in shown
    assert run(tmp_path, "verify", str(saved(tmp_path))).returncode == 0


def test_everything_can_be_asked_at_the_prompt(terminals: Open, tmp_path: Path) -> None:
    terminal = terminals(tmp_path, "play", GAME, "--seed", "7", "--bot", "random")
    terminal.until(PROMPT)
    for typed, answer in [
        ("?", "play CARD COLUMN"),
        ("? king", "King"),
        ("? 2.2", "2.2"),
        ("? xyzzy", "No help for “xyzzy”"),
        ("log", "Round 1"),
        ("rules", "r 3.9 a rule"),
        ("rules 2.2", "2.2"),
        ("rules 99", "There is no rule 99"),
        ("undo", "There is nothing to undo"),
        ("99", "99 is not on the list: choose one of 1-"),
        ("play nobody 1", "“nobody” does not work here (card)"),
        ("play", "Write it like this: play CARD COLUMN"),
        ("dance", "“dance” is not a command. Commands: play"),
        ("pass", "Not allowed (rule 2.1)"),
        ("save", f"Saved to {tmp_path}"),
        (f"save {tmp_path / 'copy.json'}", "copy.json"),
    ]:
        terminal.say(typed)
        assert answer in " ".join(terminal.until(PROMPT).split())
    terminal.say("q")
    status, shown = terminal.end()
    assert status == 0 and "Continue with: camarilla play --resume" in shown
    assert (tmp_path / "copy.json").read_text() == saved(tmp_path).read_text()


def test_a_refusal_names_the_clause_and_changes_nothing(terminals: Open, tmp_path: Path) -> None:
    terminal = terminals(tmp_path, "play", GAME, "--seats", "3", "--seed", "7", "--bot", "random")
    shown = terminal.until(PROMPT)
    before = saved(tmp_path).read_text()
    card = shown.partition("play CARD COLUMN")[2].split("play ")[1].split()[0]
    terminal.say(f"play {card} 6")
    assert "Not allowed (rule 2.3): There is no column 6; the columns are 1 to 3." in " ".join(
        terminal.until(PROMPT).split()
    )
    assert saved(tmp_path).read_text() == before


def test_moves_can_be_typed_with_the_names_of_the_readers_language(terminals: Open, tmp_path: Path) -> None:
    say = speaker(find_game(GAME), "hu")
    terminal = terminals(tmp_path, "play", GAME, "--seed", "7", "--bot", "random", "--lang", "hu")
    shown = terminal.until(PROMPT)
    name = shown.partition("kirakás LAP OSZLOP")[2].split("kirakás ")[1].split(" …")[0]
    terminal.say(f"play {name.upper()} 1")
    terminal.until(PROMPT)
    terminal.say("kilépés")
    assert terminal.end()[0] == 0
    plays = [entry["play"] for entry in json.loads(saved(tmp_path).read_text())["entries"] if entry["seat"] == 0]
    assert len(plays) == 1 and say(f"card-{plays[0].split()[1]}").lower() == name


def test_ctrl_c_keeps_the_game_and_it_goes_on_as_if_nothing_had_happened(terminals: Open, tmp_path: Path) -> None:
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    words = ("play", GAME, "--seats", "3", "--seed", "9", "--bot", "random")
    first = terminals(broken, *words)
    for _ in range(3):
        first.until(PROMPT)
        first.say("1")
    first.until(PROMPT)
    first.interrupt()
    status, shown = first.end()
    assert status == 130
    file = saved(broken)
    assert f"camarilla play --resume {file}" in shown.replace("\n", "")

    second = terminals(broken, "play", "--resume", str(file))
    assert "Game resumed" in second.until(PROMPT)
    second.say("1")
    second.until(PROMPT)
    second.say("quit")
    assert second.end()[0] == 0
    run(whole, *words, typed="1\n" * 4)
    assert json.loads(file.read_text())["entries"] == json.loads(saved(whole).read_text())["entries"]


def test_without_a_terminal_plain_lines_are_written_and_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    done = run_process(tmp_path, "play", GAME, "--seed", "7", "--bot", "random", typed="1\n1\n")
    assert done.returncode == 0 and not done.stderr
    assert "\x1b" not in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines() if "json" not in line and "SHA" not in line)
    assert "No more input; game saved. Continue with: camarilla play --resume" in done.stdout.splitlines()[-1]
    people = [entry for entry in json.loads(saved(tmp_path).read_text())["entries"] if entry["seat"] == 0]
    assert len(people) == 2


@pytest.mark.parametrize("changes", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colour_can_be_switched_off(terminals: Open, tmp_path: Path, changes: dict[str, str]) -> None:
    terminal = terminals(tmp_path, "play", GAME, "--seed", "7", "--bot", "random", **changes)
    terminal.until(PROMPT)
    assert "\x1b[3" not in terminal.raw.replace("\x1b[3J", "")


def test_two_people_at_one_keyboard_never_see_each_others_screen(terminals: Open, tmp_path: Path) -> None:
    terminal = terminals(tmp_path, "play", TOY, "--seats", "2", "--people", "2", "--names", "Anna,Béla", "--seed", "3")
    handed = []
    while True:
        shown = terminal.until(PROMPT, "press Enter. ")
        if shown.endswith("press Enter. "):
            assert "\x1b[3J" in terminal.raw
            handed.append(shown.partition("Pass the keyboard to ")[2].split()[0])
            terminal.say("")
        elif shown.endswith(PROMPT):
            assert f"▶ {handed[-1]}:" in shown
            terminal.say("pledge " + shown.rpartition("Number or move")[0].split()[-1])
        else:
            break
    assert {"Anna", "Béla"} == set(handed)
    assert "wins!" in shown or "Shared victory" in shown


def test_only_bots_play_to_the_end_before_a_spectator(tmp_path: Path) -> None:
    done = run_process(tmp_path, "play", GAME, "--people", "0", "--seats", "2", "--seed", "5", "--bot", "random")
    assert done.returncode == 0
    assert "wins!" in done.stdout or "Shared victory" in done.stdout
    assert run(tmp_path, "verify", str(saved(tmp_path))).returncode == 0


def test_a_folder_that_cannot_be_is_refused_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = run(tmp_path / "file", "play", GAME)
    assert done.returncode == 2 and not done.stdout
    assert len(done.stderr.splitlines()) == 1 and "cannot be written" in done.stderr


def test_the_same_seed_in_the_same_minute_is_another_file(tmp_path: Path) -> None:
    for _ in range(2):
        run(tmp_path, "play", GAME, "--seed", "7", typed="q\n")
    assert len(list((tmp_path / "camarilla").glob("*.json"))) == 2


def test_a_game_that_cannot_be_kept_any_more_goes_on_and_says_so(terminals: Open, tmp_path: Path) -> None:
    terminal = terminals(tmp_path, "play", GAME, "--seed", "7", "--bot", "random")
    terminal.until(PROMPT)
    folder = tmp_path / "camarilla"
    folder.rename(tmp_path / "away")
    folder.write_text("in the way")
    terminal.say("1")
    assert "cannot be written" in terminal.until(PROMPT)
    folder.unlink()
    terminal.say("save")
    assert "Saved to" in terminal.until(PROMPT)
    people = [entry for entry in json.loads(saved(tmp_path).read_text())["entries"] if entry["seat"] == 0]
    assert len(people) == 1
    folder.rename(tmp_path / "again")
    folder.write_text("in the way")
    terminal.say("q")
    status, shown = terminal.end()
    assert status == 2 and "cannot be written" in shown and "Traceback" not in shown


def test_tab_completes_at_the_prompt(terminals: Open, tmp_path: Path) -> None:
    terminal = terminals(tmp_path, "play", "strozzi", "--seed", "7", "--bot", "random")
    terminal.until(PROMPT)
    terminal.press("pa\t")
    terminal.until_shown("> pass")
    terminal.press("\r")
    terminal.until(PROMPT)
    terminal.say("q")
    assert terminal.end()[0] == 0
    plays = [entry["play"] for entry in json.loads(saved(tmp_path).read_text())["entries"] if entry["seat"] == 0]
    assert plays == ["pass"]


def test_undo_is_offered_only_when_it_works(terminals: Open, tmp_path: Path) -> None:
    terminal = terminals(tmp_path, "play", "principe", "--seed", "7", "--bot", "random")
    assert "u undo" not in terminal.until(PROMPT)
    terminal.say("1")
    assert "u undo" in terminal.until(PROMPT)


def test_who_plays_against_whom_is_said_at_the_beginning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "__file__", "thinker.py")
    shown = run(tmp_path, "play", GAME, "--bot", "hard", typed="q\n").stdout
    assert "strong bot (hard): Thinks ahead for a moment." in shown and "The rules are not compiled here" in shown
    shown = run(tmp_path, "play", GAME, typed="q\n").stdout
    assert "medium bot: Takes what promises most right now." in shown and "not compiled" not in shown
