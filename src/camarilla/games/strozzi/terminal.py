"""The table of Strozzi as text: a pure function of a seat's view."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from camarilla.core.text import Say
from camarilla.drawing.terminal import Section, Sections
from camarilla.games.strozzi.board_parts import PAYMENTS, cargo, ports_shown, ship_title, status
from camarilla.games.strozzi.view import BerthView, PlayerView, ShipView, StrozziView, TrackView

LETTERS = "ABCDEF"
COLOURS = ["red", "green", "blue", "yellow", "magenta", "bright_red"]


def draw(view: StrozziView, say: Say, width: int) -> Sections:
    """The whole table: the ship in question, open tiles, tracks, ports and players; what is in question comes first."""
    offered: list[RenderableType] = [_open_ship(view["ship"], view, say)] if view["ship"] else []
    tracks = Section(say("board-tracks"), _tracks(view, say))
    ports = Section(_ports_title(view, say), _ports(view, say))
    middle = [ports, tracks] if view["phase"] == "port" else [tracks, ports]
    parts = [
        Section("", Group(*offered, _display(view, say))),
        *middle,
        Section(say("board-players"), _players(view, say)),
    ]
    own = None if view["seat"] is None else _own(view["players"][view["seat"]], LETTERS[view["seat"]], say)
    return Sections(status(view, say), parts, own)


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


def _table() -> Table:
    return Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)


def _tracks(view: StrozziView, say: Say) -> Table:
    """One line a city, the highest space on the right; the markers of a space from left to right, then its bonus."""
    table = _table()
    table.add_column("")
    spaces = range(max(len(track["spaces"]) for track in view["tracks"]))
    for space in spaces:
        table.add_column(str(space), min_width=2)
    for track in view["tracks"]:
        name = f"{say('city-' + track['city'])}, {say('ware-' + track['ware'])}"
        table.add_row(name, *[_space(track, space) for space in spaces])
    return table


def _space(track: TrackView, space: int) -> Text:
    text = Text()
    if space < len(track["spaces"]):
        for seat in track["spaces"][space]["markers"]:
            text.append(LETTERS[seat], style=f"bold {COLOURS[seat]}")
        bonus = track["spaces"][space]["bonus"]
        text.append(f"+{bonus}" if bonus else "" if text else "·", style="dim")
    return text


def _ports_title(view: StrozziView, say: Say) -> str:
    """The heading of the ports; the boards draw the fastest ship on top, a line of text has it on the left."""
    _, title, last = ports_shown(view, say)
    return title if last else say("board-ports-in-lines")


def _ports(view: StrozziView, say: Say) -> Table:
    """One line a port, the fastest ship first."""
    shown, _, _ = ports_shown(view, say)
    table = _table()
    table.add_column("")
    places = range(max(3, *[len(port["ships"]) for port in shown]))
    for place in places:
        paid = PAYMENTS[place] if place < len(PAYMENTS) else "0"
        table.add_column(say("board-pays", money=paid))
    for port in shown:
        table.add_row(say("port-" + port["port"]), *[_berth(port["ships"], place, say) for place in places])
    return table


def _berth(ships: list[BerthView], place: int, say: Say) -> Text:
    if place >= len(ships):
        return Text("")
    ship = ships[place]
    text = Text(LETTERS[ship["owner"]], style=COLOURS[ship["owner"]])
    text.append(f" {ship['counts_as']} ({say('board-flag-' + ship['flag'])})", style="default")
    return text


def _players(view: StrozziView, say: Say) -> Table:
    table = _table()
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


def _own(player: PlayerView, letter: str, say: Say) -> Text:
    """The reader's own letter on the tracks and in the ports, flags and money."""
    flags = ", ".join(say(f"board-flag-{flag}") for flag in player["flags"]) or "-"
    told = [say("board-you", letter=letter), f"{say('board-your-flags')}: {flags}"]
    return Text(" · ".join([*told, f"{say('board-money')}: {player['money']}"]), style="bold")


def _categories(view: StrozziView) -> list[str]:
    return list(view["players"][0]["patronage"])
