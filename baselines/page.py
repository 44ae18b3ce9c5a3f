"""The page of the baselines, made from the results: what was learned, how, and against whom it holds."""

from pathlib import Path

from baselines.curves import draw
from baselines.judge import LEVELS
from baselines.results import Results

DOCS = Path(__file__).parent.parent / "docs"


BEGIN = "<!-- made by `make baselines` -->\n"


def write(methods: list[list[Results]], docs: Path) -> None:
    """Write the page, and a picture of every game with runs, by each method."""
    (docs / "baselines").mkdir(parents=True, exist_ok=True)
    found = []
    for results in methods:
        done = [of_game for of_game in results if of_game.runs]
        for of_game in done:
            (docs / _picture(of_game)).write_text(draw(of_game), encoding="utf-8")
        if done:
            found.append(_found(done))
    page = docs / "baselines.md"
    words = page.read_text(encoding="utf-8").split(BEGIN)[0] if page.exists() else "# Baselines\n\n"
    page.write_text("\n".join([f"{words}{BEGIN}", *found]), encoding="utf-8")


def _picture(results: Results) -> str:
    return f"baselines/{results.game}-{results.plan.method}.svg"


def _found(results: list[Results]) -> str:
    plan = results[0].plan
    versions = sorted({version for one in results for run in one.runs.values() for version in run["versions"]})
    rows = "\n".join(row for one in results for row in _rows(one))
    pictures = "\n".join(f"![{one.game}]({_picture(one)})" for one in results)
    deals = ", ".join(f"{deals} deals against {level}" for level, deals in plan.deals.items())
    return (
        f"## {TITLES[plan.method]}\n\n"
        f"Judged at {len(plan.parts)} points, at the end from every seat of {deals}, on the way on a third of them. "
        f"Versions: {', '.join(versions)}.\n\n"
        f"| game | {plan.counted} | seeds | minutes each | against | before | at the end | each seed at the end |\n"
        f"|---|---|---|---|---|---|---|---|\n{rows}\n\n{pictures}\n"
    )


TITLES = {"ppo": "Self-play with MaskablePPO", "logit": "What `camarilla train` learns"}


def _rows(results: Results) -> list[str]:
    minutes = sum(run["seconds"] for run in results.runs.values()) / len(results.runs) / 60
    head = f"{results.game} | {results.points[-1]:,} | {len(results.runs)} | {minutes:.1f}"
    rows = []
    for level in LEVELS:
        curve = results.curve(level)
        each = ", ".join(f"{results.means(seed, level)[-1]:+.2f}" for seed in results.runs)
        rows.append(f"| {head} | {level} | {curve[0]} | {curve[-1]} | {each} |")
    return rows
