"""What all boards in the browser have in common, beyond what the conformance suite demands."""

from collections import Counter
from xml.etree.ElementTree import tostring

import pytest

from camarilla.core.registry import find_game, game_ids
from camarilla.drawing.boards import board_symbols
from tests.games import notation
from tests.games.pictures import drawn, emblems, emblems_in, parsed


@pytest.mark.parametrize("id", game_ids())
def test_every_emblem_has_a_name_and_a_drawing_of_its_own(id: str) -> None:
    symbols = list(parsed(board_symbols(find_game(id))).iter("symbol"))
    assert symbols
    assert max(Counter(symbol.attrib["id"] for symbol in symbols).values()) == 1
    # What follows the opening tag is the drawing itself.
    assert max(Counter(tostring(symbol).partition(b">")[2] for symbol in symbols).values()) == 1


def test_no_emblem_of_one_game_is_taken_for_that_of_another() -> None:
    names = Counter(name for id in game_ids() for name in emblems(find_game(id)))
    assert max(names.values()) == 1


@pytest.mark.parametrize("id", game_ids())
def test_the_emblems_that_a_board_uses_are_there(id: str) -> None:
    class Table(notation.Table):
        game = find_game(id)

    root = drawn(Table.new(Table.game.seats[-1]), "A")
    used = {name for name in emblems_in(root) if not name.startswith("arms-")}
    assert used
    assert used <= emblems(Table.game)
