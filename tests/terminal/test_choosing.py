"""Choosing at the table on the full screen: by click, in steps, in words; what is refused, and what is taken back."""

from pathlib import Path


from camarilla.terminal.fullscreen.app import TableApp
from camarilla.terminal.fullscreen.choices import Choices
from tests.terminal.pilot import (
    Player, at_the_table, nothing_is_cut, options, plays, screen_text, shown, sitting, type_in, until,
)  # fmt: skip


def test_a_click_chooses_and_the_mouse_explains(tmp_path: Path) -> None:
    session = sitting(tmp_path, "strozzi")

    async def point(app: TableApp, pilot: Player) -> None:
        assert options(app) == ["Play the pirate flag", "Pass"]
        await pilot.hover(Choices, offset=(26, 0))
        assert app.screen.query_one(Choices).cursor == 1
        await pilot.hover(Choices, offset=(3, 0))
        assert "pirate flag: Wins the ship at once." in screen_text(app)
        place = next(place for place, line in enumerate(shown(app)) if "Naples, cloth" in line)
        await pilot.hover(offset=(1, place))
        assert "Naples: Wants cloth" in screen_text(app)
        await pilot.click(Choices, offset=(26, 0))
        await until(pilot, lambda: bool(plays(session)), "decided")

    at_the_table(session, point)
    assert plays(session)[0] == "pass"


def test_a_long_list_is_chosen_from_in_steps_and_escape_goes_back(tmp_path: Path) -> None:
    session = sitting(tmp_path, "ruse-and-bruise", seats=6)

    async def choose(app: TableApp, pilot: Player) -> None:
        first = options(app)
        assert len(first) == 3 and all("…" in words for words in first)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert options(app) == [f"… {column}" for column in range(1, 7)] and not plays(session)
        assert f"▶ Anna: {first[1]}" in screen_text(app)
        assert "Esc back" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert options(app) == first
        await pilot.press("2", "enter", "4", "enter")
        await until(pilot, lambda: bool(plays(session)), "decided")

    at_the_table(session, choose)
    assert plays(session)[0].endswith(" 4")


def test_words_are_completed_and_slips_answered(tmp_path: Path) -> None:
    session = sitting(tmp_path, "strozzi", language="it")

    async def type_moves(app: TableApp, pilot: Player) -> None:
        await type_in(pilot, "clam pirate")
        await pilot.press("enter")
        assert "claim pirate" in screen_text(app)
        await type_in(pilot, "cl pi")
        await pilot.press("tab")
        assert "claim pirate" in shown(app)[-1]
        await pilot.press("escape")
        await type_in(pilot, "metti pir")
        await pilot.press("enter")
        await until(pilot, lambda: bool(plays(session)), "decided")

    at_the_table(session, type_moves)
    assert plays(session)[0] == "claim pirate"


def test_a_refusal_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    session = sitting(tmp_path, "ruse-and-bruise")

    async def try_it(app: TableApp, pilot: Player) -> None:
        await type_in(pilot, "pass")
        await pilot.press("enter")
        assert "Not allowed (rule 2.1)" in screen_text(app)
        nothing_is_cut(app, session)

    at_the_table(session, try_it)
    assert not plays(session)


def test_undo_is_offered_only_when_it_works(tmp_path: Path) -> None:
    session = sitting(tmp_path, "principe")

    async def take_back(app: TableApp, pilot: Player) -> None:
        assert "u undo" not in screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: len(plays(session)) == 1 and bool(options(app)), "decided")
        assert "u undo" in screen_text(app)
        await pilot.press("u", "enter")
        await until(pilot, lambda: "u undo" not in screen_text(app), "taken back")

    at_the_table(session, take_back)
    assert plays(session)[1:] == [""]
