"""Sentences: a key and values become words in English, Hungarian or Italian (Fluent messages).

Rules emit keys and values only; here they meet a reader's language. A value that names a thing
(`card="witch"`) is itself translated when there is a message for it (`card-witch`), and a seat is
replaced by its player's name.
"""

import difflib
import importlib.resources
import re
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import BaseNode, Message, MessageReference, VariableReference

from camarilla.core.actions import Verbs
from camarilla.core.box import BadBox, Fault
from camarilla.core.clauses import LANGUAGES, Refusal
from camarilla.core.errors import CamarillaError
from camarilla.core.events import Kinds, Seen
from camarilla.core.game import Game
from camarilla.core.registry import game_at

Words = str | int | float | None

SEATS = frozenset({"seat", "owner", "target"})
"""What names a seat in every game."""
MOST_SAID = 20_000
"""How many sentences a speaker remembers before it begins anew."""
_NAMED = re.compile("\ufdd0([0-9]+)\ufdd1")
"""Where the name of a seat belongs in a remembered sentence; Unicode keeps these characters out of every text."""


class MissingText(CamarillaError):
    """No message of that key, or a value that the message needs was not given."""


class Say:
    """Says things in one language to people around one table."""

    def __init__(
        self, language: str, resources: list[str], names: list[str], seats: frozenset[str] = frozenset()
    ) -> None:
        """`seats` are the values of the game that name a seat, beside those that do in every game."""
        self.language = language
        self.names = names
        self._seats = SEATS | seats
        self._bundle = FluentBundle([language], use_isolating=False)
        # The same few sentences come again and again, and to make one is slow. Copies of a speaker, who speak to
        # other people, share them, so a sentence is kept without the names of players: at odd places stand seats.
        self._said: dict[tuple[object, ...], list[str]] = {}
        self._told: dict[tuple[object, ...], list[str]] = {}
        self._wanted: dict[str, set[str]] = {}
        self._words: dict[tuple[str, str], str] = {}
        self.actions: dict[int, dict[str, Any]] = {}
        """What was made of actions that name nobody, by their number (see `speech.choices`)."""
        self._messages: dict[str, Any] = {}
        for resource in resources:
            self._bundle.add_resource(_parsed(resource))
            for entry in _parsed(resource).body:
                if isinstance(entry, Message):
                    self._messages.setdefault(entry.id.name, entry)

    def __call__(self, key: str, **values: Words) -> str:
        """The sentence of a key; every value is put into words first."""
        return self._with_names(self._sentence(key, values))

    def _sentence(self, key: str, values: dict[str, Words]) -> list[str]:
        spoken = self._spoken(key, values) if values else {}
        asked = (key, *spoken.items())
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[asked] = _NAMED.split(self._formatted(key, spoken))
        return said

    def _spoken(self, key: str, values: dict[str, Words]) -> dict[str, Words]:
        """Those of the values that the sentence speaks of, in words, with the place of a name for each seat."""
        wanted = self._wanted.get(key)
        if wanted is None:
            wanted = self._wanted[key] = self._variables(self._messages.get(key))
        return {
            name: f"\ufdd0{value:d}\ufdd1"
            if name in self._seats and isinstance(value, int) and 0 <= value < len(self.names)
            else self.word(name, value)
            for name, value in values.items()
            if name in wanted
        }

    def _with_names(self, said: list[str]) -> str:
        if len(said) == 1:
            return said[0]
        return "".join([self.names[int(part)] if place % 2 else part for place, part in enumerate(said)])

    def _variables(self, node: Any) -> set[str]:
        """The values that a message, or a part of one, speaks of. With all others the sentence is the same."""
        if isinstance(node, VariableReference):
            return {node.id.name}
        if isinstance(node, MessageReference):
            return self._variables(self._messages.get(node.id.name))
        inside = node if isinstance(node, list) else vars(node).values() if isinstance(node, BaseNode) else []
        return {name for part in inside for name in self._variables(part)}

    def _formatted(self, key: str, spoken: dict[str, Words]) -> str:
        pattern = self._bundle.get_message(key).value if self.knows(key) else None
        if pattern is None:
            raise MissingText("missing-text", wanted=key)
        sentence, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise MissingText("missing-value", wanted=key, reason=str(errors[0]))
        return str(sentence)

    def knows(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return bool(self._bundle.has_message(key))

    def word(self, name: str, value: Words) -> Words:
        """One value in words: a player's name for a seat, the translation of a named thing."""
        if isinstance(value, int):
            return self.names[value] if name in self._seats and 0 <= value < len(self.names) else value
        if value is None:
            return ""
        if isinstance(value, float):
            return value
        word = self._words.get((name, value))
        if word is None:
            key = f"{name}-{value}"
            word = self._words[name, value] = self(key) if self.knows(key) else value
            if len(self._words) > MOST_SAID:
                self._words.clear()
        return word

    def event(self, seen: Seen) -> str:
        """The sentence of what a reader may see of an event."""
        told = (len(self.names), *seen.values())
        said = self._told.get(told)
        if said is None:
            if len(self._told) >= MOST_SAID:
                self._told.clear()
            said = self._told[told] = self._sentence_of(seen)
        return self._with_names(said)

    def _sentence_of(self, seen: Seen) -> list[str]:
        values: dict[str, Words] = {name: value for name, value in seen.items() if name != "event"}
        hidden = any(value is None for value in values.values()) and self.knows(f"event-{seen['event']}-unseen")
        key = f"event-{seen['event']}-unseen" if hidden else f"event-{seen['event']}"
        return self._sentence(key, values)

    def action(self, spelled: dict[str, Any]) -> str:
        """The words of an action given as JSON."""
        values = {name: value for name, value in spelled.items() if name != "verb"}
        return self(f"action-{spelled['verb']}", **values)

    def refusal(self, refusal: Refusal) -> str:
        """Why a decision was not taken."""
        return self(refusal.key, **refusal.facts)


@lru_cache(maxsize=64)
def _parsed(messages: str) -> Any:
    """Texts are parsed once: it takes longer than everything else a speaker does, and every game has three."""
    return FluentResource(messages)


def speaker(game: Game | None, language: str, names: list[str] | None = None) -> Say:
    """One who speaks a language and knows the words of a game."""
    resources = [shared_messages(language)]
    if game is not None:
        resources.append(game.messages(language))
    seats = frozenset() if game is None else seats_named(game.verbs, game.kinds)
    return Say(language, resources, names or [], seats)


def seats_named(verbs: Verbs, kinds: Kinds) -> frozenset[str]:
    """The names under which decisions and events of a game speak of a seat."""
    domains = [domain for verb in verbs.verbs for domain in verb.arguments]
    domains += [domain for kind in kinds.kinds for domain in kind.domains]
    return frozenset(domain.name for domain in domains if domain.is_seat)


def shared_messages(language: str) -> str:
    """The messages that all games share."""
    return importlib.resources.files("camarilla.text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


__all__ = ["LANGUAGES", "MissingText", "Say", "speaker"]


def spoken(say: Say, key: str, otherwise: str, **values: Words) -> str:
    """The sentence of a key, or the given words if the game does not bring it."""
    try:
        return say(key, **values)
    except MissingText:
        return otherwise


MOST_SEATS = 20
"""How many seats are called by their number in a sentence that knows no names."""


def in_english(problem: CamarillaError) -> str:
    """What went wrong, for whoever catches it: in the words of its game, with seats by number."""
    return problem_words(problem, "en")


def problem_words(problem: CamarillaError, language: str, people: list[str] | None = None) -> str:
    """What went wrong, and why, as far as there are words for it; of a box file a line for each fault.

    Seats are called by their number where neither the caller nor the problem knows the people.
    """
    people = people or getattr(problem, "seated", None)
    say = _speaker_at(problem.home, language, people)
    if isinstance(problem, BadBox):
        return "\n".join(fault_words(problem, say))
    reason = {} if problem.why is None else {"reason": problem_words(problem.why, language, people)}
    said = spoken(say, problem.key, problem.bare(), **problem.facts, **reason)
    # A seat without a name is an ordinary word; a refusal is a whole sentence, which it may begin.
    begins = isinstance(problem, Refusal) and not people and said.startswith(tuple(_numbered_seats(language)))
    return (said[0].upper() + said[1:] if begins else said) + _guess(problem, say)


NAMES = frozenset({"unknown-game", "unknown-lesson", "unknown-bot", "unknown-option", "bad-option", "unknown-language"})
"""What is refused because there is nothing of that name."""


def _guess(problem: CamarillaError, say: Say) -> str:
    """The name that was probably meant."""
    known = str(problem.facts["known"]).split(", ") if problem.key in NAMES else []
    near = difflib.get_close_matches(str(problem.facts.get("given")).lower(), known, 1)
    return f" {say('did-you-mean', near=near[0])}" if near else ""


def fault_words(problem: BadBox, say: Say) -> list[str]:
    """What is wrong with a box file: a sentence for each fault, with its line and, if it has a name, the file."""
    return [
        _place(fault, problem.file, say) + spoken(say, fault.key, fault.key, **fault.facts) for fault in problem.faults
    ]


def _place(fault: Fault, file: str, say: Say) -> str:
    line = say("box-line", line=str(fault.line)) if fault.line else ""
    return "".join([f"{part}: " for part in (file, line) if part])


def _speaker_at(home: str, language: str, people: list[str] | None) -> Say:
    """One who knows the words of the game at home in a module, and calls seats by their number if nobody is known."""
    try:
        game = game_at(home) if home else None
    except Refusal:
        game = None
    return speaker(game, language, people or _numbered_seats(language))


@lru_cache(maxsize=len(LANGUAGES))
def _numbered_seats(language: str) -> list[str]:
    say = speaker(None, language)
    return [say("seat-number", number=seat) for seat in range(MOST_SEATS)]
