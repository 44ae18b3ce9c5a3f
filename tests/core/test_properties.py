"""What holds for all positions, records and actions, and not only for those that somebody thought of."""

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.actions import Verb, Verbs, names, numbers
from camarilla.core.chance import FastChance, seed_from_text
from camarilla.core.clauses import Malformed
from camarilla.core.counts import GUARDED, MOST_GUARDED, Counts, of
from camarilla.core.fields import (
    LARGEST, PER_SEAT, SEATS, SMALLEST, BadDocument, Codec, Field, Json, Layout, Named, SetOf, as_text,
)  # fmt: skip
from camarilla.core.game import Game
from camarilla.core.record import MARK, UNDO, BadRecord, Decision, Record, read_record
from camarilla.core.registry import find_game, game_ids
from camarilla.core.replay import replay
from camarilla.core.table import Table
from tests.strategies import damaged, damaged_text
from tests.toys.pledges import GAME as TOY

GAMES = [TOY, *map(find_game, game_ids())]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
NAMES = st.lists(st.text(), min_size=1, max_size=62, unique=True)

# Fields -------------------------------------------------------------------------------------


@st.composite
def codecs(draw: st.DrawFn) -> tuple[Codec, st.SearchStrategy[int]]:
    """How a cell is written, and what such a cell may hold."""
    listed = draw(NAMES)
    kinds = listed[:10]
    piles = st.lists(st.integers(0, MOST_GUARDED), min_size=len(kinds), max_size=len(kinds))
    return draw(
        st.sampled_from(
            [
                (Codec(), st.integers(SMALLEST, LARGEST)),
                (Named(listed), st.integers(-1, len(listed) - 1)),
                (SetOf(listed), st.integers(0, (1 << len(listed)) - 1)),
                (Counts(kinds, GUARDED), piles.map(_packed)),
            ]
        )
    )


def _packed(pile: list[int]) -> int:
    return sum(of(number, kind, GUARDED) for kind, number in enumerate(pile))


@st.composite
def positions(draw: st.DrawFn) -> tuple[Layout, list[int]]:
    """A layout of any fields, in any order after the number of seats, and cells that fit it."""
    cells = [draw(st.integers(1, 6))]
    fields = [Field("seats", SEATS)]
    for name in draw(st.lists(st.text(), max_size=5, unique=True).filter(lambda listed: "seats" not in listed)):
        codec, values = draw(codecs())
        length = draw(st.sampled_from([0, PER_SEAT, 1, 3]))
        counted, used = -1, {0: 1, PER_SEAT: cells[SEATS]}.get(length, length)
        room = 6 if length == PER_SEAT else max(1, length)
        if length > 0 and draw(st.booleans()):
            counted, used = len(cells), draw(st.integers(0, length))
            fields.append(Field(f"number of {name}", counted))
            cells.append(used)
        fields.append(Field(name, len(cells), length, codec, counted))
        cells += [draw(values) for _ in range(used)] + [0] * (room - used)
    return Layout(len(cells), *fields), cells


@given(positions())
def test_any_position_comes_back_from_its_document(position: tuple[Layout, list[int]]) -> None:
    layout, cells = position
    document = layout.dump(vec[i64](cells))
    assert layout.text(vec[i64](cells)) == as_text(document)
    assert list(layout.load(json.loads(json.dumps(document)))) == cells


@each_game
@given(data=st.data())
def test_a_damaged_document_is_refused_or_is_another_position(game: Game, data: st.DataObject) -> None:
    layout, document = _document(game)
    with contextlib.suppress(BadDocument):
        cells = layout.load(data.draw(damaged(document)))
        assert list(layout.load(layout.dump(cells))) == list(cells)


def _document(game: Game) -> tuple[Layout, dict[str, Json]]:
    position = game.start(game.seats[0], FastChance(3))
    for _ in range(5):
        seat = position.to_act()[0]
        position.play(seat, position.legal(seat)[0])
    return position.layout(), position.dump()


# Records ------------------------------------------------------------------------------------


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any header, and any entries that are numbered and of its seats."""
    seats = draw(st.integers(1, 4))
    texts = st.lists(st.text(), min_size=seats, max_size=seats)
    options = draw(st.dictionaries(st.text(), st.text(), max_size=3))
    names, players, words = draw(texts), draw(texts), draw(texts)
    commits = draw(st.lists(st.none() | st.text(), min_size=seats, max_size=seats))
    record = Record(
        draw(st.text()), draw(st.integers()), options, names, players, words, draw(st.text()), commits,
        draw(st.integers(0, 9)), draw(st.sampled_from(UNDO)),
    )  # fmt: skip
    record.seed, record.box = draw(st.none() | st.text()), draw(st.none() | st.text())
    for number in range(draw(st.integers(0, 4))):
        undo = draw(st.integers(1, number)) if number and draw(st.booleans()) else 0
        mark = draw(st.text(min_size=MARK, max_size=MARK))
        record.entries.append(Decision(draw(st.integers(0, seats - 1)), "" if undo else draw(st.text()), undo, mark))
    if draw(st.booleans()):
        record.scores, record.places = draw(st.lists(st.integers())), draw(st.lists(st.integers()))
    return record


@given(records())
def test_any_record_comes_back_from_its_text(record: Record) -> None:
    again = read_record(record.text())
    assert spelled(again) == spelled(record) and again.text() == record.text()


def spelled(record: Record) -> list[object]:
    """All that a record holds."""
    return [
        record.game, record.rules, record.options, record.names, record.players, record.words, record.commitment,
        record.commits, record.restarts, record.undo, record.seed, record.box,
        [entry.json(number) for number, entry in enumerate(record.entries, 1)],
        record.scores, record.places,
    ]  # fmt: skip


def finished() -> str:
    table = Table(TOY, ["Anna", "Béla"], seed=seed_from_text("7"), words=["rose", "thorn"])
    while not table.over:
        seat = table.to_act()[-1]
        table.play(seat, table.legal(seat)[-1])
    return table.record().text()


FINISHED = finished()


def _read_and_replayed(text: str) -> None:
    """A record is refused as such, or it is one: it can be written, sent and read again."""
    with contextlib.suppress(BadRecord):
        record = read_record(text)
        written = record.text()
        assert read_record(written.encode().decode()).text() == written
        replay(TOY, record)


@settings(max_examples=300)
@given(damaged_text(FINISHED))
def test_damaged_text_is_refused_as_a_record_or_still_is_one(text: str) -> None:
    _read_and_replayed(text)


@settings(max_examples=300)
@given(damaged(json.loads(FINISHED)))
def test_a_damaged_record_is_refused_as_such_or_still_is_one(document: Any) -> None:
    _read_and_replayed(json.dumps(document))


# Actions ------------------------------------------------------------------------------------

ODD = ["-", "-1", "+1", "1.0", "1_0", "01", "٣", "²", "Ⅳ", "ß", "İ", "none", "null", "nan"]
"""What may be taken for a number or a name by whoever reads too kindly."""


@st.composite
def verb_tables(draw: st.DrawFn) -> Verbs:
    """Any verbs with any arguments, named as games name things: small letters, no spaces."""
    word = st.text("abcdefghijklmnopqrstuvwxyz-", min_size=1, max_size=8)
    domains = st.lists(word, min_size=1, max_size=4, unique=True).map(lambda values: (names, [values])) | st.tuples(
        st.integers(-20, 20), st.integers(0, 9)
    ).map(lambda ends: (numbers, [ends[0], ends[0] + ends[1]]))
    verbs = []
    for verb in draw(st.lists(word, min_size=1, max_size=4, unique=True)):
        arguments = draw(st.lists(word.filter(lambda name: name != "verb"), max_size=3, unique=True))
        made = [draw(domains) for _ in arguments]
        verbs.append(Verb(verb, *[make(name, *values) for name, (make, values) in zip(arguments, made, strict=True)]))
    return Verbs(*verbs)


@given(verb_tables())
def test_any_action_comes_back_from_its_words_and_its_json(verbs: Verbs) -> None:
    for number in range(verbs.size):
        action = verbs.action(number)
        assert verbs.parse(action.text()) == number
        assert verbs.from_json(json.loads(json.dumps(action.json()))) == number


@each_game
@given(data=st.data())
def test_arbitrary_words_are_malformed_or_an_action(game: Game, data: st.DataObject) -> None:
    known = st.sampled_from(sorted({word for verb in game.verbs.verbs for word in _vocabulary(verb)}))
    words = data.draw(
        st.text() | st.lists(known | st.sampled_from(ODD) | st.text(max_size=4), max_size=5).map(" ".join)
    )
    with contextlib.suppress(Malformed):
        assert game.verbs.text(game.verbs.parse(words)) == " ".join(words.lower().split())


@each_game
@given(data=st.data())
def test_arbitrary_json_is_malformed_or_an_action(game: Game, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, game.verbs.size - 1))
    spelled = game.verbs.action(number).json()
    more = data.draw(
        st.dictionaries(st.sampled_from([*spelled, "more"]), st.text(max_size=8) | st.integers(), max_size=2)
    )
    with contextlib.suppress(Malformed):
        found = game.verbs.action(game.verbs.from_json(spelled | more)).json()
        assert {name: str(value) for name, value in found.items()} == {
            name: str(value).lower() for name, value in (spelled | more).items()
        }


def _vocabulary(verb: Verb) -> list[str]:
    return [verb.name, *[str(value) for domain in verb.arguments for value in domain.values]]
