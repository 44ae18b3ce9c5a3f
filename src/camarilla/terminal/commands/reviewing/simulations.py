"""In how many worlds a command looks ahead: as many as asked for, else few where that would take minutes."""

import sys
from argparse import Namespace

from camarilla.core.text import Say
from camarilla.review.evaluator import SIMULATIONS, usual_simulations
from camarilla.terminal.complaint import Complaint


def simulations_of(args: Namespace, say: Say) -> int:
    """How many worlds; says on standard error if they are fewer than usual, and what to do about it."""
    if args.simulations is None:
        usual = usual_simulations()
        if usual < SIMULATIONS:
            sys.stderr.write(say("review-few", few=usual, usual=SIMULATIONS) + "\n")
        return usual
    if args.simulations < 1:
        raise Complaint("cli-at-least-one", option="--simulations", given=args.simulations)
    wanted: int = args.simulations
    return wanted
