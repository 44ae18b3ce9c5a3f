"""The board of any game as HTML: by the game's own drawing, or the view spelled out as lists."""

from collections.abc import Mapping

from markupsafe import Markup, escape

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.text import Say
from camarilla.web.words import spoken


def draw_board(game: Game, view: dict[str, Json], say: Say) -> str:
    """What a seat sees, as an HTML fragment."""
    if game.has("board", "board"):
        drawn: str = game.part("board", "board")(view, say)
        return drawn
    domains = {domain.name for verb in game.verbs.verbs for domain in verb.arguments}
    return _Plain(domains, say).rows(view)


def board_style(game: Game) -> str:
    """The game's own style sheet; empty where it brings none."""
    try:
        return game.resource("board.css", "STYLE")
    except (OSError, AttributeError):
        return ""


class _Plain:
    """Spells out a view; what can be an argument of a decision can be clicked."""

    def __init__(self, domains: set[str], say: Say) -> None:
        self._domains = domains
        self._say = say

    def rows(self, values: Mapping[str, Json]) -> Markup:
        """A definition list, one entry a value."""
        made = Markup("").join(
            Markup("<dt>{}</dt><dd>{}</dd>").format(self._title(name), self._value(name, value))
            for name, value in values.items()
            if value is not None and value not in ([], {})
        )
        return Markup('<dl class="plain">{}</dl>').format(made)

    def _value(self, name: str, value: Json) -> Markup:
        if isinstance(value, dict):
            return self.rows(value)
        if isinstance(value, list):
            items = [self._item(name, number, part) for number, part in enumerate(value)]
            short = all(not isinstance(part, dict | list) for part in value)
            return Markup('<ul class="{}">{}</ul>').format("few" if short else "many", Markup("").join(items))
        if isinstance(value, bool):
            return escape("+" if value else "-")
        word = escape(self._say.word(name, value))
        if name in self._domains:
            return Markup('<span data-domain="{}" data-value="{}">{}</span>').format(name, value, word)
        return word

    def _item(self, name: str, number: int, part: Json) -> Markup:
        single = name.removesuffix("s")
        inner = self._value(single, part)
        if name == "players" and number < len(self._say.names):
            return Markup('<li class="seat-{}"><b>{}</b>{}</li>').format(number, self._say.names[number], inner)
        if isinstance(part, dict):
            counted = Markup('<b data-domain="{}" data-value="{}">{} {}</b>')
            return Markup("<li>{}{}</li>").format(
                counted.format(single, number + 1, self._title(single), number + 1), inner
            )
        if name in {"hand", "pile"} and isinstance(part, str) and "card" in self._domains:
            return Markup("<li>{}</li>").format(self._value("card", part))
        return Markup("<li>{}</li>").format(inner)

    def _title(self, name: str) -> str:
        return spoken(self._say, f"argument-{name}", name.replace("_", " "))
