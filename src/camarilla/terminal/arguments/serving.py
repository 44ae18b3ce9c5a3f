"""What can be asked of the commands for those who run a server."""

from argparse import ArgumentParser

from camarilla.terminal.arguments.shared import Commands


def add_serve(commands: Commands, language: ArgumentParser) -> None:
    serve = commands.add_parser("serve", parents=[language], help="the table in the browser, for friends and bots")
    serve.set_defaults(module="serve")
    serve.add_argument("--host", default="127.0.0.1", metavar="H", help="the address to listen on (127.0.0.1)")
    serve.add_argument("--port", type=int, default=8000, metavar="P", help="the port (8000); 0 takes any free one")
    serve.add_argument("--database", metavar="FILE", help="where the tables are (else in your data folder); or a URL")
    serve.add_argument("--public-url", default="", metavar="URL", help="where others reach it, behind a proxy")
    serve.add_argument("--metrics-address", metavar="H:P", help="answer /metrics, for Prometheus, there and only there")
    serve.add_argument("--log-json", action="store_true", help="log every event as one line of JSON on standard error")
    serve.add_argument(
        "--no-limits", action="store_true", help="no limits, of any address, person or seat: for load tests"
    )
    serve.add_argument(
        "--game", action="append", metavar="MODULE:NAME", help="show a game of your own, too: one that is not installed"
    )
    serve.add_argument("--open", action="store_true", help="open a browser")


def add_backup(commands: Commands, language: ArgumentParser) -> None:
    backup = commands.add_parser("backup", parents=[language], help="copy all tables to a file while games go on")
    backup.set_defaults(module="backup")
    backup.add_argument("file", metavar="FILE", help="the new file")
    backup.add_argument("--database", metavar="FILE", help="what to copy (else from your data folder); or a URL")


def add_restore(commands: Commands, language: ArgumentParser) -> None:
    restore = commands.add_parser("restore", parents=[language], help="fill an empty database from such a file")
    restore.set_defaults(module="restore")
    restore.add_argument("file", metavar="FILE", help="the backup")
    restore.add_argument("--database", metavar="FILE", required=True, help="the empty database: a new file, or a URL")
