"""What all boxes have in common."""

import importlib.resources
import re
import tomllib
from pathlib import Path

import pytest

from camarilla.core.box import BadBox
from camarilla.core.clauses import LANGUAGES
from camarilla.core.registry import find_game, game_ids
from camarilla.core.text import fault_words, shared_messages, speaker
from camarilla.testkit.words import messages_of
from tests.games.boxes import box_of, refused_box, with_text

WITH_BOX = [id for id in game_ids() if find_game(id).has_box]
"""A game may do without."""


@pytest.mark.parametrize("id", WITH_BOX)
def test_a_file_that_is_no_box_is_refused(id: str) -> None:
    assert refused_box(find_game(id), "not toml at all").startswith("this is not a TOML file")
    tables = tomllib.loads(box_of(find_game(id)))
    assert sorted(refused_box(find_game(id), "").split("\n")) == sorted(
        f"there are no [[{table}]] entries." for table in tables
    )


@pytest.mark.parametrize("id", WITH_BOX)
def test_a_byte_order_mark_is_no_part_of_a_box(id: str) -> None:
    game = find_game(id)
    assert game.read_box("\ufeff" + box_of(game)).digest == game.box.digest


@pytest.mark.parametrize("id", WITH_BOX)
def test_a_key_that_a_game_does_not_know_is_refused_in_every_table(id: str) -> None:
    text = box_of(find_game(id))
    for table, rows in tomllib.loads(text).items():
        key = next(iter(rows[0]))
        said = refused_box(find_game(id), with_text(text, f"[[{table}]]\n", f"[[{table}]]\n{key}s = 1\n"))
        line = text.split("\n").index(f"[[{table}]]") + 2
        assert said == f"line {line}: [[{table}]] has no key “{key}s”. Did you mean “{key}”?"


@pytest.mark.parametrize("id", WITH_BOX)
def test_faults_in_different_tables_are_told_together(id: str) -> None:
    text = box_of(find_game(id)).replace('mark = "', 'mark = "un')
    said = refused_box(find_game(id), text).split("\n")
    assert len(said) == text.count("\nmark = ")
    assert [int(line.split(":")[0].removeprefix("line ")) for line in said] == [
        number for number, line in enumerate(text.split("\n"), 1) if line.startswith("mark = ")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", WITH_BOX)
def test_what_is_wrong_is_said_in_every_language(id: str, language: str) -> None:
    game = find_game(id)
    folder = Path(str(importlib.resources.files(game.package)))
    code = "".join(file.read_text(encoding="utf-8") for file in folder.glob("box*.py"))
    used = set(re.findall(r'"(box-[a-z-]+)"', code))
    own = {key for key in messages_of(game.messages(language)) if key.startswith("box-")}
    shared = {key for key in messages_of(shared_messages(language)) if key.startswith("box-")}
    assert own <= used <= own | shared
    with pytest.raises(BadBox) as refusal:
        game.read_box(box_of(game).replace('mark = "', 'mark = "un'))
    assert fault_words(refusal.value, speaker(game, language))[0] in {
        f"{line} {said} printed, inferred, reconstructed{rest}"
        for number in range(1, 100)
        for line, said, rest in (
            (f"line {number}:", "mark must be one of", ', not "unprinted".'),
            (f"{number}. sor:", "mark ezek egyike lehet:", '; nem "unprinted".'),
            (f"riga {number}:", "mark deve essere uno di", ', non "unprinted".'),
        )
    }
