"""What checks and publishes the project by itself: the workflows, the hooks and the script that both call."""

import re
import tomllib
from typing import Any

import pytest
import yaml

import camarilla
from tests.paths import ROOT
from tools import ci

WORKFLOWS = {file: yaml.safe_load((ROOT / file).read_text(encoding="utf-8")) for file in ci.WORKFLOWS}
JOBS: dict[str, dict[str, Any]] = {
    f"{file}: {name}": job for file, workflow in WORKFLOWS.items() for name, job in workflow["jobs"].items()
}
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def recorded(monkeypatch: pytest.MonkeyPatch, failing: str = "") -> list[str]:
    """The modules that the script would have run, in order."""
    ran: list[str] = []

    def run(*words: str, **_: str) -> bool:
        ran.append(words[0])
        return words[0] != failing

    monkeypatch.setattr(ci, "run", run)
    return ran


def test_commits_check_what_make_checks() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    assert {hook["id"]: hook["entry"] for hook in hooks} == {
        name: f"python3 tools/ci.py check {name}" for name in ci.CHECKS
    }
    assert "\t@$(RUN) tools/ci.py check\n" in (ROOT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", JOBS)
def test_a_job_is_bounded_and_pinned(name: str) -> None:
    job = JOBS[name]
    assert job["timeout-minutes"] <= 120
    used = [step["uses"] for step in job["steps"] if "uses" in step]
    assert used and all(re.fullmatch(r"[\w/-]+@v\d+\.\d+\.\d+", action) for action in used)
    assert not any(step.get("with", {}).get("persist-credentials", False) for step in job["steps"])
    matrix = job.get("strategy", {}).get("matrix", {})
    assert set(re.findall(r"\{ matrix\.(\w+) \}", str(job))) == set(matrix)
    assert set(job.get("needs", [])) <= {other.partition(": ")[2] for other in JOBS}


def test_nothing_is_published_without_a_tag() -> None:
    assert all(workflow["permissions"] == {"contents": "read"} for workflow in WORKFLOWS.values())
    may_publish = [name for name, job in JOBS.items() if "permissions" in job or "publish" in str(job["steps"])]
    assert may_publish == [".github/workflows/wheels.yml: publish"]
    job = JOBS[may_publish[0]]
    assert job["if"] == "github.event_name == 'push' && startsWith(github.ref, 'refs/tags/v')"
    assert job["needs"] == ["compiled", "pure"] and job["permissions"] == {"id-token": "write"}


def test_every_python_that_we_promise_is_tested_and_built_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["requires-python"] == f">={PYTHONS[0]}"
    assert JOBS[".github/workflows/tests.yml: everything"]["strategy"]["matrix"]["python"] == PYTHONS
    built = " ".join(f"cp{version.replace('.', '')}-*" for version in PYTHONS)
    assert project["tool"]["cibuildwheel"]["build"] == built


def test_what_is_tested_on_other_systems_is_there() -> None:
    assert [place for place in [*ci.PORTABLE, *ci.PSEUDO_TERMINALS] if not (ROOT / place).exists()] == []


def test_a_tag_of_another_version_builds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = recorded(monkeypatch)
    monkeypatch.setenv("GITHUB_REF_TYPE", "tag")
    monkeypatch.setenv("GITHUB_REF_NAME", "v99.0.0")
    assert not ci.dist() and ran == []
    monkeypatch.setenv("GITHUB_REF_NAME", f"v{camarilla.__version__}")
    assert ci.dist() and ran == ["uv"]


def test_a_check_that_fails_ends_the_checks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = recorded(monkeypatch, failing="mypy")
    assert ci.main(["check"]) == 1 and ran == ["ruff", "ruff", "mypy"]
    assert "types" in capsys.readouterr().err
    assert ci.main(["check", "nonsense"]) == 2 and ci.main([]) == 2 and len(ran) == 3
