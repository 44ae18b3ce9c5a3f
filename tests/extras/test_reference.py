"""The reference is built from the docstrings; everything that the package offers stands in it and can be found."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import camarilla
from tests.paths import ROOT, SOURCE
from tools.reference import PUBLIC

pytestmark = pytest.mark.extras


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reference")
    # In a process of its own: it has the interpreted modules imported, and changes what packages list.
    subprocess.run([sys.executable, "tools/reference.py", str(folder)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return folder


def page(reference: Path, *place: str) -> str:
    return reference.joinpath(*place).with_suffix(".html").read_text(encoding="utf-8")


def test_every_public_name_has_its_words_on_the_first_page(reference: Path) -> None:
    first = page(reference, "camarilla")
    for name in camarilla.__all__:
        [section] = re.findall(rf'<section id="{name}">(.*?)</section>', first, re.DOTALL)
        assert '<div class="docstring">' in section, name
    assert "The state of one game" in first, "the docstrings are those of the interpreted modules"


def test_every_public_module_has_a_page_and_a_link_to_it(reference: Path) -> None:
    found, waiting = set(), ["camarilla.html"]
    assert "camarilla.html" in page(reference, "index")
    while waiting:
        here = reference / waiting.pop()
        for link in re.findall(r'href="([^":#]+\.html)', here.read_text(encoding="utf-8")):
            there = str((here.parent / link).resolve().relative_to(reference.resolve()))
            if there not in found:
                found.add(there)
                waiting.append(there)
    modules = [file for room in PUBLIC for file in (SOURCE / room).rglob("*.py") if not file.name.startswith("__")]
    wanted = {str(file.relative_to(SOURCE.parent).with_suffix(".html")) for file in modules}
    assert wanted and sorted(wanted - found) == []
