"""A game in words: its title, its tagline, its things and what they do."""

import re

from camarilla.core.game import Game
from camarilla.core.text import Say, spoken

_HELP = re.compile(r"^help-([\w-]+)\s*=", re.MULTILINE)


def game_title(game: Game, say: Say) -> str:
    """What a game is called."""
    return spoken(say, "title", game.id)


def game_tagline(say: Say) -> str:
    """One line about a game."""
    return spoken(say, "tagline", "")


def game_mood(say: Say) -> str:
    """Who will like a game; nothing if it does not say that."""
    return spoken(say, "howto-mood", "")


def help_texts(game: Game, say: Say) -> dict[str, dict[str, str]]:
    """What can be explained: the key of a thing -> its name and what it does; none if a game is still in the making."""
    try:
        messages = game.messages(say.language)
    except (OSError, AttributeError, KeyError):
        return {}
    things = _HELP.findall(messages)
    return {thing: {"name": spoken(say, thing, ""), "text": spoken(say, f"help-{thing}", "")} for thing in things}
