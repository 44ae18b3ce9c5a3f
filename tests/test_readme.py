"""The README tells the truth: its code plays a game, its links lead somewhere."""

import re
import subprocess
import sys

from camarilla import game_ids
from tests.paths import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_code_plays_a_game() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert len(blocks) == 1
    played = subprocess.run([sys.executable, "-c", blocks[0]], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"play [a-z-]+ \d \[\d+, \d+, \d+, \d+\] \[\d, \d, \d, \d\]\n", played.stdout)


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert len(links) >= 8
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_example_of_the_guide_is_short() -> None:
    toy = ROOT / "tests" / "toys" / "pledges.py"
    assert toy.read_text(encoding="utf-8").count("\n") < 200


def test_the_terminal_is_shown_with_every_game_at_both_sizes() -> None:
    page = ROOT / "docs" / "terminal.md"
    shown = {(page.parent / link).resolve() for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))}
    kept = set((ROOT / "docs" / "pictures").glob("*-terminal-*.svg"))
    assert kept == shown
    assert {file.stem for file in kept} == {
        f"{id}-terminal-{size}" for id in game_ids() for size in ("80x24", "140x45")
    }
    for file in kept:
        svg = file.read_text(encoding="utf-8")
        assert len(svg) < 80_000 and "@font-face" not in svg and "https:" not in svg
        assert "▶ Anna:" in svg.replace("&#160;", " ").replace("&#9654;", "▶")


def test_every_picture_is_shown_somewhere_and_small() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs" / "games").glob("*.md")]
    shown = {
        (page.parent / link).resolve()
        for page in pages
        for link in re.findall(r'src="([^"]+)"', page.read_text("utf-8"))
    }
    kept = set((ROOT / "docs" / "pictures").glob("*.webp"))
    assert kept == shown
    assert [picture.name for picture in kept if picture.stat().st_size > 150_000] == []
    assert sum(picture.stat().st_size for picture in kept) < 5_000_000
