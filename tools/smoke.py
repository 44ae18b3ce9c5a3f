"""Try an installed package: play, verify, tell and draw one random game of each; `--compiled` wants compiled rules.

It needs nothing but the package and what that depends on, and no checkout.
"""

import sys

import camarilla
from camarilla.core import position
from camarilla.core.text import speaker


def play(id: str) -> str:
    game = camarilla.find_game(id)
    table = camarilla.Table(game, ["Anna", "Béla", "Carlo"], seed=bytes(32))
    luck = camarilla.FastChance(7)
    while acting := table.to_act():
        legal = table.legal(acting[0])
        table.play(acting[0], legal[luck.below(len(legal))])
    record = table.record(reveal=True)
    assert camarilla.replay(game, record).result() == table.result()
    assert camarilla.draw(record, seat="all").svg.startswith("<svg")
    return f"{speaker(game, 'en')('title')}: {len(record.entries)} decisions"


def main() -> int:
    print(f"camarilla {camarilla.__version__}, rules from {position.__file__}")
    if "--compiled" in sys.argv and position.__file__.endswith(".py"):
        print("The rules are not compiled.", file=sys.stderr)
        return 1
    for id in camarilla.game_ids():
        print(play(id))
    return 0


if __name__ == "__main__":
    sys.exit(main())
