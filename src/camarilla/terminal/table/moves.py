"""A move typed in words: as the verb table writes it or in the reader's language, each word as short as is unique."""

import contextlib
import difflib
from collections.abc import Iterator, Sequence

from camarilla.core.actions import Action, Domain, Value, Verb, Verbs
from camarilla.core.clauses import Malformed
from camarilla.core.text import Say
from camarilla.speech.choices import action_words, argument_name, first_word, spoken_verb
from camarilla.speech.refusals import refusal_words
from camarilla.terminal.language import plain
from camarilla.terminal.paragraphs import ranges
from camarilla.terminal.table.spelling import Spelling

Name = list[str]
"""The words of a name, made fit for comparing."""


class Moves:
    """Reads what somebody types at one moment; what is possible now comes before what the game knows at all."""

    def __init__(self, verbs: Verbs, legal: Sequence[int], say: Say, spelling: Spelling | None = None) -> None:
        self._verbs = verbs
        self._say = say
        self._spelling = spelling or Spelling(verbs, say)
        self._legal = {number: verbs.action(number) for number in legal}
        self._known: dict[tuple[str, Value], list[str]] = {}

    def read(self, typed: str) -> int:
        """The one action that is meant, legal or not: what is not, the rules refuse with their reason.

        What is spelled in full goes before what begins alike: `prince` is never taken for the princess.
        """
        words = plain(typed)
        with contextlib.suppress(Malformed):
            return self._verbs.parse(words)
        for number, action in self._legal.items():
            if words in (plain(action_words(action.json(), self._say)), plain(self._spelling.action(action))):
                return number
        found = dict(self._readings(words.split()))
        exact = [number for number, whole in found.items() if whole]
        for meant in ([number for number in exact if number in self._legal], exact, self._possible(found), [*found]):
            if len(meant) == 1:
                return meant[0]
            if meant:
                raise Malformed("ui-ambiguous", given=typed, known=", ".join(map(self._spelled, meant[:6])))
        raise self._helpful(words, self._unreadable(words.split()))

    def completions(self, typed: str) -> list[str]:
        """Every possible move that what is typed can become, the rest in the language of the verb."""
        tokens = plain(typed).split()
        found = [next(self._completed(action, tokens), "") for action in self._legal.values()]
        return sorted(filter(None, found))

    def _spelled(self, number: int) -> str:
        return self._spelling.action(self._verbs.action(number))

    def _possible(self, found: dict[int, bool]) -> list[int]:
        return [number for number in found if number in self._legal]

    # Reading ---------------------------------------------------------------------------

    def _readings(self, tokens: list[str]) -> Iterator[tuple[int, bool]]:
        """Every action that the words can mean, and whether they spell it in full."""
        found: dict[int, bool] = {}
        for verb in self._verbs.verbs:
            for used, whole in self._verb_matches(verb, tokens):
                for values, all_whole in self._values(verb.arguments, tokens[used:]):
                    number = self._verbs.number(verb.name, *values)
                    found[number] = found.get(number, False) or (whole and all_whole)
        yield from found.items()

    def _verb_matches(self, verb: Verb, tokens: list[str]) -> Iterator[tuple[int, bool]]:
        for name in self._verb_names(verb):
            yield from matches(name.split(), tokens)

    def _values(self, domains: list[Domain], tokens: list[str]) -> Iterator[tuple[list[Value], bool]]:
        """All arguments that the words name one after the other, and whether in full."""
        if not domains:
            if not tokens:
                yield [], True
            return
        for value in domains[0].values:
            for name in self._names(domains[0], value):
                for used, whole in matches(plain(name).split(), tokens):
                    for others, all_whole in self._values(domains[1:], tokens[used:]):
                        yield [value, *others], whole and all_whole

    def _verb_names(self, verb: Verb) -> list[str]:
        """A verb as the table writes it, and in the reader's language: `play`, `gioca`; and as its sentence begins."""
        return [verb.name, plain(spoken_verb(verb, self._say)), plain(first_word(verb, self._say))]

    def _names(self, domain: Domain, value: Value) -> list[str]:
        """A value as the table writes it and as it is called."""
        key = domain.name, value
        if key not in self._known:
            self._known[key] = list(dict.fromkeys([str(value), str(self._say.word(domain.name, value))]))
        return self._known[key]

    # Completing ------------------------------------------------------------------------

    def _completed(self, action: Action, tokens: list[str]) -> Iterator[str]:
        parts = [self._names(*part) for part in zip(action.verb.arguments, action.values(), strict=True)]
        for place, verb in enumerate(self._verb_names(action.verb)):
            for spelled in _spelled([[verb], *parts], tokens, place):
                yield " ".join(word for word in spelled if word)

    # Refusing --------------------------------------------------------------------------

    def _unreadable(self, tokens: list[str]) -> Malformed:
        """Why the words are no action, with what is possible at this table and with this hand."""
        for verb in self._verbs.verbs:
            for used, _ in self._verb_matches(verb, tokens):
                return self._bad_argument(verb, tokens[used:])
        verbs = dict.fromkeys(self._spelling.verb(action.verb) for action in self._legal.values())
        return Malformed("unknown-verb", given=" ".join(tokens), verbs=", ".join(verbs))

    def _bad_argument(self, verb: Verb, tokens: list[str]) -> Malformed:
        """The first argument that names nothing, or that is missing; if there is none, there are too many words."""
        wanted = self._spelling.usage(verb, [])
        for place, domain in enumerate(verb.arguments):
            open_values = self._open_values(verb, place)
            if not tokens and open_values:
                name = argument_name(domain.name, self._say).upper()
                return Malformed(
                    "ui-missing-argument", wanted=wanted, argument=name, known=self._listed(domain, open_values)
                )
            used = max((used for value in domain.values for used in self._used(domain, value, tokens)), default=0)
            if tokens and not used:
                known = self._listed(domain, open_values or list(domain.values))
                name = argument_name(domain.name, self._say)
                return Malformed("unknown-value", argument=name, given=tokens[0], known=known)
            tokens = tokens[used:]
        return Malformed("wrong-arguments", verb=self._spelling.verb(verb), wanted=wanted)

    def _used(self, domain: Domain, value: Value, tokens: list[str]) -> Iterator[int]:
        for name in self._names(domain, value):
            yield from (used for used, _ in matches(plain(name).split(), tokens))

    def _open_values(self, verb: Verb, place: int) -> list[Value]:
        """What an argument of the verb can be now."""
        found = [action.values()[place] for action in self._legal.values() if action.verb is verb]
        return list(dict.fromkeys(found))

    def _listed(self, domain: Domain, values: list[Value]) -> str:
        amounts = [value for value in values if isinstance(value, int)]
        if amounts and not domain.is_seat:
            return ranges(sorted(amounts))
        return ", ".join(name for name in [self._names(domain, value)[-1] for value in values] if name)

    def _helpful(self, typed: str, refusal: Malformed) -> Malformed:
        """The refusal, with the possible moves that look most like what was typed."""
        spelled: dict[str, str] = {}
        for action in self._legal.values():
            for words in (action.text(), self._spelling.action(action)):
                spelled[plain(words)] = words
        near = difflib.get_close_matches(typed, spelled, n=3, cutoff=0.65)
        if not near:
            return refusal
        nearest = ", ".join(spelled[words] for words in near)
        return Malformed("ui-did-you-mean", reason=refusal_words(refusal, self._say), nearest=nearest)


def matches(name: Name, tokens: Name) -> Iterator[tuple[int, bool]]:
    """How many of the words typed can stand for a name, and whether they spell it in full.

    They may leave out the first words of a name and shorten the others: `musk` is `Three musketeers`. Numbers are
    not shortened. A name of no words, such as nothing to be replaced, stands where nothing is typed.
    """
    if not name:
        yield 0, True
    for start in range(len(name)):
        for used, (word, token) in enumerate(zip(name[start:], tokens, strict=False), 1):
            if word != token and (word.isdecimal() or not word.startswith(token)):
                break
            yield used, name == tokens[:used]


def _spelled(parts: list[list[str]], tokens: list[str], own: int) -> Iterator[list[str]]:
    """The names of the parts that begin as the tokens do; where no token is left, in the language chosen by `own`."""
    if not parts:
        if not tokens:
            yield []
        return
    if not tokens:
        yield [names[min(own, len(names) - 1)] for names in parts]
        return
    for name in parts[0]:
        for used, _ in matches(plain(name).split(), tokens):
            for others in _spelled(parts[1:], tokens[used:], own):
                yield [name, *others]
