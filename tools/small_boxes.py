"""The figures of docs/small-boxes.md: sizes, values and exploitability, made by brute force.

python -m tools.small_boxes             all games, some minutes with compiled rules
python -m tools.small_boxes strozzi     one of them; the lines of the others stay
"""

import argparse
import math
import re
from pathlib import Path
from statistics import fmean, stdev

from camarilla.bots.estimate import students_t
from camarilla.bots.levels import level_of
from camarilla.bots.search.budget import Budget
from camarilla.bots.search.thinker import Thinker
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.testkit.solving.policies import Policy, exploitability, policy_of, uniform, values
from camarilla.testkit.solving.regret import Regrets
from camarilla.testkit.solving.tree import GameTree, InformationSet, Returns, by_place, by_win

PAGE = Path(__file__).parents[1] / "docs" / "small-boxes.md"
LEVEL = "hard"
"""Whose way to look ahead is measured."""
BUDGETS = (10, 40, 160, 640)
"""Simulations for each decision."""
SEEDS = 5
"""One seed says little: two differ by as much as two budgets do ..."""
ASKED = 4000
"""... and most where few are asked: there so many more seeds are tried that so many decisions are taken."""
ROUNDS = 120
"""Of regret minimisation, after which every game is within a thousandth of an equilibrium."""


def tree_of(id: str, returns: Returns = by_place) -> GameTree:
    """All that can happen in the small version of a game."""
    game = find_game(f"{id}:small")
    return GameTree(game, game.seats[0], returns=returns)


def search_policy(tree: GameTree, simulations: int, seed: int = 0) -> Policy:
    """How our search decides in every information set, with so many simulations each; the same for the same seed."""
    return policy_of(
        tree, lambda known: _searched(tree.game, known, simulations, FastChance(seed << 32 | known.number))
    )


def _searched(game: Game, known: InformationSet, simulations: int, chance: FastChance) -> list[float]:
    if len(known.actions) == 1:
        return [1.0]
    settings = level_of(game, LEVEL).settings
    found = Thinker(settings, chance).think(known.chair(game), Budget(simulations))
    likely = dict(zip([int(action) for action in found.actions], found.weights(settings.mixing), strict=True))
    return [likely.get(action, 0.0) for action in known.actions]


def sizes(id: str, tree: GameTree) -> str:
    """A line of the table of sizes and values."""
    solved = Regrets(tree).play(ROUNDS).policy()
    worth = ", ".join(f"{value:+.3f}" for value in values(tree, solved))
    gap = exploitability(tree, solved)
    return f"| {id} | {tree.seats} | {tree.size:,} | {tree.ends:,} | {len(tree.known):,} | {worth} | {gap:.5f} |"


def gaps(tree: GameTree, simulations: int) -> list[float]:
    """How exploitable our search is with so many simulations, seed by seed."""
    seeds = max(SEEDS, ASKED // len(tree.known))
    return [exploitability(tree, search_policy(tree, simulations, seed)) for seed in range(seeds)]


def measured(id: str, tree: GameTree) -> str:
    """A line of the table of exploitability, in chances to win: random play, then search with each budget."""
    cells = [f"{exploitability(tree, uniform(tree)):.3f}"]
    for simulations in BUDGETS:
        found = gaps(tree, simulations)
        half = students_t(len(found) - 1) * stdev(found) / math.sqrt(len(found))
        cells.append(f"{fmean(found):.3f} ± {half:.3f}")
    return f"| {id} | {' | '.join(cells)} |"


def with_line(page: str, line: str, table: str) -> str:
    """The page with a line of one of its tables replaced; `table` is the first word of its head."""
    game = re.escape(line.split("|")[1].strip())
    lines = re.compile(rf"(<!-- {table} -->.*?^)\| {game} \|[^\n]*\n", re.DOTALL | re.MULTILINE)
    return lines.sub(lambda found: f"{found.group(1)}{line}\n", page, count=1)


def main() -> None:
    """Measure, and write what was found into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_ids())
    for id in parser.parse_args().games:
        for line, table in ((sizes(id, tree_of(id)), "sizes"), (measured(id, tree_of(id, by_win)), "search")):
            print(line, flush=True)
            PAGE.write_text(with_line(PAGE.read_text(encoding="utf-8"), line, table), encoding="utf-8")


if __name__ == "__main__":
    main()
