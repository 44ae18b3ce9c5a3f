"""Speakers remember what they have said, and say the same as if they had not."""

import copy

import pytest

from camarilla.core import text
from camarilla.core.actions import Domain, Verb, Verbs, players
from camarilla.core.text import Say, Words
from camarilla.speech.choices import offered

MESSAGES = """
count = { $number } in all
again = { count }, again
action-take = take { $colour }
action-rob = rob { $target }
colour-red = the red one
"""


def speaker(*names: str) -> Say:
    return Say("en", [MESSAGES], list(names))


@pytest.fixture(name="made")
def made_(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of the sentences that were made."""
    made: list[str] = []
    formatted = Say._formatted

    def counted(say: Say, key: str, spoken: dict[str, Words]) -> str:
        made.append(key)
        return formatted(say, key, spoken)

    monkeypatch.setattr(Say, "_formatted", counted)
    return made


def test_a_sentence_is_made_once(made: list[str]) -> None:
    say = speaker()
    for number in (1, 2, 1, 2):
        say("count", number=number)
    assert made == ["count", "count"]


def test_a_sentence_is_made_once_for_all_names(made: list[str]) -> None:
    anna = speaker("Anna", "{ $target }", "\ufdd00\ufdd1")
    bela = copy.copy(anna)
    bela.names = ["Béla", "Carla"]
    assert [say("action-rob", target=target) for target in (0, 1) for say in (anna, bela)] == [
        "rob Anna", "rob Béla", "rob { $target }", "rob Carla",
    ]  # fmt: skip
    assert made == ["action-rob", "action-rob"]
    assert anna("action-rob", target=2) == "rob \ufdd00\ufdd1", "whatever somebody is called"


def test_values_that_a_sentence_does_not_speak_of_make_no_other_one(made: list[str]) -> None:
    say = speaker("Anna", "Béla")
    assert {say("again", number=3, round=round_, target=round_) for round_ in (0, 1)} == {"3 in all, again"}
    assert made == ["again"]


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
