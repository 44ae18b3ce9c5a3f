"""Docstrings come into the compiled modules with the C code, where mypyc leaves them out."""

import importlib.util
from pathlib import Path

from tests.paths import ROOT

SOURCE = r'''"""What “it” is."""


class Thing:
    """A \\ thing."""

    def grow(self, by="a"):
        """Grow.

        Twice.
        """

    def bare(self): ...

    @property
    def half(self):
        """Half of it."""


def make():
    """Make 'one'?"""
'''
GENERATED = r"""
    {"grow",
     (PyCFunction)CPyPy_kit___thing___Thing___grow,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("grow($self, by=\"a\")\n--\n\n")},
    {"bare",
     (PyCFunction)CPyPy_kit___thing___Thing___bare,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bare($self)\n--\n\n")},
    {"half",
     (getter)kit___thing___Thing_get_half,
    NULL, NULL, NULL},
    {"size",
     (getter)kit___thing___Thing_get_size, (setter)kit___thing___Thing_set_size, NULL, NULL},
static PyTypeObject CPyType_kit___thing___Thing_template_ = {
    .tp_doc = PyDoc_STR("Thing()\n--\n\n"),
};
    {"make", (PyCFunction)CPyPy_kit___thing___make, METH_FASTCALL, PyDoc_STR("make()\n--\n\n") /* docstring */},
static struct PyModuleDef kit___thingmodule = {
    PyModuleDef_HEAD_INIT,
    "kit.thing",
    NULL, /* docstring */
"""


def test_docstrings_are_put_where_they_belong(tmp_path: Path) -> None:
    specification = importlib.util.spec_from_file_location("building", ROOT / "setup.py")
    assert specification is not None and specification.loader is not None
    building = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(building)
    (tmp_path / "kit").mkdir()
    (tmp_path / "kit" / "thing.py").write_text(SOURCE, encoding="utf-8")
    written = building.with_docstrings(GENERATED, tmp_path)
    assert 'NULL, "Half of it.", NULL}' in written and "Thing_set_size, NULL, NULL}" in written
    assert r'by=\"a\")\n--\n\nGrow.\012\012Twice.")' in written
    assert r'bare($self)\n--\n\n")' in written
    assert r'Thing()\n--\n\nA \134 thing.")' in written
    assert r"""make()\n--\n\nMake 'one'\077")""" in written
    assert r'"What \342\200\234it\342\200\235 is.", /* docstring */' in written
