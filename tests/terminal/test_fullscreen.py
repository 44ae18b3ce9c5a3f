"""The table on the full screen, played by keys and by mouse, at the sizes that terminals have."""

import asyncio
import re
import threading
from functools import partial
from pathlib import Path

import pytest

from camarilla import read_record, replay
from camarilla.core.clauses import LANGUAGES
from camarilla.core.registry import find_game, game_ids
from camarilla.drawing.terminal import table_sections
from camarilla.speech.results import headline
from camarilla.terminal.fullscreen.app import TableApp
from camarilla.terminal.fullscreen.board import BoardPane
from camarilla.terminal.fullscreen.panes import numbered
from camarilla.terminal.fullscreen.sheet import Sheet
from camarilla.terminal.fullscreen.table import TableScreen
from camarilla.terminal.table.session import Quit, TerminalSession
from tests.terminal.pilot import (
    LARGE, SMALL, Player, asked, at_the_table, nothing_is_cut, options, pages, plays, screen_text, shown, sitting,
    type_in, until,
)  # fmt: skip

EVERY = 9
"""In a whole game the screen is read at every so many questions."""


# Whole games ---------------------------------------------------------------------------


WHOLE = [("strozzi", SMALL)]
"""The shortest game, on the smallest screen; all games on both are extras."""


@pytest.mark.parametrize(
    ("game_id", "size"),
    [
        pytest.param(id, size, id=f"{id}-{size[0]}x{size[1]}", marks=() if (id, size) in WHOLE else pytest.mark.extras)
        for id in game_ids()
        for size in (SMALL, LARGE)
    ],
)
def test_a_whole_game_is_played_by_keys(game_id: str, size: tuple[int, int], tmp_path: Path) -> None:
    session = sitting(tmp_path, game_id, seats=find_game(game_id).seats[-1])

    async def play(app: TableApp, pilot: Player) -> None:
        questions = 0
        while await asked(app, pilot):
            if questions % EVERY == 0:
                nothing_is_cut(app, session)
            if questions % 3:
                await pilot.press("down")
            await pilot.press("enter")
            questions += 1
        assert session.table.over and questions > 5
        assert "Breakdown" in screen_text(app)
        await pilot.press("x")
        await until(pilot, lambda: isinstance(app.screen, TableScreen), "back at the table")
        await until(pilot, lambda: "Breakdown" in screen_text(app), "accounted for beside the table")
        assert headline(session.table, session.say.names, session.say) in screen_text(app)
        await pilot.press("enter")

    app = at_the_table(session, play, size)
    assert app.return_value is None and app.return_code == 0
    record = read_record(session.save_file.path.read_text(encoding="utf-8"))
    assert replay(session.game, record).over and record.scores is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_nothing_is_cut_in_any_language(game_id: str, language: str, tmp_path: Path) -> None:
    session = sitting(tmp_path, game_id, language=language)

    async def look(app: TableApp, pilot: Player) -> None:
        for _ in range(8):
            assert await asked(app, pilot)
            nothing_is_cut(app, session)
            await pilot.press("enter")

    at_the_table(session, look)


def test_without_colours_there_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    session = sitting(tmp_path, "strozzi")

    async def look(app: TableApp, pilot: Player) -> None:
        assert app.no_color and app.native_ansi_color
        nothing_is_cut(app, session)

    at_the_table(session, look)


# Looking -------------------------------------------------------------------------------


def test_pages_are_turned(tmp_path: Path) -> None:
    session = sitting(tmp_path, "principe")

    async def turn(app: TableApp, pilot: Player) -> None:
        assert pages(app) > 1 and "Umbria" not in "".join(shown(app)[8:])
        await pilot.press("tab")
        assert "Shields left" in screen_text(app)
        await pilot.press("pageup")
        assert "Shields left" not in screen_text(app)
        nothing_is_cut(app, session)

    at_the_table(session, turn)


def test_a_new_question_shows_the_page_that_it_is_about(tmp_path: Path) -> None:
    session = sitting(tmp_path, "strozzi")

    async def win_a_ship(app: TableApp, pilot: Player) -> None:
        board = app.screen.query_one(BoardPane)
        await pilot.press("tab")
        assert board.page == 1
        await type_in(pilot, "claim pirate")
        await pilot.press("enter")
        await until(pilot, lambda: "Which port" in screen_text(app), "asked for the port")
        assert board.page == 0 and "Ports" in board.pages[0].names

    at_the_table(session, win_a_ship)


def test_the_question_of_an_auction_names_the_lot_the_bid_and_the_bidders(tmp_path: Path) -> None:
    session = sitting(tmp_path, "principe")

    def moved_on(app: TableApp, made: int) -> bool:
        return len(plays(session)) > made and bool(options(app))

    async def bid(app: TableApp, pilot: Player) -> None:
        while session.table.view(0)["phase"] != "card-auction":
            assert await asked(app, pilot)
            made = len(plays(session))
            await pilot.press("enter")
            await until(pilot, partial(moved_on, app, made), "asked again")
        await pilot.press("tab")
        above = screen_text(app).partition("▶ Anna:")[0]
        assert re.search(r"Auction: \d \w+ cards? · (no bid yet|\w+ bids \d+) · still in: [^▶]*Anna", above), above

    at_the_table(session, bid)


def test_a_larger_screen_shows_everything_at_once_and_the_log_beside_it(tmp_path: Path) -> None:
    session = sitting(tmp_path, "principe")

    async def look(app: TableApp, pilot: Player) -> None:
        assert pages(app) == 1 and "Shields left" in screen_text(app)
        assert any(line.rstrip().endswith("· Every player gets 5 coins.") for line in shown(app))
        await pilot.resize_terminal(*SMALL)
        await until(pilot, lambda: pages(app) > 1, "smaller")
        nothing_is_cut(app, session)

    at_the_table(session, look, LARGE)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("?", "claim FLAG"), ("? pirate", "Wins the ship at once"), ("l", "Round 1 begins"), ("r", "r 3.9")],
)
def test_what_is_asked_is_answered_on_a_sheet_that_a_key_puts_away(typed: str, answer: str, tmp_path: Path) -> None:
    async def ask(app: TableApp, pilot: Player) -> None:
        for letter in typed:
            await pilot.press({"?": "question_mark", " ": "space"}.get(letter, letter))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Sheet), "answered")
        assert answer in screen_text(app)
        await pilot.press("down", "pagedown")
        assert isinstance(app.screen, Sheet)
        await pilot.press("x")
        assert await asked(app, pilot)

    at_the_table(sitting(tmp_path, "strozzi"), ask)


def test_what_bots_do_is_told_decision_by_decision(tmp_path: Path) -> None:
    session = sitting(tmp_path, "strozzi", seed="later")
    assert session.table.to_act() != [0], "a bot begins"

    async def follow(app: TableApp, pilot: Player) -> None:
        def made() -> int:
            return len(session.table.record().entries)

        await until(pilot, lambda: made() == 1 and "Space: go on" in screen_text(app), "told")
        assert not options(app)
        while made() == 1:
            await pilot.press("space")
            await pilot.pause()
        await until(pilot, lambda: made() == 2 and "Space: go on" in screen_text(app), "told of the next")
        await pilot.press("escape")
        assert await asked(app, pilot)

    at_the_table(session, follow, pace=60)


def test_bots_go_on_by_themselves(tmp_path: Path) -> None:
    async def wait(app: TableApp, pilot: Player) -> None:
        assert await asked(app, pilot)

    at_the_table(sitting(tmp_path, "strozzi", seed="later"), wait, pace=0.001)


def test_two_people_never_see_each_others_hand(tmp_path: Path) -> None:
    session = sitting(tmp_path, "ruse-and-bruise", seats=2, people=2)
    handed: list[str] = []

    async def take_turns(app: TableApp, pilot: Player) -> None:
        for _ in range(6):
            await until(pilot, lambda: isinstance(app.screen, Sheet) and bool(shown(app)), "handed over")
            text = screen_text(app)
            assert "Your hand" not in text and "Pass the keyboard to" in text
            handed.append(text.partition("Pass the keyboard to ")[2].split()[0])
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(options(app)), "asked")
            assert f"▶ {handed[-1]}:" in screen_text(app) and "Your hand" in screen_text(app)
            await pilot.press("enter")

    async def sit() -> None:
        app = TableApp(session, 0, guard=0)
        async with app.run_test(size=SMALL) as pilot:
            await take_turns(app, pilot)

    asyncio.run(sit())
    assert {"Anna", "Béla"} == set(handed)


# Leaving -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "left"), [(("q", "enter"), Quit), (("ctrl+q",), Quit), (("ctrl+c",), KeyboardInterrupt)]
)
def test_one_can_leave_at_any_time(keys: tuple[str, ...], left: type[BaseException], tmp_path: Path) -> None:
    async def leave(app: TableApp, pilot: Player) -> None:
        await pilot.press(*keys)

    assert isinstance(at_the_table(sitting(tmp_path, "strozzi"), leave).return_value, left)


def test_a_game_that_cannot_be_kept_any_more_goes_on_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    session = sitting(tmp_path / "kept", "principe")

    async def lose_the_folder(app: TableApp, pilot: Player) -> None:
        (tmp_path / "kept").rename(tmp_path / "away")
        (tmp_path / "kept").write_text("in the way")
        await pilot.press("enter")
        await until(pilot, lambda: len(plays(session)) == 1 and bool(options(app)), "decided")
        assert "cannot be written" in screen_text(app)

    at_the_table(session, lose_the_folder)


# What changes while one looks ----------------------------------------------------------


def test_the_own_decision_is_shown_while_the_next_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = sitting(tmp_path, "ruse-and-bruise", seats=2)
    thinking, done = threading.Event(), threading.Event()
    decides = TerminalSession.bot_decides

    def think(self: TerminalSession) -> bool:
        if plays(self):
            thinking.set()
            done.wait(20)
        return decides(self)

    monkeypatch.setattr(TerminalSession, "bot_decides", think)

    async def play(app: TableApp, pilot: Player) -> None:
        await type_in(pilot, session.game.verbs.text(session.legal(0)[0]))
        await pilot.press("enter")
        await until(pilot, thinking.is_set, "thinking")
        await pilot.pause()
        view = session.table.view(0)
        hand = table_sections(session.game, view, session.say, 80).hand
        read = screen_text(app)
        done.set()
        await asked(app, pilot)
        assert hand is not None and " ".join(hand.plain.split()) in read

    at_the_table(session, play)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_smaller_screen_is_filled_as_if_it_had_always_been_so(game_id: str, tmp_path: Path) -> None:
    drawn: list[list[str]] = []

    async def shrink(app: TableApp, pilot: Player) -> None:
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        drawn.append(shown(app))

    for size in (SMALL, (60, 20)):
        at_the_table(sitting(tmp_path, game_id), shrink, size=size)
    assert drawn[0] == drawn[1]


def test_pages_that_a_part_goes_on_over_are_numbered() -> None:
    assert numbered(["Countries", "Hand", "Countries"]) == ["Countries 1", "Hand", "Countries 2"]
