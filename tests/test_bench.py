"""The benchmark: a target that is missed fails it, unless the targets' file accepts what was reached and says why."""

import io
from pathlib import Path

import pytest
from bench.reach import TARGETS, Accepted, Aim, accepted, judge, report, status
from rich.console import Console

SLOW = Aim("strozzi", "clones/s", 90, 100)
WHY = Accepted("strozzi", "clones/s", 80, "each clone has to be whole")


@pytest.mark.parametrize(
    ("aim", "mark"),
    [
        (SLOW, "missed"),
        (Aim("strozzi", "clones/s", 100, 100), "reached"),
        (Aim("strozzi", "clones/s", 5), ""),
        (Aim("camarilla", "import, ms", 99, 100, below=True), "reached"),
        (Aim("camarilla", "import, ms", 100, 100, below=True), "missed"),
    ],
)
def test_a_target_is_reached_or_missed(aim: Aim, mark: str) -> None:
    verdict = judge(aim, [])
    assert verdict.mark == mark and status([verdict]) == (mark == "missed")


def test_what_is_accepted_does_not_fail_and_says_why(tmp_path: Path) -> None:
    file = tmp_path / "targets.toml"
    file.write_text(
        '[[accepted]]\nwhere = "strozzi"\nwhat = "clones/s"\nvalue = 80\nreason = "each clone has to be whole"'
    )
    assert accepted(file) == [WHY]
    shown = io.StringIO()
    verdicts = report(Console(file=shown, width=100), "Speed", [SLOW], file)
    assert status(verdicts) == 0 and verdicts[0].mark == "accepted"
    assert "accepted: strozzi, clones/s: each clone has to be whole" in shown.getvalue()
    assert verdicts[0].json()["reason"] == "each clone has to be whole"


@pytest.mark.parametrize("aim", [Aim("strozzi", "clones/s", 79, 100), Aim("principe", "clones/s", 90, 100)])
def test_what_is_accepted_is_no_more_than_that(aim: Aim) -> None:
    assert judge(aim, [WHY]).mark == "missed"


def test_every_exception_of_ours_has_a_reason() -> None:
    assert [entry for entry in accepted(TARGETS) if not entry.reason.strip()] == []
