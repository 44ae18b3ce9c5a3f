"""Heads of State (Peter Hawes, 2008): noble families bring their kin to power, and remove the others'."""

from typing import Final

from camarilla.core.game import Game

GAME: Final = Game(
    "heads-of-state",
    __name__,
    seats=(2, 5),
    default_seats=4,
    minutes=100,
    weight="heavy",
    rules_version=2,
    released=True,
    colours="plum",
)
