"""`camarilla bench`: runs the benchmark of a checkout; an installed package brings none."""

import subprocess
import sys
from argparse import Namespace
from pathlib import Path

from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint

CHECKOUT = Path(__file__).resolve().parents[4]


def run(args: Namespace, say: Say) -> int:
    """Hand over to `python -m bench` in the checkout: 1 if a target was missed that nobody has accepted."""
    if not (CHECKOUT / "bench" / "__main__.py").is_file():
        raise Complaint("cli-no-bench", folder=str(CHECKOUT / "bench"))
    return subprocess.run([sys.executable, "-m", "bench", *(["--json"] if args.json else [])], cwd=CHECKOUT).returncode
