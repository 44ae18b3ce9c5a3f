"""What was learned, in a file for each game and method: every finished seed is kept, so an interrupted run goes on."""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from baselines.judge import LEVELS
from camarilla.bots.digests import bot_digest
from camarilla.bots.estimate import Estimate
from camarilla.core.registry import find_game

FOLDER = Path(__file__).parent.parent / "docs" / "baselines"


@dataclass(frozen=True)
class Plan:
    """How much one method learns from in each game, and on how many deals the end is judged."""

    method: str
    counted: str
    """What is learned from."""
    amounts: dict[str, int]
    deals: dict[str, int]
    parts: tuple[float, ...] = (0.0, 1 / 4, 1 / 2, 1.0)

    def points(self, game: str) -> list[int]:
        """After how many decisions, or games, the policy is judged."""
        return [int(self.amounts[game] * part) for part in self.parts]

    def deals_at(self, level: str, at_the_end: bool) -> int:
        """On how many deals a point is judged: what the way there looked like, a third of them tell."""
        return self.deals[level] if at_the_end else max(2, self.deals[level] // 3)

    def shorter(self) -> "Plan":
        """An eighth of it, judged on a third of the deals."""
        amounts = {game: amount // 8 for game, amount in self.amounts.items()}
        return replace(self, amounts=amounts, deals={level: deals // 3 for level, deals in self.deals.items()})


DEALS = {"random": 48, "easy": 48, "medium": 12}
PLANS = (
    # More where a decision is cheap or a game is hard to learn: about as much time for each game.
    Plan(
        "ppo", "decisions",
        {"strozzi": 1 << 18, "principe": 1 << 18, "ruse-and-bruise": 1 << 19, "heads-of-state": 1 << 17}, DEALS,
    ),
    Plan(
        "logit", "games",
        {"strozzi": 800, "principe": 400, "ruse-and-bruise": 400, "heads-of-state": 240}, DEALS,
    ),
)  # fmt: skip


class Results:
    """The runs of one game by one plan."""

    def __init__(self, game: str, plan: Plan, folder: Path = FOLDER) -> None:
        self.game = game
        self.plan = plan
        self.points = plan.points(game)
        self._file = folder / f"{game}-{plan.method}.json"
        self.told: dict[str, Any] = {
            "game": game, "levels": _levels(game), "deals": plan.deals, "points": self.points, "runs": {}
        }  # fmt: skip
        if self._file.exists():
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            if {**kept, "runs": {}} == self.told:  # another plan, or other levels, are begun anew
                self.told = kept

    @property
    def runs(self) -> dict[str, Any]:
        """Seed -> what was found with it."""
        runs: dict[str, Any] = self.told["runs"]
        return runs

    def add(self, seed: int, run: dict[str, Any]) -> None:
        """Keep a finished run; whoever stops us meanwhile leaves the file as it was."""
        self.runs[str(seed)] = run
        self._file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._file.with_suffix(".tmp")
        fresh.write_text(json.dumps(self.told, indent=1) + "\n", encoding="utf-8")
        fresh.replace(self._file)

    def curve(self, level: str) -> list[Estimate]:
        """The mean reward at each point, with the interval that all deals of all seeds give."""
        return [
            Estimate.of([value for run in self.runs.values() for value in run["rewards"][level][at]], -1.0, 1.0)
            for at in range(len(self.plan.parts))
        ]

    def means(self, seed: str, level: str) -> list[float]:
        """The mean reward of one seed at each point."""
        return [sum(values) / len(values) for values in self.runs[seed]["rewards"][level]]


def _levels(game: str) -> dict[str, str]:
    """What the levels are told: where that has changed, they are others, and nothing found against them holds."""
    return {level: bot_digest(find_game(game), level) for level in LEVELS}


def begin() -> dict[str, list[list[float]]]:
    """Rewards by level, point and deal: nothing yet."""
    return {level: [] for level in LEVELS}
