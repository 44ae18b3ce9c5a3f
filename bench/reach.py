"""How a figure of `make bench` is shown: what was aimed for, what was reached, and whether that is enough."""

from rich.table import Table


def met(holds: bool) -> str:
    """Whether a target was reached, as a mark."""
    return "reached" if holds else "missed"


def figures(title: str) -> Table:
    """A table for figures, each with its target."""
    table = Table(title=title)
    for heading in ("what", "target", "reached", ""):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    return table
