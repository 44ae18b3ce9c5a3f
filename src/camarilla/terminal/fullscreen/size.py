"""How large a terminal must be for the full screen, and from where on there is room beside the table."""

LEAST = (60, 20)
"""Columns and lines; on less the table is played in lines."""
WIDE = 116
"""From so many columns on, the log stands beside the table."""
SIDE = 44
"""How many columns the log gets then."""


def is_large_enough(width: int, height: int) -> bool:
    """Whether the essentials fit on a screen."""
    return width >= LEAST[0] and height >= LEAST[1]
