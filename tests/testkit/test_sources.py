"""What the testkit catches in the files of a game: where they lie, what they import, what its box and tests say."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from camarilla.core.game import Game
from camarilla.core.registry import find_game
from camarilla.testkit import Violation
from camarilla.testkit.drawings import pictures
from camarilla.testkit.drawings.pictures import colours_are_known, emblems_are_distinct
from camarilla.testkit.sources.boxes import rows_say_where_they_come_from, what_is_no_box_is_refused
from camarilla.testkit.sources.coverage import chapters_have_their_tests, clauses_are_proved
from camarilla.testkit.sources.folders import (
    drawings_know_only_views, parts_lie_where_all_look, rules_know_only_rules,
)  # fmt: skip
from camarilla.testkit.words import clauses_are_translated, languages_agree, typed_words_are_of_verbs
from tests.toys.pledges import GAME as ONE_MODULE

PASS = "from camarilla.core.actions import Verb, Verbs\nVERBS = Verbs(Verb('pass'))"
CLAUSES = """[[chapter]]
id = "1"
en = "Start"
hu = "Kezdet"
it = "Inizio"
[[clause]]
id = "1.1"
source = "the book"
en = "Deal."
"""
BOX = """import tomllib
from camarilla.core.box import Box, bad_file
def read_box(text):
    try:
        tomllib.loads(text)["card"]
    except (KeyError, ValueError):
        raise bad_file("box-not-toml", reason="no cards")
    return Box(text)
"""
Written = Callable[..., Game]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """Writes a game's folder, with something else in some of its files, or without them."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def write(changed: dict[str, str | None] | None = None, **declared: object) -> Game:
        files: dict[str, str | None] = {
            f"{name}.py": "" for name in
            ("__init__", "actions", "layout", "position", "state", "view", "board", "rules/__init__", "rules/setup",
             "rules/turn", "rules/claim")
        }  # fmt: skip
        files |= {"clauses.toml": CLAUSES, "text/en.ftl": "title = A\nwon = { $seat } wins\n"}
        for name, content in {**files, **(changed or {})}.items():
            file = tmp_path / "sources_game" / name
            if content is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(content, encoding="utf-8")
        return Game("sources-game", "sources_game", seats=(2, 3), rules_version=1, **declared)  # type: ignore[arg-type]

    yield write
    for name in [name for name in sys.modules if name.split(".")[0] == "sources_game"]:
        del sys.modules[name]


Changed = dict[str, str | None]


def boxed(rows: str) -> Changed:
    return {"box.py": BOX, "box.toml": rows}


@pytest.mark.parametrize(
    ("check", "right", "wrong", "complaint"),
    [
        (parts_lie_where_all_look, {}, {"layout.py": None}, "has no layout.py"),
        (parts_lie_where_all_look, {"board_hand.py": ""}, {"bidding.py": ""}, "rules belong into rules/"),
        (parts_lie_where_all_look, {}, {"rules/turn.py": None}, "has no rules/turn.py"),
        (
            rules_know_only_rules, {}, {"rules/claim.py": "from sources_game.view import view"},
            "rules/claim.py must not import sources_game.view",
        ),
        (
            rules_know_only_rules, {}, {"rules/claim.py": "import camarilla.core.text"},
            "rules/claim.py must not import camarilla.core.text",
        ),
        (
            drawings_know_only_views, {"board.py": "from sources_game.view import view"},
            {"board.py": "from sources_game import state"}, "board.py must not import sources_game.state",
        ),
        (
            rows_say_where_they_come_from, boxed('[[card]]\nmark = "printed"\nsource = "card"'),
            boxed('[[card]]\nmark = "sure"\nsource = "card"'), "row 1 of card in box.toml has the mark 'sure'",
        ),
        (
            rows_say_where_they_come_from, boxed('[[card]]\nmark = "printed"\nsource = "card"'),
            boxed('[[card]]\nmark = "printed"'), "does not say its source",
        ),
        (
            rows_say_where_they_come_from, {},
            boxed('coins = 20\n[[card]]\nmark = "printed"\nsource = "card"'), "coins in box.toml is no row",
        ),
        (
            what_is_no_box_is_refused, boxed("[[card]]"),
            {**boxed("[[card]]"), "box.py": "from camarilla.core.box import Box\nread_box = Box"},
            "read_box takes 'not toml at all' for a box",
        ),
        (
            languages_agree, {"text/hu.ftl": "title = B"}, {"text/hu.ftl": "won = { $name } nyer"},
            "won has other placeholders in hu",
        ),
        (languages_agree, {}, {"text/it.ftl": "lost = Perde"}, "it and en differ in"),
        (
            typed_words_are_of_verbs, {"actions.py": PASS, "text/hu.ftl": "typed-pass = passz"},
            {"actions.py": PASS, "text/hu.ftl": "typed-fly = repül"},
            "hu has .'typed-fly'., and the game has no such verbs",
        ),
        (
            clauses_are_translated, {}, {"clauses.toml": CLAUSES.replace('source = "the book"', 'source = ""')},
            "clause 1.1 does not say its source",
        ),
    ],
)  # fmt: skip
def test_a_game_that_is_not_written_as_all_are_is_caught(
    written: Written, check: Callable[[Game], None], right: Changed, wrong: Changed, complaint: str
) -> None:
    check(written(right))
    for name in [name for name in sys.modules if name.split(".")[0] == "sources_game"]:
        del sys.modules[name]
    check(ONE_MODULE)
    folder = Path(sys.path[0]) / "sources_game"
    for name in wrong:
        (folder / name).unlink(missing_ok=True)
    with pytest.raises(Violation, match=complaint):
        check(written(wrong))


def test_a_released_game_is_held_to_all_languages(written: Written) -> None:
    clauses_are_translated(written())
    with pytest.raises(Violation, match=r"clause 1\.1 is not there in hu, it"):
        clauses_are_translated(written(released=True))
    languages_agree(written())
    with pytest.raises(FileNotFoundError):
        languages_agree(written(released=True))


def test_until_then_english_stands_in(written: Written) -> None:
    from camarilla.core.text import speaker

    game = written({"text/hu.ftl": "title = Udvaroncok\n", "actions.py": (
        "from camarilla.core.actions import Verbs\nfrom camarilla.core.events import Kinds\n"
        "VERBS, KINDS = Verbs(), Kinds()\n"
    )})  # fmt: skip
    say = speaker(game, "hu", ["Anna"])
    assert (say("title"), say("won", seat=0)) == ("Udvaroncok", "Anna wins")
    assert speaker(game, "it")("title") == "A"
    assert game.clauses["1.1"].gist["hu"] == "Deal." and game.chapters["1"]["hu"] == "Kezdet"


def test_emblems_that_look_or_are_called_alike_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("strozzi")
    emblems_are_distinct(game)
    for symbols, complaint in {
        '<svg><symbol id="a"><path d="1"/></symbol><symbol id="a"><path d="2"/></symbol></svg>': "2 emblems .* 'a'",
        '<svg><symbol id="a"><path d="1"/></symbol><symbol id="b"><path d="1"/></symbol></svg>': "the same drawing",
    }.items():
        monkeypatch.setattr(pictures, "board_symbols", lambda game, symbols=symbols: symbols)
        with pytest.raises(Violation, match=complaint):
            emblems_are_distinct(game)
    monkeypatch.setattr(pictures, "board_symbols", lambda game: '<svg><symbol id="a"><path d="1"/></symbol></svg>')
    with pytest.raises(Violation, match="are called like some of heads-of-state"):
        emblems_are_distinct(game)


def test_colours_that_there_are_none_of_are_caught() -> None:
    colours_are_known(ONE_MODULE)
    with pytest.raises(Violation, match="no colours 'pink': take one of brick, "):
        colours_are_known(Game("pink", "tests.toys.pledges", seats=(2, 2), rules_version=1, colours="pink"))


def test_tests_that_prove_nothing_are_caught(tmp_path: Path) -> None:
    def file(name: str, *clauses: str) -> None:
        marks = [f'import pytest\n@pytest.mark.rule("{clause}")\ndef test_{place}(): ...\n'
                 for place, clause in enumerate(clauses)]  # fmt: skip
        (tmp_path / name).write_text("".join(marks))

    file("test_1_pledging.py", "1.1")
    with pytest.raises(Violation, match=r"with one of \['1.2'\]"):
        clauses_are_proved(ONE_MODULE, tmp_path)
    file("test_1_pledging.py", "1.1", "1.2")
    clauses_are_proved(ONE_MODULE, tmp_path)
    chapters_have_their_tests(ONE_MODULE, tmp_path)
    file("test_box.py", "9.9")
    with pytest.raises(Violation, match=r"not in the book: \['9.9'\]"):
        clauses_are_proved(ONE_MODULE, tmp_path)
    file("test_box.py")
    for name, complaint in {
        "test_tricks.py": r"tests of \['tricks'\] are of no chapter",
        "test_2_end.py": r"tests for chapters \['2'\], but no such chapters",
    }.items():
        file(name)
        with pytest.raises(Violation, match=complaint):
            chapters_have_their_tests(ONE_MODULE, tmp_path)
        (tmp_path / name).unlink()
    (tmp_path / "test_1_pledging.py").unlink()
    with pytest.raises(Violation, match=r"for the chapters \['1'\]"):
        chapters_have_their_tests(ONE_MODULE, tmp_path)
