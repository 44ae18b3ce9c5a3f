"""Pictures of tables: whole in one file, with nothing that a seat may not know, and large enough."""

import json
import os
import re
import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import camarilla
from camarilla.cli import main
from camarilla.core.chance import FastChance, seed_from_text
from camarilla.core.clauses import LANGUAGES, Malformed, Refusal
from camarilla.core.moments import Replayed
from camarilla.core.record import Record
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.core.text import speaker
from camarilla.testkit.secrecy import guess
from camarilla.testkit.setups import Setup, random_play
from camarilla.drawing.boards import board_height
from camarilla.drawing.picture import picture
from tests.paths import ROOT
from tests.toys.pledges import GAME as TOY
from tools.browser import found

SVG = "{http://www.w3.org/2000/svg}"
HTML = "{http://www.w3.org/1999/xhtml}"
NAMES = ["<Anna>", "Béla & fia", '"Carla"', "D'Este", "</div>", "Flóra"]


def played(game_id: str, seats: int = 0, decisions: int = 10_000) -> Table:
    game = find_game(game_id)
    table = Table(game, NAMES[: seats or game.default_seats], seed=seed_from_text("picture"))
    chance = FastChance(2)
    while not table.over and len(table.record().entries) < decisions:
        seat = table.to_act()[0]
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])
    return table


@pytest.fixture(scope="module")
def record() -> Record:
    return played("ruse-and-bruise").record()


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    kept = tmp_path / "game.json"
    kept.write_text(record.text(), encoding="utf-8")
    return kept


@pytest.mark.parametrize("game_id", game_ids())
def test_a_picture_stands_alone(game_id: str) -> None:
    table = played(game_id)
    last = len(table.record().entries)
    for at, language in zip((0, last // 2, last), LANGUAGES, strict=True):
        for seat in (None, 0, "all"):
            svg = camarilla.draw(table.record(), at=at, seat=seat, language=language, dark=at == 0).svg
            root = ElementTree.fromstring(svg)
            assert root.tag == f"{SVG}svg" and root.get("width") == "1100"
            ids = {element.get("id") for element in root.iter()}
            for element in root.iter():
                assert element.tag not in {f"{HTML}svg", f"{HTML}use", f"{HTML}script", f"{SVG}script", f"{HTML}img"}
                href = element.get("href")
                assert href is None or href.removeprefix("#") in ids, href
            assert not re.search(r"@import|@media|url\((?!#)", svg)
            assert root.find(f".//{HTML}div[@class]") is not None


@pytest.mark.parametrize("game_id", game_ids())
def test_a_picture_shows_a_seat_nothing_hidden(game_id: str) -> None:
    game = find_game(game_id)
    setup = Setup(game, game.default_seats, game.choose({}))
    say = speaker(game, "en", NAMES[: setup.seats])
    chance = FastChance(5)
    looked = differing = 0
    for step, position in enumerate(random_play(setup, 3)):
        if step % 19 == 0:
            looked += 1
            world = guess(position, 1, chance)
            differing += world.digest() != position.digest()
            for seat in (1, None):
                assert picture(game, world.view(seat), say) == picture(game, position.view(seat), say)
    has_secrets = any(field.secret for field in position.layout().fields)
    assert 3 * differing >= looked or not has_secrets


def test_a_game_without_a_board_of_its_own_is_spelled_out() -> None:
    table = Table(TOY, ["Anna", "Béla"], seed=bytes(32))
    svg = camarilla.draw(table, seat=0).svg
    assert "Anna" in svg and board_height(TOY, table.view(0)) > 200
    ElementTree.fromstring(svg)


def test_a_table_is_drawn_as_it_stands_and_hands_stay_closed() -> None:
    table = played("principe", decisions=12)
    assert camarilla.draw(table, seat=0)._repr_svg_() == camarilla.draw(table, seat=0).svg
    assert camarilla.draw(table, seat=0).svg != camarilla.draw(table).svg
    for running in (table, table.record(reveal=True)):
        with pytest.raises(Refusal) as closed:
            camarilla.draw(running, seat="all")
        assert closed.value.key == "hands-closed"
        assert camarilla.draw(running, at=7, seat=0).svg != camarilla.draw(running, at=7, seat=1).svg
    with pytest.raises(camarilla.BadRecord, match="sealed"):
        camarilla.draw(table.record(), seat=0)
    with pytest.raises(Malformed, match="There is no seat 9"):
        camarilla.draw(table, seat=9)
    with pytest.raises(Malformed, match="There is no language “xx”"):
        camarilla.draw(table, language="xx")


@pytest.mark.parametrize("game", [find_game("strozzi"), TOY], ids=["strozzi", "toy"])
def test_a_bare_position_is_drawn_with_letters_for_names(game: camarilla.Game) -> None:
    position = game.start(game.seats[0], FastChance(1))
    assert camarilla.draw(position, 0).svg != camarilla.draw(position).svg
    assert (
        camarilla.draw(position, 0, game=game).svg == camarilla.draw(position, seat=0, game=game.package + ":GAME").svg
    )
    assert ">A<" in camarilla.draw(find_game("strozzi").start(3, FastChance(1))).svg
    for seat, at in ((9, None), (0, 3)):
        with pytest.raises(Malformed):
            camarilla.draw(position, seat, at=at)
    with pytest.raises(Refusal) as closed:
        camarilla.draw(position, "all")
    assert closed.value.key == "hands-closed"


@pytest.mark.parametrize("name", ["b.jpg", "b", "b.svg.gz"])
def test_a_picture_is_not_written_as_what_it_is_not(name: str, tmp_path: Path) -> None:
    with pytest.raises(Malformed) as refusal:
        camarilla.Drawing("<svg/>").save(tmp_path / name)
    assert (refusal.value.key, refusal.value.facts) == ("draw-kind", {"given": str(tmp_path / name)})
    assert list(tmp_path.iterdir()) == []


def test_drawing_is_imported_only_when_it_is_asked_for() -> None:
    look = "print('camarilla.drawing.draw' in sys.modules)"
    code = f"import sys, camarilla; {look}; camarilla.draw; {look}"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert told.stdout.split() == ["False", "True"]


def test_the_command_draws(file: Path, record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "board.svg"
    assert main(["draw", str(file), "--at", "9", "--seat", "1", "-o", str(out), "--lang", "it", "--width", "550"]) == 0
    svg = out.read_text(encoding="utf-8")
    assert svg == camarilla.draw(record, at=9, seat=1, language="it", width=550).svg
    assert 'width="550"' in svg and 'lang="it"' in svg
    assert main(["draw", str(file), "--seat", "all", "--dark", "--lang", "en", "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == camarilla.draw(record, seat="all", dark=True).svg
    assert capsys.readouterr().out.splitlines()[-1] == f"Drawn: {out}"


def test_a_beat_is_drawn_as_its_seat_saw_it(file: Path, record: Record, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    game = find_game(record.game)
    again = Replayed(game, record)
    entry = next(number for number in range(1, again.last) if len(again.moment(number).beats(1)) > 1)
    for number, beat in enumerate(again.moment(entry).beats(1), start=1):
        assert (
            main(["draw", str(file), "--at", f"{entry}.{number}", "--seat", "1", "-o", str(out), "--lang", "en"]) == 0
        )
        svg = out.read_text(encoding="utf-8")
        assert svg == picture(game, beat.view, speaker(game, "en", record.names))
    assert again.moment(entry).beats(1)[0].view != again.moment(entry).view(1)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--at", "9999"], "--at must be 0 to"),
        (["--seat", "9"], "There is no seat"),
        (["-o", "board.gif"], ".svg or .png"),
        (["-o", "/nowhere/board.svg"], "cannot be written"),
        (["--width", "3"], "--width must be 100"),
        (["--at", "x"], "must be a number like 12 or 12.3"),
        (["--at", "9.x"], "must be a number like 12 or 12.3"),
        (["--at", "9.77"], "Entry 9 has no moment 77: it has"),
        (["--at", "9.0"], "Entry 9 has no moment 0: it has"),
    ],
)
def test_what_cannot_be_drawn_is_answered_in_one_line(
    file: Path, options: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["draw", str(file), "--lang", "en", *options])
    except SystemExit as left:
        status = int(str(left.code))
    complaint = capsys.readouterr().err
    assert status == 2 and complaint.count("\n") == 1 and told in complaint


def test_a_running_game_is_drawn_without_its_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = played("ruse-and-bruise", decisions=6)
    kept, sealed, drawn = tmp_path / "kept.json", tmp_path / "sealed.json", tmp_path / "board.svg"
    kept.write_text(table.record(reveal=True).text(), encoding="utf-8")
    sealed.write_text(table.record().text(), encoding="utf-8")
    refused = {
        (kept, "all"): "Hands are shown only after the game.",
        (sealed, "watch"): f"{sealed} is sealed: its seed is revealed when the game is over.",
    }
    for (file, seat), reason in refused.items():
        assert main(["draw", str(file), "--lang", "en", "-o", str(drawn), "--seat", seat]) == 2
        assert capsys.readouterr().err == f"camarilla: {reason}\n"
        assert not drawn.exists()
    assert main(["draw", str(kept), "--lang", "en", "-o", str(drawn), "--seat", "watch"]) == 0
    assert drawn.read_text(encoding="utf-8") == camarilla.draw(table).svg


def test_a_damaged_record_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(file.read_text(encoding="utf-8"))
    document["entries"][4]["at"] = "0" * 16
    file.write_text(json.dumps(document), encoding="utf-8")
    assert main(["draw", str(file), "--lang", "en"]) == 1
    assert "entry 5" in capsys.readouterr().err


def test_a_png_is_cut_to_the_board(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_CHROMIUM", str(found()))
    out = tmp_path / "board.png"
    assert main(["draw", str(file), "--at", "20", "--seat", "all", "-o", str(out)]) == 0
    content = out.read_bytes()
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])
    assert width == 2 * 1100 and 2 * 300 < height < 2 * 900


def test_without_a_browser_it_is_said_what_to_install(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CAMARILLA_CHROMIUM", os.devnull)
    assert main(["draw", str(file), "--lang", "en", "-o", str(tmp_path / "board.png")]) == 2
    assert "playwright install chromium" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert main(["draw", str(file), "--lang", "en", "-o", str(tmp_path / "board.png")]) == 2
    complaint = capsys.readouterr().err
    assert "pip install 'camarilla[png]'" in complaint and complaint.count("\n") == 1
