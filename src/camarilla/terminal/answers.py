"""What a command answers to programs: one JSON document on standard output."""

import json
import sys


def write_json(document: object) -> None:
    """Print it."""
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
