"""Promises about help: whatever somebody points at on a board explains itself."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from camarilla.testkit.drawings.pictures import moments, parsed
from camarilla.testkit.setups import Setup, demand

Element = ElementTree.Element
SHOWN = 120
"""How much of a thing without help is quoted."""
PLAYER = "-player"
"""How the help ends that explains a player's box."""
NAMES = {"arms", "name", "who"}
"""The looks of whatever names a player."""


def everything_is_explained(setup: Setup, seed: int) -> None:
    """Every thing that can be chosen, every piece, every number and everything that has a name has a help text.

    It stands on the thing itself or on what is around it: the nearest `data-help` is the one that is read. Where a game
    brings no drawing of its own, the words beside each value have to do.
    """
    if not setup.game.has("board", "board"):
        return
    for position, seat, say in moments(setup, seed):
        for reader in (seat, None):
            bare = next(_unexplained(parsed(setup, position, reader, say)), None)
            told = "" if bare is None else ElementTree.tostring(bare, encoding="unicode")[:SHOWN]
            demand(
                bare is None, f"on the board of seat {reader} this has no data-help, nor has what is around it: {told}"
            )


def _unexplained(element: Element, explained: bool = False) -> Iterator[Element]:
    """The things in an element that nothing explains.

    A mark of where something comes from hides the help around it; and what explains a player's box as a whole does not
    explain the icons and numbers in it.
    """
    if "data-help" in element.attrib or "data-mark" in element.attrib:
        explained = "data-help" in element.attrib
    if _is_thing(element) and not explained:
        yield element
    explained = explained and not element.attrib.get("data-help", "").endswith(PLAYER)
    for child in element:
        yield from _unexplained(child, explained or _is_name(child))


def _is_name(element: Element) -> bool:
    """Whether an element names a player: in words, or by a coat of arms."""
    return not NAMES.isdisjoint(element.attrib.get("class", "").split())


def _is_thing(element: Element) -> bool:
    marked = not element.attrib.keys().isdisjoint({"data-domain", "data-piece", "title"})
    return marked or element.find("title") is not None or re.search(r"\d", element.text or "") is not None
