"""The board of any game as HTML: by the game's own drawing, or the view spelled out as lists."""

from collections.abc import Mapping
from html import escape

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.registry import game_ids
from camarilla.core.text import Say, spoken


def draw_board(game: Game, view: dict[str, Json], say: Say) -> str:
    """What a seat sees, as an HTML fragment."""
    if game.has("board", "board"):
        drawn: str = game.part("board", "board")(view, say)
        return drawn
    domains = {domain.name for verb in game.verbs.verbs for domain in verb.arguments}
    return f'<div class="board {escape(game.id)}">{_Plain(domains, say).rows(view)}</div>'


def board_symbols(game: Game) -> str:
    """The drawings that the game's boards refer to, put into a page once."""
    drawn: str = game.part("board", "symbols")() if game.has("board", "symbols") else ""
    return drawn


def board_style(game: Game) -> str:
    """The game's own style sheet; empty where it brings none."""
    try:
        return game.resource("board.css", "STYLE")
    except (OSError, AttributeError):
        return ""


def board_height(game: Game, view: dict[str, Json]) -> int:
    """How high, in a width of 1076, the board may become: by the game's own word, or by the lines spelled out."""
    if game.has("board", "height"):
        told: int = game.part("board", "height")(view)
        return told
    return 80 + 30 * str(view).count(":")


def palette(id: str) -> str:
    """The class of a game's colours."""
    return f"palette-{game_ids().index(id) % 6}" if id in game_ids() else "palette-0"


class _Plain:
    """Spells out a view; what can be an argument of a decision can be clicked."""

    def __init__(self, domains: set[str], say: Say) -> None:
        self._domains = domains
        self._say = say

    def rows(self, values: Mapping[str, Json]) -> str:
        """A definition list, one entry a value."""
        told = [(name, value) for name, value in values.items() if value is not None and value not in ([], {})]
        made = [f"<dt>{escape(self._title(name))}</dt><dd>{self._value(name, value)}</dd>" for name, value in told]
        return f'<dl class="plain">{"".join(made)}</dl>'

    def _value(self, name: str, value: Json) -> str:
        if isinstance(value, dict):
            return self.rows(value)
        if isinstance(value, list):
            items = [self._item(name, number, part) for number, part in enumerate(value)]
            short = all(not isinstance(part, dict | list) for part in value)
            return f'<ul class="{"few" if short else "many"}">{"".join(items)}</ul>'
        if isinstance(value, bool):
            return "+" if value else "-"
        word = escape(str(self._say.word(name, value)))
        return self._clickable("span", name, str(value), word) if name in self._domains else word

    def _item(self, name: str, number: int, part: Json) -> str:
        single = name.removesuffix("s")
        if name in {"hand", "pile"} and isinstance(part, str) and "card" in self._domains:
            single = "card"
        inner = self._value(single, part)
        if name == "players" and number < len(self._say.names):
            return f'<li class="seat-{number}"><b>{escape(self._say.names[number])}</b>{inner}</li>'
        if isinstance(part, dict):
            title = escape(f"{self._title(single)} {number + 1}")
            return f"<li>{self._clickable('b', single, str(number + 1), title)}{inner}</li>"
        return f"<li>{inner}</li>"

    def _clickable(self, tag: str, domain: str, value: str, inner: str) -> str:
        return f'<{tag} data-domain="{escape(domain)}" data-value="{escape(value)}">{inner}</{tag}>'

    def _title(self, name: str) -> str:
        return spoken(self._say, f"argument-{name}", name.replace("_", " "))
