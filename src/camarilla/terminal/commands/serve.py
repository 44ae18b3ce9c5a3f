"""`camarilla serve`: the table in the browser."""

import os
import sys
from argparse import Namespace

from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.data_folder import database


def run(args: Namespace, say: Say) -> int:
    """Serve until Ctrl-C."""
    from camarilla.web.serving import listen, serve

    try:
        listening = listen(args.host, args.port)
    except OSError as problem:
        address = f"{args.host}:{args.port}"
        raise Complaint("cli-cannot-listen", address=address, reason=os.strerror(problem.errno or 0)) from None

    def announce(address: str, for_others: str) -> None:
        sys.stdout.write(say("cli-serving", address=address) + "\n")
        if for_others:
            sys.stdout.write(say("cli-serving-others", address=for_others) + "\n")
        sys.stdout.flush()

    with listening:
        serve(
            listening,
            database(args.database),
            args.public_url,
            args.open,
            announce,
            limited=not args.no_limits,
            log_json=args.log_json,
        )
    return 0
