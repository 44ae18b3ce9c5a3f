"""Records: read only if whole and known; every tampering is found, with the entry."""

import hashlib
import json
from typing import Any

import pytest

from camarilla.core.chance import commit_of, seed_from_text
from camarilla.core.record import BadRecord, read_record
from camarilla.core.replay import replay
from camarilla.core.table import Table
from tests.toys.pledges import GAME


def finished() -> str:
    table = Table(GAME, ["Anna", "Béla"], seed=seed_from_text("7"), words=["rose", "thorn"])
    while not table.over:
        seat = table.to_act()[-1]
        table.play(seat, table.legal(seat)[-1])
    return table.record().text()


def changed(**replacements: Any) -> str:
    return json.dumps({**json.loads(finished()), **replacements})


def entry_changed(number: int, **replacements: Any) -> str:
    document = json.loads(finished())
    document["entries"][number - 1].update(replacements)
    return json.dumps(document)


def test_a_record_reads_back_to_itself() -> None:
    text = finished()
    assert read_record(text).text() == text
    assert replay(GAME, read_record(text)).record().text() == text


def test_a_record_says_who_was_committed_and_what_could_be_taken_back() -> None:
    words, commits = ["rose", "thorn", ""], [commit_of("rose"), None, None]
    players = ["person", "person", "bot:random"]
    table = Table(
        GAME, ["Anna", "Béla", "Cili"], words=words, commits=commits, players=players, restarts=2, undo="unseen"
    )
    while not table.over:
        seat = table.to_act()[0]
        table.play(seat, table.legal(seat)[0])
    record = replay(GAME, read_record(table.record().text())).record()
    assert (record.words, record.commits, record.players, record.restarts) == (words, commits, players, 2)
    assert record.undo == "unseen"


def test_a_commit_is_not_what_the_stream_is_made_of() -> None:
    # Else whoever knows the seed could compute the deal from the commits, before anybody tells the words.
    assert commit_of("rose") != hashlib.sha256(b"rose").hexdigest()
    assert commit_of("rose") == hashlib.sha256(b"camarilla words rose").hexdigest()


def test_a_record_is_readable() -> None:
    lines = finished().splitlines()
    assert any(line.strip().startswith('{"n": 1, "seat": 1, "play": "pledge ') for line in lines)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "this is not a record"),
        ("[]", "not a record"),
        ('{"format": "pgn"}', "not a record"),
        ("[" * 100_000, "nested too deeply"),
        ("9" * 5000, "a number in it is too long"),
        (changed(names=["Anna", "\ud800"]), "holds half a letter"),
        (changed(version=1), "version 1 is unknown; this build reads version 2"),
        (changed(version=3), "version 3 is unknown; this build reads version 2"),
        (changed(names="Anna"), "“names” must be a list of texts"),
        (changed(words=["rose"]), "one entry a seat"),
        (changed(commits=[None]), "one entry a seat"),
        (changed(commits=[None, 3]), "“commits” must be a list of texts and nulls"),
        (changed(commits=None), "“commits” must be a list of texts and nulls"),
        (changed(restarts="none"), "“restarts” must be a whole number"),
        (changed(undo="always"), "“undo” must be one of off, unseen, own-turn"),
        (changed(undo=True), "“undo” must be text"),
        (changed(entries={}), "“entries” must be a list"),
        (changed(rules="one"), "“rules” must be a whole number"),
        (changed(options={"deck": 3}), "“options” must map names to choices"),
        (changed(result=[]), "“result” must be null or hold"),
        (entry_changed(2, n=5), "entry 2: the numbering is broken"),
        (entry_changed(2, seat=7), "entry 2: seat must be 0 to 1"),
        (entry_changed(3, undo=1), "entry 3: it must hold either “play”"),
        (entry_changed(3, at="short"), "entry 3: “at” must be 16 letters"),
    ],
)
def test_unreadable_records_say_why(text: str, reason: str) -> None:
    with pytest.raises(BadRecord) as problem:
        read_record(text)
    assert reason in str(problem.value)


def test_a_truncated_record_names_the_last_whole_entry() -> None:
    text = finished()
    cut = text[: text.index('{"n": 4') + 20]
    with pytest.raises(BadRecord, match="after entry 3"):
        read_record(cut)


def test_a_missing_key_is_named() -> None:
    document = json.loads(finished())
    del document["commitment"]
    with pytest.raises(BadRecord, match="“commitment” is missing"):
        read_record(json.dumps(document))


OTHER_SEED = seed_from_text("8").hex()


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        (changed(seed=None), 0, "sealed"),
        (changed(seed="xyz"), 0, "not a hexadecimal number"),
        (changed(seed=OTHER_SEED), 0, "does not match the published fingerprint"),
        (changed(words=["rose", "thorns"]), 1, "is refused"),
        (
            changed(commits=[commit_of("roses"), None]),
            0,
            "the words of seat 0 do not match their published fingerprint",
        ),
        (changed(players=["person", "bot:random"]), 0, "seat 1 is a bot’s, and bots give no words"),
        (
            changed(players=["person", "bot:random"], words=["rose", ""], commits=[None, commit_of("")]),
            0,
            "bots give no",
        ),
        (changed(rules=99), 0, "version 99 of the rules"),
        (changed(options={"deck": "9"}), 0, "The game has no option “deck”"),
        (entry_changed(1, play="pledge 99"), 1, "refused"),
        (entry_changed(1, play="shout"), 1, "refused"),
        (entry_changed(2, seat=1), 2, "It is not seat 1’s turn."),
        (entry_changed(3, at="0" * 16), 3, "the record says 0000000000000000"),
        (changed(result={"scores": [6, 0], "places": [1, 2]}), 0, "the result is"),
    ],
)
def test_tampering_is_found(text: str, entry: int, reason: str) -> None:
    with pytest.raises(BadRecord) as problem:
        replay(GAME, read_record(text))
    assert problem.value.entry == entry
    assert reason in str(problem.value)


def test_swapped_decisions_are_found() -> None:
    document = json.loads(finished())
    first, second = document["entries"][:2]
    document["entries"][:2] = [{**second, "n": 1}, {**first, "n": 2}]
    with pytest.raises(BadRecord) as problem:
        replay(GAME, read_record(json.dumps(document)))
    assert problem.value.entry == 1
