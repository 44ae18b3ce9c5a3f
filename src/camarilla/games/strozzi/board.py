"""The drawn table: the ship on offer, open tiles, harbours, tracks, players. A pure function of a seat's view."""

import importlib.resources
from functools import cache
from html import escape
from typing import Any, Final

from camarilla.core.text import Say
from camarilla.games.strozzi.pieces import FLAG_NAMES

View = dict[str, Any]

PAYMENTS: Final = ["15", "10", "5"]
"""What the first three places of a harbour earn, as the board prints it."""
BERTHS: Final = 3
"""Places that are drawn even while no ship lies there."""
ICON: Final = 24
"""How large a good is on the sail of the ship on offer, which is 320 wide and 240 high."""
LEFT_SAIL: Final = (88, 113)
MAIN_SAIL: Final = (165, 107)
RIGHT_SAIL: Final = (241, 114)


@cache
def symbols() -> str:
    """All emblems of the game, to be put once into every page that shows a board."""
    drawn = importlib.resources.files(__package__).joinpath("art/emblems.svg").read_text(encoding="utf-8")
    inside = drawn[drawn.index("<symbol") : drawn.rindex("</svg>")]
    return f'<svg class="symbols" width="0" height="0" aria-hidden="true"><defs>{inside}</defs></svg>'


def board(view: View, say: Say) -> str:
    """The table as one seat sees it."""
    over = view["phase"] == "over"
    offer = _panel("offer", "" if over else _offer(view, say), "" if over else _flags(view, say), _tiles(view, say))
    parts = [_status(view, say), offer, _ports(view, say), _tracks(view, say), _players(view, say)]
    return f'<div class="board strozzi"><div class="table{" over" * over}">{"".join(parts)}</div></div>'


def height(view: View) -> int:
    """How high the table may become where it is 1076 wide."""
    heights = [680, 730, 800, 910] if view["phase"] == "over" else [810, 965, 1010, 1060]
    return heights[int(view["seats"]) - 3]


def _status(view: View, say: Say) -> str:
    ships = say("board-deck", deck=view["deck"], removed=view["removed"], refused=view["refused"])
    told = f"{say('board-round', round=view['round'])}: {ships}"
    return f'<p class="status">{_emblem("deck")}{escape(told)}</p>'


def _panel(look: str, *parts: str) -> str:
    return f'<div class="panel {look}">{"".join(parts)}</div>'


def _title(words: str) -> str:
    return f'<h3 class="title">{escape(words)}</h3>'


# The ship on offer ---------------------------------------------------------------------


def _offer(view: View, say: Say) -> str:
    """The ship that lies before the active player or, once won, before its owner; else the empty sea."""
    ship = view["ship"]
    if ship is None:
        told = escape(say("board-chooses", seat=view["decider"]))
        sea = _drawing(_use("sea", "ship", 0, 0, 320, 240), "")
        return f'<div class="ship">{sea}<p class="caption"><b>{told}</b></p></div>'
    won = view["phase"] == "port"
    key, seat = ("board-won", view["decider"]) if won else ("board-ship", view["active"])
    cargo = f"{say('board-speed', speed=ship['speed'])}, {_cargo(ship, say)}"
    claim = view["claim"]
    flag = told = ""
    if claim:
        flag = _flag(claim["owner"], claim["flag"], say, f"flag-{claim['owner']}-{claim['flag']}")
        told = f'<span class="claim">{escape(say("board-claim", owner=claim["owner"], flag=claim["flag"]))}</span>'
    return (
        f'<div class="ship" data-piece="ship-{ship["ship"]}">{_drawing(_sails(ship), cargo)}{flag}'
        f'<p class="caption" data-mark="ship-{ship["ship"]}"><b>{escape(say(key, ship=ship["ship"], seat=seat))}</b>'
        f"<span>{escape(cargo)}</span>{told}</p></div>"
    )


def _drawing(inside: str, label: str) -> str:
    told = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="drawing" viewBox="0 0 320 240" {told}>{inside}</svg>'


def _sails(ship: View) -> str:
    """Goods on the left sail, the speed on the main sail, scrolls and patronage on the right one."""
    goods = [[f"ware-{ware}"] * number for ware, number in ship["goods"].items() if number]
    others = [["ware-scroll"] * ship["scrolls"]] * (ship["scrolls"] > 0) + [["patronage"]] * ship["patronage"]
    x, y = MAIN_SAIL
    speed = f'<text class="speed" x="{x}" y="{y}" dy=".36em" text-anchor="middle">{ship["speed"]}</text>'
    return _use("ship", "ship", 0, 0, 320, 240) + _rows(goods, *LEFT_SAIL) + speed + _rows(others, *RIGHT_SAIL)


def _rows(rows: list[list[str]], x: int, y: int) -> str:
    """Rows of icons around the middle of a sail."""
    drawn = ""
    for row, looks in enumerate(rows):
        top = y - ICON * len(rows) // 2 + ICON * row
        for place, look in enumerate(looks):
            left = x - (ICON + 2) * len(looks) // 2 + (ICON + 2) * place
            drawn += _use(look.removeprefix("ware-"), look, left, top, ICON, ICON)
    return drawn


def _cargo(ship: View, say: Say) -> str:
    carried = [f"{say(f'ware-{ware}')} {number}" for ware, number in ship["goods"].items() if number]
    if ship["scrolls"]:
        carried.append(say("board-scrolls", number=ship["scrolls"]))
    if ship["patronage"]:
        carried.append(say("board-patronage"))
    return ", ".join(carried) or say("board-empty")


# The reader's flags, and the open tiles ------------------------------------------------


def _flags(view: View, say: Say) -> str:
    """The reader's three flags, large; those that are out are pale."""
    seat = view["seat"]
    if seat is None:
        return ""
    drawn = []
    for flag in FLAG_NAMES:
        left = flag in view["players"][seat]["flags"]
        piece = f' data-piece="flag-{seat}-{flag}"' if left else ""
        drawn.append(
            f'<div class="choice seat-{seat}{"" if left else " muted"}" data-domain="flag" data-value="{flag}"'
            f' data-help="flag-{flag}"{piece}>{_emblem(f"flag-{flag}")}<b>{escape(say(f"flag-{flag}"))}</b></div>'
        )
    return f'{_title(say("board-your-flags"))}<div class="flags">{"".join(drawn)}</div>'


def _tiles(view: View, say: Say) -> str:
    """The open patronage tiles."""
    drawn = [
        f'<div class="tile category-{tile.partition("-")[0]}" data-domain="tile" data-value="{tile}"'
        f' data-help="category-{tile.partition("-")[0]}" data-piece="{_tile_piece(view, tile, None, number)}">'
        f"{_face(tile)}<span>{escape(say(f'tile-{tile}'))}</span></div>"
        for tile, number in _numbered(view["display"])
    ]
    return f'{_title(say("board-tiles", stock=view["stock"]))}<div class="tiles">{"".join(drawn)}</div>'


def _face(tile: str) -> str:
    """What a tile shows: its category, and a ware or the value 2."""
    category, _, face = tile.partition("-")
    shown = "<b>2</b>" if face == "two" else f'<span class="ware-{face}">{_emblem(face)}</span>'
    return f'<span class="face">{_emblem(category)}{shown}</span>'


def _numbered(tiles: list[str]) -> list[tuple[str, int]]:
    """Each tile with its number among those of its kind."""
    return [(tile, tiles[: place + 1].count(tile)) for place, tile in enumerate(tiles)]


def _tile_piece(view: View, tile: str, holder: int | None, number: int) -> str:
    """A name that a tile keeps on its way from the display to a player.

    Tiles of a kind look alike. As long as one player holds all that were taken they are numbered in the
    order of taking; when several do, nobody can tell which is which, and each is named after its holder.
    """
    holders = [seat for seat, player in enumerate(view["players"]) if tile in player["tiles"]]
    if holder is None:
        return f"tile-{tile}-{number + sum(player['tiles'].count(tile) for player in view['players'])}"
    return f"tile-{tile}-{number}" if holders == [holder] else f"tile-{tile}-of-{holder}-{number}"


# Harbours and tracks -------------------------------------------------------------------


def _ports(view: View, say: Say) -> str:
    """The harbours, the fastest ship on top; before the first ship of a round, how the last round ended."""
    shown, title, last = view["ports"], say("board-ports"), False
    if view["round"] > 1 and not any(port["ships"] for port in shown):
        shown, title, last = view["last_ports"], say("board-last", round=view["round"] - 1), True
    drawn = [_port(port, last, say) for port in shown]
    return _panel("harbours", _title(title), f'<div class="ports">{"".join(drawn)}</div>')


def _port(port: View, last: bool, say: Say) -> str:
    ships = port["ships"]
    berths = [_berth(ships[place] if place < len(ships) else None, place, last, say) for place in range(BERTHS)]
    berths += [_berth(ship, place, last, say) for place, ship in enumerate(ships) if place >= BERTHS]
    name = escape(say(f"port-{port['port']}"))
    return (
        f'<section class="port{" muted" * last}" data-domain="port" data-value="{port["port"]}" aria-label="{name}">'
        f"{_city(port['port'], port['ware'], name)}{''.join(berths)}</section>"
    )


def _city(city: str, ware: str, name: str, mark: str = "") -> str:
    """A heading: the city and what it asks for."""
    return (
        f'<div class="city" data-help="city-{city}"{mark}>{_emblem(city)}<b>{name}</b>'
        f'<span class="ware-{ware}">{_emblem(ware)}</span></div>'
    )


def _berth(ship: View | None, place: int, last: bool, say: Say) -> str:
    """A place in a harbour: what it earns, and the ship that lies there."""
    paid = f'<span class="paid">{PAYMENTS[place] if place < len(PAYMENTS) else "–"}</span>'
    if ship is None:
        return f'<div class="berth empty">{paid}</div>'
    owner, flag = ship["owner"], ship["flag"]
    card = f' data-mark="ship-{ship["ship"]}"' + ("" if last else f' data-piece="ship-{ship["ship"]}"')
    title = escape(f"{say.word('seat', owner)}: {_cargo(ship, say)}")
    return (
        f'<div class="berth seat-{owner}">{paid}<span class="moored"{card} title="{title}">{_arms(owner)}'
        f'<span class="sail">{_emblem("boat")}<b>{ship["counts_as"]}</b></span></span>{_who(owner, say)}'
        f"{_flag(owner, flag, say, '' if last else f'flag-{owner}-{flag}')}</div>"
    )


def _tracks(view: View, say: Say) -> str:
    longest = max(len(track["spaces"]) for track in view["tracks"])
    drawn = [_track(track, longest, say) for track in view["tracks"]]
    return _panel("courses", _title(say("board-tracks")), f'<div class="tracks">{"".join(drawn)}</div>')


def _track(track: View, longest: int, say: Say) -> str:
    """A track, the highest space on top; on one space the marker on the left is the higher."""
    city = track["city"]
    rows = ['<div class="space none"></div>'] * (longest - len(track["spaces"]))
    place = 0
    for number in range(len(track["spaces"]) - 1, -1, -1):
        space = track["spaces"][number]
        bonus = f'<span class="bonus">+{space["bonus"]}</span>' if space["bonus"] else f"<i>{number}</i>"
        markers = ""
        for seat in space["markers"]:
            place += 1
            markers += _marker(seat, f"marker-{city}-{seat}", place, say)
        rows.append(f'<div class="space">{bonus}<span class="queue">{markers}</span></div>')
    heading = _city(city, track["ware"], escape(say(f"city-{city}")), f' data-mark="track-{city}"')
    return f'<div class="track">{heading}{"".join(rows)}</div>'


def _marker(seat: int, piece: str, place: int, say: Say) -> str:
    title = escape(f"{place}. {say.word('seat', seat)}")
    return f'<span class="marker seat-{seat}" data-piece="{piece}" title="{title}">{_arms(seat)}</span>'


# The players ---------------------------------------------------------------------------


def _players(view: View, say: Say) -> str:
    drawn = [_player(view, seat, say) for seat in range(view["seats"])]
    return _panel("people", f'<div class="players">{"".join(drawn)}</div>')


def _player(view: View, seat: int, say: Say) -> str:
    """One player: the flags left, the money if it is open, totals and tiles of patronage."""
    player = view["players"][seat]
    active = " active" if seat == view["decider"] else ""
    money = player["money"]
    purse = f"{_emblem('purse')}?" if money is None else f"{_emblem('money')}{money}"
    flags = [
        _flag(seat, flag, say, "" if seat == view["seat"] else f"flag-{seat}-{flag}", flag in player["flags"])
        for flag in FLAG_NAMES
    ]
    totals = [
        f'<span class="total category-{category}" title="{escape(say(f"category-{category}"))}"'
        f' data-help="category-{category}">{_emblem(category)}{total}</span>'
        for category, total in player["patronage"].items()
    ]
    held = [
        f'<span class="held category-{tile.partition("-")[0]}" data-piece="{_tile_piece(view, tile, seat, number)}"'
        f' title="{escape(say(f"tile-{tile}"))}">{_face(tile)}</span>'
        for tile, number in _numbered(player["tiles"])
    ]
    return (
        f'<div class="player seat-{seat}{active}"><span class="top">{_arms(seat)}{_who(seat, say)}'
        f'<span class="money" title="{escape(say("board-money"))}">{purse}</span></span>'
        f'<span class="left">{"".join(flags)}</span><span class="totals">{"".join(totals)}</span>'
        f'<span class="holdings">{"".join(held)}</span></div>'
    )


# Small things --------------------------------------------------------------------------


def _flag(seat: int, flag: str, say: Say, piece: str, left: bool = True) -> str:
    """A player's flag; pale, and no piece of its own, where it has been used."""
    named = f' data-piece="{piece}"' if piece and left else ""
    title = escape(say(f"flag-{flag}"))
    look = f"flag seat-{seat}{'' if left else ' muted'}"
    return f'<span class="{look}"{named} data-help="flag-{flag}" title="{title}">{_emblem(f"flag-{flag}")}</span>'


def _who(seat: int, say: Say) -> str:
    return f'<b class="who">{escape(str(say.word("seat", seat)))}</b>'


def _emblem(name: str) -> str:
    return f'<svg class="emblem" aria-hidden="true"><use href="#sz-{name}"/></svg>'


def _use(name: str, look: str, x: int, y: int, width: int, height: int) -> str:
    return f'<use class="{look}" href="#sz-{name}" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def _arms(seat: int) -> str:
    return f'<svg class="arms" aria-hidden="true"><use href="#arms-{seat}"/></svg>'
