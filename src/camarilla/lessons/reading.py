"""Reads a `lesson.toml`. What does not fit is refused when the lessons are first asked for, with its file and line.

[[lesson]]
seed = "a quiet evening"                     # the deal
names = ["", "Lucrezia"]                     # who sits where; the learner's name is left empty
options = { edition = "it" }                 # may be left out
minutes = 7

[[step]]                                     # read, then go on
say = "lesson-aim"                           # a message of the game's texts
facts = { points = "columns[0].goal.points" }   # its values: `facts.py` says how they are looked up
light = [{ column = 1 }]                     # what to look at

[[step]]                                     # answered by a decision
say = "lesson-first"
may = ["play king 1"]                        # what leads on; `*` stands for any word
good = "lesson-first-good"                   # said about it
poor = [{ answer = "play * 2", say = "lesson-first-elsewhere" }]
then = ["Lucrezia: play witch 1", "you: play cap 2; play storm 1"]   # what is decided afterwards, also for the learner
skip = ["Lucrezia: play witch 1"]            # the same, before `then`: what is not shown, so that years can pass
"""

from typing import Any

from camarilla.core.actions import Verbs
from camarilla.core.box import BadBox, BoxEntry, BoxFile, quoted
from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.lessons.facts import is_fact
from camarilla.lessons.lesson import ANY, YOU, Lesson, Light, PoorAnswer, Step

FURTHER = ("light", "facts", "may", "good", "poor", "skip", "then")
"""What a step may have beside its words."""
LONGEST = 30
"""Minutes that nobody wants to be taught for."""


def read_lesson(id: str, game: Game, text: str, file: str) -> Lesson:
    """The lesson of a file; raises BadBox with all that does not fit."""
    try:
        return _read(id, game, text)
    except BadBox as problem:
        problem.file = file
        problem.home = game.package
        raise


def _read(id: str, game: Game, text: str) -> Lesson:
    file = BoxFile(text)
    heads = file.entries("lesson", ["seed", "names", "minutes"], optional=["options"], number=1, remarks=False)
    rows = file.entries("step", ["say"], optional=FURTHER, remarks=False)
    head = heads[0] if heads else BoxEntry("lesson", {}, lambda key, message, facts: None)  # it was noted already
    names, minutes = _names(head, game), head.integer("minutes", 1, LONGEST)
    steps = tuple(_step(row, game.verbs, names) for row in rows)
    lesson = Lesson(id, game, _text(head, "seed"), names, _options(head), minutes, steps)
    _check_deal(head, lesson)
    file.close()
    return lesson


def _names(head: BoxEntry, game: Game) -> tuple[str, ...]:
    names = _texts(head, "names")
    if names.count("") != 1 or len(set(names)) < len(names) or len(names) not in game.seats:
        head.wrong("names", "lesson-names", low=game.seats[0], high=game.seats[-1], given=quoted(list(names)))
    return names


def _options(head: BoxEntry) -> dict[str, str]:
    found = head.values.get("options", {})
    return {str(name): str(value) for name, value in found.items()} if isinstance(found, dict) else {}


def _check_deal(head: BoxEntry, lesson: Lesson) -> None:
    """Refuse options that the game does not have, or not for so many players."""
    try:
        lesson.game.check_seats(len(lesson.names), lesson.game.choose(lesson.options))
    except Refusal as refusal:
        head.wrong("options", "lesson-options", reason=str(refusal))


def _step(row: BoxEntry, verbs: Verbs, names: tuple[str, ...]) -> Step:
    may = _texts(row, "may")
    for pattern in may:
        _check_pattern(row, "may", verbs, pattern)
    if not may and (row.get("poor") or row.get("good")):
        row.missing("may")
    return Step(
        _text(row, "say"),
        light=tuple(_light(row, light) for light in _list(row, "light")),
        facts=_facts(row),
        may=may,
        good=_text(row, "good") if "good" in row.values else "",
        poor=tuple(_poor(row, poor, verbs) for poor in _list(row, "poor")),
        skip=_decisions(row, "skip", verbs, names),
        then=_decisions(row, "then", verbs, names),
    )


def _light(row: BoxEntry, light: Any) -> Light:
    if isinstance(light, dict) and light and all(isinstance(value, str | int) for value in light.values()):
        return light
    row.wrong("light", "lesson-light", given=quoted(light))
    return {}


def _facts(row: BoxEntry) -> dict[str, str]:
    found = row.values.get("facts", {})
    if not isinstance(found, dict):
        row.wrong("facts", "lesson-fact", given=quoted(found))
        return {}
    for path in found.values():
        if not isinstance(path, str) or not is_fact(path):
            row.wrong("facts", "lesson-fact", given=quoted(path))
    return found


def _poor(row: BoxEntry, poor: Any, verbs: Verbs) -> PoorAnswer:
    if not isinstance(poor, dict) or set(poor) != {"answer", "say"}:
        row.wrong("poor", "lesson-poor", given=quoted(str(poor)))
        return PoorAnswer("", "")
    _check_pattern(row, "poor", verbs, str(poor["answer"]))
    return PoorAnswer(str(poor["answer"]), str(poor["say"]))


def _decisions(row: BoxEntry, key: str, verbs: Verbs, names: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    """Lines like `Lucrezia: play witch 2; play king 1` as seats and decisions."""
    found = []
    for line in _texts(row, key):
        name, _, decisions = line.partition(": ")
        known = [other or YOU for other in names]
        if name not in known:
            row.wrong(key, "lesson-nobody", given=quoted(line), known=", ".join(known))
            continue
        for decision in decisions.split("; "):
            _check_pattern(row, key, verbs, decision)
            found.append((known.index(name), decision))
    return tuple(found)


def _check_pattern(row: BoxEntry, key: str, verbs: Verbs, pattern: str) -> None:
    """A pattern names a decision of the game, each `*` in it one of the values that may stand there."""
    if pattern == ANY:
        return
    verb, *given = pattern.split() or [""]
    for known in verbs.verbs:
        if known.name == verb and len(known.arguments) == len(given):
            pairs = zip(given, known.arguments, strict=True)
            given = [str(domain.values[0]) if word == ANY else word for word, domain in pairs]
    try:
        verbs.parse(" ".join([verb, *given]))
    except Refusal as refusal:
        row.wrong(key, "lesson-decision", given=quoted(pattern), reason=str(refusal))


def _text(row: BoxEntry, key: str) -> str:
    value = row.get(key)
    if isinstance(value, str) and value:
        return value
    if key in row.values:
        row.wrong(key, "lesson-text", name=key, given=quoted(value))
    return ""


def _texts(row: BoxEntry, key: str) -> tuple[str, ...]:
    found = _list(row, key)
    wrong = [value for value in found if not isinstance(value, str)]
    if wrong:
        row.wrong(key, "lesson-text", name=key, given=quoted(wrong[0]))
    return tuple(str(value) for value in found)


def _list(row: BoxEntry, key: str) -> list[Any]:
    found = row.values.get(key, [])
    if isinstance(found, list):
        return found
    row.wrong(key, "lesson-list", name=key, given=quoted(found))
    return []
