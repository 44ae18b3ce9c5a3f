"""The Tab key: what a shell offers at each place of a command."""

import subprocess
from pathlib import Path

import pytest

from camarilla.bots.levels import LEVELS
from camarilla.cli import parser
from camarilla.core.registry import game_ids
from camarilla.terminal.completion import described
from tests.terminal.screenplay import run

COMMANDS = described(parser())


def offered(tmp_path: Path, *words: str) -> list[str]:
    """What bash offers for the last of the words."""
    script = tmp_path / "camarilla.bash"
    script.write_text(run(tmp_path, "completion", "bash").stdout, encoding="utf-8")
    typed = " ".join(f"'{word}'" for word in ("camarilla", *words))
    ask = f'. "{script}"; COMP_WORDS=({typed}); COMP_CWORD={len(words)}; _camarilla; printf "%s\\n" "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, cwd=tmp_path, check=True)
    assert done.stderr == ""
    return done.stdout.split()


def test_commands(tmp_path: Path) -> None:
    assert offered(tmp_path, "") == [*(command.name for command in COMMANDS), "--help", "--version"]
    assert offered(tmp_path, "re") == ["restore", "replay", "review"]


def test_games_bots_and_languages(tmp_path: Path) -> None:
    assert offered(tmp_path, "play", "") == game_ids()
    assert offered(tmp_path, "play", "str") == ["strozzi"]
    assert offered(tmp_path, "play", "strozzi", "--bot", "") == ["random", "greedy", *LEVELS]
    assert offered(tmp_path, "play", "--lang", "h") == ["hu"]
    assert offered(tmp_path, "completion", "") == ["bash", "zsh", "fish"]


def test_options(tmp_path: Path) -> None:
    assert offered(tmp_path, "serve", "--no") == ["--no-limits"]
    assert offered(tmp_path, "simulate", "strozzi", "--ga") == ["--games"]
    assert offered(tmp_path, "serve", "--port", "") == []


def test_files(tmp_path: Path) -> None:
    (tmp_path / "match.json").touch()
    assert offered(tmp_path, "verify", "ma") == ["match.json"]
    assert offered(tmp_path, "verify", "match.json", "ma") == ["match.json"]
    assert offered(tmp_path, "draw", "match.json", "-o", "ma") == ["match.json"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_option_is_in_every_script(tmp_path: Path, shell: str) -> None:
    script = run(tmp_path, "completion", shell).stdout
    for command in COMMANDS:
        assert command.name in script
        for option in command.options:
            for flag in option.flags:
                assert (flag if shell != "fish" else f"-{'l' if flag[1] == '-' else 's'} {flag.lstrip('-')} ") in script


def test_another_shell_is_refused(tmp_path: Path) -> None:
    done = run(tmp_path, "completion", "tcsh")
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
