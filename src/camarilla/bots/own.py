"""Bots by name on one's own machine: ours, and `module:Class` for one that somebody wrote.

To name a module is to run it. So the library and the local commands find bots here, and the server, where anybody may
name one, takes registered names only (`make_bot`).
"""

import importlib

from camarilla.bots.base import BOTS, Bot, BotMaker, make_bot
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.registry import look_in_current_folder


def find_bot(name: str) -> BotMaker:
    """What makes the bot of that name; `module:Class` is imported, also from the current folder.

    Refuses a name that there is none of. What goes wrong inside somebody's module is raised as it is.
    """
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
    if not callable(getattr(maker, "choose", None)):
        raise Malformed("no-bot-choice", given=name)
    return maker


def make_own_bot(name: str, seed: int) -> Bot:
    """A bot by its name, ours or `module:Class`, with luck of its own, for somebody who waits for it."""
    return find_bot(name)(FastChance(seed)) if ":" in name else make_bot(name, seed, in_time=True)
