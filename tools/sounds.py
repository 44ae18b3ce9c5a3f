"""Make the sounds of the table from sines and noise: python tools/sounds.py

Always the same bytes, about half a second each; they lie in the repository and are ours.
"""

import math
import struct
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random

STATIC = Path(__file__).resolve().parent.parent / "src" / "camarilla" / "web" / "static"
RATE = 11_025
LOUDEST = 0.8 * 32_767
Sound = Callable[[float], float]
"""The height of the wave at a moment, in seconds from the beginning."""


def bell(pitch: float, begins: float, fades: float) -> Sound:
    """A tone with two overtones that dies away."""

    def at(time: float) -> float:
        since = time - begins
        if since < 0:
            return 0.0
        tone = sum(math.sin(math.tau * pitch * part * since) / part**2 for part in (1, 2, 3))
        return tone * math.exp(-since / fades) * min(1.0, since * 200)

    return at


def rustle(begins: float, fades: float, seed: int) -> Sound:
    """A puff of noise, as of paper or of a blade."""
    luck = Random(seed)
    grains = [luck.uniform(-1, 1) for _ in range(RATE)]

    def at(time: float) -> float:
        since = time - begins
        return 0.0 if since < 0 else grains[int(since * RATE) % RATE] * math.exp(-since / fades) * min(1.0, since * 80)

    return at


def drum(begins: float) -> Sound:
    """A stroke whose pitch falls."""

    def at(time: float) -> float:
        since = time - begins
        return (
            0.0
            if since < 0
            else math.sin(math.tau * (55 * since + 9 * (1 - math.exp(-12 * since)))) * math.exp(-since / 0.12)
        )

    return at


SOUNDS: dict[str, tuple[float, list[Sound]]] = {
    "turn": (0.6, [bell(659, 0, 0.16), bell(880, 0.14, 0.2)]),
    "flip": (0.15, [rustle(0, 0.03, 1), rustle(0.05, 0.02, 2)]),
    "coin": (0.45, [bell(1319, 0, 0.05), bell(1976, 0.07, 0.12)]),
    "crown": (0.7, [bell(523, 0, 0.18), bell(659, 0.1, 0.18), bell(784, 0.2, 0.2)]),
    "dagger": (0.4, [rustle(0, 0.06, 3), bell(2637, 0.06, 0.09), bell(2793, 0.06, 0.07)]),
    "revolution": (0.9, [drum(0), drum(0.2), drum(0.4), rustle(0.4, 0.12, 4)]),
}
"""Each sound: how long it is, and what it is made of."""


def samples(name: str) -> list[int]:
    """The wave of a sound, as loud as all the others, silent in the end."""
    seconds, parts = SOUNDS[name]
    count = int(seconds * RATE)
    heights = [sum(part(place / RATE) for part in parts) * min(1.0, (count - place) / 300) for place in range(count)]
    loudest = max(map(abs, heights))
    return [round(height / loudest * LOUDEST) for height in heights]


def make(folder: Path) -> None:
    for name in SOUNDS:
        made = samples(name)
        with wave.open(str(folder / f"sound-{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(made)}h", *made))


if __name__ == "__main__":
    make(STATIC)
