"""`camarilla serve`: the table in the browser."""

import contextlib
import errno
import socket
import sys
from argparse import Namespace

from camarilla.core.registry import put_on_shelf
from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint, reason_of
from camarilla.terminal.data_folder import database

HIGHEST_PORT = 65_535


def run(args: Namespace, say: Say) -> int:
    """Serve until Ctrl-C."""
    for place in args.game or []:
        put_on_shelf(place)  # before the pages are loaded, which list all games

    from camarilla.web.serving import serve

    if not 0 <= args.port <= HIGHEST_PORT:
        raise Complaint("serve-no-port", given=str(args.port), high=str(HIGHEST_PORT))

    def announce(address: str, for_others: str) -> None:
        sys.stdout.write(say("cli-serving", address=address) + "\n")
        if for_others:
            sys.stdout.write(say("cli-serving-others", address=for_others) + "\n")
        sys.stdout.flush()

    with contextlib.ExitStack() as stack:
        listening = stack.enter_context(_listen("cli-cannot-listen", args.host, str(args.port)))
        metrics = None
        if args.metrics_address is not None:
            host, _, port = args.metrics_address.rpartition(":")
            metrics = stack.enter_context(_listen("cli-no-metrics", host.strip("[]"), port))
        serve(
            listening,
            database(args.database),
            args.public_url,
            args.open,
            announce,
            limited=not args.no_limits,
            log_json=args.log_json,
            metrics=metrics,
        )
    return 0


def _listen(complaint: str, host: str, port: str) -> socket.socket:
    from camarilla.web.serving import listen

    try:
        if not host:
            raise OSError(errno.EINVAL, "")
        return listen(host, int(port))
    except (OSError, ValueError, OverflowError) as problem:
        raise Complaint(complaint, address=f"{host}:{port}", reason=reason_of(problem)) from None
