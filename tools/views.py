"""Write the tables of docs/writing-bots.md anew: what every field of every game's view means.

python -m tools.views

They are made from the types in each game's view.py: a field, its type, and the words that stand with it, as a string
below it or as a comment behind it. The API's document has them, too.
"""

from pathlib import Path

from tools.marks import rewrite

from camarilla.web.http.openapi.view_types import aliases_of, in_order, root_of, views_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "camarilla" / "games"
PAGE = ROOT / "docs" / "writing-bots.md"
BEGIN, END = "<!-- views -->\n", "<!-- end of the views -->\n"


def section(folder: Path) -> str:
    """The tables of one game."""
    source = (folder / "view.py").read_text(encoding="utf-8")
    parts = [f"### {folder.name.replace('_', '-')}\n"]
    parts += [f"`{alias.name}` is `{alias.type}`: {alias.meaning}\n" for alias in aliases_of(source)]
    for view in in_order(views_of(source), root_of(source)):
        parts.append(f"**{view.name}.** {view.meaning}\n")
        parts.append("| key | type | meaning |\n|---|---|---|")
        cells = [(field.name, field.type.replace("|", "\\|"), field.meaning) for field in view.fields]
        parts.append("\n".join(f"| `{name}` | `{type}` | {meaning} |" for name, type, meaning in cells) + "\n")
    return "\n".join(parts)


def tables() -> str:
    """All games."""
    folders = sorted(file.parent for file in GAMES.glob("*/view.py"))
    return "\n".join(map(section, folders))


if __name__ == "__main__":
    rewrite(PAGE, BEGIN, tables(), END)
