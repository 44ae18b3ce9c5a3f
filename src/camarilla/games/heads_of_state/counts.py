"""Cards of a pile or a hand as counts per kind, packed into one native integer.

Attribute cards take six bits a kind (at most 31 of a kind, and a guard bit so that a hand can be
compared with a price in one step), treachery cards five bits a kind, noble cards four bits a rank,
tiles three. Adding a card is adding its number; putting two piles together is adding theirs.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.chance import Chance
from camarilla.core.fields import BadDocument, Codec, Json

MOST_OF_A_KIND: Final = 31
_GUARDS: Final = 0x20820820820820
_EVERY_OTHER_SIX: Final = 0x3F03F03F03F03F
_EVERY_OTHER_FIVE: Final = 0x7C1F07C1F07C1F


def attribute(kind: i64) -> i64:
    """One attribute card of a kind."""
    return bit(6 * kind)


def attributes(cards: i64, kind: i64) -> i64:
    """How many attribute cards of a kind."""
    return cards >> (6 * kind) & 63


def size(cards: i64) -> i64:
    """How many attribute cards in all."""
    pairs = (cards & _EVERY_OTHER_SIX) + (cards >> 6 & _EVERY_OTHER_SIX)
    return (pairs + (pairs >> 12) + (pairs >> 24) + (pairs >> 36) + (pairs >> 48)) & 0xFFF


def covers(cards: i64, price: i64) -> bool:
    """Whether there are at least as many attribute cards of each kind as in `price`."""
    return ((cards | _GUARDS) - price) & _GUARDS == _GUARDS


def pick_attribute(chance: Chance, cards: i64, among: i64) -> i64:
    """The kind of one attribute card out of `among`, each card equally likely."""
    drawn = chance.below(among) - (cards & 63)
    kind: i64 = 0
    while drawn >= 0:
        cards >>= 6
        drawn -= cards & 63
        kind += 1
    return kind


def treachery(kind: i64) -> i64:
    """One treachery card of a kind."""
    return bit(5 * kind)


def treacheries(cards: i64, kind: i64) -> i64:
    """How many treachery cards of a kind."""
    return cards >> (5 * kind) & 31


def treachery_size(cards: i64) -> i64:
    """How many treachery cards in all."""
    pairs = (cards & _EVERY_OTHER_FIVE) + (cards >> 5 & _EVERY_OTHER_FIVE)
    return (pairs + (pairs >> 10) + (pairs >> 20) + (pairs >> 30) + (pairs >> 40) + (pairs >> 50)) & 0x3FF


def pick_treachery(chance: Chance, cards: i64, among: i64) -> i64:
    """The kind of one treachery card out of `among`, each card equally likely."""
    drawn = chance.below(among) - (cards & 31)
    kind: i64 = 0
    while drawn >= 0:
        cards >>= 5
        drawn -= cards & 31
        kind += 1
    return kind


def noble_card(rank: i64) -> i64:
    """One noble card of a rank."""
    return bit(4 * rank)


def noble_cards(cards: i64, rank: i64) -> i64:
    """How many noble cards of a rank."""
    return cards >> (4 * rank) & 15


def tile(rank: i64) -> i64:
    """One tile of a rank."""
    return bit(3 * rank)


def tiles(pieces: i64, rank: i64) -> i64:
    """How many tiles of a rank."""
    return pieces >> (3 * rank) & 7


class Counted(Codec):
    """A cell that holds counts per name: `{"gold": 2, "castle": 1}`, without the zeros."""

    def __init__(self, names: list[str], width: int) -> None:
        self.names: Final = names
        self.width: Final = width

    def write(self, cell: int) -> Json:
        counts: dict[str, Json] = {}
        for place, name in enumerate(self.names):
            found = cell >> (self.width * place) & ((1 << self.width) - 1)
            if found:
                counts[name] = found
        return counts

    def read(self, written: Json) -> int:
        if not isinstance(written, dict):
            raise BadDocument(f"expected counts by name, found {written!r}")
        cell = 0
        for name, found in written.items():
            if name not in self.names or not isinstance(found, int) or not 0 <= found < 1 << self.width:
                raise BadDocument(f"expected counts of {', '.join(self.names)}, found {name!r}: {found!r}")
            cell += found << (self.width * self.names.index(name))
        return cell
