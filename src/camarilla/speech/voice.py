"""One who speaks: the shared words, a game's words, and further ones that whoever asks brings along."""

import copy
from functools import lru_cache

from camarilla.core.game import Game
from camarilla.core.text import Say, seats_named, shared_messages


def voice(game: Game | None, language: str, names: list[str] | None = None, *further: str) -> Say:
    """One who speaks a language to the people around a table; `further` are Fluent messages beside the shared ones.

    Messages are read once and kept; only the names belong to a table.
    """
    say = copy.copy(_nameless(game, language, further))
    say.names = names or []
    return say


@lru_cache(maxsize=64)
def _nameless(game: Game | None, language: str, further: tuple[str, ...]) -> Say:
    return Say(language, [shared_messages(language), *further, *_own_messages(game, language)], [], _own_seats(game))


def _own_messages(game: Game | None, language: str) -> list[str]:
    """A game's words; none if it is still in the making."""
    try:
        return [] if game is None else [game.messages(language)]
    except (OSError, AttributeError, KeyError):
        return []


def _own_seats(game: Game | None) -> frozenset[str]:
    """The names under which a game speaks of a seat; none if it is still in the making."""
    try:
        return frozenset() if game is None else seats_named(game.verbs, game.kinds)
    except (ImportError, AttributeError):
        return frozenset()
