"""What the numbers of an observation mean: where each part stands, how large it can become, and what it says."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.observing.slate import Slate, room_of


class Part:
    """One part of an observation: where it stands, how many numbers it has, and what each of them says."""

    def __init__(self, name: str, says: str, at: int, labels: list[str], low: int, high: int, is_name: bool) -> None:
        self.name: Final = name
        self.says: Final = says
        self.at: Final = at
        self.labels: Final = labels
        """What each number is for; of a part with one number, the names it stands for, if it does for names."""
        self.low: Final = low
        self.high: Final = high
        self.is_name: Final = is_name
        """Whether it is one number that stands for a name: 0 for none, 1 for the first label, and so on."""
        self.size: Final = 1 if is_name or not labels else len(labels)

    def __repr__(self) -> str:
        return f"<Part {self.name}: {self.size} from {self.at}, {self.low} to {self.high}>"


class Description(Slate):
    """The parts that a game writes, in their order."""

    def __init__(self) -> None:
        super().__init__(0, 0, 0)
        self.parts: Final[list[Part]] = []
        self._of = ""

    def player(self, distance: i64) -> i64:
        self._of = f"{seat_label(distance)}: "
        return super().player(distance)

    def thing(self, name: str, number: i64) -> None:
        self._of = f"{name} {number + 1}: "

    def table(self) -> None:
        self._of = ""

    def number(self, name: str, says: str, value: i64, low: i64, high: i64) -> None:
        self._note(name, says, [], int(low), int(high))

    def flag(self, name: str, says: str, is_so: bool) -> None:
        self._note(name, says, [], 0, 1)

    def quartet(self, name: str, says: str, labels: list[str], high: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self._note(name, says, labels, 0, int(high))

    def rest(self, names: list[str], says: str, labels: list[str], high: i64, first: i64) -> None:
        for name in names[first:]:
            self._note(name, says, labels, 0, int(high))

    def choice(self, name: str, says: str, value: i64, names: list[str]) -> None:
        self._note(name, says, names, 0, 1)

    def which(self, name: str, says: str, value: i64, names: list[str]) -> None:
        self._note(name, says, names, 0, len(names), is_name=True)

    def members(self, name: str, says: str, mask: i64, names: list[str]) -> None:
        self._note(name, says, names, 0, 1)

    def counts(self, name: str, says: str, packed: i64, names: list[str], width: i64) -> None:
        self._note(name, says, names, 0, int(room_of(1, width)))

    def seat(self, name: str, says: str, seat: i64) -> None:
        self._note(name, says, self._seat_labels(), 0, 1)

    def whose(self, name: str, says: str, seat: i64) -> None:
        self._note(name, says, self._seat_labels(), 0, int(self.seats), is_name=True)

    def seats_in(self, name: str, says: str, mask: i64) -> None:
        self._note(name, says, self._seat_labels(), 0, 1)

    def counts_by_seat(self, name: str, says: str, packed: i64, width: i64) -> None:
        self._note(name, says, self._seat_labels(), 0, int(room_of(1, width)))

    def counts_by_seat_each(self, names: list[str], says: str, cells: vec[i64], first: i64, width: i64) -> None:
        for name in names:
            self._note(name, says, self._seat_labels(), 0, int(room_of(1, width)))

    def _seat_labels(self) -> list[str]:
        return [seat_label(distance) for distance in range(self.seats)]

    def _note(self, name: str, says: str, labels: list[str], low: int, high: int, is_name: bool = False) -> None:
        part = Part(self._of + name, says, int(self.at), labels, low, high, is_name)
        self.parts.append(part)
        self.at += part.size


def seat_label(distance: i64) -> str:
    """A player as the viewer counts them."""
    if distance == 0:
        return "you"
    return f"seat +{distance}"
