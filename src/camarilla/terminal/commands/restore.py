"""`camarilla restore`: all tables of a backup into an empty database."""

import asyncio
import sys
from argparse import Namespace
from pathlib import Path

from camarilla.core.text import Say
from camarilla.terminal.commands.backup import no_backup
from camarilla.terminal.data_folder import database


def run(args: Namespace, say: Say) -> int:
    """Fill the database, and say how many tables have come."""
    from camarilla.web.storage.backup import restore

    try:
        count = asyncio.run(restore(Path(args.file), database(args.database)))
    except OSError as problem:
        raise no_backup(args.file, problem) from None
    sys.stdout.write(say("cli-restored", count=count, file=args.file) + "\n")
    return 0
