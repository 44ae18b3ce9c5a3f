"""What a setting of a level is worth: the level, with some settings changed, against three other bots.

python -m tools.ablation GAME LEVEL OTHER DEALS [NAME=VALUE ...]

Prints a row of the tables in docs/decisions/0015: the wins with their 95 % interval, the mean points, the milliseconds
of the processor a decision, and how many games. Each deal is played from all four seats, on deals of its own, so that
a setting that wins here still has to show itself on the ladder's.
"""

import sys
import tomllib
from functools import partial

from camarilla.bots.base import BOTS
from camarilla.bots.deals import DuplicateTable, outcomes
from camarilla.bots.estimate import Estimate
from camarilla.bots.levels import make_level, told_of
from camarilla.core.registry import find_game
from camarilla.training.tuning import TriedBot

SEATS = 4
SEED = "ablation"


def row(game_id: str, level: str, other: str, deals: int, changed: list[str]) -> str:
    """One row of the table."""
    game = find_game(game_id)
    told = told_of(game, level) | tomllib.loads("\n".join(changed))
    hero = partial(TriedBot, make_level(game, told))
    line_up = [0, *[1] * (SEATS - 1)]
    table = DuplicateTable(game, [hero, BOTS[other]], line_up, game.choose({}), SEED)
    played = [table.deal(number) for number in range(deals)]
    made = [outcomes(deal, 2)[0] for deal in played]
    wins, points = Estimate.of([one.win for one in made], 0, 1), Estimate.of([one.score for one in made])
    own = [(one, one.bots.index(0)) for deal in played for one in deal]
    decisions = sum(one.decisions[seat] for one, seat in own)
    pace = 1000 * sum(one.seconds[seat] for one, seat in own) / decisions
    said = ", ".join(changed) or "as it is"
    return (
        f"| {level} against three {other}: {said} | {wins.mean:.0%} ({wins.low:.0%} to {wins.high:.0%})"
        f" | {points.mean:.1f} | {pace:.1f} | {len(own)} |"
    )


if __name__ == "__main__":
    asked_game, asked_level, asked_other, asked_deals, *asked_changes = sys.argv[1:]
    print(row(asked_game, asked_level, asked_other, int(asked_deals), asked_changes), flush=True)
