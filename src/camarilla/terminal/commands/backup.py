"""`camarilla backup`: all tables into a file, while games go on."""

import asyncio
import sys
from argparse import Namespace
from pathlib import Path

from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint, reason_of
from camarilla.terminal.data_folder import database


def run(args: Namespace, say: Say) -> int:
    """Copy, and say how many tables there were."""
    from camarilla.web.storage.backup import backup

    try:
        count = asyncio.run(backup(database(args.database), Path(args.file)))
    except OSError as problem:
        raise no_backup(args.file, problem) from None
    sys.stdout.write(say("cli-backed-up", count=count, file=args.file) + "\n")
    return 0


def no_backup(file: str, problem: OSError) -> Complaint:
    """The complaint about a file that cannot be written or read."""
    return Complaint("cli-no-backup", file=file, reason=reason_of(problem))
