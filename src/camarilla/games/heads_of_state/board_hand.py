"""The reader's own cards, and what each noble still lacks."""

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import section, tag, text
from camarilla.games.heads_of_state.board_parts import card, emblem
from camarilla.games.heads_of_state.pieces import ATTRIBUTE_NAMES, RANK_NAMES, REPLACED_NAMES
from camarilla.games.heads_of_state.view import Cards, HeadsView, PriceView

PAID = ATTRIBUTE_NAMES[:-1]
"""What a price can ask for."""


def hand(view: HeadsView, parts: Parts) -> str:
    """The own hand, and what a courtesan may stand for while it is the reader's turn."""
    if view["seat"] is None:
        return ""
    own = view["players"][view["seat"]]
    held = (own["hand"], own["treachery"])
    chosen = (own["chosen"], own["treachery_chosen"])
    return parts.add("hand", _hand, view["seat"], (held, chosen), view["phase"], view["turn"] == view["seat"])


Both = tuple[Cards | None, Cards | None]
"""Attribute cards and treachery cards."""


def _hand(seat: int, own: tuple[Both, Both], phase: str, in_turn: bool, say: Say) -> str:
    """The own hand, sorted; the cards given up in a revolution lie apart."""
    held, chosen = own
    giving_up = phase in ("discarding", "trimming")
    striking = giving_up or phase in ("scheming", "seconding")
    stacks = _stacks("attribute", held[0], "hand", say, giving_up)
    stacks += _stacks("treachery", held[1], "hand", say, striking)
    cards = tag("div", "stacks", *stacks) if stacks else tag("p", "empty", text(say("board-no-cards")))
    holds_courtesan = bool(held[0] and held[0].get("courtesan"))
    courtesan = _courtesan(say) if holds_courtesan and phase in ("placing", "scheming") and in_turn else ""
    return section(
        f"own seat-{seat}", say("board-your-hand"), cards, _chosen(chosen, say), courtesan, help="board-your-hand"
    )


def _stacks(domain: str, cards: Cards | None, place: str, say: Say, asked: bool = False) -> list[str]:
    return [_stack(domain, name, number, place, say, asked) for name, number in (cards or {}).items()]


def _stack(domain: str, name: str, number: int, place: str, say: Say, asked: bool) -> str:
    """Cards of one kind, one upon the other."""
    cards = [card(domain, name, say, f"{place}-{name}-{copy}", asked) for copy in range(1, number + 1)]
    count = tag("b", "number", text(number)) if number > 1 else ""
    return tag("span", f"stack {domain}", *cards, count)


def _chosen(chosen: Both, say: Say) -> str:
    stacks = _stacks("attribute", chosen[0], "chosen", say)
    stacks += _stacks("treachery", chosen[1], "chosen", say)
    if not stacks:
        return ""
    label = tag("span", "label", text(say("board-given-up")))
    return tag("div", "chosen muted", label, *stacks, data_help="board-given-up")


def _courtesan(say: Say) -> str:
    """What a courtesan may stand for while nobles are placed."""
    label = tag("span", "label", emblem("courtesan"), text(say("board-courtesan-for")))
    choices = []
    for name in REPLACED_NAMES:
        if name == "nothing":
            words, content = say("board-nothing"), text(say("board-nothing"))
        else:
            words, content = say(f"attribute-{name}"), emblem(name)
        choices.append(tag("span", "choice", content, title=words, data_domain="replaced", data_value=name))
    return tag("div", "courtesans", label, tag("span", "choices", *choices), data_help="board-courtesan-for")


def prices(view: HeadsView, parts: Parts) -> str:
    """What each rank costs, lit where the hand covers it, and what is left of it."""
    own = None if view["seat"] is None else view["players"][view["seat"]]
    return parts.area(_prices, view["prices"], own and own["tiles"], own and (own["hand"] or {}))


def _prices(parts: Parts, prices: dict[str, PriceView], tiles: Cards | None, hand: Cards | None) -> str:
    rows = [parts.add("prices", _price_heads)]
    for rank in reversed(RANK_NAMES):
        left = None if tiles is None else tiles[rank]
        held = None if hand is None else _held_of(prices[rank], hand)
        rows.append(parts.add(f"price-{rank}", _price, rank, prices[rank], left, held))
    table = tag("div", "price-table", *rows, role="table")
    return section("prices", parts.say("board-prices"), table, help="board-prices")


def _held_of(price: PriceView, hand: Cards) -> Cards:
    """How many of the cards that can pay for a rank are in hand."""
    return {name: hand.get(name, 0) for name in (*price["attributes"], "courtesan")}


def _price_heads(say: Say) -> str:
    """The heads of the columns."""
    heads = [tag("span", "", emblem(name, say(f"attribute-{name}")), role="columnheader") for name in PAID]
    ends = [
        tag(
            "span",
            "",
            text(say(f"board-{key}")),
            role="columnheader",
            title=say(f"board-{key}-long"),
            data_help=f"board-{key}-long",
        )
        for key in ("lacks", "tiles", "points")
    ]
    corner = tag("span", "", role="columnheader")
    return tag("div", "price-row heads", corner, *heads, *ends, role="row")


def _price(rank: str, price: PriceView, tiles: int | None, held: Cards | None, say: Say) -> str:
    """One rank; `tiles` and `held` are the reader's, None for one without a seat."""
    words = tag("span", "", text(say(f"rank-{rank}")))
    name = tag("span", "rank", emblem(rank), words, data_domain="rank", data_value=rank, data_help="board-prices")
    cells = []
    for kind in PAID:
        if kind in price["attributes"]:
            css = "needed owned" if held and held[kind] else "needed"
            cells.append(tag("span", css, emblem(kind, say(f"attribute-{kind}")), role="cell"))
        else:
            cells.append(tag("span", "", role="cell"))
    points = f"{price['points']}"
    left = say("board-cards-left", cards=price["cards_left"])
    ends = [
        tag("span", "tiles", text("–" if tiles is None else tiles), role="cell", data_help="board-tiles-long"),
        tag(
            "span", "worth", text(points), tag("small", "", text(f"×{price['cards_left']}")),
            role="cell", title=left, data_help="board-points-long",
        ),
    ]  # fmt: skip
    row = [tag("span", "", name, role="rowheader"), *cells, _lack(price, held, say), *ends]
    return tag("div", "price-row", *row, role="row", data_mark=f"rank-{rank}", data_help="board-prices")


def _lack(price: PriceView, held: Cards | None, say: Say) -> str:
    """How many cards are missing: none, one that a courtesan covers, or more."""
    css, words, shown = "lack", None, text("–")
    if held is not None:
        missing = sum(max(0, number - held[name]) for name, number in price["attributes"].items())
        shown = text(missing)
        if missing == 0:
            css, words, shown = "lack ready", say("board-ready"), text("✓")
        elif missing == 1 and price["courtesan"] and held["courtesan"]:
            css, shown = "lack ready", emblem("courtesan", say("board-ready-courtesan"))
    return tag("span", css, shown, role="cell", title=words, data_help="board-lacks-long")
