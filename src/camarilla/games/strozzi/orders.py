"""Standing orders: let ships pass until one comes that is worth a flag (chapter 2)."""

from typing import Any, Final

from camarilla.core.actions import Value, Verb, Verbs, names, numbers
from camarilla.games.strozzi.actions import PASS
from camarilla.games.strozzi.box import FASTEST
from camarilla.games.strozzi.pieces import WARE_NAMES

ORDERS: Final = Verbs(
    Verb("pass-until", numbers("speed", 1, FASTEST), names("cargo", ["any", *WARE_NAMES, "scrolls", "patronage"])),
    Verb("pass-round"),
)


def offers(view: dict[str, Any]) -> list[Verb]:
    """Whoever has a flag left can be asked again in this round."""
    asked_again = view["phase"] != "over" and view["players"][view["seat"]]["flags"]
    return ORDERS.verbs if asked_again else []


def lot(order: dict[str, Value], view: dict[str, Any]) -> str:
    """An order holds for a round: then the ports are empty and all flags are back."""
    return str(view["round"])


def stands(order: dict[str, Value], lot: str, view: dict[str, Any]) -> bool:
    """Until the round is over, or the seat is asked about a ship that it was waiting for."""
    if view["phase"] == "over" or lot != str(view["round"]):
        return False
    asked = view["phase"] == "claim" and view["decider"] == view["seat"]
    return not (asked and _fits(order, view["ship"]))


def answer(order: dict[str, Value], lot: str, view: dict[str, Any], legal: list[int]) -> int | None:
    """Pass; the owner decides about ports and tiles himself."""
    return int(PASS) if PASS in legal and not _fits(order, view["ship"]) else None


def _fits(order: dict[str, Value], ship: dict[str, Any]) -> bool:
    """Whether the ship is as fast, and carries what was asked for."""
    if order["verb"] == "pass-round" or ship["speed"] < int(order["speed"]):
        return False
    on_board = {"any": 1, "scrolls": ship["scrolls"], "patronage": ship["patronage"], **ship["goods"]}
    return bool(on_board[str(order["cargo"])])
