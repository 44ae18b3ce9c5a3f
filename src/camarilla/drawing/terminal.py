"""The table of any game as text for a terminal: by the game's own drawing, or field by field from the view."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.text import Say


@dataclass(frozen=True)
class Section:
    """A part of the table: what it is called, and its drawing; `headed` if its name is to stand above it."""

    title: str
    drawn: RenderableType
    headed: bool = True

    @property
    def name(self) -> str:
        """The title without what it says in brackets."""
        return self.title.partition(" (")[0]

    def whole(self) -> RenderableType:
        """The drawing with its title."""
        return Group(Text(self.title, style="bold"), self.drawn) if self.headed and self.title else self.drawn


class Sections:
    """A table in parts, the most important first: one below the other in lines, side by side on a full screen.

    `status` says in one line how far the game is, `hand` in one line what the reader holds, `matter` what is being
    decided (the lot of an auction); these are always in sight. `hand_told` says more about the hand where there is
    room.
    """

    def __init__(
        self,
        status: str,
        parts: Sequence[Section],
        hand: Text | None = None,
        hand_told: Section | None = None,
        matter: str = "",
    ) -> None:
        self.status = status
        self.parts = list(parts)
        self.hand = hand
        self.hand_told = hand_told
        self.matter = matter

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield Text(self.status, style="bold")
        for part in self.parts:
            yield part.whole()
        if self.hand_told is not None:
            yield self.hand_told.whole()
        elif self.hand is not None:
            yield self.hand
        if self.matter:
            yield Text(self.matter, style="bold")


def table_sections(game: Game, view: dict[str, Json], say: Say, width: int) -> Sections:
    """What a seat sees, in parts; a game that draws no parts is one."""
    drawn = draw_table(game, view, say, width)
    return drawn if isinstance(drawn, Sections) else Sections("", [Section("", drawn)])


def draw_table(game: Game, view: dict[str, Json], say: Say, width: int) -> RenderableType:
    """What a seat sees."""
    if game.has("terminal", "draw"):
        drawn: RenderableType = game.part("terminal", "draw")(view, say, width)
        return drawn
    return plain_table(view, say)


def plain_table(view: Mapping[str, Json], say: Say) -> RenderableType:
    """Any view: single values first, then every list of things, a paragraph each."""
    parts: list[RenderableType] = [_values(_single(view), say)]
    for name, value in view.items():
        rows = _rows(value)
        if rows:
            parts.append(Text(_title(name), style="bold"))
            parts += _paragraphs(name, rows, say)
    return Group(*parts)


def _paragraphs(name: str, rows: Sequence[Mapping[str, Json]], say: Say) -> Iterator[RenderableType]:
    for number, row in enumerate(rows):
        named = name == "players" and number < len(say.names)
        head = Text(f"{say.names[number] if named else number + 1}  ", style="bold cyan")
        yield Padding(head + _values(row, say), (0, 0, 0, 2))


def _single(view: Mapping[str, Json]) -> dict[str, Json]:
    return {name: value for name, value in view.items() if not _rows(value)}


def _rows(value: Json) -> list[dict[str, Json]]:
    """The rows of a list of things; none if it is something else."""
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def _values(row: Mapping[str, Json], say: Say) -> Text:
    line = Text()
    for name, value in row.items():
        if value is not None and value != []:
            line.append(f"{_title(name)} ", style="dim")
            line.append(f"{_cell(name, value, say)}  ")
    return line


def _title(name: str) -> str:
    return name.replace("_", " ")


def _cell(name: str, value: Json, say: Say) -> str:
    """One value in words."""
    if isinstance(value, bool):
        return "+" if value else "-"
    if isinstance(value, dict):
        inner = {key: part for key, part in value.items() if part is not None}
        return "(" + " ".join(f"{_title(key)} {_cell(key, part, say)}" for key, part in inner.items()) + ")"
    if isinstance(value, list):
        return ", ".join(_cell(name.removesuffix("s"), part, say) for part in value)
    return str(say.word(name, value))
