"""The figures of many games. Whole numbers only, so that the order of adding cannot matter."""

from dataclasses import dataclass, field

SHARE = 60
"""A win is counted in sixtieths: it can be shared by up to six players without a remainder."""


@dataclass
class BrokenGame:
    """A game that broke a promise, with all that is needed to play it again."""

    number: int
    seats: int
    seed: str
    decisions: int
    reason: str

    def json(self) -> dict[str, int | str]:
        """For a report."""
        return {
            "number": self.number, "seats": self.seats, "seed": self.seed, "decisions": self.decisions,
            "reason": self.reason,
        }  # fmt: skip


@dataclass
class Range:
    """How many values there were, their sum, the smallest and the largest."""

    count: int = 0
    total: int = 0
    low: int = 0
    high: int = 0

    def take(self, value: int) -> None:
        """Count one value."""
        if not self.count or value < self.low:
            self.low = value
        if not self.count or value > self.high:
            self.high = value
        self.count += 1
        self.total += value

    def add(self, other: "Range") -> None:
        """Count all values of another range."""
        if other.count:
            self.low = min(self.low, other.low) if self.count else other.low
            self.high = max(self.high, other.high) if self.count else other.high
            self.count += other.count
            self.total += other.total

    @property
    def mean(self) -> float:
        """The average, 0 if there was nothing to count."""
        return self.total / self.count if self.count else 0.0

    def json(self) -> dict[str, float]:
        """For a report."""
        return {"mean": round(self.mean, 3), "min": self.low, "max": self.high}


@dataclass
class BotTally:
    """How one bot did, over all seats it had."""

    scores: Range = field(default_factory=Range)
    shares: int = 0
    places: dict[int, int] = field(default_factory=dict)

    @property
    def wins(self) -> float:
        """Games won; a shared win counts in parts."""
        return self.shares / SHARE

    @property
    def rate(self) -> float:
        """The part of its seats that won."""
        return self.wins / self.scores.count if self.scores.count else 0.0

    def add(self, other: "BotTally") -> None:
        """Count everything of another tally."""
        self.scores.add(other.scores)
        self.shares += other.shares
        for place, times in other.places.items():
            self.places[place] = self.places.get(place, 0) + times

    def json(self) -> dict[str, object]:
        """For a report."""
        places = {str(place): self.places[place] for place in sorted(self.places)}
        return {
            "seats": self.scores.count, "scores": self.scores.json(), "wins": round(self.wins, 3),
            "win_rate": round(self.rate, 4), "places": places,
        }  # fmt: skip


@dataclass
class Tally:
    """The figures of a run."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    lengths: Range = field(default_factory=Range)
    bots: dict[str, BotTally] = field(default_factory=dict)
    violations: list[BrokenGame] = field(default_factory=list)

    @property
    def scores(self) -> Range:
        """The scores of all bots together."""
        total = Range()
        for bot in self.bots.values():
            total.add(bot.scores)
        return total

    @property
    def speed(self) -> float:
        """Decisions a second, set-up and audit included."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def count(self, players: list[str], decisions: int, scores: list[int], places: list[int]) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += decisions
        self.lengths.take(decisions)
        winners = places.count(1)
        for player, score, place in zip(players, scores, places, strict=True):
            bot = self.bots.setdefault(player, BotTally())
            bot.scores.take(score)
            bot.shares += SHARE // winners if place == 1 else 0
            bot.places[place] = bot.places.get(place, 0) + 1

    def violate(self, violation: BrokenGame) -> None:
        """Count a game that broke a promise."""
        self.games += 1
        self.decisions += violation.decisions
        self.violations.append(violation)

    def add(self, other: "Tally") -> None:
        """Count everything of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.lengths.add(other.lengths)
        self.violations += other.violations
        for name, bot in other.bots.items():
            self.bots.setdefault(name, BotTally()).add(bot)

    def json(self) -> dict[str, object]:
        """For a report."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.speed),
            "violations": len(self.violations),
            "violating_games": [violation.json() for violation in self.violations],
            "lengths": self.lengths.json(),
            "scores": self.scores.json(),
            "bots": {name: self.bots[name].json() for name in sorted(self.bots)},
        }
