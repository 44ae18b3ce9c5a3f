"""Files that a command reads, and standard input where it is given as `-`."""

import sys
from pathlib import Path

from camarilla.terminal.complaint import Complaint, reason_of

STANDARD = "-"
"""Stands for standard input where something is read, and for standard output where something is written."""


def read_text(file: str) -> str:
    """The text of a file, without the byte order mark that some editors put before it."""
    try:
        return sys.stdin.read() if file == STANDARD else Path(file).read_text(encoding="utf-8-sig")
    except OSError as problem:
        raise Complaint("cli-cannot-read", file=file, reason=reason_of(problem)) from None
    except UnicodeDecodeError:
        raise Complaint("cli-not-text", file=file) from None
