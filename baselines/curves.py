"""How a policy got better, drawn: one line a level, its interval as a band, every seed as a thin line."""

from baselines.judge import LEVELS
from baselines.results import Results

WIDTH, HEIGHT, LEFT, TOP = 560, 300, 52, 34
INNER_WIDTH, INNER_HEIGHT = 380, 220
THOUSAND = 1000
COLOURS = {"random": "#2a7f62", "easy": "#b5651d", "medium": "#7a1f3d"}


def draw(results: Results) -> str:
    """The picture of a game's runs as one SVG."""
    lines = [*_axes(results)]
    for level in LEVELS:
        lines += _curve(results, level)
    body = "\n".join(lines)
    style = "font-family:Georgia,serif;font-size:12px;background:#fff"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" style="{style}" role="img">\n'
        f"<title>{results.game}: place against each level, by decisions learned from</title>\n{body}\n</svg>\n"
    )


def _x(results: Results, decisions: float) -> float:
    return LEFT + INNER_WIDTH * decisions / results.points[-1]


def _y(reward: float) -> float:
    return TOP + INNER_HEIGHT * (1 - reward) / 2


def _axes(results: Results) -> list[str]:
    lines = [f'<text x="{LEFT}" y="20">{results.game}: 1 is always first, -1 always last, 0 is chance</text>']
    for reward in (-1.0, -0.5, 0.0, 0.5, 1.0):
        y = _y(reward)
        shade = "#777" if reward == 0 else "#ddd"
        lines.append(f'<line x1="{LEFT}" x2="{LEFT + INNER_WIDTH}" y1="{y:.1f}" y2="{y:.1f}" stroke="{shade}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{reward:g}</text>')
    for decisions in results.points:
        at, below = _x(results, decisions), TOP + INNER_HEIGHT + 18
        lines.append(f'<text x="{at:.1f}" y="{below}" text-anchor="middle">{_short(decisions)}</text>')
    return lines


def _short(number: int) -> str:
    return str(number) if number < THOUSAND else f"{number // THOUSAND} k"


def _curve(results: Results, level: str) -> list[str]:
    colour, points = COLOURS[level], results.points
    band = results.curve(level)
    outline = [(point, found.high) for point, found in zip(points, band, strict=True)]
    outline += [(point, found.low) for point, found in reversed(list(zip(points, band, strict=True)))]
    lines = [f'<polygon points="{_path(results, outline)}" fill="{colour}" fill-opacity="0.15"/>']
    for seed in results.runs:
        thin = list(zip(points, results.means(seed, level), strict=True))
        lines.append(f'<polyline points="{_path(results, thin)}" fill="none" stroke="{colour}" stroke-width="0.7"/>')
    middle = [(point, found.mean) for point, found in zip(points, band, strict=True)]
    lines.append(f'<polyline points="{_path(results, middle)}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    x, y = LEFT + INNER_WIDTH + 10, TOP + 20 * (LEVELS.index(level) + 1)
    lines.append(f'<text x="{x}" y="{y}" fill="{colour}">against {level}</text>')
    return lines


def _path(results: Results, points: list[tuple[int, float]]) -> str:
    return " ".join(f"{_x(results, decisions):.1f},{_y(reward):.1f}" for decisions, reward in points)
