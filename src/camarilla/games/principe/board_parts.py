"""Emblems, icons and cards: the small parts of this game's board."""

from camarilla.core.text import Say
from camarilla.drawing import parts
from camarilla.drawing.parts import ARMS_BOX, tag
from camarilla.games.principe.pieces import BUILDING_NAMES, COLOUR_NAMES, SIZE_NAMES
from camarilla.games.principe.view import PlayerView


_BUILDING = {colour: f"building-{building}" for colour, building in zip(COLOUR_NAMES, BUILDING_NAMES, strict=True)}
_COLOUR = {colour: f"colour-{colour}" for colour in COLOUR_NAMES}
"""The keys of the words for a colour: they are asked for more often than any others."""


def emblem(symbol: str, label: str | None = None, css: str = "emblem") -> str:
    """A symbol of the game; cities are wider than the rest."""
    return parts.emblem(f"pr-{symbol}", label, css, "0 0 60 48" if symbol in SIZE_NAMES else "0 0 48 48")


def shield() -> str:
    """A blank shield, for counts of shields."""
    return parts.emblem("pr-shield", box=ARMS_BOX)


def building(colour: str, say: Say) -> str:
    """For people: `university (green)`."""
    return f"{say(_BUILDING[colour])} ({say(_COLOUR[colour])})"


def icon(colour: str, say: Say) -> str:
    """The emblem of a colour, named."""
    return emblem(colour, building(colour, say))


def card(colour: str, say: Say, css: str = "", **attributes: str | int | None) -> str:
    """A building card, face up."""
    return tag("span", f"card c-{colour} {css}".strip(), icon(colour, say), **attributes)


def coins(owner: PlayerView) -> str:
    """A player's money; a question mark where it is hidden."""
    return "?" if owner["money"] is None else str(owner["money"])


def back() -> str:
    """A building card, face down."""
    return parts.emblem("pr-back", css="back", box="0 0 48 64")
