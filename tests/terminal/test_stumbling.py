"""Where newcomers have stumbled on the command line: each mistake is one line that says what would be right."""

import json
import subprocess
from pathlib import Path

import pytest

from camarilla.core.registry import find_game
from camarilla.core.table import Table
from camarilla.speech.voice import voice
from camarilla.terminal.commands.reviewing import simulations
from camarilla.terminal.table.help import explain
from tests.terminal.screenplay import run

TOY = "tests.toys.pledges:GAME"
CHEATS = "random,tests.toys.own_bots:Cheat"


def record_of(file: Path) -> Path:
    table = Table("strozzi", ["Anna", "Béla", "Carla"], seed=1)
    for _ in range(3):
        seat = table.to_act()[0]
        table.play(seat, table.legal(seat)[0])
    file.write_text(table.record(reveal=True).text())
    return file


def refused(data: Path, *words: str, **changes: str) -> str:
    done = run(data, *words, **changes)
    assert done.returncode == 2, done.stdout
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_names_the_bot_that_failed(tmp_path: Path, jobs: str) -> None:
    words = ("arena", TOY, "--bots", CHEATS, "--seats", "2", "--deals", "2", "--jobs", jobs)
    told = refused(tmp_path, *words)
    assert told.startswith("camarilla: Deal 0 cannot be played: ") and "This was Cheat in seat " in told


def test_what_goes_through_a_pipe_is_not_broken(tmp_path: Path) -> None:
    name = "tests.toys.own_bots:Last"
    words = ("simulate", TOY, "--bots", f"random,{name}", "--seats", "3", "--games", "500")
    broken, whole = (run(tmp_path, *words, COLUMNS=columns).stdout for columns in ("80", ""))
    assert max(map(len, broken.splitlines())) <= 80 < max(map(len, whole.splitlines()))
    assert [line.split()[0] for line in whole.splitlines()[3:6]] == ["Bot", "random", name]


def test_a_hint_is_about_the_moment_now(tmp_path: Path) -> None:
    file = str(record_of(tmp_path / "game.json"))
    words = ("hint", file, "--simulations", "1", "--json")
    now, then = (json.loads(run(tmp_path, *words, *at).stdout) for at in ((), ("--at", "3")))
    assert now == then and now["at"] == 3


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("backup", "{folder}/new", "--database", "{folder}"),
            "The database {folder} cannot be opened: it is a folder.",
        ),
        (
            ("backup", "{folder}/new", "--database", "{folder}/no/x.db"),
            "{folder}/no/x.db cannot be opened: there is no",
        ),
        (("serve", "--database", "{folder}/no/x.db"), "{folder}/no/x.db cannot be opened: there is no"),
        (("restore", "{folder}/text", "--database", "{folder}/x.db"), "{folder}/text is no backup."),
        (("play", TOY, "--save", "{folder}/no/x.json"), "{folder}/no/x.json cannot be written: there is no"),
        (("play", TOY, "--pace", "-1"), "must be a number of seconds like 0.6, not '-1'"),
        (("arena", TOY, "--bots", "random", "--until", "2"), "--until must be more than 0 and less than 0.5, not 2.0."),
        (("play", "tests.toys.pledges:GAMES"), "The module “tests.toys.pledges” has no game “GAMES”."),
    ],
)
def test_mistakes_are_told_in_one_line(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    (tmp_path / "text").write_text("A text.")
    given = [word.format(folder=tmp_path) for word in words]
    assert told.format(folder=tmp_path) in refused(tmp_path, *given)
    assert not (tmp_path / "no").exists()


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (("plai",), "there is no 'plai': did you mean 'play'?"),
        (("games", "--lang", "hun"), "there is no 'hun': did you mean 'hu'?"),
        (("rules", "Stroozi"), "Did you mean “strozzi”?"),
        (("learn", "stroz"), "Did you mean “strozzi”?"),
        (("arena", "strozzi", "--bots", "hrd,random"), "Did you mean “hard”?"),
        (("simulate", "strozzi", "--option", "mony=open"), "Did you mean “money”?"),
        (("simulate", "strozzi", "--option", "money=opn"), "Did you mean “open”?"),
        (("plai", "--lang", "hu"), "nincs ilyen: 'plai'; erre gondoltál: 'play'?"),
    ],
)
def test_a_slip_is_answered_with_what_was_probably_meant(tmp_path: Path, words: tuple[str, ...], meant: str) -> None:
    done = run(tmp_path, *words)
    assert done.returncode == 2 and meant in done.stderr and done.stderr.count("\n") == 1
    assert "mean" not in run(tmp_path, "rules", "chess").stderr


def test_a_game_in_a_module_that_lies_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "nimble.py").write_text("GAME = (\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "“nimble” is a module here: name the game in it, like nimble:GAME." in refused(tmp_path, "play", "nimble")
    assert f"{tmp_path / 'nimble.py'}, line 1: '(' was never closed." in refused(tmp_path, "play", "nimble:GAME")


def test_a_value_of_the_settings_that_is_refused_is_traced_to_its_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('[play]\nbot = "genius"\n')
    done = run(tmp_path, "play", TOY, CAMARILLA_SETTINGS=str(file))
    assert done.returncode == 2 and f"{file} sets play.bot to “genius”." in done.stderr
    assert "sets" not in run(tmp_path, "play", TOY, "--bot", "genie", CAMARILLA_SETTINGS=str(file)).stderr


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [("learn str", "strozzi"), ("play strozzi --edition mo", ""), ("arena strozzi --bots hard,gr", "hard,greedy")],
)
def test_bash_completes(tmp_path: Path, typed: str, wanted: str) -> None:
    script = run(tmp_path, "completion", "bash").stdout
    words = " ".join(f"'{word}'" for word in ["camarilla", *typed.split()])
    ask = f'COMP_WORDS=({words}); COMP_CWORD={len(typed.split())}; _camarilla; echo "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True, check=True)
    assert wanted in done.stdout.split() if wanted else done.stdout


@pytest.mark.parametrize(("usual", "told"), [(3, "it looks ahead in 2 worlds only"), (2, "")])
def test_a_hint_from_fewer_worlds_than_usual_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, usual: int, told: str
) -> None:
    monkeypatch.setattr(simulations, "usual_simulations", lambda: 2)
    monkeypatch.setattr(simulations, "SIMULATIONS", usual)
    done = run(tmp_path, "hint", str(record_of(tmp_path / "game.json")))
    assert done.returncode == 0 and (told in done.stderr if told else not done.stderr)


@pytest.mark.parametrize("sign", ["⬡", "□", "†"])
def test_the_signs_of_a_table_are_explained(sign: str) -> None:
    game = find_game("heads-of-state")
    [(asked, told)] = explain(game, voice(game, "en"), sign)
    assert asked == sign and told
