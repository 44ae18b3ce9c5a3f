"""The drawn table: the ship on offer, open tiles, harbours, tracks, players. A pure function of a seat's view."""

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import arms, player, tag, text, turn
from camarilla.games.strozzi.board_parts import (
    PAYMENTS, cargo, category_of, emblem, face, flag, heading, panel, ports_shown, status, ware,
    who,
)  # fmt: skip
from camarilla.games.strozzi.board_ship import ship_on_offer
from camarilla.games.strozzi.pieces import FLAG_NAMES
from camarilla.games.strozzi.view import BerthView, PlayerView, PortView, StrozziView, TrackView

Tile = tuple[str, str]
"""A patronage tile, and the name that it keeps wherever it goes."""
BERTHS = 3
"""Places that are drawn even while no ship lies there."""


def board(view: StrozziView, parts: Parts) -> str:
    """The table as one seat sees it."""
    over = view["phase"] == "over"
    offer = [] if over else [ship_on_offer(view, parts), _flags(view, parts)]
    areas = [
        parts.add("status", _status, status(view, parts.say)),
        panel("offer", *offer, _tiles(view, parts)),
        _ports(view, parts),
        parts.area(_tracks, view["tracks"]),
        _players(view, parts),
    ]
    return tag("div", "board strozzi", tag("div", "table over" if over else "table", *areas))


def height(view: StrozziView) -> int:
    """How high the table may become where it is 1076 wide."""
    heights = [680, 730, 800, 910] if view["phase"] == "over" else [810, 965, 1010, 1060]
    return heights[view["seats"] - 3]


def _status(words: str, _: Say) -> str:
    return tag("p", "status", emblem("deck"), text(words), data_help="board-status")


def _heading(words: str, help: str | None, _: Say) -> str:
    return heading(words, help)


# The reader's flags, and the open tiles ------------------------------------------------


def _flags(view: StrozziView, parts: Parts) -> str:
    """The reader's three flags, large."""
    seat = view["seat"]
    if seat is None:
        return ""
    return heading(parts.say("board-your-flags")) + parts.add("flags", _own_flags, seat, view["players"][seat]["flags"])


def _own_flags(seat: int, flags: list[str], say: Say) -> str:
    """The flags; those that are out are pale."""
    drawn = []
    for name in FLAG_NAMES:
        left = name in flags
        drawn.append(
            tag(
                "div", f"choice seat-{seat}{'' if left else ' muted'}",
                emblem(f"flag-{name}"), tag("b", "", text(say(f"flag-{name}"))),
                data_domain="flag", data_value=name, data_help=f"flag-{name}",
                data_piece=f"flag-{seat}-{name}" if left else None,
            )
        )  # fmt: skip
    return tag("div", "flags", *drawn)


def _tiles(view: StrozziView, parts: Parts) -> str:
    """The open patronage tiles, and how many are still to come."""
    display = [(tile, _tile_piece(view, tile, None, number)) for tile, number in _numbered(view["display"])]
    title = parts.add("stock", _heading, parts.say("board-tiles", stock=view["stock"]), "board-stock")
    return title + parts.add("tiles", _display, display)


def _display(tiles: list[Tile], say: Say) -> str:
    drawn = [
        tag(
            "div", f"tile category-{category_of(tile)}", face(tile), tag("span", "", text(say(f"tile-{tile}"))),
            data_domain="tile", data_value=tile, data_help=f"category-{category_of(tile)}",
            data_piece=piece,
        )
        for tile, piece in tiles
    ]  # fmt: skip
    return tag("div", "tiles", *drawn)


def _numbered(tiles: list[str]) -> list[tuple[str, int]]:
    """Each tile with its number among those of its kind."""
    return [(tile, tiles[: place + 1].count(tile)) for place, tile in enumerate(tiles)]


def _tile_piece(view: StrozziView, tile: str, holder: int | None, number: int) -> str:
    """A name that a tile keeps on its way from the display to a player.

    Tiles of a kind look alike. As long as one player holds all that were taken they are numbered in the
    order of taking; when several do, nobody can tell which is which, and each is named after its holder.
    """
    holders = [seat for seat, owner in enumerate(view["players"]) if tile in owner["tiles"]]
    if holder is None:
        return f"tile-{tile}-{number + sum(owner['tiles'].count(tile) for owner in view['players'])}"
    return f"tile-{tile}-{number}" if holders == [holder] else f"tile-{tile}-of-{holder}-{number}"


# Harbours and tracks -------------------------------------------------------------------


def _ports(view: StrozziView, parts: Parts) -> str:
    """The harbours, the fastest ship on top."""
    return parts.area(_harbours, *ports_shown(view, parts.say))


def _harbours(parts: Parts, shown: list[PortView], title: str, last: bool) -> str:
    drawn = [parts.add(f"port-{port['port']}", _port, port, last) for port in shown]
    return panel("harbours", parts.add("ports", _heading, title, "board-port"), tag("div", "ports", *drawn))


def _port(port: PortView, last: bool, say: Say) -> str:
    ships = port["ships"]
    empty = [None] * (BERTHS - len(ships))
    berths = [_berth(ship, place, last, say) for place, ship in enumerate([*ships, *empty])]
    name = say(f"port-{port['port']}")
    return tag(
        "section", "port muted" if last else "port", _city(port["port"], port["ware"], name), *berths,
        data_domain="port", data_value=port["port"], data_help="board-port", aria_label=name,
    )  # fmt: skip


def _city(city: str, wanted: str, name: str) -> str:
    """The city and the ware it asks for, above its column."""
    column = emblem(city), tag("b", "", text(name)), ware(wanted)
    return tag("div", "city", *column, data_help=f"city-{city}")


def _berth(ship: BerthView | None, place: int, last: bool, say: Say) -> str:
    """A place in a harbour: what it earns, and the ship that lies there."""
    paid = tag("span", "paid", PAYMENTS[place] if place < len(PAYMENTS) else "–")
    if ship is None:
        return tag("div", "berth empty", paid)
    owner, card = ship["owner"], f"ship-{ship['ship']}"
    sail = tag("span", "sail", emblem("boat"), tag("b", "", text(ship["counts_as"])))
    moored = tag(
        "span", "moored", arms(owner), sail,
        data_mark=card, data_piece=None if last else card, data_help="board-moored",
        title=f"{player(say, owner)}: {cargo(ship, say)}",
    )  # fmt: skip
    piece = None if last else f"flag-{owner}-{ship['flag']}"
    return tag("div", f"berth seat-{owner}", paid, moored, who(owner, say), flag(owner, ship["flag"], say, piece))


def _tracks(parts: Parts, tracks: list[TrackView]) -> str:
    longest = max(len(track["spaces"]) for track in tracks)
    drawn = [parts.add(f"track-{track['city']}", _track, track, longest) for track in tracks]
    return panel("courses", heading(parts.say("board-tracks")), tag("div", "tracks", *drawn))


def _track(track: TrackView, longest: int, say: Say) -> str:
    """A track, the highest space on top; on one space the marker on the left is the higher."""
    city = track["city"]
    rows = [tag("div", "space none")] * (longest - len(track["spaces"]))
    place = 0
    for number in range(len(track["spaces"]) - 1, -1, -1):
        space = track["spaces"][number]
        bonus = tag("span", "bonus", f"+{space['bonus']}") if space["bonus"] else tag("i", "", str(number))
        markers = []
        for seat in space["markers"]:
            place += 1
            markers.append(_marker(seat, f"marker-{city}-{seat}", place, say))
        rows.append(tag("div", "space", bonus, tag("span", "queue", *markers), data_about=f"space-{number}"))
    head = _city(city, track["ware"], say(f"city-{city}"))
    return tag(
        "div", "track", head, *rows,
        data_mark=f"track-{city}", data_about=f"city-{city}", data_help="board-track",
    )  # fmt: skip


def _marker(seat: int, piece: str, place: int, say: Say) -> str:
    title = f"{place}. {player(say, seat)}"
    return tag("span", f"marker seat-{seat}", arms(seat), data_piece=piece, title=title)


# The players ---------------------------------------------------------------------------


def _players(view: StrozziView, parts: Parts) -> str:
    decider = view["decider"]
    drawn = [parts.add("turn", turn, [] if decider is None else [decider])]
    for seat, owner in enumerate(view["players"]):
        tiles = [(tile, _tile_piece(view, tile, seat, number)) for tile, number in _numbered(owner["tiles"])]
        drawn.append(parts.add(f"player-{seat}", _player, seat, owner, tiles, seat == view["seat"]))
    return panel("people", tag("div", "players", *drawn))


def _player(seat: int, owner: PlayerView, tiles: list[Tile], own: bool, say: Say) -> str:
    """One player: the flags left, the money if it is open, totals and tiles of patronage."""
    purse = emblem("purse") + "?" if owner["money"] is None else emblem("money") + text(owner["money"])
    money = tag("span", "money", purse, title=say("board-money"), data_help="board-money")
    flags = [
        flag(seat, name, say, None if own else f"flag-{seat}-{name}", name in owner["flags"]) for name in FLAG_NAMES
    ]
    return tag(
        "div", f"player seat-{seat}",
        tag("span", "top", arms(seat), who(seat, say), money), tag("span", "left", *flags),
        tag("span", "totals", *_totals(owner, say)), tag("span", "holdings", *_held(tiles, say)),
        data_help="board-player",
    )  # fmt: skip


def _totals(owner: PlayerView, say: Say) -> list[str]:
    """The patronage of a player, category by category."""
    return [
        tag(
            "span", f"total category-{category}", emblem(category), text(total),
            title=say(f"category-{category}"), data_help=f"category-{category}",
        )
        for category, total in owner["patronage"].items()
    ]  # fmt: skip


def _held(tiles: list[Tile], say: Say) -> list[str]:
    """The patronage tiles of a player."""
    return [
        tag(
            "span", f"held category-{category_of(tile)}", face(tile),
            data_piece=piece, data_help="board-stock", title=say(f"tile-{tile}"),
        )
        for tile, piece in tiles
    ]  # fmt: skip
