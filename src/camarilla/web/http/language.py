"""Which language a reader wants, and one who speaks it: shared words, the pages' words and a game's words."""

import copy
import importlib.resources
import re
from functools import lru_cache

from camarilla.core.clauses import LANGUAGES
from camarilla.core.game import Game
from camarilla.core.text import Say, shared_messages, spoken

COOKIE = "language"
_HELP = re.compile(r"^(help-[\w-]+)\s*=", re.MULTILINE)


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


def page_messages(language: str) -> str:
    """The words of the pages."""
    return importlib.resources.files("camarilla.web").joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def _voice(game: Game | None, language: str) -> Say:
    resources = [shared_messages(language), page_messages(language)]
    if game is not None:
        resources.append(game.messages(language))
    return Say(language, resources, [])


def voice(game: Game | None, language: str, names: list[str] | None = None) -> Say:
    """One who speaks to the people around a table."""
    say = copy.copy(_voice(game, language))
    say.names = names or []
    return say


def help_texts(game: Game, say: Say) -> dict[str, dict[str, str]]:
    """What can be explained: the key of a thing -> its name and what it does."""
    texts: dict[str, dict[str, str]] = {}
    for key in _HELP.findall(game.messages(say.language)):
        thing = key.removeprefix("help-")
        texts[thing] = {"name": spoken(say, thing, ""), "text": spoken(say, key, "")}
    return texts
