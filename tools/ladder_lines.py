"""What the ladder measures: who against three of whom, which share of wins is wanted, and when a line is at its end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from camarilla.bots.arena import ContestResult
from camarilla.bots.estimate import SequentialTest
from camarilla.bots.results import Contest, contest_of, read_results
from camarilla.core.registry import find_game

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "ladder"
SEATS = 4
SEED = "ladder"
OTHER_SEED = "ladder again"
TWIN = "tools.twin:Twin"

GAMES = ("heads-of-state", "principe", "ruse-and-bruise", "strozzi")
_NEXT_LEVEL = (0.40, 0.40, 0.30, 0.40)
WANTED = {
    ("easy", "random"): _NEXT_LEVEL,
    ("medium", "random"): (0.99, 0.99, 0.95, 0.95),
    ("medium", "easy"): _NEXT_LEVEL,
    ("medium", "greedy"): (0.35, 0.35, 0.35, 0.35),
    ("hard", "greedy"): (0.60, 0.40, 0.35, 0.70),
    ("hard", "medium"): _NEXT_LEVEL,
    ("master", "greedy"): (0.75, 0.60, 0.50, 0.85),
    ("master", "hard"): _NEXT_LEVEL,
}
"""Which share of the games, at least, a bot is to win against three others, game by game."""
MIRROR = ("medium", TWIN)
"""A control: it has to win as often as each of the others."""
LESS = 0.10
"""A wanted share is tested against one that is so much smaller, but never against less than equal bots win."""
EQUAL = 1 / SEATS
ERROR = 0.05

MOST = 100
"""A line that its test does not end is ended after so many deals, of four games each ..."""
CONTROLS = 24
"""... and a control, or a line that is played once more, after so many."""
LEAST = 4
"""A line with fewer deals is not shown: its interval would say nothing."""

REPEATED = [("strozzi", "medium", "greedy"), ("ruse-and-bruise", "medium", "random"), ("strozzi", "hard", "greedy")]
"""Lines that are played once more, on deals of another seed: do they land where the page says?"""


class Planned(NamedTuple):
    """A line that is to be measured: where its results are, what is played, until when."""

    path: Path
    contest: Contest
    test: SequentialTest | None
    most: int


class Line(NamedTuple):
    """One line of the ladder: its file's first line, and what it shows."""

    head: dict[str, Any]
    standing: ContestResult

    @property
    def words(self) -> str:
        """Who plays against whom."""
        hero, others = self.standing.contest.names
        return f"{hero} against three {'of its twins' if others == TWIN else others}"

    @property
    def command(self) -> str:
        """What repeats it."""
        contest = self.standing.contest
        options = "".join(f" --option {name}={value}" for name, value in _chosen(contest))
        return (
            f"camarilla arena {contest.game} --bots {','.join(contest.bots)} --seats {contest.seats}"
            f" --deals {len(self.standing.deals)} --seed {contest.seed}{options}"
        )

    @property
    def tested(self) -> str:
        """Which two claims its test weighs."""
        test = self.standing.test
        if test is None:
            return percent(EQUAL)
        return f"{percent(test.line + test.margin)}, not {percent(test.line - test.margin)}"

    @property
    def verdict(self) -> str:
        """What its test says, with the logarithm of how much likelier the wanted share is; or whether it is even."""
        test, share = self.standing.test, self.standing.share
        if test is None:
            return "even" if share.low <= EQUAL <= share.high else "NOT EVEN"
        said = {True: "**reached**", False: "**not reached**", None: "open"}[self.standing.answer]
        saturated = ", all won" if min(self.standing.wins) == 1 else ""
        return f"{said} ({test.ratio(self.standing.wins):+.1f}{saturated})"


def planned(game: str) -> Iterator[Planned]:
    """All that is to be measured in a game."""
    for hero, other in WANTED:
        yield Planned(file_of(game, hero, other), contest(game, hero, other), test_of(game, hero, other), MOST)
    yield Planned(file_of(game, *MIRROR), contest(game, *MIRROR), None, CONTROLS)


def repetitions() -> Iterator[Planned]:
    """What is played once more on other deals."""
    for game, hero, other in REPEATED:
        path = file_of(game, hero, other)
        yield Planned(path.with_name(f"again-{path.name}"), contest(game, hero, other, OTHER_SEED), None, CONTROLS)


def file_of(game: str, hero: str, other: str) -> Path:
    """Where the results of a line are."""
    return RESULTS / f"{game}-{hero}-{'twin' if other == TWIN else other}.jsonl"


def contest(game: str, hero: str, other: str, seed: str = SEED) -> Contest:
    """One bot against three others."""
    return Contest(game, (hero, *[other] * (SEATS - 1)), SEATS, seed, find_game(game).choose({}))


def test_of(game: str, hero: str, other: str) -> SequentialTest:
    """Whether a bot rather wins the wanted share or ten points less."""
    wanted = WANTED[hero, other][GAMES.index(game)]
    less = max(EQUAL, wanted - LESS)
    return SequentialTest((wanted + less) / 2, ERROR, (wanted - less) / 2)


def lines(game: str) -> list[Line]:
    """What has been measured in a game."""
    return [line for plan in planned(game) if (line := line_of(plan))]


def line_of(plan: Planned, least: int | None = None) -> Line | None:
    """What has been measured of a line, if it is enough."""
    if not plan.path.exists():
        return None
    head, deals = read_results(plan.path)
    if len(deals) < (LEAST if least is None else least):
        return None
    return Line(head, ContestResult(contest_of(head), deals, plan.test))


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.0f} %"


def _chosen(contest: Contest) -> Iterator[tuple[str, str]]:
    """The options that are not the usual ones."""
    usual = find_game(contest.game).choose({})
    return ((name, value) for name, value in contest.options.items() if usual[name] != value)
