"""The parts of a table on pages: as few as can be, and none of them nearly empty."""

from rich.segment import Segment

from camarilla.terminal.fullscreen.pages import Block, arranged


def part(name: str, lines: int, width: int = 50) -> Block:
    return Block(name, [[Segment(f"{name} {line}".ljust(width))] for line in range(lines)], width)


def read(height: int, *blocks: Block) -> list[list[str]]:
    """What stands on each page."""
    pages = [page.lines() for page in arranged(blocks, 60, height)]
    assert all(len(lines) <= height for lines in pages)
    return [[text for line in lines if (text := "".join(one.text for one in line).strip())] for lines in pages]


def test_a_part_that_must_be_cut_begins_where_there_is_room() -> None:
    pages = read(8, part("lots", 1), part("cities", 10))
    assert pages[0][:3] == ["lots 0", "cities 0", "cities 1"] and len(pages) == 2
    assert [line for page in pages for line in page] == ["lots 0", *[f"cities {line}" for line in range(10)]]


def test_one_that_fits_a_page_is_not_cut_and_a_few_lines_are_no_beginning() -> None:
    assert read(8, part("lots", 3), part("cities", 7))[1][0] == "cities 0"
    assert read(8, part("lots", 6), part("cities", 12))[1][0] == "cities 0"
