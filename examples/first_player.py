"""Does it pay to begin? How often each seat wins, counted from the one who begins, with a picture.

    python examples/first_player.py strozzi --seats 4 --games 2000 --picture first-player.svg

Everybody plays at random unless `--bot greedy` says otherwise. Who begins is the first who is asked alone.
"""

import argparse
from collections import Counter
from math import sqrt
from pathlib import Path

import camarilla
from camarilla.bots.base import decide, make_bot

WIDTH, HEIGHT, FLOOR = 90, 220, 240


def winner(game: camarilla.Game, seats: int, seed: int, bot_name: str) -> int:
    """Play one game; which seat won, counted from the one who began."""
    luck = camarilla.FastChance(seed)
    position, bot, first = game.start(seats, luck), make_bot(bot_name, seed), -1
    while acting := position.to_act():
        if first < 0 and len(acting) == 1:
            first = acting[0]
        position.play(acting[0], decide(game, position, bot, acting[0], luck))
    return counted(position.ranking(), first)


def counted(places: list[int], first: int) -> int:
    """Who is in the first place, counted from the one who began; of several who share it, who came first in turn."""
    seats = len(places)
    return min((seat - first) % seats for seat in range(seats) if places[seat] == min(places))


def advantage(name: str, seats: int, games: int, bot_name: str = "random") -> list[tuple[float, float]]:
    """For each seat in order from the first player: the share of games won, and how far off that may be (95 %)."""
    game = camarilla.find_game(name)
    won = Counter(winner(game, seats, seed, bot_name) for seed in range(games))
    shares = [won[seat] / games for seat in range(seats)]
    return [(share, 1.96 * sqrt(share * (1 - share) / games)) for share in shares]


def picture(name: str, found: list[tuple[float, float]]) -> str:
    """A bar for each seat, its interval on it, and a line where all would win alike."""
    bars = []
    for seat, (share, off) in enumerate(found):
        left, top = 20 + seat * WIDTH, FLOOR - HEIGHT * share
        middle, reach = left + 30, HEIGHT * off
        bars.append(
            f'<rect x="{left}" y="{top:.1f}" width="60" height="{HEIGHT * share:.1f}" fill="#7a1f3d"/>'
            f'<path d="M{middle} {top - reach:.1f}V{top + reach:.1f}" stroke="#111" stroke-width="2"/>'
            f'<text x="{middle}" y="{FLOOR + 18}" text-anchor="middle">{seat + 1}</text>'
        )
    even, right = FLOOR - HEIGHT / len(found), 20 + len(found) * WIDTH
    line = f'<path d="M10 {even:.1f}H{right}" stroke="#777" stroke-dasharray="4"/>'
    title = f'<text x="20" y="20">{name}: games won, by the order of play</text>'
    opened = f'<svg xmlns="http://www.w3.org/2000/svg" width="{right}" height="270" font-family="serif">'
    return "\n".join([opened, title, *bars, line, "</svg>\n"])


def main() -> None:
    """Play, say how it went, and draw it if a file is named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--picture", type=Path)
    args = parser.parse_args()
    seats = args.seats or camarilla.find_game(args.game).default_seats
    found = advantage(args.game, seats, args.games, args.bot)
    for seat, (share, off) in enumerate(found):
        print(f"player {seat + 1}: {share:6.1%} ± {off:.1%} (alike: {1 / seats:.1%})")
    if args.picture:
        args.picture.write_text(picture(args.game, found), encoding="utf-8")


if __name__ == "__main__":
    main()
