"""The browser of the tests: found where there is one, installed where there is none, or asked for in one line."""

import os
import sys
from pathlib import Path

import pytest

from tools import browser


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser, where we are root."""
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin-without-browsers:/bin-too")
    monkeypatch.delenv(browser.CHROMIUM.chosen, raising=False)
    monkeypatch.setattr(browser, "playwrights_own", lambda: tmp_path / "playwrights-own")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    script(tmp_path / "spare", "#!/bin/sh\n")
    return tmp_path


def script(file: Path, text: str) -> None:
    file.write_text(text)
    file.chmod(0o755)


def apt(machine: Path, code: int = 0) -> Path:
    log = machine / "log"
    copy = f"[ $1 = install ] && /bin/cp {machine}/spare {machine}/chromium" if code == 0 else ":"
    script(machine / "apt-get", f'#!/bin/sh\necho "$@" >> {log}\n{copy}\nexit {code}\n')
    return log


def test_the_one_that_is_named_is_taken_and_no_other(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script(machine / "chromium", "#!/bin/sh\n")
    assert browser.found() == machine / "chromium"
    script(machine / "mine", "#!/bin/sh\n")
    monkeypatch.setenv(browser.CHROMIUM.chosen, str(machine / "mine"))
    assert browser.found() == machine / "mine"
    monkeypatch.setenv(browser.CHROMIUM.chosen, str(machine / "missing"))
    assert browser.found() is None and browser.main() == 2


def test_a_note_in_a_browser_s_place_is_none(machine: Path) -> None:
    script(machine / "chromium-browser", "#!/bin/sh\necho 'install me from elsewhere'\nexit 1\n")
    assert browser.found() is None


def test_packages_are_installed_where_we_may(machine: Path) -> None:
    log = apt(machine)
    assert browser.main() == 0
    assert log.read_text().splitlines() == ["update --quiet", "install --yes --quiet chromium"]
    assert browser.main() == 0 and len(log.read_text().splitlines()) == 2, "nothing is installed twice"


def test_where_nothing_helps_the_command_is_named(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    log = apt(machine, code=1)
    script(machine / "python", f'#!/bin/sh\necho "$@" >> {log}\nexit 1\n')
    monkeypatch.setattr(sys, "executable", str(machine / "python"))
    assert browser.main() == 2
    assert log.read_text().splitlines() == ["update --quiet", "-m playwright install chromium"]
    assert "apt-get install --yes --quiet chromium" in capfd.readouterr().err


def test_firefox_is_found_and_installed_for_itself(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(browser.FIREFOX.chosen, raising=False)
    script(machine / "chromium", "#!/bin/sh\n")
    assert browser.found(browser.FIREFOX) is None
    log = apt(machine)
    script(machine / "firefox-esr", "#!/bin/sh\nexit 1\n")
    assert browser.main("firefox") == 2
    assert log.read_text().splitlines() == ["update --quiet", "install --yes --quiet firefox-esr"]
    script(machine / "firefox", "#!/bin/sh\n")
    assert browser.found(browser.FIREFOX) == machine / "firefox" and browser.main("firefox") == 0
