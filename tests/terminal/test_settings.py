"""What commands take for granted: from the file, from the environment, and what wins."""

import json
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.terminal.screenplay import COMMAND, environment, run

GAME = "ruse-and-bruise"


def written(data: Path, text: str) -> Path:
    """The settings' file of a user."""
    file = data / "camarilla" / "settings.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def settings(data: Path, **environment: str) -> dict[str, dict[str, object]]:
    done = run(data, "settings", "--json", **environment)
    assert done.returncode == 0, done.stderr
    rows: dict[str, dict[str, object]] = json.loads(done.stdout)["settings"]
    return rows


def test_everything_that_can_be_set_is_listed_with_its_variable(tmp_path: Path) -> None:
    rows = settings(tmp_path)
    assert rows["serve.port"] == {"value": 8000, "origin": None, "variable": "CAMARILLA_SERVE_PORT"}
    assert {"lang", "play.bot", "simulate.jobs", "draw.dark", "serve.public_url"} <= rows.keys()
    assert not {"play.seed", "play.resume", "replay.at", "verify.game", "restore.database", "games.json"} & rows.keys()


def test_the_environment_wins_over_the_file_and_the_command_line_over_both(tmp_path: Path) -> None:
    file = written(tmp_path, 'lang = "hu"\n[simulate]\ngames = 7\njobs = 1\nseats = [2, 3]\naudit = true\n')
    rows = settings(tmp_path, CAMARILLA_SIMULATE_GAMES="5")
    assert rows["simulate.games"] == {
        "value": 5,
        "origin": "CAMARILLA_SIMULATE_GAMES",
        "variable": "CAMARILLA_SIMULATE_GAMES",
    }
    assert rows["simulate.audit"]["value"] is True and rows["simulate.seats"]["value"] == "2,3"
    assert rows["lang"]["origin"] == str(file)
    simulate = ("simulate", GAME, "--json")
    assert json.loads(run(tmp_path, *simulate).stdout)["games"] == 7
    assert json.loads(run(tmp_path, *simulate).stdout)["seats"] == [2, 3]
    assert json.loads(run(tmp_path, *simulate, CAMARILLA_SIMULATE_GAMES="5").stdout)["games"] == 5
    typed = run(tmp_path, *simulate, "--games", "3", CAMARILLA_SIMULATE_GAMES="5")
    assert json.loads(typed.stdout)["games"] == 3


def test_the_language_is_a_setting_of_all_commands(tmp_path: Path) -> None:
    written(tmp_path, 'lang = "it"\n')
    assert "Non esiste il gioco" in run(tmp_path, "rules", "chess").stderr
    assert "Nincs „chess” nevű játék" in run(tmp_path, "rules", "chess", CAMARILLA_LANG="hu").stderr
    assert "There is no game" in run(tmp_path, "rules", "chess", "--lang", "en").stderr


def test_the_list_says_where_a_value_comes_from(tmp_path: Path) -> None:
    file = written(tmp_path, '[serve]\npublic-url = "https://play.example"\n')
    shown = run(tmp_path, "settings", COLUMNS="200", CAMARILLA_SERVE_PORT="9000").stdout
    (url,) = [line for line in shown.splitlines() if line.startswith("serve.public-url")]
    (port,) = [line for line in shown.splitlines() if line.startswith("serve.port")]
    (host,) = [line for line in shown.splitlines() if line.startswith("serve.host")]
    assert url.split() == ["serve.public-url", "https://play.example", *str(file).split()]
    assert port.split() == ["serve.port", "9000", "CAMARILLA_SERVE_PORT"]
    assert host.split() == ["serve.host", "127.0.0.1", "default"]
    assert str(file) in shown.splitlines()[-1]


def test_a_password_is_not_shown(tmp_path: Path) -> None:
    rows = settings(tmp_path, CAMARILLA_SERVE_DATABASE="postgresql://anna:secret@db/tables")
    assert rows["serve.database"]["value"] == "postgresql://anna:…@db/tables"


def test_another_file_can_be_named(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text("[simulate]\ngames = 2\n")
    assert settings(tmp_path, CAMARILLA_SETTINGS=str(other))["simulate.games"]["value"] == 2
    assert "cannot be read" in run(tmp_path, "games", CAMARILLA_SETTINGS=str(tmp_path / "none.toml")).stderr


def test_a_game_that_goes_on_keeps_what_it_was_begun_with(tmp_path: Path) -> None:
    written(tmp_path, "[play]\nseats = 2\n")
    first = run(tmp_path, "play", GAME, "--save", str(tmp_path / "game.json"), typed="q\n")
    assert first.returncode == 0, first.stderr
    assert len(json.loads((tmp_path / "game.json").read_text())["names"]) == 2
    assert run(tmp_path, "play", "--resume", str(tmp_path / "game.json"), typed="q\n").returncode == 0


@pytest.mark.parametrize(
    ("text", "environment", "reason"),
    [
        ("[serve]\nprot = 1\n", {}, "there is no setting “serve.prot”. Did you mean “serve.port”?"),
        ("quartz = 1\n", {}, "there is no setting “quartz”. `camarilla settings` lists them."),
        ("lang = 'de'\n", {}, "lang cannot be “de”. Choose one of: en, hu, it."),
        ("[serve]\nport = 'many'\n", {}, "serve.port cannot be “many”."),
        ("[serve]\nopen = 'perhaps'\n", {}, "serve.open cannot be “perhaps”. Choose one of: true, false."),
        ("[serve\n", {}, "is not a TOML file"),
        ("", {"CAMARILLA_SERVE_PROT": "1"}, "Did you mean “CAMARILLA_SERVE_PORT”?"),
        ("", {"CAMARILLA_SIMULATE_SEATS": "2;3"}, "simulate.seats cannot be “2;3”."),
    ],
)
def test_what_cannot_be_set_is_refused_in_one_line_with_its_origin(
    tmp_path: Path, text: str, environment: dict[str, str], reason: str
) -> None:
    file = written(tmp_path, text)
    done = run(tmp_path, "games", "--lang", "en", **environment)
    assert done.returncode == 2 and not done.stdout
    (line,) = done.stderr.splitlines()
    assert reason in line and (str(file) in line or next(iter(environment)) in line)


def test_other_variables_of_ours_are_no_settings(tmp_path: Path) -> None:
    assert run(tmp_path, "games", CAMARILLA_PURE="0", CAMARILLA_CHROMIUM="/bin/true").returncode == 0


def test_the_page_sets_what_can_be_set(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", page, flags=re.DOTALL)
    file = written(tmp_path, example)
    rows = settings(tmp_path)
    named = [name for name, row in rows.items() if row["origin"] == str(file)]
    assert len(named) == example.count(" = ") and rows["serve.port"]["value"] == 9000


def test_the_commands_of_the_page_run(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    lines = [line for block in re.findall(r"```sh\n(.*?)```", page, flags=re.DOTALL) for line in block.splitlines()]
    assert len(lines) == 5
    for line in lines:
        command = line.replace("camarilla ", f"{shlex.join(COMMAND)} ", 1)
        done = subprocess.run(
            command, shell=True, capture_output=True, text=True, cwd=ROOT, env=environment(tmp_path), timeout=120
        )
        assert done.returncode == 0 and done.stdout, (line, done.stderr)
