"""The table of Strozzi as text: a pure function of a seat's view."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from camarilla.core.text import Say

LETTERS = "ABCDEF"
COLOURS = ["red", "green", "blue", "yellow", "magenta", "bright_red"]
PAYMENTS = ["15", "10", "5"]
ROOMY = 72


def draw(view: dict[str, Any], say: Say, width: int) -> RenderableType:
    """The whole table: the ship in question, open tiles, tracks, ports and players."""
    parts: list[RenderableType] = [_heading(view, say)]
    if view["ship"]:
        parts.append(_open_ship(view, say))
    parts += [_display(view, say), _tracks(view, say, width), _ports(view, say, width), _players(view, say, width)]
    return Group(*parts)


def _heading(view: dict[str, Any], say: Say) -> Text:
    ships = say("board-deck", deck=view["deck"], removed=view["removed"], refused=view["refused"])
    return Text(f"{say('board-round', round=view['round'])}: {ships}", style="bold")


def _open_ship(view: dict[str, Any], say: Say) -> Text:
    """What lies before the active player or, once won, before its owner."""
    ship = view["ship"]
    won = view["phase"] == "port"
    key, seat = ("board-won", view["decider"]) if won else ("board-ship", view["active"])
    text = Text(say(key, ship=ship["ship"], seat=seat) + ": ")
    text.append(say("board-speed", speed=ship["speed"]), style="bold")
    text.append(f", {_cargo(ship, say)}")
    if view["claim"]:
        text.append("\n" + say("board-claim", owner=view["claim"]["owner"], flag=view["claim"]["flag"]))
    return text


def _cargo(ship: dict[str, Any], say: Say) -> str:
    carried = [f"{say(f'ware-{ware}')} {number}" for ware, number in ship["goods"].items() if number]
    if ship["scrolls"]:
        carried.append(say("board-scrolls", number=ship["scrolls"]))
    if ship["patronage"]:
        carried.append(say("board-patronage"))
    return ", ".join(carried) or say("board-empty")


def _display(view: dict[str, Any], say: Say) -> Text:
    tiles = ", ".join(say(f"tile-{tile}") for tile in view["display"]) or "-"
    return Text(f"{say('board-tiles', stock=view['stock'])}: {tiles}")


def _table(title: str, width: int) -> Table:
    return Table(title=title, title_justify="left", title_style="bold", width=min(width, 100), box=box.SIMPLE_HEAD)


def _tracks(view: dict[str, Any], say: Say, width: int) -> Table:
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


def _space(track: dict[str, Any], space: int, gap: str) -> Text:
    text = Text()
    if space < len(track["spaces"]):
        bonus = track["spaces"][space]["bonus"]
        text.append(f"+{bonus:<3}" if bonus else " " * 4)
        for seat in track["spaces"][space]["markers"]:
            text.append(LETTERS[seat] + gap, style=COLOURS[seat])
    return text


def _ports(view: dict[str, Any], say: Say, width: int) -> Table:
    """One column a port; before the first ship of a round has come in, how the last round ended."""
    shown, title = view["ports"], say("board-ports")
    if view["round"] > 1 and not any(port["ships"] for port in shown):
        shown, title = view["last_ports"], say("board-last", round=view["round"] - 1)
    table = _table(title, width)
    table.add_column("", justify="right")
    for port in shown:
        table.add_column(say("port-" + port["port"]), ratio=1)
    for place in range(max(3, *[len(port["ships"]) for port in shown])):
        paid = PAYMENTS[place] if place < len(PAYMENTS) else "0"
        table.add_row(paid, *[_berth(port["ships"], place, say) for port in shown])
    return table


def _berth(ships: list[dict[str, Any]], place: int, say: Say) -> Text:
    if place >= len(ships):
        return Text("")
    ship = ships[place]
    text = Text(LETTERS[ship["owner"]], style=COLOURS[ship["owner"]])
    text.append(f" {ship['counts_as']} ({say('board-flag-' + ship['flag'])})", style="default")
    return text


def _players(view: dict[str, Any], say: Say, width: int) -> Table:
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


def _categories(view: dict[str, Any]) -> list[str]:
    return list(view["players"][0]["patronage"])
