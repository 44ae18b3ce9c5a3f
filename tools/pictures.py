"""Draw a table of every game in progress for the documentation: docs/pictures/<game>.svg."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from camarilla.bots.base import make_bot
from camarilla.core.chance import FastChance, seed_from_text
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.core.text import speaker
from camarilla.drawing.terminal import draw_table

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ["Anna", "Lucrezia", "Cosimo", "Caterina"]
DECISIONS = 68
WIDTH = 100


def table_in_progress(game: Game) -> tuple[Table, int]:
    """A game between bots after some decisions, at a moment when the first seat is to act."""
    table = Table(game, NAMES, seed=seed_from_text("picture"))
    bot, chance = make_bot("greedy", 5), FastChance(5)
    made = 0
    while not table.over and (made < DECISIONS or 0 not in table.to_act()):
        seat = table.to_act()[0]
        table.play(seat, bot.choose(table.chair(seat, chance)))
        made += 1
    return table, 0


def draw(game: Game) -> str:
    table, seat = table_in_progress(game)
    say = speaker(game, "en", NAMES)
    view = table.view(seat)
    question = f"ask-{view['phase']}"
    console = Console(record=True, width=WIDTH, force_terminal=True, file=io.StringIO())
    console.print(draw_table(game, view, say, WIDTH))
    console.print(Text(f" ▶ {NAMES[seat]}: {say(question)} ", style="bold reverse"))
    svg = console.export_svg(title=say("title"))
    # The font is whatever monospaced one the reader has; nothing is fetched from elsewhere.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code, ", "")
    svg = re.sub(r"<!--.*?-->\s*", "", svg)
    # Renderers trim the spaces at the ends of a run of one colour.
    return re.sub(r">([^<>]+)</text>", lambda run: f">{run.group(1).replace(' ', '&#160;')}</text>", svg)


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for id in game_ids():
        (PICTURES / f"{id}.svg").write_text(draw(find_game(id)), encoding="utf-8")


main()
