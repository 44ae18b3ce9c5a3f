"""Ruse & Bruise (Kabale und Hiebe, Lutz Stepponat, 2006): bluff with face-down characters in columns."""

from typing import Final

from camarilla.core.game import Game

GAME: Final = Game(
    "ruse-and-bruise",
    __name__,
    seats=(2, 6),
    default_seats=4,
    minutes=45,
    weight="light",
    rules_version=2,
    released=True,
    colours="brick",
    options={"two_player_ones": ["in", "out"], "cap_cards": ["1", "2"]},
    option_seats={"two_player_ones": (2, 2)},
)
