"""Bots compared fairly, on duplicate deals; the intervals are made of the deals."""

from collections.abc import Sequence
from dataclasses import dataclass

from camarilla.bots.base import BotMaker
from camarilla.bots.deals import DuplicateTable, Rotation, check_line_up, outcomes
from camarilla.bots.estimate import Estimate
from camarilla.bots.own import bot_name, find_bot
from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.registry import as_game


@dataclass(frozen=True)
class BotResult:
    """How one bot did; `wins` is the part of its seats that won, a shared win in parts."""

    bot: str
    scores: Estimate
    places: Estimate
    wins: Estimate


class Comparison:
    """What was found; `print` it, or take the numbers from `results`."""

    def __init__(self, game: Game, seats: int, names: list[str], deals: Sequence[Sequence[Rotation]]) -> None:
        self.game = game
        self.seats = seats
        self.deals = len(deals)
        self._names = names
        self.line_up = [names[bot] for bot in deals[0][0].bots] if deals else []
        """Who sits where before the seats are rotated."""
        self._deals = [outcomes(deal, len(names)) for deal in deals]
        self.results = [
            BotResult(
                name,
                Estimate.of([deal[bot].score for deal in self._deals]),
                Estimate.of([deal[bot].place for deal in self._deals], 1, seats),
                Estimate.of([deal[bot].win for deal in self._deals], 0, 1),
            )
            for bot, name in enumerate(names)
        ]

    def lead(self, bot: str, other: str) -> Estimate:
        """By how many points a bot is ahead of another, deal by deal: what the deals gave to both has cancelled out."""
        one, two = self._number(bot), self._number(other)
        return Estimate.of([deal[one].score - deal[two].score for deal in self._deals])

    def _number(self, name: str) -> int:
        if name not in self._names:
            raise Malformed("unknown-bot", given=name, known=", ".join(self._names))
        return self._names.index(name)

    def __repr__(self) -> str:
        return f"<Comparison of {', '.join(self._names)}: {self.game.id}, {self.seats} seats, deals: {self.deals}>"

    def __str__(self) -> str:
        rows = [("bot", "points", "place", "won")]
        rows += [(result.bot, str(result.scores), str(result.places), str(result.wins)) for result in self.results]
        widths = [max(len(row[column]) for row in rows) for column in range(4)]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        deals = "1 deal" if self.deals == 1 else f"{self.deals} deals"
        head = f"{self.game.id}, {self.seats} seats, {deals} in every rotation; 95 % intervals"
        seated = [f"around the table: {', '.join(self.line_up)}"] if len(self.line_up) > len(self._names) else []
        return "\n".join([head, *seated, *lines])


def compare(
    bots: Sequence[str | BotMaker],
    game: Game | str,
    deals: int = 100,
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: str = "1",
) -> Comparison:
    """Let bots play the same deals from all seats in turn.

    A bot is given by its name (`greedy`, or `module:Class`), as its class, or as a function of its luck that makes one:
    `functools.partial(MyBot, depth=3)`. They sit round the table in the order
    given, again and again until it is full; unless told otherwise, at the smallest table at which all have equally many
    seats. The same seed gives the same games.
    """
    played = as_game(game)
    names = _names(bots)
    if len(bots) < 2 or deals < 1:
        raise Malformed("compare-too-few", bots=len(bots), deals=deals)
    number = seats or seats_for(len(bots), played)
    played.check_seats(number, played.choose(options or {}))
    check_line_up(len(bots), number)
    makers = [find_bot(bot) for bot in bots]
    table = DuplicateTable(played, makers, [seat % len(bots) for seat in range(number)], options or {}, seed)
    return Comparison(played, number, names, [table.deal(deal) for deal in range(deals)])


def seats_for(bots: int, game: Game) -> int:
    """The smallest table at which so many bots have equally many seats."""
    return next((seats for seats in game.seats if seats % bots == 0), max(bots, game.seats[0]))


def _names(bots: Sequence[str | BotMaker]) -> list[str]:
    """What the bots are called; of several of one name, the later ones are numbered."""
    names: list[str] = []
    for bot in bots:
        name = bot_name(bot)
        alike = sum(known == name or known.startswith(f"{name} (") for known in names)
        names.append(f"{name} ({alike + 1})" if alike else name)
    return names
