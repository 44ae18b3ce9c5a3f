"""Finding games, and choosing how to play them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from camarilla.core.box import BadBox
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.core.text import MissingText, speaker
from tests.toys.pledges import GAME


def test_the_shelf_lists_its_folders() -> None:
    assert "ruse-and-bruise" in game_ids()
    assert find_game("ruse-and-bruise") is find_game("ruse-and-bruise")


def test_a_game_elsewhere_is_found_by_its_module() -> None:
    assert find_game("tests.toys.pledges:GAME") is GAME


@pytest.mark.parametrize("id", ["chess", "", "no.such.module:GAME", "ruse_and_bruise"])
def test_unknown_games_are_refused_with_the_known_ones(id: str) -> None:
    with pytest.raises(Malformed) as refusal:
        find_game(id)
    assert "ruse-and-bruise" in str(refusal.value)


@pytest.mark.parametrize("module", ["tests.toys.pledges", "os"])
def test_a_module_without_that_game_is_named(module: str) -> None:
    with pytest.raises(Malformed, match=f"The module “{module}” has no game “CARDS”."):
        find_game(f"{module}:CARDS")


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "This game is for 2 to 6 players, not"),
        (7, {}, "This game is for 2 to 6 players, not"),
        (4, {"speed": "fast"}, "Its options: two_player_ones, cap_cards"),
        (4, {"cap_cards": "3"}, "Choose one of: 1, 2"),
        (4, {"two_player_ones": "out"}, "Only with 2 players"),
    ],
)
def test_bad_choices_say_what_would_be_right(seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(Malformed) as refusal:
        find_game("ruse-and-bruise").start(seats, FastChance(1), options)
    assert reason in str(refusal.value)


def test_words_are_put_together_in_each_language() -> None:
    assert speaker(GAME, "en", ["Anna"]).event({"event": "drew", "seat": 0, "card": 3}) == "Anna draws 3."
    assert speaker(GAME, "it", ["Anna"]).event({"event": "drew", "seat": 0, "card": None}) == "Anna pesca una carta."
    assert speaker(GAME, "hu", ["Anna"]).action({"verb": "pledge", "card": 4}) == "Felajánlás: 4"


def test_missing_words_are_an_error() -> None:
    say = speaker(GAME, "en")
    with pytest.raises(MissingText, match="nonsense"):
        say("nonsense")
    with pytest.raises(MissingText, match="event-won"):
        say("event-won", seat=0)


@pytest.fixture
def small_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game that brings nothing yet."""
    folder = tmp_path / "halfdone"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.split(".")[0] == "halfdone"]:
        del sys.modules[name]


def test_a_part_that_is_not_there_is_none_but_a_broken_one_says_so(small_game: Path) -> None:
    game = Game("halfdone", "halfdone", seats=(2, 2), rules_version=1)
    (small_game / "board.py").write_text("import no_such_module\n")
    (small_game / "heuristics.py").write_text("from camarilla.core.game import no_such_name\n")
    (small_game / "orders.py").write_text("import sys\nsys.no_such_attribute\n")
    (small_game / "view.py").write_text("def look(): ...\n")
    assert not game.has("terminal", "draw") and not game.has("view", "view") and game.has("view", "look")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        game.has("board", "board")
    with pytest.raises(ImportError, match="no_such_name"):
        game.has("heuristics", "value")
    with pytest.raises(AttributeError, match="no_such_attribute"):
        game.has("orders", "ORDERS")


def test_a_game_whose_imports_are_broken_is_not_taken_for_none(small_game: Path) -> None:
    (small_game / "__init__.py").write_text("import no_such_module\n")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        find_game("halfdone:GAME")
    (small_game / "__init__.py").write_text("from camarilla.core.game import no_such_name\n")
    with pytest.raises(ImportError, match="no_such_name"):
        find_game("halfdone:GAME")


def test_a_game_without_a_box_takes_none() -> None:
    assert GAME.box.source == ""
    with pytest.raises(BadBox, match="pledges has no box of its own"):
        GAME.read_box("")
