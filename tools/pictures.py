"""Take pictures of the terminal with every game in progress: docs/pictures/<game>-terminal-80x24.svg and 140x45.

python -m tools.pictures
"""

import asyncio
import re
import tempfile
from pathlib import Path

from camarilla.bots.base import make_bot
from camarilla.core.chance import FastChance, seed_from_text
from camarilla.core.game import Game
from camarilla.core.record import BOT, PERSON
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.speech.games import game_title
from camarilla.speech.voice import voice
from camarilla.terminal.fullscreen.app import TableApp
from camarilla.terminal.fullscreen.choices import Choices
from camarilla.terminal.table.save_file import SaveFile
from camarilla.terminal.table.session import TerminalSession

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ["Anna", "Lucrezia", "Cosimo", "Caterina"]
SIZES = ((80, 24), (140, 45))
DECISIONS = 68


def table_in_progress(game: Game) -> Table:
    """A game between bots after some decisions, at a moment when the first seat is to act."""
    table = Table(game, NAMES, seed=seed_from_text("picture"), players=[PERSON] + [f"{BOT}greedy"] * 3)
    bot, chance = make_bot("greedy", 5), FastChance(5)
    made = 0
    while not table.over and (made < DECISIONS or table.to_act() != [0] or len(table.legal(0)) < 2):
        seat = table.to_act()[0]
        table.play(seat, bot.choose(table.chair(seat, chance)))
        made += 1
    return table


async def picture(game: Game, size: tuple[int, int], folder: Path) -> str:
    table, say = table_in_progress(game), voice(game, "en", NAMES)
    app = TableApp(TerminalSession(game, table, say, SaveFile(table, folder / "game.json")), pace=0)
    async with app.run_test(size=size) as pilot:
        while not app.screen.query(Choices) or not app.screen.query_one(Choices).options:
            await pilot.pause()
        await pilot.pause()
        return small(app.export_screenshot(title=game_title(game, say), simplify=True))


def small(svg: str) -> str:
    """The picture in whatever monospaced font the reader has: nothing is fetched from elsewhere."""
    svg = (
        re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code, ", "").replace("Fira Code,", "")
    )
    svg = re.sub(r"<!--.*?-->\s*", "", svg)
    # Renderers trim the spaces at the ends of a run of one colour.
    return re.sub(r">([^<>]+)</text>", lambda run: f">{run.group(1).replace(' ', '&#160;')}</text>", svg)


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for id in game_ids():
            for size in SIZES:
                svg = asyncio.run(picture(find_game(id), size, Path(folder)))
                (PICTURES / f"{id}-terminal-{size[0]}x{size[1]}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
