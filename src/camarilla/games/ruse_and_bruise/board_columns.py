"""The goals and the columns of cards below them."""

from functools import lru_cache
from typing import Final

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import arms, tag, text, use
from camarilla.games.ruse_and_bruise.board_hand import effect
from camarilla.games.ruse_and_bruise.board_parts import Values, card_name, emblem, value
from camarilla.games.ruse_and_bruise.view import CardView, ColumnView, GoalView, RuseView

SHOWN_IN_FULL: Final = 2
"""The lowest cards of a column lie free; of those above only the upper edge looks out."""
LONG: Final = 10
"""Of columns with more cards, the edges are drawn narrower."""


def columns(view: RuseView, parts: Parts) -> str:
    """One column a goal."""
    all_see, printed = view["seat"] is None, view["values"]
    drawn = [
        parts.add(f"column-{number}", _column, number, column, view["scene"] == number, all_see, printed)
        for number, column in enumerate(view["columns"], 1)
    ]
    return tag("div", f"columns of-{view['seats']}", *drawn)


def _column(number: int, column: ColumnView, scene: bool, all_see: bool, printed: Values, say: Say) -> str:
    """A goal and the cards below it; the one laid last is lowest."""
    goal = column["goal"]
    if goal is None:
        return ""
    marks = {"full": column["full"], "closed": column["closed"], "scene": scene}
    css = " ".join(["column", *[mark for mark, holds in marks.items() if holds]])
    label = say("board-column", column=number, goal=goal["name"], cards=column["length"], points=goal["points"])
    lowest = len(column["cards"]) - SHOWN_IN_FULL
    cards = [
        _laid(card, f"{number}-{place}", place >= lowest, goal["kind"], all_see, printed, say)
        for place, card in enumerate(column["cards"])
    ]
    stack = tag("div", "stack long" if len(cards) > LONG else "stack", *cards)
    return tag(
        "section", css, _goal(number, column, goal, say), stack,
        data_domain="column", data_value=number, data_help="table-columns", aria_label=label,
    )  # fmt: skip


def _goal(number: int, column: ColumnView, goal: GoalView, say: Say) -> str:
    """The goal card: its kind and points, and how many of the cards it asks for lie there."""
    laid = min(column["length"], goal["points"])
    pips = tag("span", "pips", "●" * laid + "○" * (goal["points"] - laid))
    more = column["length"] - laid
    state = "closed" if column["closed"] else "full" if column["full"] else ""
    return tag(
        "div", f"goal kind-{goal['kind']}",
        tag("span", "number", text(number)), emblem(goal["kind"]),
        tag("b", "kind", text(str(say.word("kind", goal["kind"])))), tag("span", "points", text(goal["points"])),
        tag("span", "fill", pips, f" +{more}" if more else ""),
        tag("em", "state", text(say(f"table-{state}"))) if state else "",
        data_piece=f"goal-{goal['name']}", data_help="board-goal",
    )  # fmt: skip


def _laid(card: CardView, spot: str, whole: bool, kind: str, all_see: bool, printed: Values, say: Say) -> str:
    """A card on the table: open, face down and known to the reader, or a back; and what a magic cap hides."""
    owner, name, under = card["owner"], card["card"], card["under"]
    how = "open" if card["open"] else "known" if card["known"] else "own"
    size = " whole" if whole else ""
    if name is None:
        drawn = _back(owner, f"laid-{spot}", size, say)
    else:
        drawn = _face(owner, name, how, size, kind, all_see, printed, say)
    if under == "hidden":
        drawn += _back(owner, f"under-{spot}", " under", say)
    elif under is not None:
        drawn += _face(owner, under, "own", " under", kind, all_see, printed, say)
    return drawn


def _back(owner: int, piece: str, size: str, say: Say) -> str:
    return _reverse(f"card back facedown{size} seat-{owner}", owner, piece, say("board-down", owner=owner))


@lru_cache(maxsize=8192)
def _reverse(css: str, owner: int, piece: str, words: str) -> str:
    return tag(
        "div", css, arms(owner) * 3,
        data_piece=piece, data_help="board-back", role="img", aria_label=words, title=words,
    )  # fmt: skip


def _face(owner: int, card: str, how: str, size: str, kind: str, all_see: bool, printed: Values, say: Say) -> str:
    """A card whose character the reader knows; face down it is marked with an eye, open to all or to the owner."""
    secret, eye = None, ""
    if how != "open":
        secret = say("board-down", owner=owner) if how == "own" and all_see else say(f"board-down-{how}")
        eye = tag("svg", "eye", use(f"rb-{how}"), role="img", aria_label=secret)
    look = how if how == "open" else f"{how} facedown"
    told = effect(card, printed, say) if size == " whole" else ""
    css = f"card {look}{size} seat-{owner}"
    return _front(css, owner, card, card_name(card, say), value(card, kind, printed), told, eye, secret)


@lru_cache(maxsize=8192)
def _front(css: str, owner: int, card: str, name: str, value: str, told: str, eye: str, secret: str | None) -> str:
    """The same few cards are drawn again with each one that is laid below them."""
    return tag(
        "div", css,
        arms(owner), emblem(card), tag("b", "name", text(name)), eye, tag("span", "value", text(value)), told,
        data_piece=f"card-{owner}-{card}", data_help=f"card-{card}", title=secret,
    )  # fmt: skip
