"""How what can be chosen is worded."""

from collections.abc import Mapping, Sequence

from camarilla.core.actions import Domain, Value, Verb
from camarilla.core.text import MissingText, Say, Words, spoken

OPEN = "…"
"""Stands in a sentence for what is not chosen yet."""


def action_words(spelled: Mapping[str, Words], say: Say) -> str:
    """The words of an action given as JSON, or its typed form if the game does not bring them."""
    try:
        return say.action(dict(spelled))
    except MissingText:
        return " ".join(str(value) for value in spelled.values())


def open_words(verb: Verb, settled: Sequence[Value], say: Say) -> str:
    """The words of all actions of a verb that begin with the settled arguments; the others are left open."""
    values = [*settled, *[_open(domain, say) for domain in verb.arguments[len(settled) :]]]
    named = {domain.name: value for domain, value in zip(verb.arguments, values, strict=True)}
    return action_words({"verb": verb.name, **named}, say)


def _open(domain: Domain, say: Say) -> str:
    """What is not chosen yet; nothing for what may stay unsaid, like a courtesan that replaces no card."""
    return OPEN if say.word(domain.name, domain.values[0]) else ""


def usage(verb: str, arguments: Sequence[str], say: Say) -> str:
    """How a decision is typed, for instance `play CARD COLUMN`."""
    return " ".join([verb, *[argument_name(name, say).upper() for name in arguments]])


def argument_name(name: str, say: Say) -> str:
    """The name of a verb's argument, translated where there is a word for it."""
    return spoken(say, f"argument-{name}", name)
