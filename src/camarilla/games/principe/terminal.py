"""The table as text: a pure drawing of a view."""

from collections.abc import Mapping

from rich.console import Group
from rich.table import Table
from rich.text import Text

from camarilla.core.text import Say
from camarilla.drawing.terminal import Section, Sections
from camarilla.games.principe.board_parts import coins
from camarilla.games.principe.pieces import COLOUR_NAMES, COLOURS, ROLE_NAMES
from camarilla.games.principe.view import CityView, View

ROOMY = 90
"""From so many columns on, there is room for the names of the families."""
ROLES_STAGE = 4
"""The phase of a round in which roles are taken."""
_ABOUT_SHIELDS = ("shields", "posting")
"""What is asked where the regions matter most."""
_INK = {"green": "green", "white": "bold", "red": "red", "blue": "blue", "yellow": "yellow"}


def draw(view: View, say: Say, width: int) -> Sections:
    """What a seat sees, for a terminal of that many columns; what is in question comes first."""
    urgent = [line for line in (_lots(view, say), _site(view, say)) if line is not None]
    cities = Section(say("table-open"), _cities(view, say))
    players = Section(say("table-table"), _players(view, say, width))
    regions = Section(say("table-regions"), _regions(view, say))
    roles = Section(say("table-roles"), _roles(view, say))
    first = regions if view["phase"] in _ABOUT_SHIELDS else roles if view["stage"] == ROLES_STAGE else cities
    parts = sorted([cities, players, regions, roles], key=lambda part: part is not first)
    now = [Section("", Group(*urgent))] if urgent else []
    return Sections(_heading(view, say), [*now, *parts], _own(view, say), matter=_bidding(view, say))


def _name(say: Say, seat: int | None) -> str:
    """A player's name, cut to fit a column."""
    if seat is None:
        return say("table-nobody")
    return str(say.word("seat", seat))[:12]


def _cards(say: Say, cards: Mapping[str, int]) -> Text:
    """Cards by colour, for instance `2 Gr 1 Re`."""
    text = Text()
    for colour, number in cards.items():
        if number:
            text.append(f"{' ' if text else ''}{number} {say(f'short-{colour}')}", _INK[colour])
    return text if text else Text(say("table-nobody"))


def _grid(*columns: str | Text) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for column in columns:
        table.add_column(column)
    return table


def _heading(view: View, say: Say) -> str:
    if view["phase"] == "over":
        return say("table-over", round=view["round"])
    key = "table-last-round" if view["last_round"] else "table-round"
    facts = [
        say(key, round=view["round"]),
        say("table-stage", stage=view["stage"]),
        say("table-deck", cards=view["deck"]),
        say("table-pile", cards=view["cities_to_come"]),
    ]
    return " · ".join(facts)


def _cities(view: View, say: Say) -> Table:
    keys = ["table-city", "table-cost", "table-points", "table-shields", "table-icons", "table-borders"]
    table = _grid(*[say(key) for key in keys])
    for card in view["open"]:
        table.add_row(*_city(card, say))
    return table


def _city(card: CityView, say: Say) -> list[str | Text]:
    borders = ", ".join([say(f"region-{region}") for region in card["regions"]])
    numbers = [str(card[key]) for key in ("cost", "points", "shields")]
    return [say(f"city-{card['city']}"), *numbers, _cards(say, card["icons"]), borders]


def _lots(view: View, say: Say) -> Text | None:
    if not any(view["lots"].values()):
        return None
    return Text(say("table-lots") + ": ").append_text(_cards(say, view["lots"]))


def _bidding(view: View, say: Say) -> str:
    """What is auctioned, the highest bid, and who is still in."""
    auction = view["auction"]
    if auction is None:
        return ""
    if auction["role"] is None:
        what = say("table-bidding-cards", cards=auction["cards"], colour=auction["colour"])
    else:
        what = say("table-bidding-role", role=auction["role"])
    bid = say("table-no-bid")
    if auction["bidder"] is not None:
        bid = say("table-high-bid", seat=auction["bidder"], coins=auction["price"])
    names = ", ".join([_name(say, seat) for seat in auction["bidding"]])
    return " · ".join([what, bid, say("table-still-in", names=names)])


def _site(view: View, say: Say) -> Text | None:
    site = view["site"]
    if site is None:
        return None
    borders = ", ".join([say(f"region-{region}") for region in site["regions"]])
    place = say("table-to-place", shields=view["shields_due"])
    city = say(f"city-{site['city']}")
    return Text(f"{say('table-site')}: {city} ({borders}) · {place}")


def _roles(view: View, say: Say) -> Table:
    """One line a colour: who holds its major and its minor role."""
    minors = ROLE_NAMES[COLOURS] in view["roles"]
    table = _grid("", say("table-major"), "", *([say("table-minor"), ""] if minors else []))
    for colour, name in enumerate(COLOUR_NAMES):
        row: list[str | Text] = [Text(say(f"colour-{name}"), _INK[name])]
        for role in ROLE_NAMES[colour::COLOURS][: 1 + minors]:
            row += [say(f"role-{role}"), _name(say, view["roles"][role])]
        table.add_row(*row)
    return table


def _regions(view: View, say: Say) -> Table:
    """Every region's shields, player by player."""
    table = _grid("", *[_name(say, seat) for seat in range(view["seats"])])
    for region in view["regions"]:
        shields = [str(number) if number else "·" for number in region["shields"]]
        table.add_row(say(f"region-{region['region']}"), *shields)
    left = [str(player["shields_left"]) for player in view["players"]]
    table.add_row(Text(say("table-left"), "italic"), *left)
    return table


def _players(view: View, say: Say, width: int) -> Table:
    """A line for each player: points, money, cards in hand, offered and on the table, cities."""
    keys = [
        "table-player",
        *(["table-family"] if width >= ROOMY else []),
        "table-points",
        "table-money",
        "table-hand",
        "table-offers",
    ]
    colours = [Text(say(f"short-{colour}"), _INK[colour]) for colour in COLOUR_NAMES]
    table = _grid(*[say(key) for key in keys], *colours, say("table-cities"))
    for seat, player in enumerate(view["players"]):
        hand = Text(str(player["hand_size"]))
        if any(player["known"].values()):
            hand.append(f" ({say('table-known')} ").append_text(_cards(say, player["known"])).append(")")
        crown = "♛ " if seat == view["principe"] else "  "
        family = [say(f"family-{player['family']}")] if width >= ROOMY else []
        stacks = [f"{player['up'][colour]}/{player['down'][colour]}" for colour in COLOUR_NAMES]
        cities = ", ".join([say(f"city-{city}") for city in player["cities"]])
        table.add_row(
            crown + _name(say, seat), *family, str(player["points"]), coins(player), hand,
            _cards(say, player["offered"]), *stacks, cities,
        )  # fmt: skip
    return table


def _own(view: View, say: Say) -> Text | None:
    """The reader's own hand and money."""
    if view["seat"] is None:
        return None
    player = view["players"][view["seat"]]
    text = Text(say("table-your-hand") + ": ", "bold").append_text(_cards(say, player["hand"] or {}))
    if any((player["chosen"] or {}).values()):
        text.append(f" · {say('table-your-offer')}: ").append_text(_cards(say, player["chosen"] or {}))
    return text.append(f" · {say('table-your-money')}: {coins(player)}")
