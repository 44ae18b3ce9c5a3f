"""Keys that come faster than the screen: no answer is taken that was not meant, and no letter is lost."""

import asyncio
from pathlib import Path

import pytest

from camarilla.core.registry import game_ids
from camarilla.terminal.fullscreen.app import TableApp
from camarilla.terminal.fullscreen.guard import GUARD
from camarilla.terminal.fullscreen.sheet import Sheet
from camarilla.terminal.fullscreen.table import TableScreen
from camarilla.terminal.fullscreen.typing_line import TypingLine
from tests.terminal.pilot import Player, asked, at_the_table, options, plays, screen_text, shown, sitting, until


def burst(app: TableApp, *keys: str) -> None:
    """All keys before the program looks at the first."""
    for key in keys:
        app.simulate_key(key)


async def quiet(pilot: Player) -> None:
    """So long that the next key is no part of a burst."""
    await asyncio.sleep(GUARD * 1.5)
    await pilot.pause()


@pytest.mark.parametrize("game_id", game_ids())
def test_of_many_enters_only_the_first_is_an_answer(game_id: str, tmp_path: Path) -> None:
    session = sitting(tmp_path, game_id)

    async def hurry(app: TableApp, pilot: Player) -> None:
        await quiet(pilot)
        in_steps = "…" in "".join(options(app))
        burst(app, *["enter"] * 6)
        await pilot.pause()
        await quiet(pilot)
        assert await asked(app, pilot)
        assert len(plays(session)) == (0 if in_steps else 1)

    at_the_table(session, hurry, guard=GUARD)


def test_an_enter_to_go_on_chooses_nothing(tmp_path: Path) -> None:
    session = sitting(tmp_path, "strozzi", seed="later")

    async def go_on(app: TableApp, pilot: Player) -> None:
        await until(pilot, lambda: "Space: go on" in screen_text(app), "told")
        while not options(app):
            burst(app, "enter")
            await pilot.pause()
        burst(app, "enter", "enter")
        await pilot.pause()
        assert not plays(session), "it was pressed before the question was seen"
        await pilot.press("down", "enter")
        await until(pilot, lambda: bool(plays(session)), "decided")

    at_the_table(session, go_on, pace=60, guard=GUARD)
    assert plays(session)[0] == "claim plus-one", "the second of the list"


@pytest.mark.parametrize("page", [["question_mark"], ["r"], ["l"]])
def test_what_is_typed_over_a_text_is_the_next_line(page: list[str], tmp_path: Path) -> None:
    session = sitting(tmp_path, "strozzi")

    async def type_fast(app: TableApp, pilot: Player) -> None:
        await pilot.press(*page, "enter")
        await until(pilot, lambda: isinstance(app.screen, Sheet), "answered")
        burst(app, "p", "a", "s", "s")
        await until(pilot, lambda: isinstance(app.screen, TableScreen), "back at the table")
        await pilot.pause()
        assert app.screen.query_one(TypingLine).value == "pass"
        await pilot.press("enter")
        await until(pilot, lambda: bool(plays(session)), "decided")

    at_the_table(session, type_fast)
    assert plays(session)[0] == "pass"


def test_what_is_typed_before_the_text_appears_is_kept_too(tmp_path: Path) -> None:
    session = sitting(tmp_path, "strozzi")

    async def type_fast(app: TableApp, pilot: Player) -> None:
        burst(app, "?", "enter", "p", "a", "s", "s")
        await quiet(pilot)
        if isinstance(app.screen, Sheet):
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, TableScreen), "back at the table")
        assert app.screen.query_one(TypingLine).value == "pass"

    at_the_table(session, type_fast)


@pytest.mark.parametrize("width", [60, 72, 80])
def test_a_rulebook_page_is_laid_out_for_the_room_beside_its_scrollbar(width: int, tmp_path: Path) -> None:
    async def read(app: TableApp, pilot: Player) -> None:
        await pilot.press("r", "space", "3", "enter")
        await until(pilot, lambda: isinstance(app.screen, Sheet), "answered")
        assert app.screen.query_one("#paper").show_vertical_scrollbar
        lines = [line.rstrip("▁▂▃▄▅▆▇█ ") for line in shown(app)[:-1]]
        assert all(line.startswith(("3.", "     ")) or not line for line in lines), lines

    at_the_table(sitting(tmp_path, "ruse-and-bruise"), read, (width, 20))


def test_the_last_cards_of_a_round_are_seen_before_the_next_round_is_laid_out(tmp_path: Path) -> None:
    session = sitting(tmp_path, "ruse-and-bruise", seats=2)

    async def play_a_round(app: TableApp, pilot: Player) -> None:
        while True:
            await until(pilot, lambda: bool(options(app)) or "Space: go on" in screen_text(app), "shown")
            text = screen_text(app)
            if "Space: go on" in text and session.table.view(0)["round"] == 2:
                assert "Round 1" in text.split("Player")[0], "the table is still that of the first round"
                return
            await pilot.press("enter" if options(app) else "space")

    at_the_table(session, play_a_round, pace=60)
