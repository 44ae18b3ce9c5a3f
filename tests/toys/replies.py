"""Replies: one player leads, another replies, a third looks on; it tells apart what searches take the others for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.actions import Verb, Verbs, numbers
from camarilla.core.bits import bit
from camarilla.core.box import Box
from camarilla.core.chance import Chance
from camarilla.core.fields import Field, Json, Layout
from camarilla.core.game import Game
from camarilla.core.position import Position

GAME: Final = Game("replies", __name__, seats=(3, 3), minutes=1, rules_version=1)
VERBS: Final = Verbs(Verb("choose", numbers("way", 0, 3)))
TEMPTING, SAFE = 0, 1
SEATS, LEAD, REPLY, SPITE = 0, 1, 2, 3
LAYOUT: Final = Layout(4, Field("seats", SEATS), Field("lead", LEAD), Field("reply", REPLY), Field("spite", SPITE))


class Replies(Position):
    """To lead safely shares the prize. To be tempting wins more, unless the one reply of four is found."""

    def layout(self) -> Layout:
        return LAYOUT

    def verbs(self) -> Verbs:
        return VERBS

    def acting(self) -> i64:
        if self.cells[LEAD] < 0:
            return bit(0)
        return bit(1) if self.cells[REPLY] < 0 else 0

    def options(self, seat: i64, into: vec[i64]) -> i64:
        ways = 2 if seat == 0 else 4
        for way in range(ways):
            into[way] = way
        return ways

    def apply(self, seat: i64, action: i64) -> None:
        self.cells[LEAD if seat == 0 else REPLY] = action

    def judge(self, into: vec[i64]) -> None:
        for seat in range(3):
            into[seat] = 0

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Nothing is hidden."""

    def view(self, seat: int | None) -> dict[str, Json]:
        return {"lead": int(self.cells[LEAD])}

    def scores(self) -> list[int]:
        if self.cells[LEAD] == SAFE:
            return [1, 1, 1] if self.cells[SPITE] else [1, 0, 1]
        if self.cells[SPITE]:
            return [0, 0, 1] if self.cells[REPLY] == 0 else [1, 1, 0]
        return [0, 1, 0] if self.cells[REPLY] == 0 else [1, 0, 0]


def begun(chance: Chance, spite: bool) -> Replies:
    """Nobody has chosen yet. With spite, the one reply that hurts who leads hurts who replies as well."""
    return Replies(Box(""), vec[i64]([3, -1, -1, int(spite)]), chance)
