"""Which language the reader wants, and texts made fit for comparing and for printing."""

import os
import unicodedata
from collections.abc import Mapping

from camarilla.core.clauses import LANGUAGES


def preferred(environment: Mapping[str, str] | None = None) -> str:
    """The language of the environment if we speak it, else English."""
    asked = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked.get(name):
            return asked[name][:2] if asked[name][:2] in LANGUAGES else "en"
    return "en"


def plain(text: str) -> str:
    """A text for comparing: small letters, no accents, single spaces, the apostrophe of a keyboard."""
    spread = unicodedata.normalize("NFKD", text.casefold()).replace("’", "'")
    return " ".join("".join(letter for letter in spread if not unicodedata.combining(letter)).split())


def printable(text: str) -> str:
    """A text as one line without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


def clean(text: str) -> str:
    """A foreign text that is safe to print anywhere: printable, and no markup."""
    return printable(text).replace("[", "(").replace("]", ")")
