"""A game record: readable JSON, one decision a line, enough to play the whole game again.

    {"format": "camarilla-record", "version": 2, "game": ..., "rules": 1, "options": {...}, "undo": "own-turn",
     "names": [...], "players": [...], "words": [...], "commits": ["..." or null, ...], "restarts": 0,
     "commitment": "...", "seed": "..." or null, "box": null or text,
     "entries": [
      {"n": 1, "seat": 0, "play": "play witch 2", "at": "0123456789abcdef"},
      {"n": 2, "seat": 1, "undo": 1, "at": "..."}],
     "result": null or {"scores": [...], "places": [...]}}

`commits` are the hashes of the words that were published before anybody told theirs; null for a seat that gave none
or told its words at once. `restarts` counts how often the shuffle was begun anew because somebody did not tell the
words in time. `undo` says which decisions could be taken back. `at` is the beginning of the position's digest after
the entry. A record whose seed is null is sealed: it can be shown while the game runs, and played again only once the
seed is revealed.
"""

import json
import re
from collections.abc import Iterable
from typing import Any, Final, SupportsIndex

from camarilla.core.actions import shown, whole
from camarilla.core.chance import seed_of
from camarilla.core.clauses import Malformed
from camarilla.core.errors import CamarillaError, Fact

FORMAT: Final = "camarilla-record"
VERSION: Final = 2
MARK: Final = 16
"""How much of a digest an entry carries."""
PERSON: Final = "person"
BOT: Final = "bot:"
"""How a record says who played: `person`, or `bot:` and the bot's name."""
OFF: Final = "off"
UNSEEN: Final = "unseen"
OWN_TURN: Final = "own-turn"
UNDO: Final = (OFF, UNSEEN, OWN_TURN)
"""Which decisions can be taken back: none; those that nobody else has noticed; those of the own turn, too."""

_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f]")
_KEYS: Final = (
    "format", "version", "game", "rules", "options", "undo", "names", "players", "words", "commits", "restarts",
    "commitment", "seed", "box", "entries", "result",
)  # fmt: skip


class BadRecord(CamarillaError):
    """A record cannot be read or does not fit: `entry` is where (0: not in an entry), the sentence says why."""

    def __init__(self, key: str, /, entry: int = 0, why: CamarillaError | None = None, **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.entry: Final = entry
        self.why = why

    def __str__(self) -> str:
        sentence = super().__str__()
        return f"entry {self.entry}: {sentence}" if self.entry else sentence


class Decision:
    """One entry: a seat's action in words, or the number of the entry it takes back."""

    def __init__(self, seat: int, play: str, undo: int, at: str) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.undo: Final = undo
        self.at: Final = at

    def json(self, number: int) -> dict[str, object]:
        """The entry as it stands in the file."""
        if self.undo:
            return {"n": number, "seat": self.seat, "undo": self.undo, "at": self.at}
        return {"n": number, "seat": self.seat, "play": self.play, "at": self.at}


class Record:
    """The header and the entries of one game."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: dict[str, str],
        names: list[str],
        players: list[str],
        words: list[str],
        commitment: str,
        commits: list[str | None],
        restarts: int = 0,
        undo: str = OWN_TURN,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.options: Final = options
        self.names: Final = names
        self.players: Final = players
        self.words: Final = words
        self.commitment: Final = commitment
        self.commits: Final = commits
        self.restarts: Final = restarts
        self.undo: Final = undo
        self.seed: str | None = None
        self.box: str | None = None
        self.entries: list[Decision] = []
        self.scores: list[int] | None = None
        self.places: list[int] | None = None

    def __repr__(self) -> str:
        state = "unfinished" if self.scores is None else "finished"
        return f"<Record of {self.game}: {', '.join(self.names)}; entries: {len(self.entries)}, {state}>"

    def __reduce__(self) -> tuple[object, ...]:
        """A record travels as its text."""
        return read_record, (self.text(),)

    def copy(self) -> "Record":
        """The record as it is now; what is changed in one of the two does not show in the other."""
        same = Record(
            self.game,
            self.rules,
            dict(self.options),
            list(self.names),
            list(self.players),
            list(self.words),
            self.commitment,
            list(self.commits),
            self.restarts,
            self.undo,
        )
        same.seed, same.box, same.entries = self.seed, self.box, list(self.entries)
        same.scores = None if self.scores is None else list(self.scores)
        same.places = None if self.places is None else list(self.places)
        return same

    def text(self) -> str:
        """The file: the header first, then one entry a line."""
        head: dict[str, object] = {
            "format": FORMAT, "version": VERSION, "game": self.game, "rules": self.rules, "options": self.options,
            "undo": self.undo, "names": self.names, "players": self.players, "words": self.words,
            "commits": self.commits, "restarts": self.restarts, "commitment": self.commitment, "seed": self.seed,
            "box": self.box,
        }  # fmt: skip
        lines = [f" {_json(key)}: {_json(value)}," for key, value in head.items()]
        entries = [f"  {_json(entry.json(number))}" for number, entry in enumerate(self.entries, 1)]
        result = None if self.scores is None else {"scores": self.scores, "places": self.places}
        body = ' "entries": [\n' + ",\n".join(entries) + f'\n ],\n "result": {_json(result)}\n'
        return "{\n" + "\n".join(lines) + "\n" + body + "}\n"


def checked_names(names: Iterable[object]) -> list[str]:
    """The names of those who play, one for each seat, empty where nobody has one; refuses what would not show."""
    if isinstance(names, str):
        raise Malformed("names-no-list", given=names)
    if not isinstance(names, Iterable):
        raise Malformed("names-none", given=repr(names)[:40])
    checked: list[str] = []
    for name in names:
        if not isinstance(name, str) or _CONTROL.search(name):
            raise Malformed("bad-name", given=repr(name))
        checked.append(name)
    return checked


def checked_seed(given: bytes | str | SupportsIndex) -> bytes:
    """The seed of a game: its bytes, or what a text or a number stands for; refuses what is none of them."""
    if isinstance(given, bytes | str):
        return seed_of(given)
    number = whole(given)
    if number is None:
        raise Malformed("no-seed", given=shown(given))
    return seed_of(number)


def read_record(text: str) -> Record:
    """The record of a file; refuses what is cut off, unknown or malformed, and says where."""
    try:
        document: Any = json.loads(text)
    except json.JSONDecodeError as problem:
        if not text.lstrip().startswith("{"):
            raise BadRecord("record-format", wanted=FORMAT) from None
        whole = text.count('"at":')
        raise BadRecord("record-cut-off", line=str(problem.lineno), whole=whole, reason=problem.msg) from None
    except RecursionError:
        raise BadRecord("record-nested") from None
    except ValueError:
        raise BadRecord("record-long-number") from None
    if not _is_whole(document):
        raise BadRecord("record-half-letter")
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadRecord("record-format", wanted=FORMAT)
    if document.get("version") != VERSION:
        raise BadRecord("record-version", given=repr(document.get("version")), wanted=VERSION)
    for key in _KEYS:
        if key not in document:
            raise BadRecord("record-missing", name=key)
    return _record(document)


def _record(document: dict[str, Any]) -> Record:
    names = _texts(document, "names")
    record = Record(
        _text(document, "game"),
        _number(document, "rules"),
        _options(document),
        names,
        _texts(document, "players"),
        _texts(document, "words"),
        _text(document, "commitment"),
        _commits(document),
        _number(document, "restarts"),
        _undo(document),
    )
    if any(len(each) != len(names) for each in (record.players, record.words, record.commits)):
        raise BadRecord("record-seats")
    record.seed = None if document["seed"] is None else _text(document, "seed")
    record.box = None if document["box"] is None else _text(document, "box")
    entries = document["entries"]
    if not isinstance(entries, list):
        raise BadRecord("record-list", name="entries")
    for number, entry in enumerate(entries, 1):
        record.entries.append(_decision(entry, number, len(names)))
    _read_result(record, document["result"])
    return record


def _decision(entry: Any, number: int, seats: int) -> Decision:
    if not isinstance(entry, dict) or entry.get("n") != number:
        raise BadRecord("record-numbering", number)
    seat, play, undo, at = entry.get("seat"), entry.get("play"), entry.get("undo"), entry.get("at")
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadRecord("record-seat", number, last=seats - 1, given=repr(seat))
    if not isinstance(at, str) or len(at) != MARK:
        raise BadRecord("record-at", number, wanted=MARK, given=repr(at))
    if isinstance(play, str) and undo is None:
        return Decision(seat, play, 0, at)
    if isinstance(undo, int) and play is None and 0 < undo < number:
        return Decision(seat, "", undo, at)
    raise BadRecord("record-entry", number)


def _read_result(record: Record, result: Any) -> None:
    if result is None:
        return
    if not isinstance(result, dict):
        raise BadRecord("record-no-result")
    record.scores = _numbers(result, "scores")
    record.places = _numbers(result, "places")


def _is_whole(document: Any) -> bool:
    """Whether no text holds one half of a letter that JSON spells in two."""
    try:
        _json(document).encode()
    except UnicodeEncodeError:
        return False
    return True


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _text(document: dict[str, Any], key: str) -> str:
    value = document[key]
    if not isinstance(value, str):
        raise BadRecord("record-text", name=key, given=repr(value))
    return value


def _number(document: dict[str, Any], key: str) -> int:
    value = document[key]
    if not isinstance(value, int):
        raise BadRecord("record-number", name=key, given=repr(value))
    return value


def _texts(document: dict[str, Any], key: str) -> list[str]:
    values = document[key]
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise BadRecord("record-texts", name=key)
    return values


def _commits(document: dict[str, Any]) -> list[str | None]:
    values = document["commits"]
    if not isinstance(values, list) or not all(value is None or isinstance(value, str) for value in values):
        raise BadRecord("record-commits")
    return values


def _undo(document: dict[str, Any]) -> str:
    level = _text(document, "undo")
    if level not in UNDO:
        raise BadRecord("record-undo-level", known=", ".join(UNDO), given=repr(level))
    return level


def _numbers(document: dict[str, Any], key: str) -> list[int]:
    values = document.get(key)
    if not isinstance(values, list) or not all(isinstance(value, int) for value in values):
        raise BadRecord("record-numbers", name=key)
    return values


def _options(document: dict[str, Any]) -> dict[str, str]:
    options = document["options"]
    if not isinstance(options, dict) or not all(isinstance(choice, str) for choice in options.values()):
        raise BadRecord("record-options")
    return options
