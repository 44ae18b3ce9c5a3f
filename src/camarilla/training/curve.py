"""The learning curve as a picture: how much better the judgement becomes with the games, and the handwritten one."""

WIDE, HIGH, EDGE = 560, 260, 48


def drawn_curve(title: str, points: list[tuple[int, float]], handwritten: float) -> str:
    """An SVG file that stands alone; `points` are numbers of games and the loss on games that were not learned from."""
    losses = [loss for _, loss in points] + [handwritten]
    low, high = min(losses), max(losses)
    span = (high - low) or 1.0
    most = points[-1][0]

    def place(games: int, loss: float) -> tuple[float, float]:
        across = EDGE + (WIDE - 2 * EDGE) * games / most
        return round(across, 1), round(EDGE + (HIGH - 2 * EDGE) * (high - loss) / span, 1)

    spots = [place(games, loss) for games, loss in points]
    line = place(0, handwritten)[1]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
        f'<text x="{EDGE}" y="24" font-weight="bold">{title}</text>',
        f'<path d="M{EDGE} {line}H{WIDE - EDGE}" stroke="#777" stroke-dasharray="5 4"/>',
        f'<text x="{WIDE - EDGE}" y="{line - 5}" text-anchor="end" fill="#555">handwritten {handwritten:.3f}</text>',
        f'<polyline points="{" ".join(f"{x},{y}" for x, y in spots)}" fill="none" stroke="#7a1f2b" stroke-width="2"/>',
        *(f'<circle cx="{x}" cy="{y}" r="3" fill="#7a1f2b"/>' for x, y in spots),
        *_labels(points, spots),
        "</svg>",
        "",
    ]
    return "\n".join(parts)


def _labels(points: list[tuple[int, float]], spots: list[tuple[float, float]]) -> list[str]:
    """The last loss at its point; below, the games of the first and of the last point."""
    said = [f'<text x="{spots[-1][0]}" y="{spots[-1][1] - 7}" text-anchor="end">learned {points[-1][1]:.3f}</text>']
    for (games, _), (x, _) in ((points[0], spots[0]), (points[-1], spots[-1])):
        said.append(f'<text x="{x}" y="{HIGH - 16}" text-anchor="middle" fill="#555">{games} games</text>')
    return said
