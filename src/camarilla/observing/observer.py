"""How a game tells in numbers what a seat knows: the base of every game's `OBSERVER`."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from camarilla.core.position import Position
from camarilla.observing.description import Description, Part
from camarilla.observing.slate import Slate


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """How one game tells in numbers what a seat knows. Another `version` says that the numbers mean something else."""

    def __init__(self, version: int) -> None:
        self.version: Final = version

    def write(self, position: Position, seat: i64, slate: Slate) -> None:
        """Write all parts, always the same ones in the same order, whatever the position and the options are."""
        raise NotImplementedError

    def look(self, position: Position, seat: i64, slate: Slate, row: i64) -> None:
        """Write what a seat knows into a row."""
        position.need_seat(seat)
        slate.begin(row, seat, position.seats)
        self.write(position, seat, slate)

    def describe(self, position: Position) -> list[Part]:
        """What the numbers are, in a game with as many seats."""
        description = Description()
        self.look(position, 0, description, 0)
        return description.parts
