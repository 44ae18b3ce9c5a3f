"""The page of the baselines, made from the results: what was learned, how, and against whom it holds."""

from pathlib import Path

from baselines.curves import draw
from baselines.judge import LEVELS
from baselines.results import Results

DOCS = Path(__file__).parent.parent / "docs"


def write(results: list[Results]) -> None:
    """Write the page, and a picture of every game with runs."""
    done = [of_game for of_game in results if of_game.runs]
    for of_game in done:
        (DOCS / "baselines" / f"{of_game.game}.svg").write_text(draw(of_game), encoding="utf-8")
    if done:
        page = DOCS / "baselines.md"
        words = page.read_text(encoding="utf-8").split(BEGIN)[0]
        page.write_text(f"{words}{BEGIN}\n{_found(done)}", encoding="utf-8")


BEGIN = "<!-- made by `make baselines` -->\n"


def _found(results: list[Results]) -> str:
    plan = results[0].plan
    versions = sorted({version for one in results for run in one.runs.values() for version in run["versions"]})
    rows = "\n".join(row for one in results for row in _rows(one))
    pictures = "\n\n".join(f"![{one.game}](baselines/{one.game}.svg)" for one in results)
    return (
        f"The plan `{plan.name}`: {plan.decisions:,} decisions of the learner for each seed, judged at "
        f"{len(plan.points)} points, each from every seat of "
        f"{', '.join(f'{deals} deals against {level}' for level, deals in plan.deals.items())}. "
        f"Versions: {', '.join(versions)}.\n\n"
        f"| game | seeds | minutes each | against | before | at the end | each seed at the end |\n"
        f"|---|---|---|---|---|---|---|\n{rows}\n\n{pictures}\n"
    )


def _rows(results: Results) -> list[str]:
    minutes = sum(run["seconds"] for run in results.runs.values()) / len(results.runs) / 60
    rows = []
    for level in LEVELS:
        curve = results.curve(level)
        each = ", ".join(f"{results.means(seed, level)[-1]:+.2f}" for seed in results.runs)
        head = f"{results.game} | {len(results.runs)} | {minutes:.1f}"
        rows.append(f"| {head} | {level} | {curve[0]} | {curve[-1]} | {each} |")
    return rows
