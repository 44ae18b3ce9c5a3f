"""docs/benchmarks.md, and the same on the screen: all figures, ratios, and where we lose."""

import datetime
import os
import platform
from pathlib import Path

from bench.peers.compared import Contest, contests
from bench.peers.rounds import Measured

PAGE = Path(__file__).resolve().parents[2] / "docs" / "benchmarks.md"
BEGIN = "<!-- made by `make bench-peers` -->\n"


def write(measured: Measured, rounds: int, page: Path = PAGE) -> str:
    """Put the figures below the words of the page; what was written is returned."""
    words = page.read_text(encoding="utf-8").split(BEGIN)[0]
    text = f"{words}{BEGIN}\n{figures(measured, rounds)}"
    page.write_text(text, encoding="utf-8")
    return text


def figures(measured: Measured, rounds: int) -> str:
    """Everything that a run has found."""
    found = list(contests(measured))
    parts = [_head(measured, rounds), _losses(found), *map(_table, found), _levels(measured)]
    return "\n\n".join(parts) + "\n"


def _head(measured: Measured, rounds: int) -> str:
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    load = os.getloadavg()[0]
    machine = f"{_processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    lines = [
        f"Measured on {day}: medians of {rounds} rounds, everybody in turn in each, in seconds of the processor.",
        f"{machine}; load at the end {load:.1f}.",
        f"Versions: {', '.join(dict.fromkeys(measured.versions))}.",
    ]
    lines += [f"Not measured: {name}, because {reason}." for name, reason in measured.missing.items()]
    return "\n".join(lines)


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def _losses(found: list[Contest]) -> str:
    slower, short = [], []
    for contest in found:
        best = contest.best()
        for side in contest.ours:
            times = contest.times(side)
            if times < 1:
                slower.append(f"- {contest.title}: {side.game} reaches {times:.2f} of {best.who}'s {best.game}.")
            elif times < contest.aim:
                short.append(
                    f"- {contest.title}: {side.game} is {times:.1f} times {best.who}'s {best.game}; "
                    f"{contest.aim:g} times was the aim."
                )
    return "\n\n".join(
        [
            "### Where we lose",
            "\n".join(slower) or "Nowhere in this run.",
            "### Where we win by less than we aimed for",
            "\n".join(short) or "Nowhere in this run.",
        ]
    )


def _table(contest: Contest) -> str:
    best = contest.best()
    rows = [
        f"| Camarilla | {side.game} | {side.rate.amount:,.0f} | {_games(side.rate.games)} | {contest.times(side):.2f} |"
        for side in contest.ours
    ]
    rows += [
        f"| {side.who} | {side.game} | {side.rate.amount:,.0f} | {_games(side.rate.games)} | |"
        for side in sorted(contest.theirs, key=lambda side: -side.rate.amount)
    ]
    second = "simulations/s" if contest.unit.startswith("decisions simulated") else "games/s"
    head = f"| whose | game | {contest.unit} | {second} | times {best.who}'s {best.game} |\n|---|---|---|---|---|"
    return f"### {contest.title}\n\n{head}\n" + "\n".join(rows)


def _levels(measured: Measured) -> str:
    """What the search of our own bots does in a second; nobody has its like to be compared with."""
    rows = [
        f"| {work.removeprefix('level ')} | {rate.games:,.0f} |"
        for work, rate in measured.rates.get("Camarilla", {}).items()
        if work.startswith("level ")
    ]
    return "### The search of the level `hard`\n\n| game | simulations/s |\n|---|---|\n" + "\n".join(rows)


def _games(rate: float) -> str:
    return f"{rate:,.0f}" if rate else ""
