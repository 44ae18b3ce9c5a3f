"""The table of Strozzi as text: a pure function of a seat's view."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from camarilla.core.text import Say
from camarilla.games.strozzi.board_parts import PAYMENTS, cargo, ports_shown, ship_title, status
from camarilla.games.strozzi.view import BerthView, ShipView, StrozziView, TrackView

LETTERS = "ABCDEF"
COLOURS = ["red", "green", "blue", "yellow", "magenta", "bright_red"]
ROOMY = 72


def draw(view: StrozziView, say: Say, width: int) -> RenderableType:
    """The whole table: the ship in question, open tiles, tracks, ports and players."""
    parts: list[RenderableType] = [Text(status(view, say), style="bold")]
    if view["ship"]:
        parts.append(_open_ship(view["ship"], view, say))
    parts += [_display(view, say), _tracks(view, say, width), _ports(view, say, width), _players(view, say, width)]
    return Group(*parts)


def _open_ship(ship: ShipView, view: StrozziView, say: Say) -> Text:
    """What lies before the active player or, once won, before its owner."""
    text = Text(ship_title(ship, view, say) + ": ")
    text.append(say("board-speed", speed=ship["speed"]), style="bold")
    text.append(f", {cargo(ship, say)}")
    if view["claim"]:
        text.append("\n" + say("board-claim", owner=view["claim"]["owner"], flag=view["claim"]["flag"]))
    return text


def _display(view: StrozziView, say: Say) -> Text:
    tiles = ", ".join(say(f"tile-{tile}") for tile in view["display"]) or "-"
    return Text(f"{say('board-tiles', stock=view['stock'])}: {tiles}")


def _table(title: str, width: int) -> Table:
    return Table(title=title, title_justify="left", title_style="bold", width=min(width, 100), box=box.SIMPLE_HEAD)


def _tracks(view: StrozziView, say: Say, width: int) -> Table:
    """One column a city, the highest space on top, the markers of a space from left to right."""
    table = _table(say("board-tracks"), width)
    table.add_column(say("board-space"), justify="right")
    for track in view["tracks"]:
        heading = f"{say('city-' + track['city'])}\n{say('ware-' + track['ware'])}"
        table.add_column(heading, ratio=1, overflow="fold")
    gap = " " if width >= ROOMY else ""
    for space in range(max(len(track["spaces"]) for track in view["tracks"]) - 1, -1, -1):
        table.add_row(str(space), *[_space(track, space, gap) for track in view["tracks"]])
    return table


def _space(track: TrackView, space: int, gap: str) -> Text:
    text = Text()
    if space < len(track["spaces"]):
        bonus = track["spaces"][space]["bonus"]
        text.append(f"+{bonus:<3}" if bonus else " " * 4)
        for seat in track["spaces"][space]["markers"]:
            text.append(LETTERS[seat] + gap, style=COLOURS[seat])
    return text


def _ports(view: StrozziView, say: Say, width: int) -> Table:
    """One column a port."""
    shown, title, _ = ports_shown(view, say)
    table = _table(title, width)
    table.add_column("", justify="right")
    for port in shown:
        table.add_column(say("port-" + port["port"]), ratio=1)
    for place in range(max(3, *[len(port["ships"]) for port in shown])):
        paid = PAYMENTS[place] if place < len(PAYMENTS) else "0"
        table.add_row(paid, *[_berth(port["ships"], place, say) for port in shown])
    return table


def _berth(ships: list[BerthView], place: int, say: Say) -> Text:
    if place >= len(ships):
        return Text("")
    ship = ships[place]
    text = Text(LETTERS[ship["owner"]], style=COLOURS[ship["owner"]])
    text.append(f" {ship['counts_as']} ({say('board-flag-' + ship['flag'])})", style="default")
    return text


def _players(view: StrozziView, say: Say, width: int) -> Table:
    table = _table(say("board-players"), width)
    for heading in ("", "", say("board-flags"), *[say(f"category-{name}") for name in _categories(view)]):
        table.add_column(heading)
    table.add_column(say("board-money"), justify="right")
    for seat, player in enumerate(view["players"]):
        mark = ">" if view["decider"] == seat else " "
        flags = ", ".join(say(f"board-flag-{flag}") for flag in player["flags"]) or "-"
        totals = [str(total) for total in player["patronage"].values()]
        money = "?" if player["money"] is None else str(player["money"])
        letter = Text(mark + LETTERS[seat], style=COLOURS[seat])
        table.add_row(letter, say.names[seat], flags, *totals, money)
    return table


def _categories(view: StrozziView) -> list[str]:
    return list(view["players"][0]["patronage"])
