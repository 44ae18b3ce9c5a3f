"""Positions and games travel: pickled, deep-copied, compared, shown, written down and read back."""

import copy
import json
import pickle
from collections.abc import Callable

import pytest

from camarilla.core.chance import AuditedChance, Chance, FastChance, seed_from_text
from camarilla.core.fields import BadDocument
from camarilla.core.game import Game
from camarilla.core.playout import playout
from camarilla.core.position import Position
from camarilla.core.registry import find_game, game_ids, game_of
from camarilla.core.table import Table
from tests.toys.pledges import GAME

IDS = [*game_ids(), "tests.toys.pledges:GAME"]


def middle_of(id: str) -> Position:
    game = find_game(id)
    position = game.start(game.default_seats, FastChance(3), log=[])
    playout(position, FastChance(4), limit=3)
    return position


@pytest.mark.parametrize(
    "way", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))], ids=["copy", "pickle"]
)
@pytest.mark.parametrize("id", IDS)
def test_a_position_travels_whole_and_alone(id: str, way: Callable[[Position], Position]) -> None:
    position, untouched = middle_of(id), middle_of(id)
    twin = way(position)
    assert twin == position and twin.digest() == position.digest() and type(twin) is type(position)
    assert [event.values for event in twin.log or []] == [event.values for event in position.log or []] != []
    playout(twin, FastChance(5))
    assert position == untouched != twin
    playout(position, FastChance(5))
    assert position == twin, "the copy has not drawn the same luck"


@pytest.mark.parametrize(
    "way", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))], ids=["copy", "pickle"]
)
@pytest.mark.parametrize("id", IDS)
def test_a_table_travels_whole_and_alone(id: str, way: Callable[[Table], Table]) -> None:
    game = find_game(id)
    table = Table(game, [f"Player {seat}" for seat in range(game.default_seats)], seed=5)
    for _ in range(3):
        _first_decision(table)
    twin = way(table)
    assert twin.game is game and twin.record(reveal=True).text() == table.record(reveal=True).text()
    everybody = [None, *range(game.default_seats)]
    assert [twin.view(seat) for seat in everybody] == [table.view(seat) for seat in everybody]
    assert [twin.events(seat) for seat in everybody] == [table.events(seat) for seat in everybody]
    assert [twin.can_undo(seat) for seat in range(game.default_seats)] == [
        table.can_undo(seat) for seat in range(game.default_seats)
    ]
    before = table.record(reveal=True).text()
    _first_decision(twin)
    assert table.record(reveal=True).text() == before, "the two share something"
    _first_decision(table)
    assert twin.record(reveal=True).text() == table.record(reveal=True).text(), "the copy has not drawn the same luck"


def _first_decision(table: Table) -> None:
    seat = table.to_act()[0]
    table.play(seat, table.legal(seat)[0])


def test_a_record_travels_as_it_is() -> None:
    record = Table("strozzi", ["Anna", "Béla", "Carla"], seed=1).record()
    assert pickle.loads(pickle.dumps(record)).text() == copy.deepcopy(record).text() == record.text()


@pytest.mark.parametrize("id", IDS)
def test_what_is_printed_is_not_doubled(id: str) -> None:
    position = middle_of(id)
    assert copy.deepcopy(position).box is position.box
    first, second = (pickle.loads(pickle.dumps(position)) for _ in range(2))
    assert first.box is second.box and first.box.digest == position.box.digest


def test_an_audited_stream_goes_on_where_it_was() -> None:
    chance = AuditedChance(seed_from_text("7"), ["a"])
    chance.open = True
    chance.below(6)
    twin: Chance = pickle.loads(pickle.dumps(chance))
    assert [twin.below(1000) for _ in range(5)] == [chance.below(1000) for _ in range(5)]


@pytest.mark.parametrize("id", IDS)
def test_a_game_stays_the_one_that_it_is(id: str) -> None:
    game = find_game(id)
    assert game.verbs.size
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    assert game_of(middle_of(id)) is game


def test_a_game_that_no_module_holds_cannot_be_pickled() -> None:
    stray = Game("stray", "tests.toys.pledges", seats=(2, 2), rules_version=1)
    with pytest.raises(pickle.PicklingError, match=r"stray is no attribute of tests\.toys\.pledges"):
        pickle.dumps(stray)


@pytest.mark.parametrize("id", game_ids())
def test_equal_positions_are_those_with_equal_cells_and_boxes(id: str) -> None:
    position = middle_of(id)
    other = position.clone()
    assert position == other and position != "a position"
    playout(other, FastChance(1), limit=1)
    assert position != other
    with pytest.raises(TypeError):
        hash(position)


def test_a_position_says_what_it_is() -> None:
    strozzi = find_game("strozzi").start(4, FastChance(1))
    assert repr(strozzi) == "<Strozzi: 4 seats, claim, to act: 0>"
    assert repr(GAME.start(2, FastChance(1))) == "<Pledges: 2 seats, to act: 0, 1>"
    playout(strozzi, FastChance(1))
    assert repr(strozzi) == "<Strozzi: 4 seats, over>"
    assert repr(find_game("strozzi")) == "<Game strozzi: 3 to 6 seats>"


def test_a_table_says_what_it_is_and_nothing_that_is_hidden() -> None:
    table = Table("strozzi", ["Anna", "Béla", "Carla"], seed=1)
    (first,) = table.to_act()
    assert repr(table) == f"<Table of strozzi: 3 seats, decisions: 0, to act: {first}>"
    table.play(first, table.legal(first)[0])
    assert "3 seats, decisions: 1, to act: " in repr(table)
    while not table.over:
        table.play(seat := table.to_act()[0], table.legal(seat)[0])
    assert repr(table).endswith(", over>")


@pytest.mark.parametrize("id", IDS)
def test_a_game_loads_what_a_position_dumped(id: str) -> None:
    position, own = middle_of(id), FastChance(9)
    loaded = find_game(id).load(json.loads(json.dumps(position.dump())), own)
    assert loaded == position and loaded.chance is own
    other_seats = find_game(id).start(find_game(id).seats[0], FastChance(1))
    assert find_game(id).load(other_seats.dump()) == other_seats


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("seats", 9, "seats: expected 2 to 3, found 9"),
        ("seats", None, "seats: expected 2 to 3, found None"),
        ("points", [1], "points: expected 2 entries, found 1"),
        ("points", [1, 2**70], f"points: expected a whole number of 64 bits, found {2**70}"),
    ],
)
def test_documents_that_are_no_position_are_refused(field: str, value: int, reason: str) -> None:
    document = {**GAME.start(2, FastChance(1)).dump(), field: value}
    with pytest.raises(BadDocument) as problem:
        GAME.load(document)
    assert str(problem.value) == f"{reason}."
