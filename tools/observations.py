"""Write docs/observations/ anew: what every number of every game's observations means.

python -m tools.observations

A page also has a digest of all that a program learns from: the rules' version, the decisions and the parts of an
observation, for every number of seats. Where that has changed and the version of the environment has not, nothing is
written: whoever has trained on the old one has to be told by a new name.
"""

import hashlib
import json
import re
import sys
from pathlib import Path

from camarilla.adapters.environment import Environment
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.observing.description import Part

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "observations"
STAMP = re.compile(r"Version (\d+), digest `(\w+)`")


PAGE = """# Observations: {id}

`{name}`. Version {version}, digest `{digest}`. Made by `python -m tools.observations`.

An observation is a row of whole numbers: {sizes} seats. Seats are counted from the viewer: *you*, *seat +1*, and so on
round the table. The game knows {actions} decisions: a mask has as many numbers. The table is that of {seats} seats;
with more, what is told of each seat comes once more for each.

| from | numbers | part | least | most | meaning |
|---|---|---|---|---|---|
{rows}
"""


def page(game: Game) -> str:
    """The page of one game."""
    environment = Environment(game, game.seats[0])
    sizes = ", ".join(f"{Environment(game, seats).width} with {seats}" for seats in game.seats)
    return PAGE.format(
        id=game.id, name=environment.name, version=environment.observer.version, digest=digest(game), sizes=sizes,
        actions=environment.actions, seats=environment.seats, rows="\n".join(map(row, environment.parts)),
    )  # fmt: skip


def row(part: Part) -> str:
    """One part: of a single number that stands for a name, the names in their order."""
    kind = " 0 for none, then 1 for the first of: " if part.is_name else " One for each of: "
    labels = f".{kind}{', '.join(part.labels)}" if part.labels else ""
    return f"| {part.at} | {part.size} | {part.name} | {part.low} | {part.high} | {part.says}{labels} |"


def digest(game: Game) -> str:
    """Of all that a program learns from."""
    parts = [
        [[part.name, part.at, part.labels, part.low, part.high] for part in Environment(game, seats).parts]
        for seats in game.seats
    ]
    actions = [game.verbs.text(action) for action in range(game.verbs.size)]
    return hashlib.sha256(json.dumps([game.rules_version, actions, parts]).encode()).hexdigest()[:16]


def is_told(old: str, new: str) -> bool:
    """Whether a page that says something else also has another version."""
    before, after = STAMP.search(old), STAMP.search(new)
    if before is None or after is None:
        return True
    return before[1] != after[1] or before[2] == after[2]


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for game in map(find_game, game_ids()):
        file, text = FOLDER / f"{game.id}.md", page(game)
        if file.exists() and not is_told(file.read_text(encoding="utf-8"), text):
            print(
                f"{game.id}: what programs learn from has changed. Raise the version of its OBSERVER.", file=sys.stderr
            )
            return 1
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
