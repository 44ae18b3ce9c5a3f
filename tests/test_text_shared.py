"""The messages that all games share: the same in all languages, complete, and none too many."""

import ast
import errno
import re
from functools import cache
from pathlib import Path

import pytest

from camarilla.bots.base import BOTS
from camarilla.core.clauses import LANGUAGES
from camarilla.core.text import shared_messages, speaker
from camarilla.terminal.complaint import CAUSES, reason_of
from camarilla.testkit.words import messages_of, shared_languages_agree

SOURCE = Path(__file__).resolve().parents[1] / "src" / "camarilla"
REFUSALS: dict[str, set[str]] = {
    "Malformed": set(), "NotYourTurn": set(), "GameOver": set(), "Sealed": set(), "MissingText": set(),
    "Complaint": {"status", "why"}, "BadRecord": {"entry", "why"}, "BadDocument": {"field"}, "bad_file": {"line"},
}  # fmt: skip
"""What is raised, and what is given to it beside the facts of its sentence."""


@cache
def refusals() -> dict[str, set[str]]:
    """Key -> facts of every refusal that core, bots and the terminal raise."""
    found: dict[str, set[str]] = {}
    for folder in ("core", "bots", "terminal"):
        for file in sorted((SOURCE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
                if isinstance(node, ast.Call) and name in REFUSALS and node.args:
                    key = node.args[0]
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        given = {word.arg for word in node.keywords if word.arg}
                        found[key.value] = given - REFUSALS[name] | ({"reason"} if "why" in given else set())
    return found


def test_all_languages_agree() -> None:
    shared_languages_agree()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(refusals()))
def test_every_refusal_has_words(language: str, key: str) -> None:
    facts = refusals()[key]
    sentence = speaker(None, language)(key, **dict.fromkeys(facts, 3))
    assert sentence.endswith((".", "?", ")", "3"))
    assert messages_of(shared_messages(language))[key] <= facts


def test_no_message_is_unused() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    written = set(re.findall(r"""["']([a-z]+(?:-[a-z]+)+|points)["']""", source))
    made = ("command-", "argument-", "mark-", "reason-", "ask-over", "event-", "bot-", "verdict-", "puzzle-theme-")
    unused = [key for key in messages_of(shared_messages("en")) if key not in written and not key.startswith(made)]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_character(language: str) -> None:
    named = [key for key in messages_of(shared_messages(language)) if key.startswith("bot-")]
    wanted = [key for bot in BOTS for key in (f"bot-{bot}", f"bot-{bot}-character")]
    assert sorted(named) == sorted([*wanted, "bot-hurried"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_usually_stands_in_the_way_has_words(language: str) -> None:
    say = speaker(None, language)
    assert [name for name in CAUSES.values() if not say.knows(f"reason-{name}")] == []
    told = say("cli-cannot-read", file="x", reason=reason_of(OSError(errno.ENOENT, "No such file")))
    assert say("reason-no-file") in told
    assert "Too many links" in say("cli-cannot-read", file="x", reason=reason_of(OSError(errno.EMLINK, "")))
