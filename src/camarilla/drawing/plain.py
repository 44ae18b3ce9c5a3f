"""The board of a game that brings no drawing: its view spelled out as lists, on which decisions can be pointed at."""

from collections.abc import Mapping

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.text import Say, spoken
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import tag, text


def plain_board(game: Game, view: Mapping[str, Json], parts: Parts) -> str:
    """Any view as nested lists; each of its values is a part of the board."""
    domains = sorted({domain.name for verb in game.verbs.verbs for domain in verb.arguments})
    spelled = _Spelled(domains, parts.say)
    rows = [spelled.name(name) + parts.add(name, _part, name, value, domains) for name, value in _shown(view)]
    return tag("div", f"board {game.id}", tag("dl", "plain", *rows))


def _part(name: str, value: Json, domains: list[str], say: Say) -> str:
    return _Spelled(domains, say).value(name, value)


def _shown(values: Mapping[str, Json]) -> list[tuple[str, Json]]:
    """What is worth a line."""
    return [(name, value) for name, value in values.items() if value is not None and value not in ([], {})]


class _Spelled:
    """Spells out values; what can be an argument of a decision can be clicked."""

    def __init__(self, domains: list[str], say: Say) -> None:
        self._domains = domains
        self._say = say

    def name(self, name: str) -> str:
        """What a value is called."""
        return tag("dt", "", text(self._title(name)))

    def value(self, name: str, value: Json) -> str:
        """The value of an entry."""
        return tag("dd", "", self._value(name, value))

    def _rows(self, values: Mapping[str, Json]) -> str:
        """A definition list, one entry a value."""
        return tag("dl", "plain", *[self.name(name) + self.value(name, value) for name, value in _shown(values)])

    def _value(self, name: str, value: Json) -> str:
        if isinstance(value, dict):
            return self._rows(value)
        if isinstance(value, list):
            items = [self._item(name, number, part) for number, part in enumerate(value)]
            short = all(not isinstance(part, dict | list) for part in value)
            return tag("ul", "few" if short else "many", *items)
        if isinstance(value, bool):
            return "+" if value else "-"
        words = text(str(self._say.word(name, value)))
        return tag("span", "", words, data_domain=name, data_value=value) if name in self._domains else words

    def _item(self, name: str, number: int, part: Json) -> str:
        single = name.removesuffix("s")
        if name in {"hand", "pile"} and isinstance(part, str) and "card" in self._domains:
            single = "card"
        inner = self._value(single, part)
        if name == "players" and number < len(self._say.names):
            return tag("li", f"seat-{number}", tag("b", "", text(self._say.names[number])), inner)
        if isinstance(part, dict):
            title = text(f"{self._title(single)} {number + 1}")
            return tag("li", "", tag("b", "", title, data_domain=single, data_value=number + 1), inner)
        return tag("li", "", inner)

    def _title(self, name: str) -> str:
        return spoken(self._say, f"argument-{name}", name.replace("_", " "))
