"""What was learned, kept in a file for each game: every finished seed stands in it, so an interrupted run goes on."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from baselines.judge import LEVELS
from camarilla.bots.estimate import Estimate

FOLDER = Path(__file__).parent.parent / "docs" / "baselines"


@dataclass(frozen=True)
class Plan:
    """How much is learned, and on how many deals each point is judged: fewer where the level thinks longer."""

    name: str
    decisions: int
    deals: dict[str, int]
    parts: tuple[float, ...] = (0.0, 0.5, 1.0)

    @property
    def points(self) -> list[int]:
        """After how many decisions the network is judged."""
        return [int(self.decisions * part) for part in self.parts]


PLANS = {
    "short": Plan("short", 1 << 14, {"random": 16, "easy": 8, "medium": 3}),
    "full": Plan("full", 1 << 19, {"random": 32, "easy": 32, "medium": 32}),
}


class Results:
    """The runs of one game by one plan."""

    def __init__(self, game: str, plan: Plan, folder: Path = FOLDER) -> None:
        self.game = game
        self.plan = plan
        self._file = folder / f"{game}-{plan.name}.json"
        self.told: dict[str, Any] = {
            "game": game, "decisions": plan.decisions, "deals": plan.deals, "points": plan.points, "runs": {}
        }  # fmt: skip
        if self._file.exists():
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            if {**kept, "runs": {}} == self.told:  # another plan of that name is begun anew
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
            for at in range(len(self.plan.points))
        ]

    def means(self, seed: str, level: str) -> list[float]:
        """The mean reward of one seed at each point."""
        return [sum(values) / len(values) for values in self.runs[seed]["rewards"][level]]


def begin() -> dict[str, list[list[float]]]:
    """Rewards by level, point and deal: nothing yet."""
    return {level: [] for level in LEVELS}
