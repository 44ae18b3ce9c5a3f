"""What was aimed for and what was reached, and whether that is enough.

A target that is missed fails the benchmark, unless `targets.toml` accepts what was reached and says why.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

TARGETS = Path(__file__).parent / "targets.toml"


@dataclass(frozen=True)
class Aim:
    """One thing that was measured. `target` is the least that is wanted, or with `below` what must not be reached.

    Without a target it is only told.
    """

    where: str
    what: str
    reached: float
    target: float | None = None
    below: bool = False
    digits: int = 0

    def holds(self, wanted: float) -> bool:
        """Whether what was reached is as good as something."""
        return self.reached < wanted if self.below else self.reached >= wanted


@dataclass(frozen=True)
class Accepted:
    """A miss that somebody lives with: how bad it may be, and why."""

    where: str
    what: str
    value: float
    reason: str


@dataclass(frozen=True)
class Verdict:
    """An aim, judged."""

    aim: Aim
    mark: str
    reason: str = ""

    def json(self) -> dict[str, object]:
        """For a report."""
        aim = self.aim
        return {
            "where": aim.where, "what": aim.what, "target": aim.target, "below": aim.below, "reached": aim.reached,
            "verdict": self.mark, "reason": self.reason,
        }  # fmt: skip


def accepted(file: Path = TARGETS) -> list[Accepted]:
    """The `[[accepted]]` entries of the targets' file."""
    return [Accepted(**entry) for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("accepted", [])]


def judge(aim: Aim, exceptions: Iterable[Accepted]) -> Verdict:
    """Reached, missed, or accepted for a reason."""
    if aim.target is None:
        return Verdict(aim, "")
    if aim.holds(aim.target):
        return Verdict(aim, "reached")
    for exception in exceptions:
        if (exception.where, exception.what) == (aim.where, aim.what) and aim.holds(exception.value):
            return Verdict(aim, "accepted", exception.reason)
    return Verdict(aim, "missed")


def report(console: Console, title: str, aims: Iterable[Aim], file: Path = TARGETS) -> list[Verdict]:
    """A table of what was measured, and below it why a miss is accepted."""
    exceptions = accepted(file)
    verdicts = [judge(aim, exceptions) for aim in aims]
    table = Table(title=title)
    for heading in ("where", "what", "target", "reached", ""):
        table.add_column(heading, justify="left" if heading in {"where", "what"} else "right")
    for verdict in verdicts:
        aim = verdict.aim
        target = "" if aim.target is None else f"{'< ' if aim.below else ''}{aim.target:,.{aim.digits}f}"
        table.add_row(aim.where, aim.what, target, f"{aim.reached:,.{aim.digits}f}", verdict.mark)
    console.print(table)
    for verdict in verdicts:
        if verdict.reason:
            console.print(f"accepted: {verdict.aim.where}, {verdict.aim.what}: {verdict.reason}", markup=False)
    return verdicts


def status(verdicts: Iterable[Verdict]) -> int:
    """1 if a target was missed that nobody accepts."""
    return int(any(verdict.mark == "missed" for verdict in verdicts))
