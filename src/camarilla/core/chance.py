"""Where luck comes from: an auditable stream, with its commitment, for real games; a fast one for search.

Both answer one question, `below(n)`: a number from 0 to n - 1, each equally likely.

The auditable stream can be recomputed by anybody, in any language:

    commitment = SHA-256(seed)                      published before anybody takes a seat
    commit     = SHA-256("camarilla words " + word) published for each seat before any word is told
    key        = HMAC-SHA-256(seed, SHA-256(word of seat 0) + SHA-256(word of seat 1) + ...)
    block(i)   = SHA-256(key + i as 8 bytes, big-endian),   i = 0, 1, 2, ...

Each draw takes the next block and reads its first 8 bytes as a big-endian number r. With
limit = 2**64 - 2**64 % n, the answer is r % n when r < limit; otherwise the block is passed
over and the next one is taken.
"""

import hashlib
import hmac
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from camarilla.core.bits import bit, count, nth
from camarilla.core.clauses import Malformed
from camarilla.core.errors import CamarillaError

_WORD: Final = 0xFFFFFFFF


class Sealed(CamarillaError):
    """A draw was asked of an auditable stream outside a decision of its table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The base of every source of luck."""

    def below(self, size: i64) -> i64:
        """A number from 0 to size - 1, each equally likely; refuses a size below 1."""
        raise NotImplementedError

    def pick(self, mask: i64) -> i64:
        """One member of a set that is not empty."""
        return nth(mask, self.below(count(mask)))

    def subset(self, mask: i64, size: i64) -> i64:
        """A set of `size` members of `mask`, each such set equally likely."""
        left = mask
        while size:
            left &= ~bit(self.pick(left))
            size -= 1
        return mask & ~left

    def shuffle(self, cells: vec[i64], first: i64, size: i64) -> None:
        """Put cells[first : first + size] into random order, in place."""
        if first < 0 or size < 0 or first + size > len(cells):
            raise Malformed("bad-shuffle", first=int(first), size=int(size), cells=len(cells))
        for left in range(size, 1, -1):
            here = first + left - 1
            there = first + self.below(left)
            held = cells[here]
            cells[here] = cells[there]
            cells[there] = held


class FastChance(Chance):
    """A small, fast generator (sfc32) for search, simulation and guesses; never for a real deal."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & _WORD
        self.b: i64 = (seed >> 32) & _WORD
        self.c: i64 = (seed >> 64) & _WORD
        self.step: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        mixed = (self.a + self.b + self.step) & 0xFFFFFFFF
        self.step = (self.step + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) | (self.c >> 11)) + mixed) & 0xFFFFFFFF
        return mixed

    def below(self, size: i64) -> i64:
        """Uniform up to a bias of size / 2**32."""
        if size <= 0:
            raise _empty_draw(size)
        return (self.word() * size) >> 32

    def __reduce__(self) -> tuple[object, ...]:
        return _fast_again, (int(self.a), int(self.b), int(self.c), int(self.step))


def _fast_again(a: int, b: int, c: int, step: int) -> FastChance:
    chance = FastChance(0)
    chance.a, chance.b, chance.c, chance.step = a, b, c, step
    return chance


class AuditedChance(Chance):
    """The stream of a real game: fixed by a committed seed and by every seat's own words."""

    def __init__(self, seed: bytes, words: list[str]) -> None:
        said = b"".join([hashlib.sha256(word.encode()).digest() for word in words])
        self._key = hmac.new(seed, said, hashlib.sha256).digest()
        self.drawn: int = 0
        self.open: bool = False

    def below(self, size: i64) -> i64:
        """Exactly uniform; only while the table has the stream open."""
        if not self.open:
            raise Sealed("sealed-stream")
        if size <= 0:
            raise _empty_draw(size)
        span = int(size)
        limit = (1 << 64) - (1 << 64) % span
        while True:
            block = hashlib.sha256(self._key + self.drawn.to_bytes(8, "big")).digest()
            self.drawn += 1
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % span

    def __reduce__(self) -> tuple[object, ...]:
        return _audited_again, (self._key, self.drawn, self.open)


def _audited_again(key: bytes, drawn: int, is_open: bool) -> AuditedChance:
    chance = AuditedChance(b"", [])
    chance._key, chance.drawn, chance.open = key, drawn, is_open
    return chance


def _empty_draw(size: i64) -> Malformed:
    # Apart from `below`, so that a draw stays as small as it was: one comparison, which the processor foresees.
    return Malformed("empty-draw", given=int(size))


def commitment(seed: bytes) -> str:
    """What is published of a seed before the game."""
    return hashlib.sha256(seed).hexdigest()


def commit_of(word: str) -> str:
    """What is published of a seat's words before anybody tells theirs.

    It is another hash than the one that makes the key: whoever knows the seed and everybody's commits must not be
    able to compute the stream, or could still choose words of his own by it.
    """
    return hashlib.sha256(b"camarilla words " + word.encode()).hexdigest()


def seed_of(given: bytes | str | int) -> bytes:
    """A seed as bytes; a text or a number stands for the seed that `seed_from_text` makes of it."""
    return given if isinstance(given, bytes) else seed_from_text(str(given))


def seed_from_text(text: str) -> bytes:
    """The seed of a game that somebody wants to deal again, from any text."""
    return hashlib.sha256(b"camarilla seed " + text.encode()).digest()
