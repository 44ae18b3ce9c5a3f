"""Finds puzzles in games of bots, and verifies them: docs/review.md says when a position is one.

python -m tools.puzzles [--first N] [--deals N] [--jobs N] [--glance MARGIN] [--since PART] [--add] [GAME ...]
python -m tools.puzzles --again [--seed N] [GAME ...]

Writes `puzzles.json` of each game anew; with --again from those that it has, verified by today's judge, and with
another seed in other worlds; with --add those that are found compete with those that it has. Compiled, verifying
takes a minute, and finding some minutes for each game. With --since 0.5 it looks only at the second half of each
game, with --glance 0.03 only where a first sight tells something already: that is much faster, and finds the plainer
ones.
"""

import argparse
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from camarilla.bots.base import make_bot
from camarilla.bots.processes import in_processes
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.moments import Moment, Replayed
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.review.chances import half_interval
from camarilla.review.evaluator import SIMULATIONS, SamplingEvaluator
from camarilla.review.hint import CONTENDERS, reasons_of
from camarilla.review.onward import told
from camarilla.review.puzzles import COURT, Puzzle, Tried, puzzle_table, puzzles_of, puzzles_text

FOLDER = Path(__file__).resolve().parent.parent / "src" / "camarilla" / "games"
BOT = "medium"
KEPT = 24
"""How many puzzles a game gets."""
A_DEAL = 2
"""How many of one deal at most ..."""
FAR = 15
"""... and how many decisions lie between them."""
FEWEST_CHOICES = 3
PROMISING = 0.06
"""A margin at the usual budget from which on a position is looked at again ..."""
MARGIN = 0.05
"""... and the least that must be left of it at ten times that budget, in other worlds."""
TIMES = 10
OTHER_SEED = 77
LATE = 0.8
"""After this part of the decisions a position belongs to the end of the game."""
THEMES = {
    "claim": "auction", "bid": "auction", "offer": "bluff", "play": "bluff", "hide": "bluff", "trim": "bluff",
    "build": "building", "place": "building", "dock": "building", "strike": "attack", "second": "attack",
    "swap": "attack",
}  # fmt: skip
"""By the verb of the answer; what is not named here is a matter of timing."""


@dataclass(frozen=True)
class Compared:
    """The decisions of a seat at a moment, the best first, each with its chances to win world by world."""

    actions: list[int]
    wins: list[list[float]]

    def means(self) -> list[float]:
        """The chance of each."""
        return [statistics.fmean(wins) for wins in self.wins]

    def margin(self) -> tuple[float, float]:
        """By how much the best is ahead of the next, and half of the interval of that."""
        ahead = [best - other for best, other in zip(self.wins[0], self.wins[1], strict=True)]
        return statistics.fmean(ahead), half_interval([(1.0, value) for value in ahead], least=-1.0)


def compared(moment: Moment, seat: int, actions: list[int], evaluator: SamplingEvaluator) -> Compared:
    """The actions in the same worlds."""
    found = [(action, evaluator.wins(moment, seat, action)) for action in actions]
    found.sort(key=lambda one: (-statistics.fmean(one[1]), one[0]))
    return Compared([action for action, _ in found], [wins for _, wins in found])


def promising(game: Game, replayed: Replayed, glance: float, since: float) -> Iterator[int]:
    """The moments of a game at which one decision looks clearly best; `glance` is what a first sight must tell."""
    evaluator = SamplingEvaluator(game)
    for number in range(int(since * replayed.last), replayed.last):
        moment, seat = replayed.moment(number), replayed.record.entries[number].seat
        seen = evaluator.first_sight(moment, seat, CONTENDERS)
        contenders = [action for action, _ in seen]
        if len(seen) >= FEWEST_CHOICES and seen[0][1] - seen[1][1] >= glance:
            # Most positions are no puzzles: two looks at the first few worlds say so.
            quick = compared(moment, seat, contenders, SamplingEvaluator(game, SIMULATIONS // 4)).margin()
            if quick[0] >= PROMISING / 2:
                margin, error = compared(moment, seat, contenders, evaluator).margin()
                if margin >= PROMISING and margin > error:
                    yield number


def verified(game: Game, replayed: Replayed, number: int, seed: str) -> Puzzle | None:
    """The puzzle at a moment, if ten times the usual budget finds the same decision best, and clearly."""
    moment, seat = replayed.moment(number), replayed.record.entries[number].seat
    contenders = SamplingEvaluator(game).contenders(moment, seat, CONTENDERS)
    usual = compared(moment, seat, contenders, SamplingEvaluator(game))
    words = game.verbs.text
    decided = tuple(told(entry.seat, entry.play) for entry in replayed.record.entries[:number])
    best = words(usual.actions[0])
    theme = "endgame" if number >= LATE * replayed.last else THEMES.get(best.partition(" ")[0], "timing")
    found = Puzzle(0, theme, seed, seat, decided, (Tried(best, 0.0),), 0.0, 0.0, words(contenders[0]), ())
    return looked_at(game, found, moment)


def looked_at(game: Game, puzzle: Puzzle, moment: Moment, seed: int = OTHER_SEED) -> Puzzle | None:
    """A puzzle with the figures of ten times the usual budget; None if its answer is not clearly best by them."""
    seat, words = puzzle.seat, game.verbs.text
    evaluator = SamplingEvaluator(game, TIMES * SIMULATIONS, seed)
    few = SamplingEvaluator(game).contenders(moment, seat, CONTENDERS)
    more = evaluator.contenders(moment, seat, 2 * CONTENDERS)
    careful = compared(moment, seat, sorted({*few, *more}), evaluator)
    margin, error = careful.margin()
    if words(careful.actions[0]) != puzzle.answer or margin < max(MARGIN, 2 * error):
        return None
    means = zip(careful.actions, careful.means(), strict=True)
    tried = tuple(Tried(words(action), round(mean, 3)) for action, mean in means)
    reasons = tuple(reasons_of(game, moment, seat, careful.actions[:2], evaluator))
    return replace(puzzle, tried=tried, margin=round(margin, 3), error=round(error, 3), reasons=reasons)


def again(game: Game, seed: int) -> list[Puzzle]:
    """The puzzles of a game that are still ones by today's judge, with its figures."""
    moments = [Moment(game, 0, None, puzzle_table(game, one)._position, [], False) for one in puzzles_of(game)]
    found = [looked_at(game, one, moment, seed) for one, moment in zip(puzzles_of(game), moments, strict=True)]
    return numbered([one for one in found if one is not None])


def of_deal(game_id: str, glance: float, since: float, number: int) -> list[Puzzle]:
    """The puzzles of one deal, the clearest first."""
    game = find_game(game_id)
    table = Table(game, list(COURT), seed=f"puzzle {number}")
    chance = FastChance(number)
    bots = [make_bot(BOT, number * len(COURT) + seat) for seat in range(len(COURT))]
    while not table.over:
        seat = table.to_act()[0]
        table.play(seat, bots[seat].choose(table.chair(seat, chance)))
    replayed = Replayed(game, table.record())
    found = [verified(game, replayed, at, f"puzzle {number}") for at in promising(game, replayed, glance, since)]
    return apart(sorted((one for one in found if one is not None), key=rank))


def rank(puzzle: Puzzle) -> tuple[bool, float]:
    """Which puzzles are preferred: those whose answer is not seen at first sight, and the clear ones."""
    return puzzle.is_plain, -puzzle.margin


def apart(puzzles: list[Puzzle]) -> list[Puzzle]:
    """The first few of a deal that do not ask nearly the same."""
    kept: list[Puzzle] = []
    for puzzle in puzzles:
        if all(abs(len(puzzle.decided) - len(other.decided)) >= FAR for other in kept):
            kept.append(puzzle)
    return kept[:A_DEAL]


def chosen(found: list[list[Puzzle]]) -> list[Puzzle]:
    """The puzzles of a game: from each theme in turn, so that none crowds out the others."""
    by_theme: dict[str, list[Puzzle]] = {}
    for puzzle in sorted((one for deal in found for one in deal), key=rank):
        by_theme.setdefault(puzzle.theme, []).append(puzzle)
    kept: list[Puzzle] = []
    while len(kept) < KEPT and any(by_theme.values()):
        kept += [puzzles.pop(0) for puzzles in by_theme.values() if puzzles][: KEPT - len(kept)]
    return numbered(kept)


def numbered(puzzles: list[Puzzle]) -> list[Puzzle]:
    """The easiest first."""
    ordered = sorted(puzzles, key=lambda one: (not one.is_plain, -one.margin))
    return [replace(puzzle, id=number) for number, puzzle in enumerate(ordered, 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=game_ids())
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--glance", type=float, default=0.0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--since", type=float, default=0.0)
    parser.add_argument("--add", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--seed", type=int, default=OTHER_SEED)
    args = parser.parse_args()
    for game in map(find_game, args.game):
        if args.again:
            puzzles = again(game, args.seed)
        else:
            deals = range(args.first, args.first + args.deals)
            of_one = partial(of_deal, game.id, args.glance, args.since)
            had = [list(puzzles_of(game))] if args.add else []
            puzzles = chosen([*had, *in_processes(of_one, deals, args.jobs)])
        file = FOLDER / game.package.rpartition(".")[2] / "puzzles.json"
        file.write_text(puzzles_text(puzzles), encoding="utf-8")
        print(game.id, len(puzzles))


if __name__ == "__main__":
    main()
