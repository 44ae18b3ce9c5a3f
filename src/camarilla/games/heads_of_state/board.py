"""The table drawn as HTML and SVG: a pure function of a view."""

from collections.abc import Mapping

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import figure, named_arms, player, section, tag, text, turn
from camarilla.games.heads_of_state.board_hand import hand, prices
from camarilla.games.heads_of_state.board_map import countries
from camarilla.games.heads_of_state.board_parts import card, emblem, pile
from camarilla.games.heads_of_state.pieces import CENTURY_NAMES, RANK_NAMES
from camarilla.games.heads_of_state.view import Cards, HeadsView, PlayerView


def board(view: HeadsView, parts: Parts) -> str:
    """What a seat sees."""
    areas = [
        parts.add("heading", _heading, view["century"], view["large_left"]),
        _displays(view, parts),
        hand(view, parts),
        tag("div", "west", countries(view, parts), _players(view, parts)),
        prices(view, parts),
    ]
    return tag("div", "board heads-of-state", tag("div", "table", *areas))


def height(view: HeadsView) -> int:
    """How high the table may become where it is 1076 wide: a fifth player, the reader's hand."""
    table = 1070 if view["seats"] == 5 else 910
    if view["seat"] is None:
        return table
    own = view["players"][view["seat"]]
    stacks = {**(own["hand"] or {}), **(own["treachery"] or {})}
    rows = 1 + (65 * len(stacks) + 18 * sum(stacks.values())) // 900 + bool(own["chosen"] or own["treachery_chosen"])
    return table + 40 + 110 * rows


def _heading(present: str, large_left: list[int], say: Say) -> str:
    """The three centuries with the present one lit, and the markers for all seven ranks."""
    now = CENTURY_NAMES.index(present)
    ages = ["past", "active", ""]
    years = [
        tag("span", f"year {ages[(place >= now) + (place > now)]}".strip(), text(say(f"century-{century}")))
        for place, century in enumerate(CENTURY_NAMES)
    ]
    large = [tag("b", "large", text(points)) for points in large_left] or [text("–")]
    label = tag("span", "label", text(say("board-large")))
    century = tag("span", "century", *years, title=say("board-century"), data_help="board-century")
    return tag("header", "heading", century, tag("span", "markers", label, *large, data_help="board-large"))


def _displays(view: HeadsView, parts: Parts) -> str:
    """The open cards of both kinds and their piles."""
    piles = view["piles"]
    asked = view["phase"] == "drawing"
    used, used_plots = sum(piles["discards"].values()), sum(piles["treachery_discards"].values())
    closed = (piles["pile"], piles["revolution_pile"], used)
    closed_plots = (piles["treachery_pile"], used_plots)
    first = parts.add("display", _attributes, piles["display"], closed, piles["aside"], asked and view["draws"] > 0)
    second = parts.add("plots", _plots, piles["treachery_display"], closed_plots, asked and view["treachery_draws"] > 0)
    return tag("div", "displays", first, second)


def _attributes(display: Cards, closed: tuple[int, int, int], aside: Cards, asked: bool, say: Say) -> str:
    """The open attribute cards, the two piles, and what a refresh has set aside."""
    drawn, uprising, used = closed
    cards = _open("attribute", display, say, asked)
    # The revolution pile is drawn from when the other one is empty.
    cards.append(pile("back", drawn, "board-pile", say, "draw" if drawn else None))
    later = None if drawn else "draw"
    cards.append(pile("back", uprising, "board-revolution-pile", say, later, "pile uprising facedown"))
    put_aside = ""
    if aside:
        names = [name for name, number in aside.items() for _ in range(number)]
        label = tag("span", "label", text(say("board-aside")))
        pictures = [emblem(name, say(f"attribute-{name}")) for name in names]
        put_aside = tag("div", "aside", label, *pictures, data_help="board-aside")
    return section(
        "display", say("board-display"), tag("div", "cards", *cards), put_aside, _discards(used, say),
        help="board-display",
    )  # fmt: skip


def _plots(display: Cards, closed: tuple[int, int], asked: bool, say: Say) -> str:
    """The open treachery cards, and their pile."""
    drawn, used = closed
    cards = _open("treachery", display, say, asked)
    cards.append(pile("treachery-back", drawn, "board-pile", say, "draw-treachery"))
    shown = tag("div", "cards", *cards), _discards(used, say)
    return section("display plots", say("board-treachery"), *shown, help="board-treachery")


def _discards(used: int, say: Say) -> str:
    return tag("p", "note", text(f"{say('board-discards')}: {used}"), data_help="board-discards")


def _open(domain: str, cards: Mapping[str, int], say: Say, asked: bool) -> list[str]:
    return [
        card(domain, name, say, f"open-{name}-{copy}", asked)
        for name, number in cards.items()
        for copy in range(1, number + 1)
    ]


# The players ---------------------------------------------------------------------------


def _players(view: HeadsView, parts: Parts) -> str:
    watched, own = view["seat"] is None, view["seat"]
    asked = [seat for seat in range(view["seats"]) if _is_asked(seat, view)]
    panels = [
        parts.add(f"player-{seat}", _panel, seat, owner, own == seat, watched)
        for seat, owner in enumerate(view["players"])
    ]
    return section("players", parts.say("board-players"), tag("div", "panels", parts.add("turn", turn, asked), *panels))


def _panel(seat: int, owner: PlayerView, own: bool, watched: bool, say: Say) -> str:
    """A player; `own` where the reader sits there, `watched` where the reader has no seat."""
    css = f"panel seat-{seat}"
    css += " self" if own else ""
    head = tag(
        "div", "head", named_arms(seat, say), tag("b", "name", text(player(say, seat))),
        tag("b", "score", text(owner["score"]), title=say("board-score"), data_help="board-score"),
    )  # fmt: skip
    rows = [head, _numbers(owner, say), _nobles(owner, say)]
    if watched and owner["hand"] is not None:  # all hands are open
        rows.append(_cards("board-hand", owner["hand"], owner["treachery"] or {}, say))
        rows.append(_cards("board-given-up", owner["chosen"] or {}, owner["treachery_chosen"] or {}, say))
    elif not own:
        rows.append(_cards("board-known", owner["known"], owner["treachery_known"], say))
    return tag("div", css, *rows, data_help="board-player")


def _is_asked(seat: int, view: HeadsView) -> bool:
    """Whether the player's decision is awaited: all who owe cards after a revolution, else whose turn it is."""
    if view["phase"] == "trimming":
        return _owes(view["players"][seat]) > 0
    return view["turn"] == seat and view["phase"] != "over"


def _owes(owner: PlayerView) -> int:
    """How many cards a player has to discard now, of both decks."""
    return owner["owes"] + owner["treachery_owes"]


def _numbers(owner: PlayerView, say: Say) -> str:
    """The hand, what is still to be given up, and the markers won."""
    figures = [
        figure(emblem("back"), owner["hand_size"], say("board-hand"), help="board-hand"),
        figure(emblem("treachery-back"), owner["treachery_size"], say("board-treachery"), help="board-treachery"),
        figure(emblem("hexagon"), owner["hexagons"], say("board-hexagons"), "hexagons", "board-hexagons"),
    ]
    if _owes(owner):
        figures.append(tag("span", "owes", text(say("board-owes", cards=_owes(owner))), data_help="board-too-many"))
    return tag("div", "numbers", *figures, tag("span", "won", *_won(owner, say)))


def _won(owner: PlayerView, say: Say) -> list[str]:
    """The markers won besides the hexagons: for whole countries, for all ranks, for influence."""
    countries = [emblem(country, say(f"country-{country}")) for country in owner["squares"]]
    won = [tag("span", "squares", *countries, data_help="board-squares")] if countries else []
    if owner["large"] is not None:
        won.append(tag("b", "large", text(owner["large"]), title=say("board-large"), data_help="board-large"))
    first, second = (owner["most"], "round", "board-won-most"), (owner["second_most"], "round next", "board-won-second")
    for markers, css, key in (first, second):
        if markers:
            won.append(tag("b", css, text(f"×{markers}"), title=say(key), data_help=key))
    return won


def _nobles(owner: PlayerView, say: Say) -> str:
    """The noble cards of each rank, king first."""
    cells = []
    for rank in reversed(RANK_NAMES):
        number = owner["noble_cards"][rank]
        css = "noble-cards" if number else "noble-cards none"
        cells.append(tag("span", css, emblem(rank, say(f"rank-{rank}")), tag("b", "", text(number))))
    return tag("div", "nobles", *cells, data_help="board-cards")


def _cards(label: str, attributes: Mapping[str, int], treachery: Mapping[str, int], say: Say) -> str:
    """A line of small cards, face up: of a hand those that everybody saw arrive, or all."""
    cards = []
    for domain, held in (("attribute", attributes), ("treachery", treachery)):
        for name, number in held.items():
            pictures = [emblem(part) for part in (name.split("-") if domain == "treachery" else [name])]
            times = tag("b", "", text(number)) if number > 1 else ""
            cards.append(tag("span", "known-card", *pictures, times, title=say(f"{domain}-{name}")))
    if not cards:
        return ""
    return tag("div", "known", tag("span", "label", text(say(label))), *cards, data_help=label)
