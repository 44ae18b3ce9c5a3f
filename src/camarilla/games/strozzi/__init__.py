"""Strozzi (Reiner Knizia, 2008): claim the ships that approach Italy and bring them into the right ports."""

from typing import Final

from camarilla.core.game import Game

GAME: Final = Game(
    "strozzi",
    __name__,
    seats=(3, 6),
    default_seats=4,
    minutes=60,
    weight="light",
    rules_version=1,
    released=True,
    colours="sea",
    options={"money": ["secret", "open"]},
)
