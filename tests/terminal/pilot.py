"""Plays on the full screen as people do: keys and clicks go in, and what is looked at is the text of the screen."""

import asyncio
import html
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from textual.pilot import Pilot

from camarilla.core.registry import find_game
from camarilla.core.table import Table
from camarilla.drawing.terminal import table_sections
from camarilla.speech.voice import voice
from camarilla.terminal.fullscreen.app import TableApp
from camarilla.terminal.fullscreen.board import BoardPane
from camarilla.terminal.fullscreen.choices import Choices
from camarilla.terminal.fullscreen.sheet import Sheet
from camarilla.terminal.fullscreen.table import TableScreen
from camarilla.core.record import BOT, PERSON
from camarilla.terminal.table.save_file import SaveFile
from camarilla.terminal.table.session import TerminalSession

NAMES = ["Anna", "Béla", "Carla", "Dénes", "Emma", "Flóra"]
SMALL, LARGE = (80, 24), (140, 45)
Player = Pilot[BaseException]


def sitting(
    folder: Path, game_id: str, seats: int = 0, people: int = 1, seed: str = "7", language: str = "en"
) -> TerminalSession:
    """A new game of some people against random bots."""
    game = find_game(game_id)
    names = NAMES[: seats or game.default_seats]
    players = [PERSON] * people + [f"{BOT}random"] * (len(names) - people)
    table = Table(game, names, seed=seed, players=players)
    return TerminalSession(game, table, voice(game, language, names), SaveFile(table, folder / "game.json"))


def shown(app: TableApp) -> list[str]:
    """The lines of the screen."""
    svg = app.export_screenshot()
    lines: dict[float, dict[float, str]] = {}
    for x, y, text in re.findall(r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', svg):
        lines.setdefault(float(y), {})[float(x)] = html.unescape(text).replace("\xa0", " ")
    return [_joined(lines[y]) for y in sorted(lines)]


def _joined(parts: dict[float, str]) -> str:
    """Each part at its place: the letters of a screenshot are 12.2 wide."""
    line = ""
    for x in sorted(parts):
        line = line.ljust(round(x / 12.2)) + parts[x]
    return line.rstrip()


def screen_text(app: TableApp) -> str:
    """All that is to be read, in one line, the log last: how sentences are broken does not matter."""
    edge = max((side.region.x for side in app.screen.query("#side")), default=0)
    read, log = [], []
    for line in shown(app):
        beside = edge > 0 and line[edge : edge + 1] == "│"
        read.append(line[:edge] if beside else line)
        log.append(line[edge + 1 :] if beside else "")
    return " ".join(" ".join(read + log).split())


def options(app: TableApp) -> Sequence[str]:
    """What is offered, in words."""
    return [option.words for option in app.screen.query_one(Choices).options]


def pages(app: TableApp) -> int:
    """On how many pages the table stands."""
    return len(app.screen.query_one(BoardPane).pages)


def plays(session: TerminalSession) -> list[str]:
    return [entry.play for entry in session.table.record().entries if entry.seat == 0]


async def type_in(pilot: Player, text: str) -> None:
    await pilot.press(*["space" if letter == " " else letter for letter in text])


async def until(pilot: Player, true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + 30
    while not true():
        assert time.monotonic() < deadline, f"never {what}"
        await pilot.pause()


async def asked(app: TableApp, pilot: Player) -> bool:
    """Wait for the next question; says whether there is one, or something else to read."""
    await until(
        pilot,
        lambda: isinstance(app.screen, Sheet) or (isinstance(app.screen, TableScreen) and bool(options(app))),
        "asked",
    )
    await pilot.pause()  # options are there a moment before they are painted
    return isinstance(app.screen, TableScreen)


def at_the_table(
    session: TerminalSession, do: Callable[[TableApp, Player], Awaitable[None]],
    size: tuple[int, int] = SMALL, pace: float = 0, guard: float = 0,
) -> TableApp:  # fmt: skip
    """Do something once the first question is asked (or, with a pace, at once)."""

    async def sit() -> TableApp:
        app = TableApp(session, pace, guard)
        async with app.run_test(size=size) as pilot:
            if not pace:
                await asked(app, pilot)
            await do(app, pilot)
        return app

    return asyncio.run(sit())


def nothing_is_cut(app: TableApp, session: TerminalSession) -> None:
    """How far the game is, the question, the hand and all choices are in sight."""
    lines, text = shown(app), screen_text(app)
    view = session.table.view(0)
    assert len(lines) <= app.size.height and max(map(len, lines)) <= app.size.width
    in_steps = session.say("screen-step-back") in text
    assert ("▶ Anna: " if in_steps else f"▶ Anna: {session.question(0)}") in text, "\n".join(lines)
    for words in options(app):
        assert any(words in line for line in lines), f"{words} is not on the screen:\n" + "\n".join(lines)
    sections = table_sections(session.game, view, session.say, 80)
    if sections.hand is not None:
        assert app.screen.query_one("#hand").display or sections.hand_told is not None
        assert app.size == LARGE or " ".join(sections.hand.plain.split()) in text
    assert " ".join(sections.status.split()) in text
    board = app.screen.query_one(BoardPane)
    parts = {name for page in board.pages for name in page.names}
    assert parts >= {part.name for part in sections.parts if part.name}, "every part is on a page"
    assert len(board.pages) == 1 or any("Tab ▸" in line for line in lines), "further pages are told of"
