"""The table drawn as HTML and SVG: a pure function of a view."""

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import figure, named_arms, player, section, tag, text
from camarilla.games.principe.board_map import map_of
from camarilla.games.principe.board_parts import back, card, coins, emblem, icon, shield
from camarilla.games.principe.board_players import players
from camarilla.games.principe.pieces import COLOUR_NAMES, ROLE_NAMES
from camarilla.games.principe.view import AuctionView, Cards, CityView, View

Site = tuple[CityView, int]
"""The city whose shields are placed, and how many are still to be placed."""


def board(view: View, parts: Parts) -> str:
    """What a seat sees."""
    desk = tag("div", "desk", _bar(view, parts), _own(view, parts), parts.add("cities", _cities, view["open"]))
    land = tag("div", "land-and-roles", map_of(view, parts), parts.area(_roles, view["roles"], view["role"]))
    return tag("div", "board principe", tag("div", "table", _heading(view, parts), desk, land, players(view, parts)))


def height(view: View) -> int:
    """How high the table may become where it is 1076 wide: more players, more cities, the reader's hand."""
    begun = any(holder is not None for holder in view["roles"].values()) or any(view["lots"].values())
    cities = max(len(owner["cities"]) for owner in view["players"])
    table = 640 if view["seats"] == 2 else 960 if view["seats"] == 5 and begun else 780
    return table + 14 * cities + (120 if view["seat"] is not None else 0)


def _heading(view: View, parts: Parts) -> str:
    over = view["phase"] == "over"
    key = "table-over" if over else "table-last-round" if view["last_round"] else "table-round"
    lit = 0 if over else view["stage"]
    gone = sum(view["gone"].values())
    return parts.add(
        "heading", _round, parts.say(key, round=view["round"]), lit, view["deck"], view["cities_to_come"], gone
    )


def _round(words: str, lit: int, deck: int, cities: int, gone: int, say: Say) -> str:
    """The round, the four phases of it with the present one lit, the piles."""
    stages = [
        tag(
            "i",
            "active" if stage == lit else "",
            text(stage),
            title=say("table-stage", stage=stage),
        )
        for stage in range(1, 5)
    ]
    piles = [say("table-deck", cards=deck), say("table-pile", cards=cities)]
    piles += [f"{say('table-gone')}: {gone}"] if gone else []
    facts = [tag("span", "", text(words)) for words in piles]
    round_ = tag("b", "round", text(words))
    parts = round_, tag("span", "stages", *stages), tag("span", "piles", *facts)
    return tag("header", "heading", *parts, data_help="table-phases")


# What is going on ----------------------------------------------------------------------


def _bar(view: View, parts: Parts) -> str:
    """The auction, the lots that wait, the city whose shields are placed."""
    site = None if view["site"] is None else (view["site"], view["shields_due"])
    return parts.add("bar", _going_on, view["auction"], site, view["lots"], view["seats"])


def _going_on(auction: AuctionView | None, site: Site | None, lots: Cards, seats: int, say: Say) -> str:
    shown = ""
    if auction is not None:
        shown = _auction(auction, seats, say)
    elif site is not None:
        shown = _site(*site, say)
    shown += _lots(lots, auction, say)
    return tag("div", "bar", shown) if shown else ""


def _auction(auction: AuctionView, seats: int, say: Say) -> str:
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
    shields = [named_arms(seat, say, "" if seat in auction["bidding"] else "muted") for seat in range(seats)]
    names = ", ".join(player(say, seat) for seat in auction["bidding"])
    left = tag("span", "bidders", *shields, title=say("table-still-in", names=names))
    told = tag("span", "words", tag("b", "", text(words)), bid)
    return tag("div", "auction", lot, told, left, data_help="table-auction")


def _lots(lots: Cards, auction: AuctionView | None, say: Say) -> str:
    """The cards that are still to be sold in this round."""
    under_hammer = auction["colour"] if auction and auction["role"] is None else None
    waiting = [(colour, number) for colour, number in lots.items() if number and colour != under_hammer]
    if not waiting:
        return ""
    stacks = [tag("span", "stack", icon(colour, say), tag("b", "", text(number))) for colour, number in waiting]
    return tag("div", "lots", tag("span", "label", text(say("table-lots"))), *stacks, data_help="table-lots")


def _site(site: CityView, shields: int, say: Say) -> str:
    words = tag("b", "", text(f"{say('table-site')}: {say('city-' + site['city'])}"))
    borders = ", ".join(say(f"region-{region}") for region in site["regions"])
    due = tag("span", "", text(f"{borders} · {say('table-to-place', shields=shields)}"))
    picture = emblem(site["size"], css="emblem site")
    return tag("div", "auction", picture, tag("span", "words", words, due), data_help="table-site")


# The own hand --------------------------------------------------------------------------


def _own(view: View, parts: Parts) -> str:
    """The reader's hand by colour, what he has put face down, his money."""
    if view["seat"] is None:
        return ""
    own = view["players"][view["seat"]]
    down = own["down"] if view["phase"] == "turning-up" and view["turn"] == view["seat"] else {}
    cards = own["hand"] or {}, own["chosen"] or {}, down
    return parts.add("own", _desk, view["seat"], cards, coins(own), view["phase"])


def _desk(seat: int, cards: tuple[Cards, Cards, Cards], money: str, phase: str, say: Say) -> str:
    held, chosen, down = cards
    fans = [_fan(colour, number, phase, say) for colour, number in held.items() if number]
    hand = tag("div", "fans", *fans) if fans else tag("p", "empty muted", text(say("table-nobody")))
    purse = figure(emblem("coin"), money, say("table-your-money"), "money", "table-money")
    title = tag("h3", "", text(say("table-your-hand")), purse)
    apart = _chosen(held, chosen, say), _turned_down(down, say)
    return tag("section", f"own seat-{seat}", title, hand, *apart, data_help="table-your-hand")


def _fan(colour: str, number: int, phase: str, say: Say) -> str:
    """Cards of one colour. Where a number of them is asked for, the third card stands for three."""
    counted = phase == "playing"
    asked = phase in ("offering", "playing")
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


def _chosen(held: Cards, chosen: Cards, say: Say) -> str:
    """The cards put face down for the auctions, which the owner still knows."""
    cards: list[str] = []
    for colour, number in chosen.items():
        first = held[colour] + 1
        cards += [
            card(colour, say, "facedown", data_piece=f"own-{colour}-{copy}") for copy in range(first, first + number)
        ]
    if not cards:
        return ""
    label = tag("span", "label", text(say("table-your-offer")))
    return tag("div", "chosen", label, *cards, data_help="table-your-offer")


def _turned_down(down: Cards, say: Say) -> str:
    """The own face-down cards, close at hand while one of them is to be turned up."""
    if not down:
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
            data_help=f"colour-{colour}",
        )
        for colour, number in down.items()
        if number
    ]
    return tag("div", "chosen", tag("span", "label", text(say("table-face-down"))), *piles)


# What lies open ------------------------------------------------------------------------


def _cities(cities: list[CityView], say: Say) -> str:
    cards = [city_card(city, say) for city in cities]
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
        data_mark=f"city-{city['city']}", data_help="table-city",
    )  # fmt: skip


def _roles(parts: Parts, holders: dict[str, int | None], in_question: str | None) -> str:
    """The tableau: a column for each colour, the major role above the minor one, and who holds them."""
    columns = []
    say = parts.say
    for place, colour in enumerate(COLOUR_NAMES):
        head = tag("span", "head", icon(colour, say), data_help=f"colour-{colour}")
        tiles = [
            parts.add(f"role-{role}", _role, role, holders[role], role == in_question)
            for role in ROLE_NAMES[place::5]
            if role in holders
        ]
        columns.append(tag("div", f"column c-{colour}", head, *tiles))
    return section("roles", say("table-roles"), tag("div", "tableau", *columns))


def _role(role: str, holder: int | None, active: bool, say: Say) -> str:
    rank = "major" if ROLE_NAMES.index(role) < len(COLOUR_NAMES) else "minor"
    css = f"role {rank}" + (" active" if active else "")
    name = tag("span", "name", text(say(f"role-{role}")))
    if holder is None:
        held = tag("span", "holder muted", text(say("table-nobody")))
    else:
        held = tag("span", f"holder seat-{holder}", named_arms(holder, say, piece=f"holder-{role}"))
    return tag("div", css, name, held, title=say(f"table-{rank}"), data_help=f"role-{role}")
