"""Emblems, flags and tiles, and what a ship carries: the small parts of this game's board."""

from functools import cache
from typing import Final

from camarilla.core.text import Say
from camarilla.drawing import parts
from camarilla.drawing.parts import player, tag, text
from camarilla.games.strozzi.view import PortView, ShipView, StrozziView

PAYMENTS: Final = ["15", "10", "5"]
"""What the first three places of a harbour earn, as the board prints it."""


def emblem(name: str) -> str:
    """A symbol of the game."""
    return parts.emblem(f"sz-{name}")


@cache
def ware(name: str) -> str:
    """A ware, in its colour."""
    return tag("span", f"ware-{name}", emblem(name))


def who(seat: int, say: Say) -> str:
    """A player's name."""
    return tag("b", "who", text(player(say, seat)))


def panel(css: str, *content: str) -> str:
    """A part of the board."""
    return tag("div", f"panel {css}", *content)


def heading(words: str, help: str | None = None) -> str:
    """The heading of a part of the board; `help` names the text that explains it."""
    return tag("h3", "title", text(words), data_help=help)


def flag(seat: int, name: str, say: Say, piece: str | None, left: bool = True) -> str:
    """A player's flag; pale, and no piece of its own, where it has been used."""
    return tag(
        "span", f"flag seat-{seat}{'' if left else ' muted'}", emblem(f"flag-{name}"),
        data_piece=piece if left else None, data_help=f"flag-{name}", title=say(f"flag-{name}"),
    )  # fmt: skip


def category_of(tile: str) -> str:
    """Art, science or architecture: the first half of a tile's name."""
    return tile.partition("-")[0]


@cache
def face(tile: str) -> str:
    """What a tile shows: its category, and a ware or the value 2."""
    category, _, shown = tile.partition("-")
    return tag("span", "face", emblem(category), tag("b", "", "2") if shown == "two" else ware(shown))


def status(view: StrozziView, say: Say) -> str:
    """The round and the ships still to come."""
    ships = say("board-deck", deck=view["deck"], removed=view["removed"], refused=view["refused"])
    return f"{say('board-round', round=view['round'])}: {ships}"


def cargo(ship: ShipView, say: Say) -> str:
    """What a ship carries, in words."""
    carried = [f"{say(f'ware-{name}')} {number}" for name, number in ship["goods"].items() if number]
    if ship["scrolls"]:
        carried.append(say("board-scrolls", number=ship["scrolls"]))
    if ship["patronage"]:
        carried.append(say("board-patronage"))
    return ", ".join(carried) or say("board-empty")


def ship_title(ship: ShipView, view: StrozziView, say: Say) -> str:
    """Which ship lies before the active player or, once won, before its owner."""
    won = view["phase"] == "port"
    key, seat = ("board-won", view["decider"]) if won else ("board-ship", view["active"])
    return say(key, ship=ship["ship"], seat=seat)


def ports_shown(view: StrozziView, say: Say) -> tuple[list[PortView], str, bool]:
    """The ports and their heading; before the first ship of a round, how the last round ended (then True)."""
    if view["round"] > 1 and not any(port["ships"] for port in view["ports"]):
        return view["last_ports"], say("board-last", round=view["round"] - 1), True
    return view["ports"], say("board-ports"), False
