"""`camarilla train`: learn to judge positions from self-play."""

import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from rich.text import Text

from camarilla.core.registry import find_game
from camarilla.core.text import Say
from camarilla.terminal.answers import write_json
from camarilla.terminal.commands.contests.simulate import INTERRUPTED
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.console import console
from camarilla.terminal.options import chosen_options
from camarilla.terminal.progress import progress
from camarilla.training.selfplay import SelfPlay
from camarilla.training.trainer import Figures, Trainer

LONGEST = 30
"""No run takes more minutes; the same command goes on."""


def run(args: Namespace, say: Say) -> int:
    """Play, learn and report; 130 after Ctrl-C, when the games that were played are kept."""
    for number, name in [(args.games, "--games"), (args.jobs, "--jobs")]:
        if number < 1:
            raise Complaint("cli-at-least-one", option=name, given=number)
    if not 0 < args.minutes <= LONGEST:
        raise Complaint("train-minutes", given=str(args.minutes), most=LONGEST)
    game = find_game(args.game)
    options = game.choose(chosen_options(args))
    plan = SelfPlay(args.game, args.seats or game.default_seats, args.seed, args.bot, options)
    trainer = Trainer(plan, Path(args.output or f"training-{game.id}"))
    try:
        with progress(say("train-playing"), args.games, len(trainer.games)) as step:
            trainer.play(args.games, args.minutes, args.jobs, args.ray, step)
    except KeyboardInterrupt:
        sys.stderr.write("\n" + say("train-interrupted", games=len(trainer.games)) + "\n")
        return INTERRUPTED
    figures = trainer.learn()
    if args.json:
        write_json(asdict(figures))
    else:
        _report(figures, args.output or f"training-{game.id}", say)
    return 0


def _report(figures: Figures, folder: str, say: Say) -> None:
    out = console()
    head = say("train-done", game=figures.game, seats=figures.seats, games=figures.games, positions=figures.positions)
    out.print(Text(head, style="bold"))
    handwritten, learned = (say("number-hundredths", value=loss) for loss in (figures.handwritten, figures.learned))
    out.print(Text(say("train-losses", handwritten=handwritten, learned=learned)))
    out.print(Text(say("train-written", folder=folder)))
