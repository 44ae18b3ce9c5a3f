"""One word for one thing: what docs/words.md says not to use stands in no text that a player reads."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from camarilla.cli import parser
from camarilla.core.clauses import LANGUAGES
from camarilla.core.registry import find_game, game_ids
from camarilla.core.text import shared_messages
from camarilla.terminal.usage import explained
from camarilla.terminal.usage import messages as usage_messages
from camarilla.web.http.language import page_messages

ROOT = Path(__file__).resolve().parents[1]
MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) *=(.*(?:\n[ \t].*)*)", re.MULTILINE)
CODE = re.compile(r"\{[^{}]*(?:->|\})|^ *\*?\[\w+\]", re.MULTILINE)
"""What in a message is not read: values, and the names of variants."""


class Row(NamedTuple):
    """Words of a language that are not used, and the one game that they are not used in, if it is only one."""

    language: str
    words: str
    game: str

    def pattern(self) -> re.Pattern[str]:
        # A file is called as it is called: clauses.toml.
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(self._one, self.words.split(', ')))})(?!\w|\.\w)")

    @staticmethod
    def _one(word: str) -> str:
        """A word with a capital is meant with the capital; any other may begin a sentence, too."""
        wanted = re.escape(word).replace(r"\*", r"\w*")
        return wanted if word[0].isupper() else f"(?i:{wanted})"


def unused() -> list[Row]:
    """The table of docs/words.md."""
    table = (ROOT / "docs" / "words.md").read_text(encoding="utf-8").partition("## Words that we do not use")[2]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.*\|$", table, re.MULTILINE)
    ]
    return [Row(language, words, game) for language, words, _, game in rows if language in LANGUAGES]


@cache
def texts(language: str, game: str) -> dict[str, str]:
    """What a player reads, by its key or the number of its rule: of one game, or else of what all games share."""
    if not game:
        shared = [shared_messages(language), page_messages(language)]
        if language == "en":
            return messages("\n".join(shared)) | usage()
        return messages("\n".join([*shared, usage_messages(language)]))
    found = find_game(game)
    rules = {number: clause.gist[language] for number, clause in found.clauses.items()}
    titles = {f"chapter {number}": title[language] for number, title in found.chapters.items()}
    return messages(found.messages(language)) | rules | titles


def usage() -> dict[str, str]:
    """What `--help` says in English, which stands where commands and options are declared."""
    return {keys[0]: f"{action.metavar or ''} {action.help or ''}" for action, keys in explained(parser())}


def messages(resource: str) -> dict[str, str]:
    return {key: CODE.sub(" ", body) for key, body in MESSAGE.findall(resource)}


@pytest.mark.parametrize("row", unused(), ids=lambda row: f"{row.language}-{row.words}")
def test_words_that_we_do_not_use(row: Row) -> None:
    places = [row.game] if row.game else ["", *game_ids()]
    found = [
        f"{place} {key}: {text.strip()}"
        for place in places
        for key, text in texts(row.language, place).items()
        if row.pattern().search(text)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_printed_ones(language: str) -> None:
    wrong = re.compile(r"\w'\w|\w …")
    for place in ("", *game_ids()):
        assert [key for key, text in texts(language, place).items() if wrong.search(text)] == [], place


def test_the_table_is_read() -> None:
    rows = unused()
    assert {row.language for row in rows} == set(LANGUAGES) and len(rows) > 30
    assert next(row for row in rows if "pecsét*" in row.words).pattern().search("A mag pecsétje")
    assert "{" not in "".join(texts("en", "principe").values())
