"""How strong the levels are: played, drawn and repeated.

python -m tools.ladder              write docs/ladder.md and its pictures anew, from the results in docs/ladder/
python -m tools.ladder play [PATTERN [DEALS]]
                                    play what is missing in the results, a few deals of each line in turn, until their
                                    tests end them (hours; it goes on after an interruption): only in files whose names
                                    fit a pattern such as `*-master-*`, only up to DEALS deals
python -m tools.ladder again        play the first deal of every line once more: are the results what they say?
python -m tools.ladder stamp        the same; results of an older engine that plays the same games get today's digests
"""

import sys
from fnmatch import fnmatch
from html import escape

from tools import ladder_lines
from tools.ladder_lines import (
    GAMES,
    MOST,
    ROOT,
    SEATS,
    Line,
    Planned,
    file_of,
    line_of,
    lines,
    percent,
    planned,
    repetitions,
)

from camarilla.bots.arena import Arena, play_deal
from camarilla.bots.estimate import Estimate
from camarilla.bots.ratings import PlayedDeal, ratings
from camarilla.bots.results import ResultsFile
from camarilla.core.registry import find_game
from camarilla.speech.games import game_title
from camarilla.speech.voice import voice

PAGE = ROOT / "docs" / "ladder.md"
IN_TURN = 4
"""How many deals of a line are played before it is the next line's turn."""

INTRO = """# The ladder

How often a bot wins at a table of four against three others; equal bots win 25 %. Every deal is played four times,
once from each seat, and the intervals (95 %) are made of the deals. Bots of the ladder think for a number of
simulations, not for a time, so that the command of a line gives the same games again, on any machine: `make ladder`
plays the first deal of every line and compares. Milliseconds are those of one core of a virtual machine with two,
compiled, while others used it.

**What is tested.** Each line weighs two claims: that the bot wins the share that it is wanted to win, or ten points
less (never less than equal bots do). After every deal a sequential probability ratio test asks which of the two the
deals speak for; at a likelihood ratio of 19 (its logarithm, in brackets, beyond ±2.94) the line ends, and the answer is
wrong in at most 5 % of such tests. A line ends without an answer after 100 deals, which are 400 games; one that has
neither is open. "Reached" says that the wanted share is likelier than ten points less, no more; where a test ends
early, the mean leans to its side. A level is wanted to win 40 % (Ruse & Bruise 30 %) against three of the level below;
35 % against three greedy bots was asked of `medium` by nobody, and says that it is the stronger one. In the last line,
a control, `medium` plays three times itself with other luck, and has to be even; where a bot has won everything,
the other control, the line shows who is stronger and not by how much.

Which search each game has, and why: [decision 14](decisions/0014-how-the-levels-think.md); what was tried, and what
bounds the figures: [decision 15](decisions/0015-what-the-levels-are-worth.md). Your own bot takes part as
`module:Class` ([writing a bot](writing-bots.md)).

This page is made by `python -m tools.ladder` from the results in `docs/ladder/`: each file names its bots, its seed and
the digests of the engine and the settings, then every deal. A line that is not here has not been measured;
`python -m tools.ladder play` plays it, and goes on with those that are open. Ratings are on the scale of chess (400
points are ten times as strong; the mean of a game's bots is 1500), from the places of all games of its lines.
"""
AGAIN = """## Played again

Some lines on other deals, with another seed: do they land inside the interval that is published?

| line | published | again | games | |
|---|---|---|---|---|
"""


def title(game: str) -> str:
    """What people call a game."""
    return game_title(find_game(game), voice(find_game(game), "en"))


def section(game: str) -> str:
    """A game's picture and table."""
    rows = [
        f"## {title(game)}", "", f"![Wins with their intervals](ladder/{game}.svg)", "",
        "| | won | wanted | verdict | place | points | ms a decision | games |", "|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    measured = lines(game)
    for line in measured:
        result = line.standing.comparison.results[0]
        pace = 1000 * line.standing.pace(result.bot)
        games = len(line.standing.deals) * SEATS
        rows.append(
            f"| {line.words} | {interval(result.wins)} | {line.tested} | {line.verdict} | {result.places.mean:.2f}"
            f" | {result.scores.mean:.1f} | {pace:.1f} | {games} |"
        )
    engines = ", ".join(sorted({line.head["engine"] for line in measured}))
    rows += ["", f"Engine {engines}. Each line again:", "", "<!-- not run: minutes to hours; make ladder -->"]
    return "\n".join([*rows, "", "```sh", *[line.command for line in measured], "```", "", *rated(measured), ""])


def rated(measured: list[Line]) -> list[str]:
    """The ratings of all bots of a game, from the places in all its lines."""
    measured = [line for line in measured if line.standing.test]
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
    for plan in repetitions():
        told = plan.contest
        repeated = line_of(plan)
        line = line_of(plan._replace(path=file_of(told.game, *told.names)))
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
    return "\n".join([INTRO, *[section(game) for game in GAMES if lines(game)], played_again()])


def write() -> None:
    """The page and its pictures."""
    PAGE.write_text(page(), encoding="utf-8")
    for game in GAMES:
        if lines(game):
            (ladder_lines.RESULTS / f"{game}.svg").write_text(picture(game), encoding="utf-8")


def play(pattern: str = "*", most: str = str(MOST)) -> None:
    """All that is missing, a few deals of each line in turn, so that none waits for the longest."""
    ladder_lines.RESULTS.mkdir(exist_ok=True)
    wanted = [plan for plan in everything() if fnmatch(plan.path.stem, pattern)]
    for reached in range(IN_TURN, int(most) + 1, IN_TURN):
        for plan in wanted:
            arena = Arena(plan.contest, plan.test, ResultsFile(plan.path))
            before = len(arena.standing.deals)
            standing = arena.play(min(reached, plan.most))
            if len(standing.deals) > before:
                print(plan.path.stem, standing.share, len(standing.deals), standing.answer, flush=True)


def everything() -> list[Planned]:
    """All lines of all games, and those that are played once more."""
    return [*[plan for game in GAMES for plan in planned(game)], *repetitions()]


def again() -> int:
    """The first deal of every line once more: the same games from the same engine, else still to be believed."""
    wrong = 0
    for game in GAMES:
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
    for plan in everything():
        path, told = plan.path, plan.contest
        line = line_of(plan, 1)
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
