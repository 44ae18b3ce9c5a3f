"""The parts of a table arranged on pages: side by side where there is room, on a further page where there is none."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.console import Console
from rich.segment import Segment

from camarilla.drawing.terminal import Section

Line = list[Segment]
GAP = 2
"""Columns between two parts that stand side by side."""
LEAST_PIECE = 4
"""A part that goes on on the next page begins with no fewer lines: its title, its heads and something below."""


@dataclass(frozen=True)
class Block:
    """A part as it is printed."""

    name: str
    lines: list[Line]
    width: int

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return len(self.lines)


@dataclass
class Column:
    """Parts below each other, with so many empty lines between two."""

    blocks: list[Block]
    apart: int

    @property
    def width(self) -> int:
        """As wide as the widest."""
        return max(block.width for block in self.blocks)

    @property
    def height(self) -> int:
        """All lines."""
        return sum(block.height for block in self.blocks) + self.apart * (len(self.blocks) - 1)

    def lines(self) -> list[Line]:
        """All lines, each as wide as the column."""
        lines: list[Line] = []
        for block in self.blocks:
            lines += [[]] * self.apart if lines else []
            lines += block.lines
        return [Segment.adjust_line_length(line, self.width) for line in lines]


@dataclass
class Page:
    """Columns beside each other, in shelves one below the other, with so many empty lines between two."""

    apart: int
    shelves: list[list[Column]] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        """What is on it."""
        blocks = [block for shelf in self.shelves for column in shelf for block in column.blocks]
        return list(dict.fromkeys(block.name for block in blocks if block.name))

    @property
    def height(self) -> int:
        """All lines."""
        return sum(_height(shelf) for shelf in self.shelves) + self.apart * max(0, len(self.shelves) - 1)

    def lines(self) -> list[Line]:
        """The page as it is printed."""
        lines: list[Line] = []
        for shelf in self.shelves:
            lines += [[]] * self.apart if lines else []
            columns = [column.lines() for column in shelf]
            for place in range(_height(shelf)):
                line: Line = []
                for column, drawn in zip(shelf, columns, strict=True):
                    line += [Segment(" " * GAP)] if line else []
                    line += drawn[place] if place < len(drawn) else [Segment(" " * column.width)]
                lines.append(line)
        return lines

    def takes(self, block: Block, width: int, height: int) -> bool:
        """Put a part where there is room: below another, beside the last one, or on a new shelf; else say no."""
        if self.shelves and (self._below(block) or self._beside(block, width, height)):
            return True
        return self._under(block, height)

    def _below(self, block: Block) -> bool:
        """Under a part of the last shelf that is less high than its neighbours."""
        shelf = self.shelves[-1]
        for column in shelf:
            if block.width <= column.width and column.height + self.apart + block.height <= _height(shelf):
                column.blocks.append(block)
                return True
        return False

    def _beside(self, block: Block, width: int, height: int) -> bool:
        shelf = self.shelves[-1]
        used = sum(column.width + GAP for column in shelf)
        grown = max(0, block.height - _height(shelf))
        if used + block.width > width or self.height + grown > height:
            return False
        shelf.append(Column([block], self.apart))
        return True

    def _under(self, block: Block, height: int) -> bool:
        if self.shelves and self.height + self.apart + block.height > height:
            return False
        self.shelves.append([Column([block], self.apart)])
        return True


def _height(shelf: list[Column]) -> int:
    return max(column.height for column in shelf)


def printed(section: Section, console: Console, width: int) -> Block:
    """A part as it is printed, no wider than it must be."""
    lines = console.render_lines(section.whole(), console.options.update(width=width, height=None), pad=False)
    return Block(section.name, lines, max((_filled_width(line) for line in lines), default=0))


def _filled_width(line: Line) -> int:
    return cell_len("".join(segment.text for segment in line).rstrip())


def arranged(blocks: Sequence[Block], width: int, height: int) -> list[Page]:
    """All parts in their order, on as few pages as can be: empty lines stand between them where that costs no page."""
    return min((_filled(blocks, width, height, apart) for apart in (1, 0)), key=len)


def _pieces(block: Block, height: int, room: int) -> list[Block]:
    """A part that is higher than a page begins where there is room, and goes on on the next."""
    if block.height <= height:
        return [block]
    first = room if room >= LEAST_PIECE else height
    cuts = [0, *range(first, block.height, height), block.height]
    return [Block(block.name, block.lines[start:end], block.width) for start, end in itertools.pairwise(cuts)]


def _filled(blocks: Sequence[Block], width: int, height: int, apart: int) -> list[Page]:
    pages = [Page(apart)]
    for block in blocks:
        room = height - pages[-1].height - (apart if pages[-1].shelves else 0)
        for piece in _pieces(block, max(1, height), room):
            if not pages[-1].takes(piece, width, height):
                pages.append(Page(apart))
                pages[-1].takes(piece, width, height)
    return pages
