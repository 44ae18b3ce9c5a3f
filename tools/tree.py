"""Write the tree of docs/architecture.md anew: every module with the first sentence of its docstring.

python -m tools.tree
"""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "camarilla"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- tree -->\n", "<!-- end of the tree -->\n"


def tree() -> str:
    """One section a folder, one line a module; a game's rules stand with the game."""
    sections: list[str] = []
    for folder in [SOURCE, *sorted(path for path in SOURCE.rglob("*") if path.is_dir())]:
        place = folder.relative_to(SOURCE).as_posix()
        files = [*folder.glob("*.py"), *(folder.glob("rules/*.py") if place.startswith("games/") else ())]
        files = sorted((file for file in files if file.name != "__init__.py"), key=lambda file: file.parts)
        if files and folder.name != "rules" and "migrations" not in place:
            lines = [f"- `{file.relative_to(folder).as_posix()}`: {gist(file)}" for file in files]
            sections.append(f"### {'camarilla' if place == '.' else place}\n\n{intro(folder)}" + "\n".join(lines))
    return "\n\n".join(sections) + "\n"


def intro(folder: Path) -> str:
    """What a folder says of itself."""
    text = docstring(folder / "__init__.py")
    return f"{first_paragraph(text)}\n\n" if text else ""


def gist(file: Path) -> str:
    """The first sentence of a module's docstring."""
    return re.split(r"(?<=[.?!])\s(?=[A-Z])", first_paragraph(docstring(file)), maxsplit=1)[0]


def docstring(file: Path) -> str:
    return ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""


def first_paragraph(text: str) -> str:
    return " ".join(text.split("\n\n", maxsplit=1)[0].split())


def renewed(page: str) -> str:
    """The page with the tree as it is now."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + "\n" + tree() + "\n" + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
