"""`--help` and complaints about the command line, in every language."""

import re

import pytest

from camarilla.cli import main, parser
from camarilla.core.clauses import LANGUAGES
from camarilla.terminal.usage import OWN, asked_language, explained, messages
from camarilla.testkit.words import messages_of

OTHERS = [language for language in LANGUAGES if language != "en"]
FIELD = re.compile(r"%(?:\(\w+\))?[rs]")


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit):
        main(words)
    printed = capsys.readouterr()
    return printed.out + printed.err


@pytest.mark.parametrize("language", OTHERS)
def test_every_command_and_option_is_explained_and_nothing_else(language: str) -> None:
    words = set(messages_of(messages(language)))
    used = {"usage", *OWN.values()}
    for action, keys in explained(parser()):
        known = [key for key in keys if key in words]
        assert known, f"{action.dest} needs one of {keys}"
        used.add(known[0])
    assert words == used


@pytest.mark.parametrize("language", OTHERS)
def test_the_sentences_of_argparse_take_no_other_values(language: str) -> None:
    sentences = dict(re.findall(r"^(argparse-\w+) = (.*)$", messages(language), re.MULTILINE))
    for english, key in OWN.items():
        assert set(FIELD.findall(sentences[key])) <= set(FIELD.findall(english)), key
        # Values without names are put in by their place: all of them, in the order of the English sentence.
        if "%(" not in english:
            assert FIELD.findall(sentences[key]) == FIELD.findall(english)


def test_help_and_complaints_speak_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    help = shown(capsys, "draw", "--lang", "hu", "--help")
    assert help.startswith("használat: camarilla draw") and "sötét színekkel" in help and "kapcsolók:" in help
    assert "'two' qui non va bene (vedi camarilla play --help)" in shown(capsys, "play", "--lang=it", "--seats", "two")
    assert "servono numeri come 4" in shown(capsys, "simulate", "principe", "--lang=it", "--seats", "2;3")
    assert "Games of court intrigue" in shown(capsys, "--help")
    assert "show this help message and exit" in shown(capsys, "play", "--help")


def test_the_language_of_a_command_line_that_nobody_understands_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert asked_language(["dance", "--lang", "it"]) == "it"
    assert asked_language(["--lang=en"]) == "en"
    assert [asked_language(words) for words in ([], ["--lang"], ["--lang", "de"])] == ["hu"] * 3
