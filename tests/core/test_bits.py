"""Sets of small numbers, up to the largest member."""

import pytest

from camarilla.core.bits import bit, count, full, lowest, members, nth

SETS = [{0}, {61}, {0, 61}, {31, 32, 33}, {3, 5, 8, 13, 21, 34, 55}, set(range(62))]


@pytest.mark.parametrize("wanted", SETS, ids=str)
def test_members_come_back(wanted: set[int]) -> None:
    mask = sum(2**member for member in wanted)
    assert sum(int(bit(member)) for member in wanted) == mask
    assert members(mask) == sorted(wanted)
    assert count(mask) == len(wanted)
    assert lowest(mask) == min(wanted)
    assert [nth(mask, index) for index in range(len(wanted))] == sorted(wanted)


def test_full_sets() -> None:
    assert full(0) == 0
    assert full(36) == 2**36 - 1
    assert full(61) == 2**61 - 1
    assert count(0) == 0
    assert members(0) == []
