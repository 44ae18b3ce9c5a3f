"""Keeps one finished game of every setup in tests/records; games that are there already are left as they are.

Old records must play for ever: a file is written once, by the rules of its day, and never again.
"""

import hashlib
import re
from pathlib import Path

from camarilla.bots.base import make_bot
from camarilla.core.chance import FastChance
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.testkit.setups import Setup, setups

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
NAMES = ("Anna", "Béla", "Chiara", "Dóra", "Enzo", "Flóra")


def file_of(setup: Setup) -> Path:
    words = re.sub(r"[^a-z0-9]+", "-", str(setup).lower())
    return FOLDER / f"{words}-rules-{setup.game.rules_version}.json"


def played(setup: Setup) -> Table:
    """A game of random bots; now and then a decision is taken back."""
    seed = hashlib.sha256(str(setup).encode()).digest()
    chance = FastChance(int.from_bytes(seed[:8], "big"))
    words = [f"the words of {name}" for name in NAMES[: setup.seats]]
    players = ["bot:random"] * setup.seats
    table = Table(setup.game, list(NAMES[: setup.seats]), setup.options, seed=seed, words=words, players=players)
    bot = make_bot("random", chance.below(1 << 30))
    while not table.over:
        acting = table.to_act()
        seat = acting[chance.below(len(acting))]
        table.play(seat, bot.choose(table.chair(seat, chance)))
        if not table.over and chance.below(10) == 0 and table.can_undo(seat):
            table.undo(seat)
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for id in game_ids():
        for setup in setups(find_game(id)):
            file = file_of(setup)
            if not file.exists():
                file.write_text(played(setup).record().text(), encoding="utf-8")
                print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
