"""The four countries: territories with their boxes, hexagons, nobles alive and dead, markers left."""

from typing import Final

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import named_arms, player, tag, text, title, use
from camarilla.games.heads_of_state.board_parts import emblem
from camarilla.games.heads_of_state.view import BoxView, CountryView, HeadsView, TerritoryView

HEIGHT: Final = {"britain": 282, "france": 282, "spain": 276, "germany": 276}
WIDTH: Final = 352

BORDER: Final = {
    "scotland": "110,10 160,3 214,10 272,4 300,24 290,52 306,74 294,104 236,108 178,101 134,107 116,98 122,66 102,44",
    "england": "178,101 236,108 294,104 314,132 340,152 349,184 338,214 345,244 308,264 258,256 222,272 190,264 "
               "210,240 188,216 200,184 186,150",
    "ireland": "10,146 52,130 100,136 148,128 168,144 172,178 176,210 150,232 100,226 58,240 16,230 3,196 6,168",
    "normandy": "3,24 40,12 70,18 116,8 174,13 180,50 173,93 116,98 62,92 5,98 9,64 2,50",
    "ile-de-france": "174,13 228,5 282,12 340,5 350,44 347,94 258,98 173,93 180,50",
    "aquitaine": "5,98 62,92 116,98 173,93 178,138 172,184 158,226 160,268 114,261 68,272 20,260 24,214 6,186 4,140",
    "burgundy": "173,93 258,98 347,94 350,130 347,182 252,179 172,184 178,138",
    "provence": "172,184 252,179 347,182 349,214 338,246 298,262 258,276 212,263 160,268 158,226",
    "galicia": "3,20 52,7 112,14 182,5 188,48 180,93 114,98 60,91 5,98 9,58",
    "aragon": "182,5 238,12 302,4 347,26 338,60 312,99 248,93 180,93 188,48",
    "castile": "5,98 60,91 114,98 180,93 248,93 312,99 318,130 296,180 212,186 130,179 44,187 20,160 24,128",
    "andalusia": "44,187 130,179 212,186 296,180 312,208 292,248 240,266 168,258 104,270 54,250 34,218",
    "brandenburg": "126,14 186,4 250,12 326,4 347,38 338,95 252,99 178,92 132,97 140,52",
    "saxony": "132,97 178,92 252,99 338,95 349,136 332,186 252,180 176,187 122,180 131,138",
    "rhineland": "6,44 62,26 126,14 140,52 132,97 131,138 122,180 74,192 20,182 4,134 10,90",
    "bavaria": "74,192 122,180 176,187 252,180 332,186 326,228 296,260 218,270 142,260 88,270 56,232",
}  # fmt: skip
"""The outline of each territory; neighbours share their corners."""

ROOM: Final = {
    "scotland": (126, 10), "england": (208, 128), "ireland": (12, 142),
    "normandy": (12, 12), "ile-de-france": (187, 12), "aquitaine": (11, 102), "burgundy": (186, 98),
    "provence": (180, 188), "galicia": (14, 11), "aragon": (210, 11), "castile": (88, 98), "andalusia": (94, 188),
    "brandenburg": (156, 10), "saxony": (156, 100), "rhineland": (16, 78), "bavaria": (116, 188),
}  # fmt: skip
"""Where a territory's name, hexagon and boxes begin."""

Marks = dict[str, list[str]]
"""The ranks whose boxes bear a mark: a gap, the target of a card, the second card asked for."""
BOX_WIDTH: Final = 58
BOX_HEIGHT: Final = 45


def countries(view: HeadsView, parts: Parts) -> str:
    """All four, each with its own map."""
    maps = [parts.area(_country, country, _marked(country, view)) for country in view["countries"]]
    return tag("div", "countries", *maps)


def _country(parts: Parts, country: CountryView, marked: dict[str, Marks]) -> str:
    name = country["name"]
    territories = [place["name"] for place in country["territories"]]
    coast = parts.add(f"coast-{name}", _coast, territories)
    places = [
        parts.add(f"territory-{place['name']}", _territory, place, marked[place["name"]])
        for place in country["territories"]
    ]
    box = f"0 0 {WIDTH} {HEIGHT[name]}"
    words = parts.say(f"country-{name}")
    drawn = tag("svg", "map", coast, *places, viewBox=box, role="group", aria_label=words)
    head = parts.add(
        f"country-{name}", _head, name, country["most"], country["second_most"], country["squares_left"],
        country["influence"],
    )  # fmt: skip
    return tag("section", f"country n-{name}", head, drawn, data_mark=f"country-{name}", data_help="board-country")


def _coast(territories: list[str], _: Say) -> str:
    areas = [tag("polygon", "area", points=BORDER[name]) for name in territories]
    return tag("g", "coast", *areas, aria_hidden="true")


def _marked(country: CountryView, view: HeadsView) -> dict[str, Marks]:
    """What has happened in this turn to the boxes of a country, territory by territory."""
    marks: dict[str, Marks] = {
        place["name"]: {"gap": [], "targeted": [], "second": []} for place in country["territories"]
    }
    second = [view["second_for"]] if view["second_for"] else []
    for mark, boxes in (("gap", view["gaps"]), ("targeted", view["targeted"]), ("second", second)):
        for box in boxes:
            if box["territory"] in marks:
                marks[box["territory"]][mark].append(box["rank"])
    return marks


def _head(name: str, most: int, second_most: int, squares_left: list[int], influence: list[int], say: Say) -> str:
    """The name, what the most influence is worth, the square markers left, and who has influence."""
    heading = tag("h3", "", emblem(name), text(say(f"country-{name}")))
    worth = [tag("b", "round", text(most)), tag("b", "round next", text(second_most))]
    squares = [tag("b", "square", text(points)) for points in squares_left]
    ranked = sorted((-amount, seat) for seat, amount in enumerate(influence) if amount)
    shares = [tag("span", "share", named_arms(seat, say), tag("b", "", text(-amount))) for amount, seat in ranked]
    markers = tag("span", "markers", *worth, title=say("board-most"), data_help="board-most")
    left = tag("span", "markers", *squares, title=say("board-markers"), data_help="board-markers")
    shared = tag("span", "influence", *shares, title=say("board-influence"), data_help="board-influence")
    return tag("div", "country-head", heading, markers, left, shared)


def _territory(place: TerritoryView, marked: Marks, say: Say) -> str:
    name = place["name"]
    x, y = ROOM[name]
    words = say(f"territory-{name}")
    area = tag("polygon", "ground", points=BORDER[name])
    star = "★ " if place["capital"] else ""
    unsure = tag("tspan", "unsure", text(" ≈"))
    label = tag("text", "place-name", text(f"{star}{words}"), unsure, x=x + 3, y=y + 14)
    left = "" if place["marker"] else " taken"
    drawn = use("hs-hexagon", x=x, y=y + 25, width=34, height=34)
    value = tag("text", "", text(place["hexagon"]), x=x + 17, y=y + 47, text_anchor="middle")
    named = title(say("board-hexagon")) if place["marker"] else ""
    hexagon = tag("g", f"hexagon{left}", named, drawn, value)
    boxes = [
        _box(box, place, marked, say, x + 38 + order * (BOX_WIDTH + 3), y + 19)
        for order, box in enumerate(place["boxes"])
    ]
    css = "territory capital" if place["capital"] else "territory"
    return tag(
        "g", css, area, label, hexagon, *boxes, _graves(place, say, x, y + 68),
        data_domain="territory", data_value=name, data_mark=f"territory-{name}", data_help="board-territory",
    )  # fmt: skip


def _box(box: BoxView, place: TerritoryView, marked: Marks, say: Say, x: int, y: int) -> str:
    """A box for one rank: empty, or with a noble in it."""
    rank, owner = box["rank"], box["owner"]
    marks = [mark for mark, ranks in marked.items() if rank in ranks]
    css = " ".join(["box", *marks])
    words = say(f"rank-{rank}")
    frame = tag("rect", "frame", x=x, y=y, width=BOX_WIDTH, height=BOX_HEIGHT, rx=5)
    name = tag("text", "rank-name", text(words), x=x + BOX_WIDTH // 2, y=y + BOX_HEIGHT - 5, text_anchor="middle")
    if owner is None:
        crown = use(f"hs-{rank}", "crown", x=x + 15, y=y + 1, width=28, height=28)
        label = f"{words}: {say('board-gap' if 'gap' in marks else 'board-empty')}"
        content = [crown]
    else:
        css += f" held seat-{owner}"
        label = f"{words}: {player(say, owner)}"
        shield = use(f"arms-{owner}", x=x + 5, y=y + 3, width=23, height=27)
        crown = use(f"hs-{rank}", "crown", x=x + 30, y=y + 4, width=24, height=24)
        piece = f"noble-{place['name']}-{rank}-{owner}-{box['dead'][owner]}"
        content = [tag("g", "noble", shield, data_piece=piece), crown]
    if "targeted" in marks:
        content.append(use("hs-assassin", "dagger", x=x + BOX_WIDTH - 13, y=y - 6, width=18, height=18))
    return tag(
        "g", css, title(label), frame, *content, name,
        data_domain="rank", data_value=rank, data_help="board-space",
    )  # fmt: skip


def _graves(place: TerritoryView, say: Say, x: int, y: int) -> str:
    """The dead nobles of a territory. Each keeps the name it had while it lived."""
    dead = [
        (f"noble-{place['name']}-{box['rank']}-{seat}-{order}", seat, box["rank"])
        for box in place["boxes"]
        for seat, number in enumerate(box["dead"])
        for order in range(number)
    ]
    if not dead:
        return ""
    step = min(14, 120 // len(dead))
    stones = []
    for order, (piece, seat, rank) in enumerate(dead):
        named = title(f"{say('board-dead')}: {player(say, seat)} ({say(f'rank-{rank}')})")
        arms = use(f"arms-{seat}", x=x + 18 + order * step, y=y, width=11, height=13)
        stones.append(tag("g", f"dead seat-{seat}", named, arms, data_piece=piece))
    cross = use("hs-cross", x=x, y=y - 1, width=14, height=14)
    return tag("g", "graves", cross, *stones, data_help="board-dead")
