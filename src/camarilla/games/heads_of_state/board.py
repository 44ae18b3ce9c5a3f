"""The table drawn as HTML and SVG: a pure function of a view."""

from collections.abc import Mapping

from camarilla.core.text import Say
from camarilla.drawing.parts import figure, named_arms, player, section, tag, text
from camarilla.games.heads_of_state.board_hand import hand, prices
from camarilla.games.heads_of_state.board_map import countries
from camarilla.games.heads_of_state.board_parts import card, emblem, pile
from camarilla.games.heads_of_state.pieces import CENTURY_NAMES, RANK_NAMES
from camarilla.games.heads_of_state.view import HeadsView, PlayerView


def board(view: HeadsView, say: Say) -> str:
    """What a seat sees."""
    parts = [
        _heading(view, say),
        _displays(view, say),
        hand(view, say),
        countries(view, say),
        prices(view, say),
        _players(view, say),
    ]
    return tag("div", "board heads-of-state", tag("div", "table", *parts))


def height(view: HeadsView) -> int:
    """How high the table may become where it is 1076 wide: a fifth player, the reader's hand."""
    table = 1070 if view["seats"] == 5 else 910
    if view["seat"] is None:
        return table
    own = view["players"][view["seat"]]
    stacks = {**(own["hand"] or {}), **(own["treachery"] or {})}
    rows = 1 + (65 * len(stacks) + 18 * sum(stacks.values())) // 900 + bool(own["chosen"] or own["treachery_chosen"])
    return table + 40 + 110 * rows


def _heading(view: HeadsView, say: Say) -> str:
    """The three centuries with the present one lit, and the markers for all seven ranks."""
    now = CENTURY_NAMES.index(view["century"])
    ages = ["past", "active", ""]
    years = [
        tag("span", f"year {ages[(place >= now) + (place > now)]}".strip(), text(say(f"century-{century}")))
        for place, century in enumerate(CENTURY_NAMES)
    ]
    large = [tag("b", "large", text(points)) for points in view["large_left"]] or [text("–")]
    label = tag("span", "label", text(say("board-large")))
    century = tag("span", "century", *years, title=say("board-century"))
    return tag("header", "heading", century, tag("span", "markers", label, *large))


def _displays(view: HeadsView, say: Say) -> str:
    """The open cards of both kinds and their piles."""
    piles = view["piles"]
    asked = view["phase"] == "drawing"
    open_cards = _open("attribute", piles["display"], say, asked and view["draws"] > 0)
    open_cards.append(pile("back", piles["pile"], say("board-pile")))
    uprising = "pile uprising facedown"
    open_cards.append(pile("back", piles["revolution_pile"], say("board-revolution-pile"), uprising))
    plots = _open("treachery", piles["treachery_display"], say, asked and view["treachery_draws"] > 0)
    plots.append(pile("treachery-back", piles["treachery_pile"], say("board-pile")))
    notes = [f"{say('board-discards')}: {sum(piles['discards'].values())}"]
    used = f"{say('board-discards')}: {sum(piles['treachery_discards'].values())}"
    aside = ""
    if piles["aside"]:
        cards = [
            emblem(name, say(f"attribute-{name}")) for name, number in piles["aside"].items() for _ in range(number)
        ]
        aside = tag("div", "aside", tag("span", "label", text(say("board-aside"))), *cards)
    first = section("display", say("board-display"), tag("div", "cards", *open_cards), aside, _note(notes[0]))
    second = section("display plots", say("board-treachery"), tag("div", "cards", *plots), _note(used))
    return tag("div", "displays", first, second)


def _note(words: str) -> str:
    return tag("p", "note", text(words))


def _open(domain: str, cards: Mapping[str, int], say: Say, asked: bool) -> list[str]:
    return [
        card(domain, name, say, f"open-{name}-{copy}", asked)
        for name, number in cards.items()
        for copy in range(1, number + 1)
    ]


# The players ---------------------------------------------------------------------------


def _players(view: HeadsView, say: Say) -> str:
    panels = [_panel(seat, view, say) for seat in range(view["seats"])]
    return section("players", say("board-players"), tag("div", "panels", *panels))


def _panel(seat: int, view: HeadsView, say: Say) -> str:
    owner = view["players"][seat]
    css = f"panel seat-{seat}"
    css += " active" if _is_asked(seat, view) else ""
    css += " self" if view["seat"] == seat else ""
    head = tag(
        "div", "head", named_arms(seat, say), tag("b", "name", text(player(say, seat))),
        tag("b", "score", text(owner["score"]), title=say("board-score")),
    )  # fmt: skip
    rows = [head, _numbers(owner, say), _nobles(owner, say)]
    if view["seat"] is None and owner["hand"] is not None:  # all hands are open
        rows.append(_cards("board-hand", owner["hand"], owner["treachery"] or {}, say))
        rows.append(_cards("board-given-up", owner["chosen"] or {}, owner["treachery_chosen"] or {}, say))
    elif view["seat"] != seat:
        rows.append(_cards("board-known", owner["known"], owner["treachery_known"], say))
    return tag("div", css, *rows)


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
        figure(emblem("back"), owner["hand_size"], say("board-hand")),
        figure(emblem("treachery-back"), owner["treachery_size"], say("board-treachery")),
        figure(emblem("hexagon"), owner["hexagons"], say("board-hexagons"), "hexagons"),
    ]
    if _owes(owner):
        figures.append(tag("span", "owes", text(say("board-owes", cards=_owes(owner)))))
    won = [emblem(country, say(f"country-{country}")) for country in owner["squares"]]
    if owner["large"] is not None:
        won.append(tag("b", "large", text(owner["large"]), title=say("board-large")))
    for markers, css in ((owner["most"], "round"), (owner["second_most"], "round next")):
        if markers:
            won.append(tag("b", css, text(f"×{markers}"), title=say("board-influence")))
    return tag("div", "numbers", *figures, tag("span", "won", *won))


def _nobles(owner: PlayerView, say: Say) -> str:
    """The noble cards of each rank, king first."""
    cells = []
    for rank in reversed(RANK_NAMES):
        number = owner["noble_cards"][rank]
        css = "noble-cards" if number else "noble-cards none"
        cells.append(tag("span", css, emblem(rank, say(f"rank-{rank}")), tag("b", "", text(number))))
    return tag("div", "nobles", *cells)


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
    return tag("div", "known", tag("span", "label", text(say(label))), *cards)
