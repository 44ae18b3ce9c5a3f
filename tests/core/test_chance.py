"""Luck: the auditable stream can be recomputed by anybody; both sources are uniform."""

import hashlib
import hmac

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, count, members
from camarilla.core.chance import AuditedChance, Chance, FastChance, Sealed, commitment, seed_from_text

SEED = bytes(range(32))
WORDS = ["tulipán", "", "dagger"]


def outsiders_draws(seed: bytes, words: list[str], sizes: list[int]) -> list[int]:
    """The stream as its description says, written without looking at the code."""
    said = b"".join(hashlib.sha256(word.encode("utf-8")).digest() for word in words)
    key = hmac.new(seed, said, "sha256").digest()
    answers, block = [], 0
    for size in sizes:
        while True:
            number = int.from_bytes(hashlib.sha256(key + block.to_bytes(8, "big")).digest()[:8], "big")
            block += 1
            if number < 2**64 - 2**64 % size:
                answers.append(number % size)
                break
    return answers


def opened(seed: bytes, words: list[str]) -> AuditedChance:
    chance = AuditedChance(seed, words)
    chance.open = True
    return chance


def test_the_stream_is_what_its_description_says() -> None:
    sizes = [2, 6, 25, 36, 52, 1000, 3, 2**40] * 20
    chance = opened(SEED, WORDS)
    assert [chance.below(size) for size in sizes] == outsiders_draws(SEED, WORDS, sizes)


def test_published_vectors() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    chance = opened(SEED, WORDS)
    assert [chance.below(100) for _ in range(8)] == outsiders_draws(SEED, WORDS, [100] * 8)


def test_every_seats_words_matter() -> None:
    def first_draws(words: list[str]) -> list[int]:
        chance = opened(SEED, words)
        return [int(chance.below(1000)) for _ in range(5)]

    drawn = [
        first_draws(words) for words in (WORDS, ["tulipán", "", "daggers"], ["tulipán", "x", "dagger"], ["", "", ""])
    ]
    assert len({tuple(numbers) for numbers in drawn}) == 4


def test_the_commitment_says_nothing_about_the_draws() -> None:
    """No block of the stream is the published hash, nor the hash of it."""
    published = bytes.fromhex(commitment(SEED))
    key = hmac.new(SEED, b"".join(hashlib.sha256(word.encode()).digest() for word in WORDS), "sha256").digest()
    blocks = {hashlib.sha256(key + number.to_bytes(8, "big")).digest() for number in range(1000)}
    assert published not in blocks
    assert hashlib.sha256(published).digest() not in blocks
    assert key != published


def test_a_sealed_stream_refuses() -> None:
    with pytest.raises(Sealed):
        AuditedChance(SEED, WORDS).below(6)


def test_a_seed_from_text_is_stable() -> None:
    assert seed_from_text("7") == hashlib.sha256(b"camarilla seed 7").digest()
    assert seed_from_text("7") != seed_from_text("8")


@pytest.mark.parametrize("source", ["fast", "audited"])
def test_draws_are_uniform(source: str) -> None:
    chance: Chance = FastChance(11) if source == "fast" else opened(SEED, WORDS)
    counts = [0] * 6
    for _ in range(12000):
        counts[chance.below(6)] += 1
    unevenness = sum((times - 2000) ** 2 / 2000 for times in counts)
    assert unevenness < 30  # five degrees of freedom: more than this has odds below 1 in 50,000


def test_subsets_are_uniform() -> None:
    chance = FastChance(5)
    times: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        chosen = tuple(members(chance.subset(0b101101, 2)))
        times[chosen] = times.get(chosen, 0) + 1
    assert set(times) == {(0, 2), (0, 3), (0, 5), (2, 3), (2, 5), (3, 5)}
    assert sum((count_ - 1000) ** 2 / 1000 for count_ in times.values()) < 30


def test_picks_are_members() -> None:
    chance = FastChance(1)
    mask = bit(3) | bit(40) | bit(61)
    assert {int(chance.pick(mask)) for _ in range(100)} == {3, 40, 61}
    assert count(mask) == 3


def test_shuffles_keep_what_they_shuffle() -> None:
    cells = vec[i64]([9, 1, 2, 3, 4, 5, 8])
    orders = set()
    chance = FastChance(2)
    for _ in range(50):
        chance.shuffle(cells, 1, 5)
        assert (cells[0], cells[6]) == (9, 8)
        assert sorted(cells) == [1, 2, 3, 4, 5, 8, 9]
        orders.add(tuple(cells))
    assert len(orders) > 30


def test_the_same_seed_gives_the_same_luck() -> None:
    first, second, third = FastChance(4), FastChance(4), FastChance(4 + (1 << 32))
    draws = [[int(chance.below(1000)) for _ in range(20)] for chance in (first, second, third)]
    assert draws[0] == draws[1] != draws[2]
