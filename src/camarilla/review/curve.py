"""Chances to win over the course of a game, as a drawing: a line for each seat, in its colour and dashes."""

from collections.abc import Sequence
from xml.sax.saxutils import quoteattr

WIDTH, HEIGHT = 600, 200
MARGIN = 10
SCALE = 48
"""How wide the column with the per cent is."""
DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 5", "1 7")
"""Lines are told apart without colours, too."""
STEPS = 4


def curve(chances: Sequence[Sequence[float]], marked: Sequence[tuple[int, int]], label: str) -> str:
    """The drawing from each seat's chances, moment by moment; a marked entry gets a dot on the line of its seat."""
    lines = "".join(
        f'<g class="seat-{seat}">{_line(values, DASHES[seat % len(DASHES)])}{_dots(values, seat, marked)}</g>'
        for seat, values in enumerate(chances)
    )
    return (
        f'<svg class="curve" viewBox="{-SCALE} 0 {WIDTH + SCALE} {HEIGHT + 2 * MARGIN}" role="img"'
        f" aria-label={quoteattr(label)}>"
        f"{_grid()}{lines}</svg>"
    )


def sample(seat: int) -> str:
    """A piece of a seat's line, for the legend."""
    dashes = DASHES[seat % len(DASHES)]
    return f'<svg class="sample seat-{seat}" viewBox="0 0 40 8" aria-hidden="true">{_stroke("0,4 40,4", dashes)}</svg>'


def _grid() -> str:
    return "".join(
        f'<path class="grid" d="M0 {height:g}H{WIDTH}"/><text x="-6" y="{height:g}">{100 - 100 * step // STEPS}%</text>'
        for step in range(STEPS + 1)
        for height in [MARGIN + HEIGHT * step / STEPS]
    )


def _line(values: Sequence[float], dashes: str) -> str:
    return _stroke(" ".join(f"{x:.1f},{y:.1f}" for x, y in _points(values)), dashes)


def _stroke(points: str, dashes: str) -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<polyline points="{points}"{dashed}/>'


def _dots(values: Sequence[float], seat: int, marked: Sequence[tuple[int, int]]) -> str:
    points = [_points(values)[at] for at, whose in marked if whose == seat]
    return "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>' for x, y in points)


def _points(values: Sequence[float]) -> list[tuple[float, float]]:
    span = max(1, len(values) - 1)
    return [(WIDTH * at / span, MARGIN + HEIGHT * (1.0 - value)) for at, value in enumerate(values)]
