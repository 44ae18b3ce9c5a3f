"""The end of a game: places, every point accounted for, and how to check the shuffles."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.table import Table
from camarilla.core.text import Say, spoken
from camarilla.terminal.paragraphs import filled


def result(table: Table, say: Say, width: int) -> RenderableType:
    """The result table; winners first."""
    standing = table.result() or []
    order = sorted(range(len(standing)), key=lambda seat: (standing[seat][1], seat))
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="dim")
    grid.add_column(say("result-place"), justify="right")
    grid.add_column(say("result-player"), no_wrap=True)
    grid.add_column(say("result-points"), justify="right")
    grid.add_column(say("result-account"))
    room = width - 25 - max(map(len, say.names))
    for seat in order:
        score, place = standing[seat]
        style = "bold yellow" if place == 1 else ""
        grid.add_row(
            Text(f"{place}.", style=style), Text(say.names[seat], style=style), Text(str(score), style=style),
            _account(table, seat, say, room),
        )  # fmt: skip
    return Group(Text(_headline(say, standing), style="bold"), grid)


def _headline(say: Say, standing: list[tuple[int, int]]) -> str:
    winners = [say.names[seat] for seat, (_, place) in enumerate(standing) if place == 1]
    if len(winners) == 1:
        return say("result-winner", name=winners[0])
    return say("result-winners", names=", ".join(winners))


def _account(table: Table, seat: int, say: Say, width: int) -> Text:
    """Every point of a seat, several entries a line."""
    entries = [f"{entry.points:+d} {spoken(say, entry.key, entry.key, **entry.facts)}" for entry in table.account(seat)]
    return Text(filled(entries, width) or "-")
