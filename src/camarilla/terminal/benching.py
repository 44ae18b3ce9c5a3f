"""`camarilla bench`: runs the benchmark of a checkout; an installed package brings none."""

import importlib
import sys
from argparse import Namespace
from pathlib import Path

from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint


def run(args: Namespace, say: Say) -> int:
    """Hand over to `bench.run.main` of the checkout."""
    checkout = Path(__file__).resolve().parents[3]
    if not (checkout / "bench" / "run.py").is_file():
        raise Complaint("cli-no-bench", folder=str(checkout / "bench"))
    sys.path.insert(0, str(checkout))
    status: int | None = importlib.import_module("bench.run").main(args.rest)
    return status or 0
