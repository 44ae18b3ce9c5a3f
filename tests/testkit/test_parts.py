"""What the testkit catches in the parts of a board."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Board, PartMemory, Parts
from camarilla.drawing.parts import tag, text
from camarilla.testkit import Violation, setups
from camarilla.testkit.drawings.parts import parts_are_drawn_from_their_pieces
from tests.toys import pledges

SETUP = setups(pledges.GAME)[0]
COUNTER = count()


def _number(value: int, _: Say) -> str:
    return tag("p", "", text(value))


def _moody(value: int, _: Say) -> str:
    return tag("p", "", text(value + next(COUNTER)))


def _two(value: int, _: Say) -> str:
    return tag("p", "", text(value)) * 2


def _nested(value: int, _: Say) -> str:
    return tag("p", "", tag("i", "", data_part="inner"))


def _nothing(value: int, _: Say) -> str:
    return ""


def sound(view: Any, parts: Parts) -> str:
    hands = "" if view["seat"] is None else parts.add("seat", _number, view["seat"])
    return tag("div", "", parts.add("pile", _number, 1), parts.add("none", _nothing, 1), hands, text(str(view)))


def moody(view: Any, parts: Parts) -> str:
    return tag("div", "", parts.add("pile", _moody, 1), text(str(view)))


def closing(view: Any, parts: Parts) -> str:
    return tag("div", "", parts.add("pile", lambda value, say: tag("p", "", text(str(view))), 1))


def not_placed(view: Any, parts: Parts) -> str:
    parts.add("pile", _number, 1)
    return tag("div", "", text(str(view)))


def placed_twice(view: Any, parts: Parts) -> str:
    return tag("div", "", parts.add("pile", _number, 1) * 2)


def not_one(view: Any, parts: Parts) -> str:
    return tag("div", "", parts.add("pile", _two, 1))


def nested(view: Any, parts: Parts) -> str:
    return tag("div", "", parts.add("pile", _nested, 1))


def test_a_sound_board_keeps_the_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pledges, "board", sound, raising=False)
    parts_are_drawn_from_their_pieces(SETUP, 1)


@pytest.mark.parametrize(
    ("board", "complaint"),
    [
        (moody, "pile is drawn from more than its piece"),
        (closing, "pile is not drawn by a plain function"),
        (not_placed, "parts and places differ"),
        (placed_twice, "parts and places differ"),
        (not_one, "pile is not one element"),
        (nested, "pile has parts in it"),
    ],
)
def test_a_broken_promise_is_caught(
    monkeypatch: pytest.MonkeyPatch, board: Callable[[Any, Parts], str], complaint: str
) -> None:
    monkeypatch.setattr(pledges, "board", board, raising=False)
    with pytest.raises(Violation, match=complaint):
        parts_are_drawn_from_their_pieces(SETUP, 1)


def test_two_parts_of_one_name_are_refused() -> None:
    parts = Parts(Say("en", [], []))
    parts.add("pile", _number, 1)
    with pytest.raises(ValueError, match="two parts of a board are called pile"):
        parts.add("pile", _number, 1)


def _row(parts: Parts, values: list[int]) -> str:
    return tag("div", "row", *[parts.add(f"place-{place}", _number, value) for place, value in enumerate(values)])


def test_an_area_is_its_parts_laid_out() -> None:
    memory, say = PartMemory(), Say("en", [], [])
    for values in ([1, 2], [1, 2], [1, 3]):
        alone, together = Parts(say), Parts(say, memory)
        assert _row(alone, values) == together.area(_row, values)
        assert alone.drawn == together.drawn
    with pytest.raises(ValueError, match="two parts of a board are called place-0"):
        together.area(_row, [5])


def test_a_part_that_is_no_element_is_refused() -> None:
    with pytest.raises(ValueError, match="not drawn as an element"):
        Parts(Say("en", [], [])).add("pile", lambda say: "some text")


def test_the_whole_board_is_the_skeleton_with_its_parts() -> None:
    board = Board('<div><slot data-part="one"></slot></div>', {"one": '<p data-part="one">1</p>'})
    assert board.whole() == '<div><p data-part="one">1</p></div>'


def test_what_differs_between_two_boards_is_told_by_part() -> None:
    before = Board("", {"same": "<p/>", "other": "<p>1</p>", "gone": "<p/>"})
    after = Board("", {"same": "<p/>", "other": "<p>2</p>", "new": "<p/>"})
    assert after.changed_since(before) == {"other": "<p>2</p>", "new": "<p/>"}


def test_a_part_is_drawn_once_for_all_who_see_the_same() -> None:
    drawn = []

    def watched(value: list[int], _: Say) -> str:
        drawn.append(value)
        return tag("p", "", text(str(value)))

    memory, say = PartMemory(), Say("en", [], [])
    for value in ([1], [1], [2], [1]):
        Parts(say, memory).add("pile", watched, value)
    assert drawn == [[1], [2]]


def test_the_memory_forgets_what_nobody_has_asked_for() -> None:
    memory, say = PartMemory(), Say("en", [], [])
    for value in range(10_000):
        Parts(say, memory).add("used", _number, 0)
        Parts(say, memory).add("pile", _number, value)
    assert len(memory._recent) + len(memory._older) < 500
    assert any(kept[0] == "used" for kept in memory._recent)
