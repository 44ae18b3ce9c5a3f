"""Standing orders in auctions: bid up to a limit, or pass, lot by lot (chapters 3 and 6)."""

from typing import Any, Final

from camarilla.core.actions import Value, Verb, Verbs, names, numbers
from camarilla.core.clauses import Refusal
from camarilla.games.principe.actions import BID, MOST_BID, PASS
from camarilla.games.principe.pieces import COLOUR_NAMES, ROLE_NAMES

ORDERS: Final = Verbs(
    Verb("raise", names("lot", [*COLOUR_NAMES, *ROLE_NAMES]), numbers("coins", 1, MOST_BID)),
    Verb("pass", names("lot", [*COLOUR_NAMES, *ROLE_NAMES])),
    Verb("pass-rest"),
)
REST: Final = "rest"
AUCTIONS_OF_CARDS: Final = 2
"""The phase of a round in which every lot is known from the start, so that orders can be given for all of them."""


def offers(view: dict[str, Any]) -> list[Verb]:
    """What the seat can order now: for each lot in which it can still bid, with the money it has."""
    open_now = _open_to(view)
    if not open_now:
        return []
    lot = names("lot", open_now)
    found = [Verb("pass", lot)]
    money = view["players"][view["seat"]]["money"]
    if money:
        found.insert(0, Verb("raise", lot, numbers("coins", 1, money)))
    if view["stage"] == AUCTIONS_OF_CARDS:
        found.append(Verb("pass-rest"))
    return found


def lot(order: dict[str, Value], view: dict[str, Any]) -> str:
    """What the order holds for: the lot, in this round."""
    wanted = str(order.get("lot", REST))
    if order["verb"] == "raise" and wanted == _called(view):
        auction = view["auction"]
        if int(order["coins"]) <= auction["price"] and auction["bidder"] != view["seat"]:
            raise Refusal("order-too-low", coins=order["coins"], price=auction["price"])
    return f"{view['round']} {wanted}"


def stands(order: dict[str, Value], lot: str, view: dict[str, Any]) -> bool:
    """Whether the lot is still to come, or open to this seat."""
    round, wanted = lot.split()
    if int(round) != view["round"]:
        return False
    return view["stage"] == AUCTIONS_OF_CARDS if wanted == REST else wanted in _open_to(view)


def answer(order: dict[str, Value], lot: str, view: dict[str, Any], legal: list[int]) -> int | None:
    """One coin more than the others as long as that is allowed and within the limit; else pass."""
    called = _called(view)
    wanted = lot.split()[1]
    if called is None or wanted not in (called, REST) or PASS not in legal:
        return None
    bid = view["auction"]["price"] + 1
    if order["verb"] == "raise" and bid <= int(order["coins"]) and BID + bid - 1 in legal:
        return int(BID + bid - 1)
    return int(PASS)


def _called(view: dict[str, Any]) -> str | None:
    """The lot that is being auctioned: cards by their colour, or a role."""
    auction = view["auction"]
    if auction is None:
        return None
    return str(auction["role"] or auction["colour"])


def _open_to(view: dict[str, Any]) -> list[str]:
    """The lots of this phase in which the seat can still bid."""
    lots = [colour for colour, cards in view["lots"].items() if cards] if view["stage"] == AUCTIONS_OF_CARDS else []
    called = _called(view)
    if called is None:
        return lots
    others = [colour for colour in lots if colour != called]
    return [called, *others] if view["seat"] in view["auction"]["bidding"] else others
