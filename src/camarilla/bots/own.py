"""Bots by name on one's own machine: ours, and `module:Class` for one that somebody wrote.

To name a module is to run it. So the library and the local commands find bots here, and the server, where anybody may
name one, takes registered names only (`make_bot`).
"""

import importlib
import inspect
import operator
import reprlib
import traceback
from functools import partial
from typing import ClassVar, SupportsIndex

from camarilla.bots.base import BOTS, Bot, BotMaker, make_bot
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.errors import CamarillaError
from camarilla.core.registry import look_in_current_folder
from camarilla.core.table import Chair


def find_bot(name: str | BotMaker) -> BotMaker:
    """What makes the bot of that name, or what somebody gives to make one; `module:Class` is imported, also from here.

    Refuses what is no bot. What goes wrong inside somebody's module is raised as it is.
    """
    if not isinstance(name, str):
        return own_bot(name, bot_name(name))
    module, colon, attribute = name.partition(":")
    if not colon:
        make_bot(name, 0)
        return BOTS[name]
    look_in_current_folder()
    try:
        found = importlib.import_module(module)
    except (ModuleNotFoundError, ValueError) as missing:
        # A name like ".x" or "" is a ValueError; a module that lacks something else is its author's to mend.
        if isinstance(missing, ModuleNotFoundError) and not module.startswith(missing.name or "\0"):
            raise
        raise Malformed("no-bot-module", module=module) from None
    maker: BotMaker | None = getattr(found, attribute, None)
    if maker is None:
        raise Malformed("no-bot-class", module=module, name=attribute)
    return own_bot(maker, name)


def bot_name(bot: str | BotMaker) -> str:
    """What a bot is called: by its name, or by that of its class or function, with what a `partial` adds to it."""
    if isinstance(bot, str):
        return bot
    if isinstance(bot, partial):
        added = [*map(_short, bot.args), *[f"{name}={_short(value)}" for name, value in bot.keywords.items()]]
        return f"{bot_name(bot.func)}({', '.join(added)})" if added else bot_name(bot.func)
    return getattr(bot, "__name__", type(bot).__name__)


def _short(value: object) -> str:
    return " ".join(reprlib.repr(value).split())


def make_own_bot(name: str, seed: int) -> Bot:
    """A bot by its name, ours or `module:Class`, with luck of its own, for somebody who waits for it."""
    return find_bot(name)(FastChance(seed)) if ":" in name else make_bot(name, seed, in_time=True)


class OwnBot:
    """A bot that somebody wrote. It may also name its action in words; what is no action is refused in a sentence."""

    maker: ClassVar[BotMaker]

    def __init__(self, chance: FastChance) -> None:
        self._bot = type(self).maker(chance)

    def choose(self, chair: Chair) -> int:
        """What the bot has chosen, as a number."""
        chosen: object = self._bot.choose(chair)
        if isinstance(chosen, str):
            return chair.game.verbs.parse(chosen)
        if isinstance(chosen, SupportsIndex):
            return operator.index(chosen)
        raise Malformed("no-bot-action", given=repr(chosen)[:80])


def own_bot(maker: BotMaker, name: str) -> BotMaker:
    """What makes somebody's bot, a class or a function of its luck; refuses what makes none. It keeps its name."""
    if not callable(maker):
        raise Malformed("no-bot-made" if _chooses(maker) else "no-bot-choice", given=name)
    if isinstance(maker, type) and not _chooses(maker):
        raise Malformed("no-bot-choice", given=name)
    try:
        inspect.signature(maker).bind(None)
    except TypeError:
        raise Malformed("no-bot-luck", given=name) from None
    except ValueError:
        pass  # a compiled class does not say how it is made
    if not isinstance(maker, type) and not _chooses(maker(FastChance(0))):
        raise Malformed("no-bot-choice", given=name)
    return type(bot_name(maker), (OwnBot,), {"maker": staticmethod(maker)})


def _chooses(thing: object) -> bool:
    return callable(getattr(thing, "choose", None))


def told(problem: Exception) -> str:
    """What was raised in a game of bots and, unless it is a refusal in words, where; and whose decision it was."""
    last = traceback.extract_tb(problem.__traceback__)[-1]
    raised = f"{type(problem).__name__}: {problem} ({last.filename}, line {last.lineno})"
    said = str(problem) if isinstance(problem, CamarillaError) else raised
    return " ".join([said, *getattr(problem, "__notes__", [])])
