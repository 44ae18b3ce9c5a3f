"""The scan for tests that prove clauses."""

from pathlib import Path

from camarilla.testkit.sources import coverage

MODULE = """
import pytest

pytestmark = [pytest.mark.rule("1.1"), pytest.mark.slow]
CASES = [pytest.param(1, marks=pytest.mark.rule("5.2")), pytest.param(2, marks=[pytest.mark.rule("5.3", "5.4")])]


@pytest.mark.rule("2.1", "2.2")
def test_function(): ...


@pytest.mark.parametrize("case", CASES)
def test_cases(case): ...


@pytest.mark.parametrize("case", [pytest.param(1, marks=pytest.mark.rule("5.5"))])
async def test_inline(case): ...


@pytest.mark.rule("3.1")
class TestGroup:
    pytestmark = pytest.mark.rule("3.2")

    @pytest.mark.rule("3.3")
    def test_inside(self): ...

    @pytest.mark.rule("9.9")
    def helper(self): ...
"""


def test_every_kind_of_mark_is_found(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_rules.py").write_text(MODULE)
    (tmp_path / "helpers.py").write_text(MODULE)
    found = coverage.tests_by_clause(tmp_path)
    place = "deep/test_rules.py::"
    inside = f"{place}TestGroup::test_inside"
    assert found["1.1"] == [f"{place}test_function", f"{place}test_cases", f"{place}test_inline", inside]
    assert found["2.1"] == found["2.2"] == [f"{place}test_function"]
    assert found["5.2"] == found["5.3"] == found["5.4"] == [f"{place}test_cases"]
    assert found["5.5"] == [f"{place}test_inline"]
    assert found["3.1"] == found["3.2"] == found["3.3"] == [inside]
    assert "9.9" not in found
