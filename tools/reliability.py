"""A reliability plot: what was said against what happened, as an SVG that stands alone."""

import statistics
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

Pair = tuple[float, float]
"""The chance that was told, and what became of it."""
SIDE, MARGIN = 320, 46
BINS = 10
FEWEST = 10
"""Fewer pairs than this make no point."""
STYLE = (
    "text{font:13px sans-serif;fill:#555}.axis{stroke:#888;fill:none}.fair{stroke:#888;stroke-dasharray:5 5}"
    ".seen{stroke:#a33b2a;stroke-width:2;fill:#a33b2a}"
)


def plot(title: str, pairs: Sequence[Pair]) -> str:
    """A point for each tenth of the chances; its bar is a 95 % interval, its size says how often that was told."""
    title = escape(title)
    width, height = SIDE + 2 * MARGIN, SIDE + 2 * MARGIN
    points = "".join(_point(inside, len(pairs)) for inside in _bins(pairs) if len(inside) >= FEWEST)
    ticks = "".join(
        f'<text x="{_x(at):.0f}" y="{height - MARGIN + 18}" text-anchor="middle">{at:.0%}</text>'
        f'<text x="{MARGIN - 6}" y="{_y(at) + 4:.0f}" text-anchor="end">{at:.0%}</text>'
        for at in (0.0, 0.5, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">'
        f"<title>{title}</title><style>{STYLE}</style>"
        f'<rect width="{width}" height="{height}" fill="#fff"/>'
        f'<rect class="axis" x="{MARGIN}" y="{MARGIN}" width="{SIDE}" height="{SIDE}"/>'
        f'<path class="fair" d="M{_x(0):g} {_y(0):g}L{_x(1):g} {_y(1):g}"/>{ticks}{points}'
        f'<text x="{width / 2:g}" y="{height - 8}" text-anchor="middle">it says</text>'
        f'<text x="{MARGIN}" y="{MARGIN - 12}">it happens · {title}</text></svg>\n'
    )


def _bins(pairs: Sequence[Pair]) -> Iterator[list[Pair]]:
    for low in range(BINS):
        yield [pair for pair in pairs if low <= min(pair[0] * BINS, BINS - 0.5) < low + 1]


def _point(inside: list[Pair], total: int) -> str:
    said = statistics.fmean(chance for chance, _ in inside)
    happened = [share for _, share in inside]
    mean = statistics.fmean(happened)
    reach = 1.96 * statistics.stdev(happened) / len(happened) ** 0.5
    low, high = max(0.0, mean - reach), min(1.0, mean + reach)
    radius = 3 + 12 * (len(inside) / total) ** 0.5
    return (
        f'<path class="seen" d="M{_x(said):.1f} {_y(low):.1f}V{_y(high):.1f}"/>'
        f'<circle class="seen" fill-opacity=".5" cx="{_x(said):.1f}" cy="{_y(mean):.1f}" r="{radius:.1f}"/>'
    )


def _x(share: float) -> float:
    return MARGIN + SIDE * share


def _y(share: float) -> float:
    return MARGIN + SIDE * (1.0 - share)
