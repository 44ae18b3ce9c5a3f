"""The reference is built from the docstrings, and everything that the package offers stands in it."""

from pathlib import Path

import pytest

import camarilla
from tools.reference import build

pytestmark = pytest.mark.extras


def test_the_reference_has_every_public_name_with_its_words(tmp_path: Path) -> None:
    build(tmp_path)
    assert (tmp_path / "index.html").exists()
    homes = {name: home for home, names in camarilla._HOMES.items() for name in names}
    for name in camarilla.__all__:
        page = (tmp_path / "camarilla" / f"{homes[name].replace('.', '/')}.html").read_text(encoding="utf-8")
        assert f'id="{name}"' in page, name
    position = (tmp_path / "camarilla" / "core" / "position.html").read_text(encoding="utf-8")
    assert "The state of one game" in position, "the docstrings are those of the interpreted modules"
