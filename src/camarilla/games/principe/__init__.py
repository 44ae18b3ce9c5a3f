"""Il Principe (Emanuele Ornella, 2005): auctions, cities and offices in Renaissance Italy."""

from typing import Final

from camarilla.core.game import Game

GAME: Final = Game(
    "principe",
    __name__,
    seats=(2, 5),
    default_seats=4,
    minutes=75,
    weight="medium",
    rules_version=1,
    released=True,
    colours="forest",
    options={"edition": ["it", "hu"], "money": ["secret", "open"]},
)
