"""Games that bots play against themselves to learn from: now and then a position is kept, with who won in the end.

What is kept is not the truth but a world guessed for one of the seats, because that is what a search will look at. Now
and then a bot strays, so that also what follows bad decisions is learned.
"""

from dataclasses import asdict, dataclass, field
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.bots.base import Bot
from camarilla.bots.course import BotGame, Luck
from camarilla.bots.digests import bot_digest, engine_digest
from camarilla.bots.own import find_bot
from camarilla.bots.search.leaf import MOST_SEATS
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.registry import find_game
from camarilla.core.table import Chair

STRAY = 10
"""How many of a hundred decisions are random."""
EVERY = 6
"""After every so many decisions, on average, a position is kept."""
CHUNK = 4
"""How many games a process plays before it reports."""


@dataclass(frozen=True)
class SelfPlay:
    """What is played by whom; can be sent to another process. Game number n depends on this and on n alone."""

    game: str
    seats: int
    seed: str = "1"
    bot: str = "medium"
    options: dict[str, str] = field(default_factory=dict)

    def check(self) -> None:
        """Refuse what cannot be played or learned, before anything is played."""
        game = find_game(self.game)
        game.check_seats(self.seats, game.choose(self.options))
        find_bot(self.bot)
        if not game.has("features", "FEATURES"):
            raise Malformed("learned-nothing", game=game.id)

    def head(self) -> dict[str, Any]:
        """What the games depend on."""
        game = find_game(self.game)
        return asdict(self) | {"engine": engine_digest(game), "settings": bot_digest(game, self.bot)}


@dataclass
class PlayedGame:
    """What is kept of one game; of each position its chapter, its features and its prospects, seat after seat."""

    shares: list[float]
    """Each seat's part of the win."""
    chapters: list[int] = field(default_factory=list)
    features: list[list[int]] = field(default_factory=list)
    prospects: list[list[int]] = field(default_factory=list)
    """What the handwritten judgement sees, to compare with."""


class StrayingBot:
    """Plays like another bot, but now and then at random."""

    def __init__(self, bot: Bot, chance: FastChance) -> None:
        self._bot = bot
        self._chance = chance

    def choose(self, chair: Chair) -> int:
        """What the other bot would choose, or any legal action."""
        if self._chance.below(100) >= STRAY:
            return self._bot.choose(chair)
        legal = chair.legal()
        return legal[self._chance.below(len(legal))]


class Collector:
    """Keeps positions of one game."""

    def __init__(self, game: Game, seats: int, chance: FastChance) -> None:
        self.kept = PlayedGame([0.0] * seats)
        self._width = seats * len(game.part("features", "FEATURES"))
        self._room = vec[i64]([0] * self._width)
        self._prospects = vec[i64]([0] * MOST_SEATS)
        self._chance = chance

    def look(self, position: Position) -> None:
        """Keep a world that one of the seats might guess, if it is time for one."""
        if not position.acting() or self._chance.below(EVERY):
            return
        world = position.clone(self._chance)
        world.redeal(self._chance.below(position.seats), self._chance)
        world.features(self._room)
        world.judge(self._prospects)
        self.kept.chapters.append(int(world.chapter()))
        self.kept.features.append([int(self._room[place]) for place in range(self._width)])
        self.kept.prospects.append([int(self._prospects[seat]) for seat in range(position.seats)])

    def end(self, position: Position) -> PlayedGame:
        """All that was kept, with who won."""
        places = position.ranking()
        self.kept.shares = [1 / places.count(1) if place == 1 else 0.0 for place in places]
        return self.kept


def play_games(plan: SelfPlay, numbers: range) -> list[PlayedGame]:
    """The games with these numbers."""
    return [play_game(plan, number) for number in numbers]


def play_game(plan: SelfPlay, number: int) -> PlayedGame:
    """One game, and what is kept of it."""
    game, luck, strays = find_game(plan.game), Luck(plan.seed, number), Luck(f"{plan.seed}/strays", number)
    position = game.start(plan.seats, luck.deal(), plan.options)
    bots = [
        StrayingBot(find_bot(plan.bot)(luck.of_bot(seat)), strays.of_bot(seat)) for seat in range(plan.seats)
    ]  # fmt: skip
    collector = Collector(game, plan.seats, strays.guesses())
    BotGame(game, position, bots, luck.guesses()).play(collector.look)
    return collector.end(position)
