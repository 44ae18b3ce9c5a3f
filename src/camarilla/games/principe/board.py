"""The table drawn as HTML and SVG: a pure function of a view."""

from camarilla.core.text import Say
from camarilla.drawing.parts import figure, named_arms, player, section, tag, text
from camarilla.games.principe.board_map import map_of
from camarilla.games.principe.board_parts import back, card, coins, emblem, icon, shield
from camarilla.games.principe.board_players import players
from camarilla.games.principe.pieces import COLOUR_NAMES, ROLE_NAMES
from camarilla.games.principe.view import AuctionView, CityView, PlayerView, View


def board(view: View, say: Say) -> str:
    """What a seat sees."""
    desk = tag("div", "desk", _bar(view, say), _own(view, say), _cities(view, say))
    land = tag("div", "land-and-roles", map_of(view, say), _roles(view, say))
    return tag("div", "board principe", tag("div", "table", _heading(view, say), desk, land, players(view, say)))


def height(view: View) -> int:
    """How high the table may become where it is 1076 wide: more players, more cities, the reader's hand."""
    begun = any(holder is not None for holder in view["roles"].values()) or any(view["lots"].values())
    cities = max(len(owner["cities"]) for owner in view["players"])
    table = 640 if view["seats"] == 2 else 960 if view["seats"] == 5 and begun else 780
    return table + 14 * cities + (120 if view["seat"] is not None else 0)


def _heading(view: View, say: Say) -> str:
    """The round, the four phases of it with the present one lit, the piles."""
    over = view["phase"] == "over"
    key = "table-over" if over else "table-last-round" if view["last_round"] else "table-round"
    stages = [
        tag(
            "i",
            "active" if stage == view["stage"] and not over else "",
            text(stage),
            title=say("table-stage", stage=stage),
        )
        for stage in range(1, 5)
    ]
    gone = sum(view["gone"].values())
    piles = [say("table-deck", cards=view["deck"]), say("table-pile", cards=view["cities_to_come"])]
    piles += [f"{say('table-gone')}: {gone}"] if gone else []
    facts = [tag("span", "", text(words)) for words in piles]
    round_ = tag("b", "round", text(say(key, round=view["round"])))
    return tag("header", "heading", round_, tag("span", "stages", *stages), tag("span", "piles", *facts))


# What is going on ----------------------------------------------------------------------


def _bar(view: View, say: Say) -> str:
    """The auction, the lots that wait, the city whose shields are placed."""
    parts: list[str] = []
    if view["auction"] is not None:
        parts.append(_auction(view, view["auction"], say))
    elif view["site"] is not None:
        parts.append(_site(view, view["site"], say))
    lots = _lots(view, say)
    if lots:
        parts.append(lots)
    return tag("div", "bar", *parts) if parts else ""


def _auction(view: View, auction: AuctionView, say: Say) -> str:
    """What is sold, the highest bid and who is still in."""
    if auction["role"] is None:
        colour, number = auction["colour"], auction["cards"]
        words = say("table-bidding-cards", cards=number, colour=colour)
        goods = [card(colour, say, data_piece=f"lot-{colour}-{copy}") for copy in range(number)]
    else:
        words = say("table-bidding-role", role=auction["role"])
        goods = [card(auction["colour"], say, "tile")]
    lot = tag("span", "lot", *goods)
    bid = tag("span", "bid none", text(say("table-no-bid")))
    if auction["bidder"] is not None:
        sentence = say("table-high-bid", seat=auction["bidder"], coins=auction["price"])
        coins = tag("span", "figure price", emblem("coin"), tag("b", "", text(auction["price"])), aria_hidden="true")
        bid = tag("span", "bid", named_arms(auction["bidder"], say), tag("span", "", text(sentence)), coins)
    seats = [named_arms(seat, say, "" if seat in auction["bidding"] else "muted") for seat in range(view["seats"])]
    names = ", ".join(player(say, seat) for seat in auction["bidding"])
    left = tag("span", "bidders", *seats, title=say("table-still-in", names=names))
    return tag("div", "auction", lot, tag("span", "words", tag("b", "", text(words)), bid), left)


def _lots(view: View, say: Say) -> str:
    """The cards that are still to be sold in this round."""
    under_hammer = view["auction"]["colour"] if view["auction"] and view["auction"]["role"] is None else None
    waiting = [(colour, number) for colour, number in view["lots"].items() if number and colour != under_hammer]
    if not waiting:
        return ""
    stacks = [tag("span", "stack", icon(colour, say), tag("b", "", text(number))) for colour, number in waiting]
    return tag("div", "lots", tag("span", "label", text(say("table-lots"))), *stacks)


def _site(view: View, site: CityView, say: Say) -> str:
    words = tag("b", "", text(f"{say('table-site')}: {say('city-' + site['city'])}"))
    borders = ", ".join(say(f"region-{region}") for region in site["regions"])
    due = tag("span", "", text(f"{borders} · {say('table-to-place', shields=view['shields_due'])}"))
    return tag("div", "auction", emblem(site["size"], css="emblem site"), tag("span", "words", words, due))


# The own hand --------------------------------------------------------------------------


def _own(view: View, say: Say) -> str:
    """The reader's hand by colour, what he has put face down, his money."""
    if view["seat"] is None:
        return ""
    own = view["players"][view["seat"]]
    fans = [_fan(colour, number, view, say) for colour, number in (own["hand"] or {}).items() if number]
    hand = tag("div", "fans", *fans) if fans else tag("p", "empty muted", text(say("table-nobody")))
    money = figure(emblem("coin"), coins(own), say("table-your-money"), "money")
    title = tag("h3", "", text(say("table-your-hand")), money)
    return tag("section", "own", title, hand, _chosen(own, say), _turned_down(view, own, say))


def _fan(colour: str, number: int, view: View, say: Say) -> str:
    """Cards of one colour. Where a number of them is asked for, the third card stands for three."""
    counted = view["phase"] == "playing"
    asked = view["phase"] in ("offering", "playing")
    cards = [
        card(
            colour, say,
            data_piece=f"own-{colour}-{copy}",
            data_domain="cards" if counted else None,
            data_value=copy if counted else None,
        )
        for copy in range(1, number + 1)
    ]  # fmt: skip
    total = tag("b", "number", text(number)) if number > 1 else ""
    return tag(
        "div", f"fan c-{colour}", *cards, total,
        data_domain="colour" if asked else None, data_value=colour if asked else None, data_help=f"colour-{colour}",
    )  # fmt: skip


def _chosen(own: PlayerView, say: Say) -> str:
    """The cards put face down for the auctions, which the owner still knows."""
    cards: list[str] = []
    held = own["hand"] or {}
    for colour, number in (own["chosen"] or {}).items():
        first = held[colour] + 1
        cards += [
            card(colour, say, "facedown", data_piece=f"own-{colour}-{copy}") for copy in range(first, first + number)
        ]
    if not cards:
        return ""
    return tag("div", "chosen", tag("span", "label", text(say("table-your-offer"))), *cards)


def _turned_down(view: View, own: PlayerView, say: Say) -> str:
    """The own face-down cards, close at hand while one of them is to be turned up."""
    if view["phase"] != "turning-up" or view["turn"] != view["seat"]:
        return ""
    piles = [
        tag(
            "span",
            "pile",
            icon(colour, say),
            back(),
            tag("b", "", text(number)),
            data_domain="colour",
            data_value=colour,
        )
        for colour, number in own["down"].items()
        if number
    ]
    return tag("div", "chosen", tag("span", "label", text(say("table-face-down"))), *piles)


# What lies open ------------------------------------------------------------------------


def _cities(view: View, say: Say) -> str:
    cards = [city_card(city, say) for city in view["open"]]
    return section("cities", say("table-open"), tag("div", "row", *cards))


def city_card(city: CityView, say: Say) -> str:
    """An open city: points and shields in the corners, icons, cost, the regions it borders on."""
    points = figure(emblem("laurel"), city["points"], say("table-points"), "points")
    shields = figure(shield(), city["shields"], say("table-shields"), "shields")
    icons = [icon(colour, say) for colour, number in city["icons"].items() for _ in range(number)]
    cost = figure(emblem("coin"), city["cost"], say("table-cost"), "cost")
    name = tag("span", "title", tag("b", "name", text(say(f"city-{city['city']}"))), cost)
    regions = [tag("span", f"place r-{region}", text(say(f"region-{region}"))) for region in city["regions"]]
    top = tag("span", "top", points, emblem(city["size"], say(f"size-{city['size']}"), "emblem view"), shields)
    return tag(
        "div", f"city-card {city['size']}", top, name, tag("span", "icons", *icons),
        tag("span", "places", *regions),
        data_domain="city", data_value=city["city"], data_piece=f"city-{city['city']}",
        data_mark=f"city-{city['city']}",
    )  # fmt: skip


def _roles(view: View, say: Say) -> str:
    """The tableau: a column for each colour, the major role above the minor one, and who holds them."""
    columns = []
    for place, colour in enumerate(COLOUR_NAMES):
        head = tag("span", "head", icon(colour, say), data_help=f"colour-{colour}")
        tiles = [_role(role, view, say) for role in ROLE_NAMES[place::5] if role in view["roles"]]
        columns.append(tag("div", f"column c-{colour}", head, *tiles))
    return section("roles", say("table-roles"), tag("div", "tableau", *columns))


def _role(role: str, view: View, say: Say) -> str:
    holder = view["roles"][role]
    rank = "major" if ROLE_NAMES.index(role) < len(COLOUR_NAMES) else "minor"
    css = f"role {rank}" + (" active" if role == view["role"] else "")
    name = tag("span", "name", text(say(f"role-{role}")))
    if holder is None:
        held = tag("span", "holder muted", text(say("table-nobody")))
    else:
        held = tag("span", f"holder seat-{holder}", named_arms(holder, say, piece=f"holder-{role}"))
    return tag("div", css, name, held, title=say(f"table-{rank}"), data_help=f"role-{role}")
