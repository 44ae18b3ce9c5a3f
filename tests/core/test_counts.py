"""Counts packed into one number: of any width, compared and taken away in one step, drawn from fairly, written down."""

from collections import Counter

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.counts import GUARDED, Counts, draw, holds, kinds_in, less, number, of, total
from camarilla.core.fields import BadDocument, Field, Json, Layout, Named, SetOf
from librt.vecs import vec
from mypy_extensions import i64


def packed(counts: list[int], width: int) -> int:
    return sum(int(of(found, kind, width)) for kind, found in enumerate(counts))


@pytest.mark.parametrize("width", [3, 4, 5, 6])
def test_what_is_packed_is_found_again(width: int) -> None:
    counts = [place % 2**width for place in range(62 // width)]
    pile = packed(counts, width)
    assert [number(pile, kind, width) for kind in range(len(counts))] == counts
    assert total(pile, width) == sum(counts)


def test_the_kinds_of_a_guarded_pile() -> None:
    one_of_each = kinds_in(packed([1] * 10, GUARDED))
    assert kinds_in(0) == 0 and kinds_in(packed([31] * 10, GUARDED)) == one_of_each
    assert kinds_in(packed([2, 0, 31, 0, 1], GUARDED)) == kinds_in(packed([1, 0, 1, 0, 1], GUARDED)) != one_of_each


def test_a_guarded_pile_is_compared_kind_by_kind() -> None:
    pile = packed([2, 0, 31, 5], GUARDED)
    assert holds(pile, packed([2, 0, 31, 5], GUARDED)) and holds(pile, 0)
    assert not holds(pile, packed([3], GUARDED))
    assert not holds(pile, packed([0, 1, 0, 0], GUARDED)), "what there is more of does not make up for what is missing"


def test_a_full_guarded_pile_is_counted() -> None:
    assert total(packed([31] * 10, GUARDED), GUARDED) == 310
    assert total(packed([0] * 9 + [31], GUARDED), GUARDED) == total(packed([31], GUARDED), GUARDED) == 31


def test_no_count_falls_below_zero() -> None:
    pile = packed([2, 0, 31, 5], GUARDED)
    assert less(pile, packed([3, 1, 1, 5, 9], GUARDED)) == packed([0, 0, 30, 0, 0], GUARDED)


def test_every_thing_is_drawn_equally_often() -> None:
    pile, chance = packed([1, 0, 3], 4), FastChance(5)
    drawn = Counter(int(draw(pile, 4, 4, chance)) for _ in range(4000))
    assert set(drawn) == {0, 2} and abs(drawn[0] - 1000) < 120


def test_counts_are_written_by_name_without_the_zeros() -> None:
    codec = Counts(["gold", "title", "castle"], 5)
    cell = packed([2, 0, 31], 5)
    assert codec.write(cell) == {"gold": 2, "castle": 31} and codec.read({"castle": 31, "gold": 2}) == cell


@pytest.mark.parametrize("written", [None, ["gold"], {"iron": 1}, {"gold": 0}, {"gold": 32}, {"gold": "2"}])
def test_other_counts_are_refused(written: Json) -> None:
    for width in (5, GUARDED):
        with pytest.raises(BadDocument):
            Counts(["gold", "title"], width).read(written)


def test_a_layout_counts_what_its_fields_hold() -> None:
    layout = Layout(
        7,
        Field("seats", 0),
        Field("hand", 1, 2, Counts(["gold", "title"], 5), holds="{name} card"),
        Field("flags", 3, 2, SetOf(["red", "blue"]), holds="{name} flag of seat {place}"),
        Field("prince", 5, codec=Named(["cosimo", "piero"]), holds="{name}"),
        Field("coins", 6, holds="coins"),
    )
    found = {"coins": 10}
    layout.count(vec[i64]([2, packed([1, 2], 5), packed([3], 5), 0b11, 0b10, 1, 7]), found)
    assert found == {
        "gold card": 4, "title card": 2, "red flag of seat 0": 1, "blue flag of seat 0": 1, "blue flag of seat 1": 1,
        "piero": 1, "coins": 17,
    }  # fmt: skip
    nobody: dict[str, int] = {}
    layout.count(vec[i64]([2, 0, 0, 0, 0, -1, 0]), nobody)
    assert nobody == {"coins": 0}
