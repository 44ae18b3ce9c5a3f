"""`camarilla backup` and `camarilla restore`: all tables into a file, and back into an empty database."""

import asyncio
import os
import sys
from argparse import Namespace
from pathlib import Path

from camarilla.core.text import Say
from camarilla.terminal.commands.serve import DATABASE
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.table.saves import folder


def run(args: Namespace, say: Say) -> int:
    """Copy, and say how many tables there were."""
    from camarilla.web.storage.backup import backup, restore

    file = Path(args.file)
    database: str = args.database or str(folder() / DATABASE)
    try:
        if args.back:
            count = asyncio.run(restore(file, database))
        else:
            count = asyncio.run(backup(database, file))
    except OSError as problem:
        raise Complaint("cli-no-backup", file=args.file, reason=os.strerror(problem.errno or 0)) from None
    key = "cli-restored" if args.back else "cli-backed-up"
    sys.stdout.write(say(key, count=count, file=args.file) + "\n")
    return 0
