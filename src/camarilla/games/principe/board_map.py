"""The map: six regions between fifteen cities, and whose shields stand there."""

import re
import zlib
from itertools import pairwise
from typing import Final

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import player, tag, text, title, use
from camarilla.games.principe.pieces import CITIES_OF_A_SIZE, CITY_NAMES, SIZE_NAMES
from camarilla.games.principe.view import RegionView, View

PLACE: Final = {
    "milano": (62, 104), "verona": (290, 58), "padova": (445, 74), "venezia": (572, 62), "mantova": (275, 172),
    "ferrara": (420, 200), "bologna": (378, 276), "rimini": (574, 366), "firenze": (328, 428), "lucca": (218, 404),
    "pisa": (172, 494), "siena": (330, 618), "urbino": (584, 498), "perugia": (522, 612), "orvieto": (446, 664),
}  # fmt: skip
"""Where each city lies: the real places, moved a little so that every region has room."""

LABEL: Final = {
    "milano": (40, 80, "start"), "verona": (290, 33, "middle"), "padova": (440, 47, "middle"),
    "venezia": (572, 37, "middle"), "mantova": (243, 196, "end"), "ferrara": (388, 218, "end"),
    "bologna": (404, 276, "start"), "rimini": (606, 374, "start"), "firenze": (346, 464, "middle"),
    "lucca": (192, 408, "end"), "pisa": (138, 502, "end"), "siena": (306, 632, "end"), "urbino": (608, 506, "start"),
    "perugia": (546, 622, "start"), "orvieto": (474, 676, "start"),
}  # fmt: skip
"""Where its name stands, and which end of the name."""

CORNERS: Final = {
    "romagna": ("venezia", "padova", "ferrara", "bologna", "rimini"),
    "upper-po": ("milano", "verona", "padova", "ferrara", "mantova"),
    "emilia": ("mantova", "ferrara", "bologna", "rimini", "firenze"),
    "lombardy": ("milano", "mantova", "firenze", "lucca", "pisa"),
    "tuscany": ("pisa", "lucca", "firenze", "rimini", "urbino"),
    "umbria": ("pisa", "urbino", "perugia", "orvieto", "siena"),
}  # fmt: skip
"""The cities at the corners of each region, in order around it."""

MIDDLE: Final = {
    "romagna": (503, 160, 3), "upper-po": (318, 98, 5), "emilia": (416, 336, 5), "lombardy": (202, 268, 3),
    "tuscany": (472, 434, 5), "umbria": (420, 548, 5),
}  # fmt: skip
"""Where the name of a region stands, and how many shields fit into a row below it."""

NARROW: Final = ("romagna",)
"""Regions with less room than their names need."""
LINE: Final = 26
"""How high a line of a name is."""

BENDS: Final = 5
"""How many bends a border makes between two cities."""

LAND: Final = (
    "M-5-5H700V22C640 40 612 48 600 66C588 84 586 100 592 122C600 148 618 168 614 188C610 206 588 214 588 236"
    "C588 262 580 280 584 304C588 334 600 352 622 384C640 410 668 424 700 440V705H302C296 690 280 672 262 660"
    "C240 646 214 634 196 612C178 590 160 580 146 556C132 532 152 520 148 494C144 466 150 446 142 420"
    "C134 394 128 372 112 344C98 318 92 296 74 276C58 260 34 262 18 276C8 284 2 292-5 302Z"
)
SIZE: Final = {"small": (40, 32), "medium": (48, 38), "large": (58, 46)}
SHIELD_WIDTH: Final = 30
SHIELD_HEIGHT: Final = 35
PITCH: Final = 48


def map_of(view: View, parts: Parts) -> str:
    """Northern Italy as it stands."""
    builders = {city: seat for seat, owner in enumerate(view["players"]) for city in owner["cities"]}
    return parts.area(_map, view["regions"], builders, [card["city"] for card in view["open"]])


def _map(parts: Parts, posted: list[RegionView], builders: dict[str, int], lit: list[str]) -> str:
    sea = tag("rect", "sea", x=0, y=0, width=690, height=700)
    land = tag("path", "land", d=LAND)
    regions = [parts.add(f"region-{region['region']}", _region, region) for region in posted]
    names = [_region_name(region, parts.say) for region in posted]
    cities = [parts.add(f"city-{city}", _city, city, builders.get(city), city in lit) for city in CITY_NAMES]
    content = [parts.add("ornaments", _ornaments), parts.add("grounds", _grounds), *regions, *names, *cities]
    label = parts.say("table-map")
    drawn = tag("svg", "map", sea, land, *content, viewBox="0 0 690 700", role="group", aria_label=label)
    return tag("div", "italy", drawn)


def _ornaments(_: Say) -> str:
    ship = use("pr-ship", x=22, y=566, width=84, height=67)
    rose = use("pr-rose", x=622, y=240, width=58, height=58)
    coast = tag("path", "coast", d=LAND)
    return tag("g", "ornaments", coast, ship, rose, aria_hidden="true")


def _grounds(_: Say) -> str:
    """The regions as they are coloured: below what can be lit, so that no neighbour covers a border that is."""
    grounds = [tag("path", f"ground r-{name}", d=_outline(corners)) for name, corners in CORNERS.items()]
    return tag("g", "grounds", *grounds, aria_hidden="true")


def _region(region: RegionView, say: Say) -> str:
    """The area, which can be chosen, with the shields on it."""
    name = region["region"]
    posted = [(seat, number) for seat, number in enumerate(region["shields"]) if number]
    across = MIDDLE[name][2]
    shields = [_shield(name, place, posted, across, say) for place in range(len(posted))]
    area = tag("path", "area", d=_outline(CORNERS[name]))
    named = title(say(f"region-{name}"))
    return tag(
        "g", f"region r-{name}", named, area, *shields,
        data_domain="region", data_value=name, data_help="table-region",
    )  # fmt: skip


def _outline(corners: tuple[str, ...]) -> str:
    """A region's border, from city to city like a river; neighbours share every bend of it."""
    x, y = PLACE[corners[0]]
    path = f"M{x} {y}"
    for city, following in zip(corners, (*corners[1:], corners[0]), strict=True):
        bends = _bends(city, following)
        for bend, after in pairwise(bends):
            path += f"Q{bend[0]:.0f} {bend[1]:.0f} {(bend[0] + after[0]) / 2:.0f} {(bend[1] + after[1]) / 2:.0f}"
        x, y = PLACE[following]
        path += f"Q{bends[-1][0]:.0f} {bends[-1][1]:.0f} {x} {y}"
    return path + "Z"


def _bends(start: str, end: str) -> list[tuple[float, float]]:
    """Where a border turns: the same places from whichever side it is drawn."""
    if start > end:
        return _bends(end, start)[::-1]
    (x, y), (to_x, to_y) = PLACE[start], PLACE[end]
    swing = zlib.crc32(f"{start}-{end}".encode())
    bends = []
    for number in range(1, BENDS + 1):
        way = number / (BENDS + 1)
        aside = ((swing >> 4 * number & 15) - 7.5) / 100
        bends.append((x + (to_x - x) * way - (to_y - y) * aside, y + (to_y - y) * way + (to_x - x) * aside))
    return bends


def _shield(region: str, place: int, posted: list[tuple[int, int]], across: int, say: Say) -> str:
    """One player's shields in a region; their number stands beside them."""
    seat, number = posted[place]
    row, column = divmod(place, across)
    in_row = min(across, len(posted) - row * across)
    x = MIDDLE[region][0] + (column - in_row / 2) * PITCH
    y = MIDDLE[region][1] + 10 + row * (SHIELD_HEIGHT + 6)
    arms = use(f"arms-{seat}", x=f"{x:g}", y=y, width=SHIELD_WIDTH, height=SHIELD_HEIGHT)
    count = tag("text", "count", text(number), x=f"{x + SHIELD_WIDTH + 1:g}", y=y + 26)
    named = title(f"{player(say, seat)}: {number}")
    return tag("g", f"shield seat-{seat}", named, arms, count, data_piece=f"shield-{seat}-{region}")


def _region_name(region: RegionView, say: Say) -> str:
    """The name of a region, in two lines where that is too narrow for one."""
    name = region["region"]
    x, y, _ = MIDDLE[name]
    words = [say(f"region-{name}")]
    if name in NARROW:
        words = [line.strip() for line in re.split(r"(?<=[ -])(?=[^ -]+$)", words[0])]
    lines = [
        tag("tspan", "", text(line), x=x, y=y - LINE * (len(words) - 1 - number)) for number, line in enumerate(words)
    ]
    return tag("text", "region-name", *lines, text_anchor="middle")


def _city(city: str, builder: int | None, lit: bool, say: Say) -> str:
    """A city at its corner: towers by size, in the colour of who built it, lit while its card lies open."""
    size = SIZE_NAMES[CITY_NAMES.index(city) // CITIES_OF_A_SIZE]
    css = f"city {size}"
    if builder is not None:
        css += f" built seat-{builder}"
    if lit:
        css += " open"
    (x, y), (width, height) = PLACE[city], SIZE[size]
    halo = tag("ellipse", "halo", cx=x, cy=y, rx=width * 5 // 8, ry=height * 5 // 8)
    towers = use(f"pr-{size}", x=x - width // 2, y=y - height // 2 - 2, width=width, height=height)
    name_x, name_y, anchor = LABEL[city]
    words = say(f"city-{city}")
    name = tag("text", "city-name", text(words), x=name_x, y=name_y, text_anchor=anchor)
    return tag(
        "g", css, title(words), halo, towers, name,
        data_domain="city", data_value=city, data_help="table-place",
    )  # fmt: skip
