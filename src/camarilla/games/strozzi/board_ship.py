"""The ship on offer: its cargo on its sails, and the flag of whoever claims it."""

from typing import Final

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import tag, text, use
from camarilla.games.strozzi.board_parts import cargo, flag, ship_title
from camarilla.games.strozzi.view import ClaimView, ShipView, StrozziView

WIDTH: Final = 320
HEIGHT: Final = 240
ICON: Final = 24
"""How large a good is on a sail."""
LEFT_SAIL: Final = (88, 113)
MAIN_SAIL: Final = (165, 107)
RIGHT_SAIL: Final = (241, 114)


def ship_on_offer(view: StrozziView, parts: Parts) -> str:
    """The ship that lies before the active player or, once won, before its owner; else the empty sea."""
    ship = view["ship"]
    if ship is None:
        return parts.add("ship", _sea, view["decider"] if view["phase"] == "tile" else None)
    return parts.add("ship", _ship, ship, ship_title(ship, view, parts.say), view["claim"])


def _sea(decider: int | None, say: Say) -> str:
    chooses = "" if decider is None else say("board-chooses", seat=decider)
    return tag("div", "ship", _drawing(_whole("sea")), tag("p", "caption", tag("b", "", text(chooses))))


def _ship(ship: ShipView, title: str, claim: ClaimView | None, say: Say) -> str:
    card = f"ship-{ship['ship']}"
    carried = f"{say('board-speed', speed=ship['speed'])}, {cargo(ship, say)}"
    caption = [tag("b", "", text(title)), tag("span", "", text(carried))]
    raised = ""
    if claim:
        owner, name = claim["owner"], claim["flag"]
        raised = flag(owner, name, say, f"flag-{owner}-{name}")
        caption.append(tag("span", "claim", text(say("board-claim", owner=owner, flag=name))))
    told = tag("p", "caption", *caption, data_mark=card, data_help="board-offer")
    return tag("div", "ship", _drawing(_sails(ship), carried), raised, told, data_piece=card, data_help="board-offer")


def _drawing(inside: str, label: str | None = None) -> str:
    box = f"0 0 {WIDTH} {HEIGHT}"
    if label is None:
        return tag("svg", "drawing", inside, viewBox=box, aria_hidden="true")
    return tag("svg", "drawing", inside, viewBox=box, role="img", aria_label=label)


def _whole(symbol: str) -> str:
    """A symbol that fills the drawing."""
    return use(f"sz-{symbol}", "ship", x=0, y=0, width=WIDTH, height=HEIGHT)


def _sails(ship: ShipView) -> str:
    """Goods on the left sail, the speed on the main sail, scrolls and patronage on the right one."""
    goods = [[f"ware-{name}"] * number for name, number in ship["goods"].items() if number]
    others = [["ware-scroll"] * ship["scrolls"]] * (ship["scrolls"] > 0) + [["patronage"]] * ship["patronage"]
    x, y = MAIN_SAIL
    speed = tag("text", "speed", text(ship["speed"]), x=x, y=y, dy=".36em", text_anchor="middle")
    return _whole("ship") + _rows(goods, *LEFT_SAIL) + speed + _rows(others, *RIGHT_SAIL)


def _rows(rows: list[list[str]], x: int, y: int) -> str:
    """Rows of icons around the middle of a sail."""
    drawn = ""
    for row, looks in enumerate(rows):
        top = y - ICON * len(rows) // 2 + ICON * row
        for place, look in enumerate(looks):
            left = x - (ICON + 2) * len(looks) // 2 + (ICON + 2) * place
            drawn += use(f"sz-{look.removeprefix('ware-')}", look, x=left, y=top, width=ICON, height=ICON)
    return drawn
