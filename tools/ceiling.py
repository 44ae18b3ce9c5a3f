"""What knowing all hidden cards would be worth, and how much of that guessing well is worth.

python -m tools.ceiling GAME SIMULATIONS DEALS [OTHER]

One bot against three greedy ones, or three of another bot, on the same deals: it guesses every world as likely as any
other; it guesses likely worlds more often, as the game's levels do; it sees all cards. The share of the gap between the
first and the last that the second closes says what the weights are worth.
"""

import sys

from camarilla.bots.base import Bot, make_bot
from camarilla.bots.course import BotGame, Luck
from camarilla.bots.deals import Rotation, outcomes, rotations
from camarilla.bots.estimate import Estimate
from camarilla.bots.levels import level_of
from camarilla.bots.search.budget import Budget
from camarilla.bots.search.findings import Findings, drawn
from camarilla.bots.search.thinker import Thinker
from camarilla.bots.search.worlds import KnownWorld
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.registry import find_game
from camarilla.core.table import Chair

SEATS = 4
SEED = "ceiling"


class Guesser:
    """Searches as the game's level `hard` does, with worlds taken out of so many guesses."""

    def __init__(self, game: Game, guesses: int, simulations: int, chance: FastChance) -> None:
        self._settings = level_of(game, "hard").settings
        self._guesses = guesses
        self._simulations = simulations
        self._chance = chance

    def choose(self, chair: Chair) -> int:
        """The best action, or one that is nearly as good."""
        legal = chair.legal()
        if len(legal) == 1:
            return legal[0]
        self._settings.guesses = self._guesses
        found = self._think(Thinker(self._settings, self._chance), chair, Budget(self._simulations))
        return int(found.actions[drawn(found.weights(self._settings.mixing), self._chance)])

    def _think(self, thinker: Thinker, chair: Chair, budget: Budget) -> Findings:
        return thinker.think(chair, budget)


class AllSeeing(Guesser):
    """Is shown the table itself, before it is asked."""

    def __init__(self, game: Game, table: Position, simulations: int, chance: FastChance) -> None:
        super().__init__(game, 1, simulations, chance)
        self._table = table

    def _think(self, thinker: Thinker, chair: Chair, budget: Budget) -> Findings:
        return thinker.think_in(KnownWorld(chair, self._table, self._chance), budget)


def wins(game: Game, kind: str, simulations: int, deals: int, other: str) -> list[float]:
    """The part of its seats that a bot won against three others, deal by deal."""
    found = []
    for number in range(deals):
        played = [_play(game, kind, simulations, number, bots, other) for bots in rotations([0, 1, 1, 1])]
        found.append(outcomes(played, 2)[0].win)
    return found


def _play(game: Game, kind: str, simulations: int, number: int, bots: list[int], other: str) -> Rotation:
    luck = Luck(SEED, number)
    position = game.start(SEATS, luck.deal())
    hero: Bot
    if kind == "all-seeing":
        hero = AllSeeing(game, position, simulations, FastChance(number))
    else:
        weighted = level_of(game, "master").settings.guesses
        hero = Guesser(game, weighted if kind == "weighted" else 1, simulations, FastChance(number))
    others = [make_bot(other, 10 * number + seat) for seat in range(SEATS)]
    course = BotGame(game, position, [others[seat] if bot else hero for seat, bot in enumerate(bots)], luck.guesses())
    course.play()
    return Rotation(bots, position.scores(), position.ranking(), course.decisions, course.seconds)


def main(game_id: str, simulations: int, deals: int, other: str) -> None:
    game = find_game(game_id)
    shares = {kind: wins(game, kind, simulations, deals, other) for kind in ("even", "weighted", "all-seeing")}
    for kind, values in shares.items():
        print(f"{kind}: {Estimate.of(values)} of {SEATS * deals} games", flush=True)
    even, weighted, all_seeing = (sum(values) for values in shares.values())
    print(f"the weights close {(weighted - even) / (all_seeing - even):.0%} of the gap")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *(sys.argv[4:] or ["greedy"]))
