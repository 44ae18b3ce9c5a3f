"""Which language a reader wants, and one who speaks it with the words of the pages."""

import importlib.resources
from functools import cache

from camarilla.core.clauses import LANGUAGES
from camarilla.core.game import Game
from camarilla.core.text import Say
from camarilla.speech.voice import voice

COOKIE = "language"


def chosen_language(cookie: str | None, accepted: str) -> str:
    """What the reader chose before, else the best of what the browser accepts, else English."""
    if cookie in LANGUAGES:
        return cookie
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        name, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((float(quality or 1), name[:2].lower()))
        except ValueError:
            continue
    known = [language for quality, language in sorted(wishes, key=lambda wish: -wish[0]) if language in LANGUAGES]
    return known[0] if known else "en"


@cache
def page_messages(language: str) -> str:
    """The words of the pages."""
    return importlib.resources.files("camarilla.web").joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")


def page_voice(game: Game | None, language: str, names: list[str] | None = None) -> Say:
    """One who speaks to a reader of the pages."""
    return voice(game, language, names, page_messages(language))
