"""Emblems, names and values of cards: the small parts of this game's board."""

from typing import Final

from camarilla.core.text import Say
from camarilla.drawing import parts
from camarilla.games.ruse_and_bruise.pieces import ALCHEMIST, CARD_NAMES, KIND_NAMES, MINSTREL
from camarilla.games.ruse_and_bruise.view import RuseView

Values = dict[str, str | None]
"""The influence printed on each card, as the view gives it."""

SPECIALISTS: Final = dict(zip(CARD_NAMES[ALCHEMIST : MINSTREL + 1], KIND_NAMES, strict=True))
"""The six characters who are stronger at goals of one kind, and that kind."""


def emblem(name: str) -> str:
    """A symbol of the game."""
    return parts.emblem(f"rb-{name}")


def card_name(card: str, say: Say) -> str:
    """A card's name."""
    return str(say.word("card", card))


def values(card: str, printed: Values) -> tuple[str, str]:
    """The numbers printed on a card; only a specialist has a second one, for goals of his kind."""
    low, _, high = (printed[card] or "").partition("/")
    return low, high


def value(card: str, kind: str, printed: Values) -> str:
    """The influence printed on a card: of the two numbers of a specialist, the one that counts at this goal."""
    low, high = values(card, printed)
    return high if high and SPECIALISTS.get(card) == kind else low


def asked(view: RuseView) -> list[int]:
    """Whose decision is awaited."""
    if view["phase"] == "over":
        return []
    return [view["turn"] if view["decider"] is None else view["decider"]]
