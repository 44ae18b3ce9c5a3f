"""A game in words: its title, its tagline, its things and what they do."""

import re

from camarilla.core.game import Game
from camarilla.core.text import Say, spoken

_HELP = re.compile(r"^help-([\w-]+)\s*=", re.MULTILINE)
_ADVICE = re.compile(r"^advice-([\w-]+)\s*=", re.MULTILINE)


def game_title(game: Game, say: Say) -> str:
    """What a game is called."""
    return spoken(say, "title", game.id)


def game_tagline(say: Say) -> str:
    """One line about a game."""
    return spoken(say, "tagline", "")


def game_mood(say: Say) -> str:
    """Who will like a game; nothing if it does not say that."""
    return spoken(say, "howto-mood", "")


def level_name(bot: str, say: Say) -> str:
    """What a level of bots is called, and its id where the name does not contain it: guides and commands use the id."""
    name = say(f"bot-{bot}")
    return name if bot in name else f"{name} ({bot})"


def help_texts(game: Game, say: Say) -> dict[str, dict[str, str]]:
    """What can be explained: the key of a thing -> its name and what it does; none if a game is still in the making."""
    return explained(_messages(game, say.language), say)


def explained(messages: str, say: Say) -> dict[str, dict[str, str]]:
    """The things that messages explain: the key of a thing -> its name and what it does."""
    things = _HELP.findall(messages)
    return {thing: {"name": spoken(say, thing, ""), "text": spoken(say, f"help-{thing}", "")} for thing in things}


def advice_texts(game: Game, say: Say) -> dict[str, str]:
    """What newcomers are told to look at: the phase -> a sentence; none where a game brings none."""
    return {phase: say(f"advice-{phase}") for phase in _ADVICE.findall(_messages(game, say.language))}


def _messages(game: Game, language: str) -> str:
    """A game's own messages; none if it is still in the making."""
    try:
        return game.messages(language)
    except (OSError, AttributeError, KeyError):
        return ""
