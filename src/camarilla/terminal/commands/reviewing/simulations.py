"""In how many worlds a command looks ahead: as many as asked for, else few where that would take minutes."""

import sys
from argparse import Namespace

from camarilla.core.text import Say
from camarilla.review.evaluator import SIMULATIONS, usual_simulations
from camarilla.terminal.complaint import Complaint


def simulations_of(args: Namespace) -> int:
    """How many worlds."""
    if args.simulations is None:
        return usual_simulations()
    if args.simulations < 1:
        raise Complaint("cli-at-least-one", option="--simulations", given=args.simulations)
    wanted: int = args.simulations
    return wanted


def tell_if_few(args: Namespace, say: Say) -> None:
    """Say on standard error if there are fewer than usual though nobody asked for so few, and what to do about it."""
    if args.simulations is None and usual_simulations() < SIMULATIONS:
        sys.stderr.write(say("review-few", few=usual_simulations(), usual=SIMULATIONS) + "\n")
