"""Speakers remember what they have said, and say the same as if they had not."""

import pytest

from camarilla.core import text
from camarilla.core.actions import Domain, Verb, Verbs, players
from camarilla.core.text import Say, Words
from camarilla.speech.choices import offered

MESSAGES = """
count = { $number } in all
action-take = take { $colour }
action-rob = rob { $target }
colour-red = the red one
"""


def speaker(*names: str) -> Say:
    return Say("en", [MESSAGES], list(names))


def test_a_sentence_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    formatted = Say._formatted

    def counted(say: Say, key: str, spoken: dict[str, Words]) -> str:
        made.append(key)
        return formatted(say, key, spoken)

    monkeypatch.setattr(Say, "_formatted", counted)
    say = speaker()
    for number in (1, 2, 1, 2):
        say("count", number=number)
    assert made == ["count", "count"]


def test_the_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "MOST_SAID", 50)
    say = speaker()
    for number in range(500):
        assert say("count", number=number) == f"{number} in all"
        assert say.word("colour", f"shade {number}") == f"shade {number}"
    assert len(say._said) <= 50 and len(say._words) <= 50


def test_actions_are_worded_once_unless_they_name_somebody() -> None:
    verbs = Verbs(Verb("take", Domain("colour", ["red", "blue"])), Verb("rob", players("target", 2)))
    anna, bela = speaker("Anna", "Béla"), speaker("Carla", "Dóra")
    bela.actions = anna.actions  # as copies of one speaker share them
    assert offered(verbs, 0, anna) is offered(verbs, 0, bela)
    assert offered(verbs, 0, anna) == {
        "id": 0, "verb": "take", "colour": "red", "text": "take the red one", "group": "take the red one"
    }  # fmt: skip
    assert [offered(verbs, 3, say)["text"] for say in (anna, bela)] == ["rob Béla", "rob Dóra"]
