"""Old records keep playing: finished games of every game, option and number of seats lead to the same positions."""

from pathlib import Path

import pytest

from camarilla.core.record import BadRecord, read_record
from camarilla.core.registry import find_game, game_ids
from camarilla.core.replay import replay
from camarilla.testkit.setups import setups
from tests.paths import ROOT

FILES = sorted((ROOT / "tests" / "records").glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_finished_game_plays_as_it_did(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    # Compares the digest of the position after every entry, and in the end points and places.
    table = replay(find_game(record.game), record)
    assert table.over and record.scores is not None
    assert table.record().text() == text


def test_every_setup_is_there() -> None:
    records = [read_record(file.read_text(encoding="utf-8")) for file in FILES]
    kept = {(record.game, len(record.names), *sorted(record.options.items())) for record in records}
    wanted = {(id, setup.seats, *sorted(setup.options.items())) for id in game_ids() for setup in setups(find_game(id))}
    assert wanted <= kept, "python tools/records.py adds what is missing"
    assert any(entry.undo for record in records for entry in record.entries)


def test_a_changed_record_does_not_play() -> None:
    text = FILES[0].read_text(encoding="utf-8")
    record = read_record(text)
    first = record.entries[0].at
    with pytest.raises(BadRecord, match="entry 1"):
        replay(find_game(record.game), read_record(text.replace(first, "0" * 16, 1)))
