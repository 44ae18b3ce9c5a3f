"""The ladder: its page is what the results say, its commands can be given, and what is not true is found out."""

import json
import re
import shlex
from pathlib import Path

import pytest

from camarilla.bots.arena import Arena
from camarilla.bots.base import BOTS
from camarilla.bots.deals import DuplicateTable
from camarilla.bots.levels import level_of
from camarilla.bots.results import Contest, ResultsFile
from camarilla.cli import parser
from camarilla.core.registry import find_game, game_ids
from tools import ladder, ladder_lines
from tools.twin import Twin


def test_the_page_and_its_pictures_are_what_the_results_say() -> None:
    assert ladder.PAGE.read_text(encoding="utf-8") == ladder.page(), "python -m tools.ladder"
    for game in game_ids():
        shown = (ladder_lines.RESULTS / f"{game}.svg").read_text(encoding="utf-8")
        assert shown == ladder.picture(game), "python -m tools.ladder"


def test_all_games_have_their_lines() -> None:
    assert tuple(game_ids()) == ladder_lines.GAMES
    for game in game_ids():
        names = [plan.path.stem.removeprefix(f"{game}-") for plan in ladder_lines.planned(game)]
        assert {"easy-random", "medium-easy", "hard-medium", "master-hard", "medium-twin"} < set(names)
        assert len(names) == len(set(names)) == 9


def test_every_line_says_a_command_that_repeats_it() -> None:
    commands = re.findall(r"^camarilla (arena .*)$", ladder.PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(commands) == sum(len(ladder_lines.lines(game)) for game in game_ids()) > 0
    for command in commands:
        given = parser().parse_args(shlex.split(command))
        assert given.seed == ladder_lines.SEED and given.seats == ladder_lines.SEATS and given.deals > 0


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The results of one short line, by a bot that thinks no longer than a test has time."""
    monkeypatch.setattr(level_of(find_game("principe"), "medium"), "worlds", 1)
    monkeypatch.setattr(ladder_lines, "RESULTS", tmp_path)
    monkeypatch.setattr(ladder_lines, "LEAST", 1)
    options = find_game("principe").choose({})
    file = tmp_path / "principe-medium-random.jsonl"
    contest = Contest("principe", ("medium", "random", "random", "random"), 4, ladder_lines.SEED, options)
    Arena(contest, results=ResultsFile(file)).play(1)
    return file


def test_a_line_is_drawn_and_written(results: Path) -> None:
    section, picture = ladder.section("principe"), ladder.picture("principe")
    assert "| medium against three random | " in section and " | 4 |" in section
    assert "camarilla arena principe --bots medium,random,random,random --seats 4 --deals 1 --seed ladder" in section
    assert picture.count("<circle") == 1 and "medium against three random" in picture


def fill(file: Path, won: int, deals: int) -> None:
    """Results in which the first bot wins so many of the four games of every deal."""
    head, deal = file.read_text().splitlines(keepends=True)[:2]
    games = [[1, 2, 3, 4], [2, 3, 4, 1], [3, 4, 1, 2], [4, 1, 2, 3]]
    lost = [[2, 1, 3, 4], [1, 3, 4, 2], [3, 4, 2, 1], [4, 2, 1, 3]]
    places = [*games[:won], *lost[won:]]
    file.write_text(head + deals * re.sub(r'"places":.*?\]\]', f'"places":{json.dumps(places)}', deal))


def test_a_line_says_what_its_test_says(results: Path) -> None:
    plan = next(ladder_lines.planned("principe"))._replace(path=results)
    for won, deals, verdict in [(4, 8, "**reached** (+16.6, all won)"), (0, 8, "**not reached** (-9.0)")]:
        fill(results, won, deals)
        line = ladder_lines.line_of(plan)
        assert line and line.tested == "40 %, not 30 %" and line.verdict == verdict
    fill(results, 2, 2)
    assert (line := ladder_lines.line_of(plan)) and line.verdict == "open (+0.2)"
    fill(results, 1, 6)
    assert (line := ladder_lines.line_of(plan._replace(test=None))) and line.verdict == "even"
    fill(results, 3, 6)
    assert (line := ladder_lines.line_of(plan._replace(test=None))) and line.verdict == "NOT EVEN"


def test_no_wanted_share_is_tested_against_less_than_equal_bots_win() -> None:
    for game in ladder_lines.GAMES:
        for hero, other in ladder_lines.WANTED:
            test = ladder_lines.test_of(game, hero, other)
            assert test.line - test.margin >= 0.25 and test.margin <= 0.05 + 1e-9


def test_lines_are_played_in_turn_until_their_tests_end_them(
    results: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "GAMES", ("principe",))
    monkeypatch.setattr(ladder_lines, "REPEATED", [])
    monkeypatch.setattr(ladder, "IN_TURN", 1)
    played = results.read_text()
    ladder.play("principe-*-random", "2")
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [
        "principe-easy-random", "principe-easy-random", "principe-medium-random"
    ]  # fmt: skip
    assert results.read_text().startswith(played) and len(results.read_text().splitlines()) == 3
    fill(results, 4, 20)
    ladder.play("principe-medium-random", "40")
    assert capsys.readouterr().out == "", "its test has ended it"


def test_a_twin_plays_the_level_with_other_luck() -> None:
    contest = ladder_lines.contest("ruse-and-bruise", *ladder_lines.MIRROR)
    table = DuplicateTable(find_game("ruse-and-bruise"), [BOTS["medium"], Twin], [0, 1, 1, 1], contest.options, "twin")
    games = [table.play(0, [seat == twin for seat in range(4)]).scores for twin in range(4)]
    assert len({tuple(scores) for scores in games}) > 1, "the rotations of a deal are different games"


def test_all_bots_of_a_game_are_rated_together(results: Path) -> None:
    told = re.search(r"^Ratings: medium (\d+) .*, random (\d+) ", ladder.section("principe"), re.MULTILINE)
    assert told and int(told[1]) > int(told[2]) and int(told[1]) + int(told[2]) in (2999, 3000, 3001)


def test_a_line_on_other_deals_is_said_to_be_inside_or_not(results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder_lines, "REPEATED", [("principe", "medium", "random")])
    assert ladder.played_again() == ""
    again = results.with_name(f"again-{results.name}")
    head, deal = results.read_text().splitlines(keepends=True)
    again.write_text(head + deal)
    assert "| inside |" in ladder.played_again()
    lost = re.sub(r'"places":.*?\]\]', '"places":[[4,1,2,3],[1,2,3,4],[1,2,4,3],[1,4,2,3]]', deal)
    results.write_text(head + 4 * deal)
    again.write_text(head + 4 * lost)
    assert "| OUTSIDE |" in ladder.played_again()


def test_results_that_are_not_true_are_found_out(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.again() == 0
    assert capsys.readouterr().out == "principe, medium against three random: the same games\n"
    head, first, *rest = results.read_text().splitlines(keepends=True)
    false = re.sub(r'"scores":\[\[\d+', '"scores":[[7', first)
    results.write_text("".join([head, false, *rest]))
    assert ladder.again() == 1
    assert "OTHER GAMES" in capsys.readouterr().out
    results.write_text("".join([re.sub(r'"engine":"\w+"', '"engine":"older"', head), false, *rest]))
    assert ladder.again() == 0
    assert "other games, by another engine" in capsys.readouterr().out


def test_results_of_an_engine_that_only_reads_differently_go_on(results: Path) -> None:
    whole = results.read_text()
    head, deal = whole.splitlines(keepends=True)
    older = re.sub(r'"engine":"\w+"', '"engine":"older"', head)
    results.write_text(older + deal)
    assert ladder.stamp() == 0 and results.read_text() == whole
    false = older + re.sub(r'"scores":\[\[\d+', '"scores":[[7', deal)
    results.write_text(false)
    assert ladder.stamp() == 1 and results.read_text() == false
