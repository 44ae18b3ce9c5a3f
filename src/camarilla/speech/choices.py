"""How what can be chosen is worded."""

from collections.abc import Mapping, Sequence
from typing import Any

from camarilla.core.actions import Action, Domain, Value, Verb, Verbs
from camarilla.core.text import SEATS, MissingText, Say, Words, spoken

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


def offered(verbs: Verbs, number: int, say: Say) -> dict[str, Any]:
    """An action as it is offered: its number, verb and arguments, its words, and the words of its group."""
    made = say.actions.get(number)
    if made is None:
        action = verbs.action(number)
        made = _offered(action, number, say)
        if not any(domain.is_seat or domain.name in SEATS for domain in action.verb.arguments):
            say.actions[number] = made
    return made


def _offered(action: Action, number: int, say: Say) -> dict[str, Any]:
    spelled = action.json()
    words = action_words(spelled, say)
    group = open_words(action.verb, action.values()[:1], say) if len(action.verb.arguments) > 1 else words
    return {"id": number, **spelled, "text": words, "group": group}


def argument_name(name: str, say: Say) -> str:
    """The name of a verb's argument, translated where there is a word for it."""
    return spoken(say, f"argument-{name}", name)


def spoken_verb(verb: Verb, say: Say) -> str:
    """A verb in the reader's language: as the game says that it is typed, else the first word of its sentence."""
    return spoken(say, f"typed-{verb.name}", first_word(verb, say))


def first_word(verb: Verb, say: Say) -> str:
    """The word with which the sentence of a verb begins."""
    words = open_words(verb, [], say).split()
    return words[0].strip(":,.").lower() if words else verb.name
