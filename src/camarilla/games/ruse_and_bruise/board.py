"""The drawn table: goals heading their columns, the players, the hand. A pure function of a seat's view."""

import importlib.resources
from functools import cache
from html import escape
from typing import Any, Final

from camarilla.core.text import Say

View = dict[str, Any]

SPECIALISTS: Final = {
    "alchemist": "alchemy",
    "fencing-master": "fencing",
    "landlord": "farming",
    "merchant": "trade",
    "cardinal": "religion",
    "minstrel": "music",
}
SHOWN_IN_FULL: Final = 2
"""The lowest cards of a column lie free; of those above only the upper edge looks out."""
LONG: Final = 10
"""Of columns with more cards, the edges are drawn narrower."""


@cache
def symbols() -> str:
    """All emblems of the game, to be put once into every page that shows a board."""
    drawn = importlib.resources.files(__package__).joinpath("art/emblems.svg").read_text(encoding="utf-8")
    inside = drawn[drawn.index("<symbol") : drawn.rindex("</svg>")]
    return f'<svg class="symbols" width="0" height="0" aria-hidden="true"><defs>{inside}</defs></svg>'


def board(view: View, say: Say) -> str:
    """The table as one seat sees it."""
    parts = [_status(view, say)]
    if view["phase"] != "over":
        parts.append(_columns(view, say))
        parts.append(_hand(view, say))
    parts.append(_players(view, say))
    return f'<div class="board ruse-and-bruise">{"".join(parts)}</div>'


def height(view: View) -> int:
    """How high the table may become where it is 1076 wide: the longest column, the players, the hand."""
    rows = 1 if view["seats"] <= 4 else 2
    hands_open = view["seat"] is None and view["players"][0]["hand"] is not None
    if view["phase"] == "over":
        return (340 if view["seats"] <= 3 else 520) + 115 * hands_open
    longest = max(sum(2 if card["under"] else 1 for card in column["cards"]) for column in view["columns"])
    needed = 340 + 70 * rows + 36 * min(longest, 8) + 24 * max(0, longest - 8)
    return needed + (285 if view["seat"] is not None else 115 * rows * hands_open)


def _status(view: View, say: Say) -> str:
    return f'<p class="status">{escape(say("table-round", round=view["round"], goals=view["goals_to_come"]))}</p>'


# The columns ---------------------------------------------------------------------------


def _columns(view: View, say: Say) -> str:
    drawn = [_column(view, number, say) for number in range(1, view["seats"] + 1)]
    return f'<div class="columns of-{view["seats"]}">{"".join(drawn)}</div>'


def _column(view: View, number: int, say: Say) -> str:
    """A goal and the cards below it; the one laid last is lowest."""
    column = view["columns"][number - 1]
    goal = column["goal"]
    marks = [mark for mark in ("full", "closed") if column[mark]] + ["scene"] * (view["scene"] == number)
    label = say("board-column", column=number, goal=goal["name"], cards=column["length"], points=goal["points"])
    lowest = len(column["cards"]) - SHOWN_IN_FULL
    long = " long" if len(column["cards"]) > LONG else ""
    cards = [
        _laid(card, f"{number}-{place}", place >= lowest, goal["kind"], view, say)
        for place, card in enumerate(column["cards"])
    ]
    return (
        f'<section class="{" ".join(["column", *marks])}" data-domain="column" data-value="{number}"'
        f' aria-label="{escape(label)}">'
        f'{_heading(column, number, say)}<div class="stack{long}">{"".join(cards)}</div></section>'
    )


def _heading(column: View, number: int, say: Say) -> str:
    """The goal card: its kind and points, and how many of the cards it asks for lie there."""
    goal = column["goal"]
    laid = min(column["length"], goal["points"])
    fill = "●" * laid + "○" * (goal["points"] - laid)
    more = column["length"] - laid
    state = "closed" if column["closed"] else "full" if column["full"] else ""
    told = f'<em class="state">{escape(say(f"table-{state}"))}</em>' if state else ""
    return (
        f'<div class="goal kind-{goal["kind"]}" data-piece="goal-{goal["name"]}">'
        f'<span class="number">{number}</span>{_emblem(goal["kind"])}'
        f'<b class="kind">{escape(str(say.word("kind", goal["kind"])))}</b>'
        f'<span class="points">{goal["points"]}</span>'
        f'<span class="fill"><span class="pips">{fill}</span>{f" +{more}" if more else ""}</span>{told}</div>'
    )


def _laid(card: View, spot: str, whole: bool, kind: str, view: View, say: Say) -> str:
    """A card on the table: open, face down and known to the reader, or a back; and what a magic cap hides."""
    owner, name, under = card["owner"], card["card"], card["under"]
    how = "open" if card["open"] else "known" if card["known"] else "own"
    size = " whole" if whole else ""
    if name is None:
        drawn = _back(owner, f"laid-{spot}", size, say)
    else:
        drawn = _face(owner, name, how, size, _value(name, kind, view), view, say)
    if under == "hidden":
        drawn += _back(owner, f"under-{spot}", " under", say)
    elif under is not None:
        drawn += _face(owner, under, "own", " under", _value(under, kind, view), view, say)
    return drawn


def _back(owner: int, piece: str, size: str, say: Say) -> str:
    return (
        f'<div class="card back facedown{size} seat-{owner}" data-piece="{piece}"'
        f' title="{escape(say("board-down", owner=owner))}">{_arms(owner) * 3}</div>'
    )


def _face(owner: int, card: str, how: str, size: str, value: str, view: View, say: Say) -> str:
    """A card whose character the reader knows; face down it is marked with an eye, open to all or to the owner."""
    title = eye = ""
    if how != "open":
        to_all = how == "own" and view["seat"] is None
        secret = escape(say("board-down", owner=owner) if to_all else say(f"board-down-{how}"))
        title = f' title="{secret}"'
        eye = f'<svg class="eye" role="img" aria-label="{secret}"><use href="#rb-{how}"/></svg>'
    effect = f'<span class="effect">{_effect(card, view, say)}</span>' if size == " whole" else ""
    look = how if how == "open" else f"{how} facedown"
    return (
        f'<div class="card {look}{size} seat-{owner}" data-piece="card-{owner}-{card}" data-help="card-{card}"{title}>'
        f'{_arms(owner)}{_emblem(card)}<b class="name">{escape(str(say.word("card", card)))}</b>{eye}'
        f'<span class="value">{value}</span>{effect}</div>'
    )


def _value(card: str, kind: str, view: View) -> str:
    """The influence printed on a card: of the two numbers of a specialist, the one that counts here."""
    low, _, high = (view["values"][card] or "").partition("/")
    return high if high and SPECIALISTS.get(card) == kind else low


def _effect(card: str, view: View, say: Say) -> str:
    """What a card does, in a few words."""
    high = (view["values"][card] or "").partition("/")[2]
    return escape(say(f"effect-{card}", high=high))


# The players ---------------------------------------------------------------------------


def _players(view: View, say: Say) -> str:
    drawn = [_player(view, seat, say) for seat in range(view["seats"])]
    over = " over" if view["phase"] == "over" else ""
    return f'<div class="players of-{view["seats"]}{over}">{"".join(drawn)}</div>'


def _player(view: View, seat: int, say: Say) -> str:
    """One player: cards in hand, pile and discards, goals won, and the score if it is open."""
    player = view["players"][seat]
    acting = view["turn"] if view["decider"] is None else view["decider"]
    active = " active" if seat == acting and view["phase"] != "over" else ""
    counts = [
        _count("hand", "table-hand", player["hand_size"], say),
        _count("pile", "table-pile", player["pile_size"], say),
        _count("discards", "table-discards", player["discard_size"], say),
        _count("won", "table-won", player["goals_won"], say),
    ]
    score = "" if player["score"] is None else _count("score", "table-score", player["score"], say)
    tokens = "".join([_token(goal, say) for goal in player["goals"] or []])
    goals = f'<span class="goals">{tokens}</span>' if tokens else ""
    return (
        f'<div class="player seat-{seat}{active}">{_arms(seat)}<b class="who">{escape(str(say.word("seat", seat)))}</b>'
        f'<span class="counts">{"".join(counts)}{score}</span>'
        f"{goals}{_open_hand(view, seat, say)}{_seen(player, say)}</div>"
    )


def _open_hand(view: View, seat: int, say: Say) -> str:
    """The cards of a player whom the reader is not, where all hands are open."""
    if view["seat"] is not None or view["players"][seat]["hand"] is None:
        return ""
    cards = [
        f'<span class="shown" data-piece="card-{seat}-{card}" data-help="card-{card}"'
        f' title="{escape(str(say.word("card", card)))}">{_emblem(card)}{view["values"][card] or ""}</span>'
        for card in view["players"][seat]["hand"]
    ]
    return f'<div class="open-hand">{"".join(cards)}</div>'


def _count(symbol: str, key: str, number: int, say: Say) -> str:
    word = escape(say(key))
    look = "count score" if symbol == "score" else "count"
    return f'<span class="{look}" title="{word}">{_emblem(symbol)}<i>{word}</i> {number}</span>'


def _token(goal: View, say: Say) -> str:
    """A goal that somebody has won."""
    title = escape(str(say.word("goal", goal["name"])))
    return (
        f'<span class="token kind-{goal["kind"]}" data-piece="goal-{goal["name"]}" title="{title}">'
        f"{_emblem(goal['kind'])}{goal['points']}</span>"
    )


def _seen(player: View, say: Say) -> str:
    """The discards that the reader knows, behind a line that opens."""
    known = player["discards"] or player["seen_discards"]
    if not known:
        return ""
    cards = [
        f'<span data-help="card-{card}" title="{escape(str(say.word("card", card)))}">{_emblem(card)}</span>'
        for card in known
    ]
    return (
        f'<details class="seen"><summary>{escape(say("board-seen", cards=len(known)))}</summary>'
        f"<div>{''.join(cards)}</div></details>"
    )


# The hand ------------------------------------------------------------------------------


def _hand(view: View, say: Say) -> str:
    """The reader's cards, large."""
    seat = view["seat"]
    if seat is None:
        return ""
    cards = [_held(seat, card, view, say) for card in view["players"][seat]["hand"]]
    return f'<h3 class="title">{escape(say("table-your-hand"))}</h3><div class="hand">{"".join(cards)}</div>'


def _held(seat: int, card: str, view: View, say: Say) -> str:
    low, _, high = (view["values"][card] or "").partition("/")
    shown = f"{low}<small>/{high}</small>" if high else low
    return (
        f'<div class="card held seat-{seat}" data-domain="card" data-value="{card}" data-piece="card-{seat}-{card}"'
        f' data-help="card-{card}"><span class="value">{shown}</span>{_arms(seat)}{_emblem(card)}'
        f'<b class="name">{escape(str(say.word("card", card)))}</b>'
        f'<span class="effect">{_effect(card, view, say)}</span></div>'
    )


def _emblem(name: str) -> str:
    return f'<svg class="emblem" aria-hidden="true"><use href="#rb-{name}"/></svg>'


def _arms(seat: int) -> str:
    return f'<svg class="arms" aria-hidden="true"><use href="#arms-{seat}"/></svg>'
