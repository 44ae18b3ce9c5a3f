"""The results of a contest in a file: one JSON document a line, so that an interrupted one goes on where it was.

The first line says what is played and by whom, with the digests of all that the results depend on; each further line is
a deal in all its rotations.
"""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from camarilla.bots.deals import Rotation, rotations
from camarilla.bots.digests import bot_digest, engine_digest
from camarilla.bots.judging.fortune import BookedRotation
from camarilla.core.clauses import Malformed
from camarilla.core.registry import find_game


@dataclass(frozen=True)
class Contest:
    """Who plays what: `bots` sit in this order before the seats are rotated, again and again until all are taken.

    Bots of one name are one bot with several seats. Can be sent to another process.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str = "1"
    options: dict[str, str] = field(default_factory=dict)
    luck_adjusted: bool = False
    """Whether the luck of every game is booked, too; the games are the same."""

    @property
    def names(self) -> list[str]:
        """Every bot once."""
        return list(dict.fromkeys(self.bots))

    @property
    def line_up(self) -> list[int]:
        """Which of the names sits in each seat."""
        return [self.names.index(self.bots[seat % len(self.bots)]) for seat in range(self.seats)]

    def head(self) -> dict[str, Any]:
        """The first line of its results: whatever else plays like this gives the same deals."""
        game = find_game(self.game)
        digests = {bot: bot_digest(game, bot) for bot in self.names}
        told = asdict(self) | {"bots": list(self.bots)}
        if not self.luck_adjusted:
            del told["luck_adjusted"]
        return told | {"engine": engine_digest(game), "settings": digests}


Deal = list[Rotation]
"""A deal that was played in every rotation."""


class ResultsFile:
    """Results that grow with every deal."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def open(self, contest: Contest) -> list[Deal]:
        """The deals that are there already; a new file gets its first line. Refuses results of another contest."""
        if not self._path.exists() or not self._path.stat().st_size:
            self.begin(contest)
            return []
        head, deals = read_results(self._path)
        wanted = contest.head()
        different = [name for name in {**wanted, **head} if head.get(name) != wanted.get(name)]
        if different:
            raise Malformed("arena-other-results", file=str(self._path), different=", ".join(different))
        self._keep(len(deals))
        return deals

    def begin(self, contest: Contest) -> None:
        """Write the first line, and nothing else."""
        self._write(contest.head(), "w")

    def add(self, deal: Deal) -> None:
        """Write one more deal; it is in the file before anything else happens."""
        self._write(
            {
                "scores": [played.scores for played in deal],
                "places": [played.places for played in deal],
                "decisions": [played.decisions for played in deal],
                "seconds": [[round(spent, 4) for spent in played.seconds] for played in deal],
                **_luck_column(deal),
            },
            "a",
        )

    def _keep(self, deals: int) -> None:
        """Drop what an interruption left behind: a last line that is not whole."""
        lines = self._path.read_text(encoding="utf-8").splitlines(keepends=True)
        self._path.write_text("".join(lines[: deals + 1]), encoding="utf-8")

    def _write(self, line: dict[str, Any], mode: str) -> None:
        try:
            with self._path.open(mode, encoding="utf-8") as file:
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
        except OSError as problem:
            raise Malformed("arena-unwritable", file=str(self._path), reason=problem.strerror or "") from None


def _luck_column(deal: Deal) -> dict[str, object]:
    luck = [[round(share, 6) for share in played.luck] for played in deal if isinstance(played, BookedRotation)]
    return {"luck": luck} if luck else {}


def read_results(path: Path) -> tuple[dict[str, Any], list[Deal]]:
    """The first line of a results file, and its deals; of a last line that is not whole nothing is read."""
    lines = path.read_text(encoding="utf-8").split("\n")
    try:
        head = json.loads(lines[0])
        contest = contest_of(head)
        return head, [_deal(json.loads(line), contest.line_up) for line in lines[1:-1]]
    except (ValueError, KeyError, TypeError, IndexError) as problem:
        raise Malformed("arena-no-results", file=str(path)) from problem


def contest_of(head: dict[str, Any]) -> Contest:
    """The contest that a first line tells of."""
    return Contest(
        head["game"], tuple(head["bots"]), head["seats"], head["seed"], head["options"],
        head.get("luck_adjusted", False),
    )  # fmt: skip


def _deal(line: dict[str, Any], line_up: list[int]) -> Deal:
    columns = (line["scores"], line["places"], line["decisions"], line["seconds"])
    if "luck" not in line:
        return [Rotation(bots, *told) for bots, *told in zip(rotations(line_up), *columns, strict=True)]
    booked = zip(rotations(line_up), *columns, line["luck"], strict=True)
    return [BookedRotation(bots, *told) for bots, *told in booked]
