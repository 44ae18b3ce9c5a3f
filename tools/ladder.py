"""How strong the levels are: played, drawn and repeated.

python -m tools.ladder              write docs/ladder.md and its pictures anew, from the results in docs/ladder/
python -m tools.ladder play [PART [DEALS]]
                                    play what is missing in the results (hours; it goes on after an interruption):
                                    only in files whose names begin with PART, only up to DEALS deals
python -m tools.ladder again        play the first deal of every line once more: are the results what they say?
python -m tools.ladder stamp        the same; results of an older engine that plays the same games get today's digests
"""

import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from camarilla.bots.arena import Arena, ContestResult, play_deal
from camarilla.bots.estimate import Estimate
from camarilla.bots.ratings import PlayedDeal, ratings
from camarilla.bots.results import Contest, ResultsFile, contest_of, read_results
from camarilla.core.registry import find_game, game_ids
from camarilla.speech.games import game_title
from camarilla.speech.voice import voice

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
SEATS = 4
SEED = "ladder"
DEALS = {
    ("medium", "random"): 50, ("medium", "easy"): 50, ("medium", "greedy"): 50, ("hard", "greedy"): 25,
    ("hard", "medium"): 25, ("master", "greedy"): 10, ("master", "hard"): 10,
}  # fmt: skip
"""Who is measured against three of whom, and in how many deals of four games each."""

REPEATED = [("strozzi", "medium", "greedy"), ("ruse-and-bruise", "medium", "random"), ("strozzi", "hard", "greedy")]
"""Lines that are played once more, on deals of another seed: do they land where the page says?"""
OTHER_SEED = "ladder again"

LEAST = 4
"""A line with fewer deals is not shown: its interval would say nothing."""

INTRO = """# The ladder

How often a bot wins at a table of four against three others; equal bots win 25 %. Every deal is played four times,
once from each seat, and the intervals (95 %) are made of the deals. Bots of the ladder think for a number of
simulations, not for a time, so that the command of a line gives the same games again, on any machine: `make ladder`
plays the first deal of every line and compares. Milliseconds are those of one core of a virtual machine with two,
compiled, while others used it.

Which search each game has, and why: [decision 14](decisions/0014-how-the-levels-think.md); what was tried:
[decision 15](decisions/0015-what-the-levels-are-worth.md). Your own bot takes part as `module:Class`
([writing a bot](writing-bots.md)).

This page is made by `python -m tools.ladder` from the results in `docs/ladder/`: each file names its bots, its seed and
the digests of the engine and the settings, then every deal. A line that is not here has not been measured;
`python -m tools.ladder play` plays it, and goes on with those that are short. Ratings are on the scale of chess (400
points are ten times as strong; the mean of a game's bots is 1500), from the places of all games of its lines.
"""
AGAIN = """## Played again

Some lines on other deals, with another seed: do they land inside the interval that is published?

| line | published | again | games | |
|---|---|---|---|---|
"""


class Line(NamedTuple):
    """One line of the ladder: its file's first line, and what it shows."""

    head: dict[str, Any]
    standing: ContestResult

    @property
    def words(self) -> str:
        """Who plays against whom."""
        hero, others = self.standing.contest.names
        return f"{hero} against three {others}"

    @property
    def command(self) -> str:
        """What repeats it."""
        contest = self.standing.contest
        options = "".join(f" --option {name}={value}" for name, value in _chosen(contest))
        return (
            f"camarilla arena {contest.game} --bots {','.join(contest.bots)} --seats {contest.seats}"
            f" --deals {len(self.standing.deals)} --seed {contest.seed}{options}"
        )


def _chosen(contest: Contest) -> Iterator[tuple[str, str]]:
    """The options that are not the usual ones."""
    usual = find_game(contest.game).choose({})
    return ((name, value) for name, value in contest.options.items() if usual[name] != value)


def contests(game: str) -> Iterator[tuple[Path, Contest, int]]:
    """All that is to be measured in a game, with its file and how many deals it takes."""
    for (hero, other), deals in DEALS.items():
        yield RESULTS / f"{game}-{hero}-{other}.jsonl", contest(game, hero, other), deals


def repetitions() -> Iterator[tuple[Path, Contest, int]]:
    """What is played once more on other deals."""
    for game, hero, other in REPEATED:
        path = RESULTS / f"again-{game}-{hero}-{other}.jsonl"
        yield path, contest(game, hero, other, OTHER_SEED), DEALS[hero, other]


def contest(game: str, hero: str, other: str, seed: str = SEED) -> Contest:
    """One bot against three others."""
    return Contest(game, (hero, *[other] * (SEATS - 1)), SEATS, seed, find_game(game).choose({}))


def lines(game: str) -> list[Line]:
    """What has been measured in a game."""
    return [line for path, _, _ in contests(game) if (line := line_of(path))]


def line_of(path: Path) -> Line | None:
    """What a file has measured, if it is there and enough."""
    if not path.exists():
        return None
    head, deals = read_results(path)
    return Line(head, ContestResult(contest_of(head), deals)) if len(deals) >= LEAST else None


def title(game: str) -> str:
    """What people call a game."""
    return game_title(find_game(game), voice(find_game(game), "en"))


def section(game: str) -> str:
    """A game's picture and table."""
    rows = [
        f"## {title(game)}", "", f"![Wins with their intervals]({RESULTS.name}/{game}.svg)", "",
        "| | won | place | points | ms a decision | games |", "|---|---|---|---|---|---|",
    ]  # fmt: skip
    measured = lines(game)
    for line in measured:
        result = line.standing.comparison.results[0]
        pace = 1000 * line.standing.pace(result.bot)
        games = len(line.standing.deals) * SEATS
        rows.append(
            f"| {line.words} | {interval(result.wins)} | {result.places.mean:.2f} | {result.scores.mean:.1f}"
            f" | {pace:.1f} | {games} |"
        )
    engines = ", ".join(sorted({line.head["engine"] for line in measured}))
    rows += ["", f"Engine {engines}. Each line again:", "", "<!-- not run: minutes to hours; make ladder -->"]
    return "\n".join([*rows, "", "```sh", *[line.command for line in measured], "```", "", *rated(measured), ""])


def rated(measured: list[Line]) -> list[str]:
    """The ratings of all bots of a game, from the places in all its lines."""
    names = list(dict.fromkeys(name for line in measured for name in line.standing.contest.names))
    deals = [
        PlayedDeal.of(deal, [names.index(name) for name in line.standing.contest.names])
        for line in measured
        for deal in line.standing.deals
    ]
    found = sorted(zip(ratings(deals, len(names)), names, strict=True), key=lambda one: -one[0].mean)
    told = ", ".join(f"{name} {one.mean:.0f} ({one.low:.0f} to {one.high:.0f})" for one, name in found)
    return [f"Ratings: {told}."]


def played_again() -> str:
    """The lines that were played on other deals, too, and whether they land inside the intervals."""
    rows = []
    for path, told, _ in repetitions():
        repeated, line = line_of(path), line_of(RESULTS / path.name.removeprefix("again-"))
        if repeated and line:
            before, now = line.standing.share, repeated.standing.share
            inside = "inside" if before.low <= now.mean <= before.high else "OUTSIDE"
            rows.append(
                f"| {title(told.game)}: {line.words} | {interval(before)} | {interval(now)}"
                f" | {len(repeated.standing.deals) * SEATS} | {inside} |"
            )
    return AGAIN + "\n".join([*rows, ""]) if rows else ""


def interval(share: Estimate) -> str:
    """A share with its interval."""
    return f"{percent(share.mean)} ({percent(share.low)} to {percent(share.high)})"


def percent(share: float) -> str:
    """A share as people read it; no interval leaves what is possible."""
    return f"{100 * min(1.0, max(0.0, share)):.0f} %"


def picture(game: str) -> str:
    """Every line as a dot with its interval, and where equal bots would be."""
    left, width, high = 230, 430, 26
    measured = lines(game)
    bottom = high * len(measured) + 12
    box = f"0 0 {left + width + 40} {bottom + 24}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif" font-size="13">',
        f'<rect width="{left + width + 40}" height="{bottom + 24}" fill="#fffdf8"/>',
    ]
    for share in (0, 25, 50, 75, 100):
        across = left + width * share / 100
        stroke = "#8a1c1c" if share == 25 else "#ddd3c0"
        parts.append(f'<path d="M{across:.1f} 6V{bottom}" stroke="{stroke}" fill="none"/>')
        parts.append(f'<text x="{across:.1f}" y="{bottom + 16}" text-anchor="middle" fill="#6b5d48">{share} %</text>')
    for number, line in enumerate(measured):
        wins, down = line.standing.share, high * number + 22
        low, mean, top = (left + width * min(1.0, max(0.0, end)) for end in (wins.low, wins.mean, wins.high))
        parts.append(f'<text x="8" y="{down + 4}" fill="#2b2419">{escape(line.words)}</text>')
        parts.append(f'<path d="M{low:.1f} {down}H{top:.1f}" stroke="#5b4a2f" stroke-width="3" fill="none"/>')
        parts.append(f'<circle cx="{mean:.1f}" cy="{down}" r="5" fill="#5b4a2f"/>')
    return "\n".join([*parts, "</svg>", ""])


def page() -> str:
    """All games that have results."""
    return "\n".join([INTRO, *[section(game) for game in game_ids() if lines(game)], played_again()])


def write() -> None:
    """The page and its pictures."""
    PAGE.write_text(page(), encoding="utf-8")
    for game in game_ids():
        if lines(game):
            (RESULTS / f"{game}.svg").write_text(picture(game), encoding="utf-8")


def play(only: str = "", most: str = "1000") -> None:
    """All that is missing, the quickest first; `only` is how a file's name begins, `most` deals are enough for now."""
    RESULTS.mkdir(exist_ok=True)
    wanted = [*[found for game in game_ids() for found in contests(game)], *repetitions()]
    order = [f"{hero}-{other}" for hero, other in DEALS]
    for path, told, deals in sorted(wanted, key=lambda found: order.index("-".join(found[1].names))):
        if path.name.startswith(only):
            result = Arena(told, results=ResultsFile(path)).play(min(deals, int(most)))
            print(path.name, result.share, flush=True)


def again() -> int:
    """The first deal of every line once more: the same games from the same engine, else still to be believed."""
    wrong = 0
    for game in game_ids():
        for line in lines(game):
            same = is_repeated(line)
            as_before = line.standing.contest.head() == line.head
            wrong += as_before and not same
            told = "the same games" if same else "OTHER GAMES" if as_before else "other games, by another engine"
            print(f"{game}, {line.words}: {told}", flush=True)
    return 1 if wrong else 0


def stamp() -> int:
    """Let results go on with today's engine if only its text has changed since: the first deal is still the same."""
    others = 0
    for path, told, _ in [*[found for game in game_ids() for found in contests(game)], *repetitions()]:
        line = line_of(path)
        if line is None or line.head == told.head():
            continue
        if not is_repeated(line):
            print(f"{path.name}: other games", flush=True)
            others = 1
            continue
        _, rest = path.read_text(encoding="utf-8").split("\n", 1)
        ResultsFile(path).begin(told)
        with path.open("a", encoding="utf-8") as file:
            file.write(rest)
        print(f"{path.name}: the same games", flush=True)
    return others


def is_repeated(line: Line) -> bool:
    """Whether the first deal of a line, played once more, is the same games."""
    deal = play_deal(line.standing.contest, 0)
    return [played.scores for played in deal] == [played.scores for played in line.standing.deals[0]]


def main(what: str = "", *chosen: str) -> int:
    if what == "play":
        play(*chosen)
    elif what == "again":
        return again()
    status = stamp() if what == "stamp" else 0
    write()
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
