"""Whether a target was reached, as a mark."""


def met(holds: bool) -> str:
    return "reached" if holds else "missed"
