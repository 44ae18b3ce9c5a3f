"""Box files: what does not fit is noted, with its line, and told all at once."""

import pytest

from camarilla.core.box import BadBox, BoxFile, quoted

SHIPS = """# A box
[[ship]]
name = "one"
speed = 3

[[ship]]
name = "two"
speed = 9

[[tile]]
speed = 17
"""


def faults(file: BoxFile) -> list[str]:
    """What a file is refused with."""
    with pytest.raises(BadBox) as refusal:
        file.close()
    return str(refusal.value).split("\n")


def read(text: str, *names: str) -> BoxFile:
    """A file of ships and tiles whose values have been looked at."""
    file = BoxFile(text)
    for ship in file.entries("ship", ["name", "speed"], names=names, remarks=False):
        ship.integer("speed", 1, 8)
    for tile in file.entries("tile", ["speed"], remarks=False):
        tile.integer("speed", 17, 17)
    return file


def test_a_file_that_fits_is_not_refused() -> None:
    read(SHIPS.replace("9", "8"), "one", "two").close()


def test_everything_that_is_wrong_is_told_at_once_with_its_line() -> None:
    text = SHIPS.replace("17", "true").replace("speed = 3", "sped = 3\nspeed = 3") + "\n[[tyle]]\nspeed = 1\n"
    assert faults(read(text)) == [
        "line 4: [[ship]] has no key “sped”. Did you mean “speed”?",
        "line 9: speed must be a whole number from 1 to 8, not 9.",
        "line 12: speed must be exactly 17, not true.",
        "line 14: there is no table [[tyle]]. Did you mean [[tile]]?",
    ]


def test_a_key_that_is_missing_is_told_once() -> None:
    assert faults(read(SHIPS.replace("speed = 9", ""))) == ["line 6: [[ship]] needs the key “speed”."]


def test_names_that_there_are_none_of() -> None:
    assert faults(read(SHIPS, "one", "twu")) == ["line 7: there is no [[ship]] “two”. Did you mean “twu”?"]
    assert faults(read(SHIPS, "two", "one")) == ["line 2: the [[ship]] entries must stand in this order: two, one."]
    assert faults(read(SHIPS.replace('"two"', '"one"'), "one", "xyz")) == [
        "line 6: [[ship]] “xyz” is missing.",
        "line 7: [[ship]] “one” stands there twice.",
    ]
    assert faults(read(SHIPS, "one", "xyz"))[1].endswith("There are: one, xyz.")


def test_entries_that_are_not_there_or_too_many() -> None:
    file = BoxFile(SHIPS)
    assert file.entries("harbour", ["name"]) == []
    assert file.entries("ship", ["name", "speed"], number=1, remarks=False) == []
    assert faults(file) == [
        "there are no [[harbour]] entries.",
        "line 6: [[ship]] must stand there once, not 2 times.",
        "line 10: there is no table [[tile]]. There are: harbour, ship.",
    ]


def test_an_entry_says_where_it_comes_from() -> None:
    remarks = 'mark = "sure"\nsource = " "\nreconstructed = ["speed", "colour"]\ninferred = 3\n'
    file = BoxFile(f"[[tile]]\nspeed = 1\n{remarks}")
    file.entries("tile", ["speed"])
    assert faults(file) == [
        'line 3: mark must be one of printed, inferred, reconstructed, not "sure".',
        "line 4: source must say where the entry comes from.",
        'line 5: reconstructed must list keys of the entry, not "colour".',
        "line 6: inferred must list keys of the entry, not 3.",
    ]


def test_a_file_that_is_no_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadBox, match="line 2"):
        BoxFile("a = 1\nb =\n")


def test_a_refusal_carries_the_key_and_the_facts_of_each_fault() -> None:
    with pytest.raises(BadBox) as refusal:
        read(SHIPS.replace("17", "18")).close()
    assert [(fault.line, fault.key) for fault in refusal.value.faults] == [(8, "box-number"), (11, "box-exactly")]
    assert (refusal.value.key, refusal.value.facts["high"]) == ("box-number", 8)


def test_values_are_quoted_as_the_file_writes_them() -> None:
    assert [quoted(value) for value in (True, 1.5, "à", [1, "b"], None)] == ["true", "1.5", '"à"', '[1, "b"]', ""]
    assert len(quoted("x" * 1000)) == 61
