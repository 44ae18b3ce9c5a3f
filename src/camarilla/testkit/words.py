"""Promises about words: everything can be said, in every language alike, and every clause is proved."""

import ast
import importlib.util
import re
import tomllib
from pathlib import Path

from camarilla.core.actions import Domain
from camarilla.core.chance import FastChance
from camarilla.core.clauses import ENGLISH, LANGUAGES
from camarilla.core.game import Game
from camarilla.core.text import Say, shared_messages, speaker
from camarilla.testkit.setups import Violation, demand, random_play, setups

_MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) *=(.*(?:\n[ \t].*)*)", re.MULTILINE)
_PLACEHOLDER = re.compile(r"\{\s*\$([a-z_]+)")


def messages_of(resource: str) -> dict[str, set[str]]:
    """The keys of a Fluent resource with the placeholders of each."""
    return {key: set(_PLACEHOLDER.findall(body)) for key, body in _MESSAGE.findall(resource)}


def languages_agree(game: Game) -> None:
    """Every key exists in all languages, with the same placeholders.

    Before a game is released keys may be missing, except in English.
    """
    by_language = {language: _without_typed(messages_of(game.own_messages(language))) for language in LANGUAGES}
    english = by_language[ENGLISH]
    if not game.released:
        by_language = {language: {**english, **messages} for language, messages in by_language.items()}
    same_messages(by_language)


TYPED = "typed-"
"""Begins the keys of what is typed for a verb, in languages other than that of the verb table."""


def _without_typed(messages: dict[str, set[str]]) -> dict[str, set[str]]:
    return {key: placeholders for key, placeholders in messages.items() if not key.startswith(TYPED)}


def typed_words_are_of_verbs(game: Game) -> None:
    """What is typed in a language stands for a verb of the game; in English that is the word of the verb table."""
    known = {f"{TYPED}{verb.name}" for verb in game.verbs.verbs}
    for language in LANGUAGES:
        typed = {key for key in messages_of(game.own_messages(language)) if key.startswith(TYPED)}
        demand(typed <= known, f"{language} has {sorted(typed - known)}, and the game has no such verbs")
        demand(not typed or language != ENGLISH, f"{language} has {sorted(typed)}: there the verb table says it")


def clauses_are_translated(game: Game) -> None:
    """In a released game every clause and every chapter title is there in all languages, and none is empty."""
    document = tomllib.loads(game.resource("clauses.toml", "CLAUSES"))
    for kind in ("chapter", "clause"):
        for entry in document[kind]:
            missing = [language for language in LANGUAGES if game.released and not entry.get(language)]
            demand(not missing, f"{kind} {entry['id']} is not there in {', '.join(missing)}")
            demand(bool(entry.get(ENGLISH)), f"{kind} {entry['id']} says nothing")
    for clause in document["clause"]:
        demand(bool(clause.get("source")), f"clause {clause['id']} does not say its source")


def same_messages(by_language: dict[str, dict[str, set[str]]]) -> None:
    """Fail with the first key that is missing or differs somewhere."""
    reference = by_language[LANGUAGES[0]]
    for language, messages in by_language.items():
        demand(
            messages.keys() == reference.keys(),
            f"{language} and {LANGUAGES[0]} differ in {sorted(messages.keys() ^ reference.keys())}",
        )
        for key, placeholders in messages.items():
            demand(placeholders == reference[key], f"{key} has other placeholders in {language}: {placeholders}")


def everything_has_words(game: Game) -> None:
    """Actions, events, things, questions, options, refusals and accounts can be said in every language."""
    for language in LANGUAGES:
        say = speaker(game, language, [f"player {seat}" for seat in range(game.seats[-1])])
        for key in ("title", "tagline"):
            demand(say.knows(key), f"{language} lacks {key}")
        for action in range(game.verbs.size):
            say.action(game.verbs.action(action).json())
        _events_have_words(game, say)
        for name, choices in game.options.items():
            for key in [f"option-{name}", *[f"option-{name}-{choice}" for choice in choices]]:
                demand(say.knows(key), f"{language} lacks {key}")


def _events_have_words(game: Game, say: Say) -> None:
    domains: list[Domain] = [domain for verb in game.verbs.verbs for domain in verb.arguments]
    for kind in game.kinds.kinds:
        domains += kind.domains
        values = {domain.name: domain.values[0] if domain.values else 0 for domain in kind.domains}
        say(f"event-{kind.name}", **values)
        shown = {domain.name: values[domain.name] for domain in kind.domains[: kind.open_values]}
        if len(shown) < len(values) and not kind.private:
            say(f"event-{kind.name}-unseen", **shown)
    for domain in domains:
        if domain.values and isinstance(domain.values[0], str) and domain.values[0][0].isalpha():
            for value in domain.values:
                demand(say.knows(f"{domain.name}-{value}"), f"{say.language} lacks {domain.name}-{value}")


def questions_and_accounts_have_words(game: Game) -> None:
    """In random games, every phase has its question and every account line its words.

    In a released game that has a folder, every phase also has a sentence for newcomers.
    """
    speakers = [speaker(game, language, [""] * game.seats[-1]) for language in LANGUAGES]
    advises = game.released and game.is_package
    for setup in setups(game):
        for position in random_play(setup, 11):
            question = f"ask-{position.view(None)['phase']}"
            demand(all(say.knows(question) for say in speakers), f"no {question} in some language")
            advice = f"advice-{position.view(None)['phase']}"
            advised = not advises or not position.to_act() or all(say.knows(advice) for say in speakers)
            demand(advised, f"no {advice} in some language: what newcomers should look at")
        for seat in range(setup.seats):
            for entry in position.account(seat):
                for say in speakers:
                    say(entry.key, **entry.facts)


def refusals_have_words(game: Game) -> None:
    """Every refusal that can be met in random games names a clause of the book and can be said."""
    speakers = [speaker(game, language, [""] * game.seats[-1]) for language in LANGUAGES]
    met: set[str] = set()
    for setup in setups(game):
        chance = FastChance(12)
        for position in random_play(setup, 12):
            for seat in position.to_act():
                action = chance.below(game.verbs.size)
                try:
                    position.may(seat, action)
                except Exception as refusal:
                    _can_be_said(game, refusal, speakers, met)
    demand(bool(met), "no refusal was met")
    for clause in refusing_clauses(home_of(game)):
        demand(clause in game.clauses, f"clause {clause} is not in the book")
        key = f"refused-{clause.replace('.', '-')}"
        demand(all(say.knows(key) for say in speakers), f"no {key} in some language")


def _can_be_said(game: Game, refusal: Exception, speakers: list[Say], met: set[str]) -> None:
    from camarilla.core.clauses import Illegal

    demand(isinstance(refusal, Illegal), f"a decision of the table is refused by {refusal!r}")
    if isinstance(refusal, Illegal):
        demand(refusal.clause in game.clauses, f"clause {refusal.clause} is not in the book")
        for say in speakers:
            say.refusal(refusal)
        met.add(refusal.clause)


def shared_languages_agree() -> None:
    """The messages that all games share exist in all languages alike."""
    same_messages({language: messages_of(shared_messages(language)) for language in LANGUAGES})


def home_of(game: Game) -> Path:
    """The folder of a game, or the file of a one-module game."""
    spec = importlib.util.find_spec(game.package)
    if spec is None or spec.origin is None:
        raise Violation(f"{game.package} has no source")
    origin = Path(spec.origin)
    return origin.parent if origin.name == "__init__.py" else origin


def refusing_clauses(home: Path) -> set[str]:
    """The clauses that the source files of a game refuse by: the first argument of every `Illegal(...)`."""
    found: set[str] = set()
    for file in [home] if home.is_file() else home.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal" and node.args:
                found |= {
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found
