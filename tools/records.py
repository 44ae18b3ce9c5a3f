"""Keeps one finished game of every setup in tests/records; games that are there already are left as they are.

Old records must play for ever: a file is written once, by the rules of its day, and never again.
"""

import hashlib
import re
from pathlib import Path

from camarilla.bots.base import make_bot
from camarilla.core.chance import FastChance, commit_of
from camarilla.core.record import BOT, OWN_TURN, PERSON, UNSEEN
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.testkit.setups import Setup, setups

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
NAMES = ("Anna", "Béla", "Chiara", "Dóra", "Enzo", "Flóra")


def file_of(setup: Setup) -> Path:
    words = re.sub(r"[^a-z0-9]+", "-", str(setup).lower())
    return FOLDER / f"{words}-rules-{setup.game.rules_version}.json"


def dealt(setup: Setup, seed: bytes) -> Table:
    """A table as the server deals it: one seat has told its words at once and, of more than two, one is a bot's."""
    names = list(NAMES[: setup.seats])
    words = [f"the words of {name}" for name in names]
    players = [PERSON] * setup.seats
    commits: list[str | None] = [commit_of(word) for word in words]
    commits[1] = None
    if setup.seats > 2:
        players[2], words[2], commits[2] = BOT + "random", "", None
    undo = OWN_TURN if setup.seats % 2 else UNSEEN
    return Table(
        setup.game, names, setup.options, seed=seed, words=words, players=players, commits=commits,
        restarts=setup.seats % 2, undo=undo,
    )  # fmt: skip


def played(setup: Setup) -> Table:
    """A game of random bots; now and then a decision is taken back."""
    seed = hashlib.sha256(str(setup).encode()).digest()
    chance = FastChance(int.from_bytes(seed[:8], "big"))
    table = dealt(setup, seed)
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
