"""`camarilla completion`: a script with which bash, zsh or fish completes our commands."""

import sys
from argparse import Namespace

from camarilla.core.text import Say
from camarilla.terminal.completion import SCRIPTS, described


def run(args: Namespace, say: Say) -> int:
    """Print the script."""
    sys.stdout.write(SCRIPTS[args.shell](described(args.tree)))
    return 0
