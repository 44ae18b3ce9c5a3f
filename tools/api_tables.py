"""Write the tables of docs/api.md anew: every address, and every field that is sent and answered.

python -m tools.api_tables

They are made from the OpenAPI document, which says how each field is called, what it can be and what it means.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.marks import rewrite

from camarilla.web.http.openapi.document import document
from camarilla.web.http.openapi.game_schemas import STATE
from camarilla.web.http.openapi.operations import CHAPTERS, OPERATIONS, Operation
from camarilla.web.http.openapi.schemas import ANSWERED, SENT, state

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "api.md"
BEGIN, END = "<!-- addresses -->\n", "<!-- end of the addresses -->\n"
Schema = dict[str, Any]
ANY_GAME: Schema = {"type": "object"}
SHOWN = SENT | ANSWERED | {STATE: state({"type": "string"}, ANY_GAME, ANY_GAME, ANY_GAME)}
"""The schemas that have a table; those of the games stand in docs/writing-bots.md."""


def addresses() -> str:
    """One table for each chapter."""
    parts: list[str] = []
    for tag, operations in OPERATIONS.items():
        rows = [f"| `{one.method.upper()} {one.path}` | {one.does} | {_exchanged(one)} |" for one in operations]
        parts.append("\n".join([f"{CHAPTERS[tag]}\n", "| address | does | sent → answered |", "|---|---|---|", *rows]))
    return "\n\n".join(parts)


def _exchanged(operation: Operation) -> str:
    sent = [_link(operation.request)] if operation.request else []
    return " → ".join([*sent, _link(operation.answer)])


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def queries() -> str:
    """What can be given in the query of an address that answers with a state."""
    found = document("")["paths"]["/api/seat"]["get"]["parameters"]
    rows = [f"| `{one['name']}` | {kind(one['schema'])} | {one['description']} |" for one in found]
    return "\n".join(["| in the query | is | means |", "|---|---|---|", *rows])


def fields(schema: Schema, before: str = "") -> Iterator[tuple[str, str, str]]:
    """The fields of an object and of the objects in it: name, kind and meaning."""
    for name, field in schema["properties"].items():
        optional = "" if name in schema["required"] else ", may be missing"
        yield f"{before}{name}", f"{kind(field)}{optional}", field.get("description", "")
        inner, path = field, f"{before}{name}"
        while "items" in inner:
            inner, path = inner["items"], f"{path}[]"
        for part in inner.get("anyOf", [inner]):
            if "properties" in part:
                yield from fields(part, f"{path}.")


def kind(schema: Schema) -> str:
    """What a value can be, in a few words."""
    if "$ref" in schema:
        return _link(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " or ".join(kind(part) for part in schema["anyOf"])
    if "items" in schema:
        return f"list of {kind(schema['items'])}"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    names = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return " or ".join(names) + (f" up to {schema['maximum']}" if schema.get("maximum", 1 << 20) < 1 << 20 else "")


def tables() -> str:
    """All that stands between the marks."""
    parts = [addresses(), queries()]
    for name, schema in SHOWN.items():
        rows = [f"| `{field}` | {kind} | {meaning} |" for field, kind, meaning in fields(schema)]
        parts.append("\n".join([f"### {name}\n", "| field | is | means |", "|---|---|---|", *rows]))
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    rewrite(PAGE, BEGIN, tables(), END)
