"""How likely a card is to be laid where, counted in games of a bot against itself: python -m tools.belief BOT GAMES

Writes the table ODDS of games/ruse_and_bruise/belief.py anew.
"""

import math
import re
import sys
from pathlib import Path

from camarilla.bots.base import make_bot
from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from camarilla.core.table import Chair
from camarilla.games.ruse_and_bruise import GAME
from camarilla.games.ruse_and_bruise.actions import COLUMNS, HIDE
from camarilla.games.ruse_and_bruise.belief import FACES, PLACES, POINTS, situation
from camarilla.games.ruse_and_bruise.layout import HAND
from camarilla.games.ruse_and_bruise.pieces import CARDS

FILE = Path(__file__).resolve().parent.parent / "src/camarilla/games/ruse_and_bruise/belief.py"
SEATS = 4
FLOOR = 8
"""Added to every count, so that nothing is impossible."""


def count(bot: str, games: int) -> tuple[list[int], list[float]]:
    """How often each face was laid in each situation, and how often it would have been with any card as likely."""
    laid, expected = [0] * (FACES * POINTS * PLACES), [0.0] * (FACES * POINTS * PLACES)
    for number in range(games):
        chance = FastChance(1_000_000 + number)
        position = GAME.start(SEATS, chance)
        bots = [make_bot(bot, 10 * number + seat) for seat in range(SEATS)]
        while position.acting():
            seat = position.to_act()[0]
            guessed = position.clone(chance)
            guessed.redeal(seat, chance)
            action = bots[seat].choose(Chair(GAME, guessed, seat))
            if action < HIDE:
                _count_one(position, seat, action // COLUMNS, action % COLUMNS, laid, expected)
            position.play(seat, action)
    return laid, expected


def _count_one(position: Position, seat: int, card: int, column: int, laid: list[int], expected: list[float]) -> None:
    laid[situation(position, card, column)] += 1  # type: ignore[arg-type]
    held = [other for other in range(CARDS) if position.cells[HAND + seat] >> other & 1]
    for other in held:
        expected[situation(position, other, column)] += 1 / len(held)  # type: ignore[arg-type]


def odds(laid: list[int], expected: list[float]) -> list[int]:
    """The logarithm of laid to expected, in hundredths."""
    return [
        round(100 * math.log((times + FLOOR) / (wanted + FLOOR))) for times, wanted in zip(laid, expected, strict=True)
    ]


def main(bot: str, games: int) -> None:
    table = odds(*count(bot, games))
    rows = [table[start : start + POINTS * PLACES] for start in range(0, len(table), POINTS * PLACES)]
    written = "\n".join(f"    {', '.join(str(number) for number in row)}," for row in rows)
    source = FILE.read_text(encoding="utf-8")
    made = re.sub(
        r"ODDS: Final = vec\[i64\]\(\[\n.*?\n\]\)", f"ODDS: Final = vec[i64]([\n{written}\n])", source, flags=re.DOTALL
    )
    FILE.write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
