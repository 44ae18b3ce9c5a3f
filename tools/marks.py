"""Pages of which a part is made by a tool: what stands between two marks is written anew."""

from pathlib import Path


def rewrite(page: Path, begin: str, text: str, end: str) -> None:
    """Put a text between the marks of a page."""
    before, rest = page.read_text(encoding="utf-8").split(begin)
    page.write_text(f"{before}{begin}\n{text}\n{end}{rest.split(end)[1]}", encoding="utf-8")
