"""docs/api.md names every address, every parameter and every field that the API's document has, and every limit."""

import re
from collections.abc import Iterator
from typing import Any

from camarilla.web.http import limits
from camarilla.web.http.openapi.document import document
from camarilla.web.http.openapi.game_schemas import game_schemas
from camarilla.web.live import sockets
from camarilla.web.live.waiting import LONGEST_WAIT
from tests.paths import ROOT
from tools import api_tables

PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
WRITTEN = PAGE.split(api_tables.BEGIN)[0]
"""What is written by hand."""
DOCUMENT = document("https://camarilla.invalid")


def fields_in(schema: Any) -> Iterator[str]:
    """The names of all fields, however deep."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        for inner in schema.values():
            yield from fields_in(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from fields_in(inner)


def test_the_tables_are_those_of_the_document() -> None:
    between = PAGE.split(api_tables.BEGIN)[1].split(api_tables.END)[0]
    assert between == f"\n{api_tables.tables()}\n", "python -m tools.api_tables"


def test_every_address_parameter_and_field_is_named() -> None:
    in_lines = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
    named = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`]+`", in_lines))))
    # What is inside a view, a decision or an event is another page's.
    others = {name for name in game_schemas() if not name.endswith("State")}
    schemas = {name: schema for name, schema in DOCUMENT["components"]["schemas"].items() if name not in others}
    parameters = {
        one["name"]
        for path in DOCUMENT["paths"].values()
        for one in path["get" if "get" in path else "post"]["parameters"]
    }
    wanted = {*fields_in(schemas), *parameters}
    assert {"turn_hours", "bot_delay", "options", "undo", "box", "listed", "wait", "rematch"} <= wanted
    assert sorted(wanted - named) == []
    for path, methods in DOCUMENT["paths"].items():
        assert [f"`{method.upper()} {path}`" in PAGE for method in methods] == [True] * len(methods), path


def test_every_field_says_what_it_means() -> None:
    rows = [(name, field) for name, schema in api_tables.SHOWN.items() for field in api_tables.fields(schema)]
    assert len(rows) > 100
    assert [f"{name}.{field}" for name, (field, _, meaning) in rows if not meaning] == []


def test_what_a_table_can_be_asked_for_is_explained_in_words() -> None:
    asked = WRITTEN.split("### What a table can be asked for")[1].split("\n### ")[0]
    explained = {"game", "seats", "name", "word", *re.findall(r"- `(\w+)`:", asked)}
    assert explained == DOCUMENT["components"]["schemas"]["Table"]["properties"].keys()


def test_the_limits_are_those_of_the_server() -> None:
    rates = {name: most for name, (most, _) in limits.RATES.items()}
    for promise in (
        f"| an address | {rates['requests']} requests a minute |",
        f"| an address | {rates['forms']} joins and openings of a table a minute |",
        f"| an address | {rates['tables']} tables opened a day |",
        f"| an address | {limits.OPEN_TABLES} tables that were opened over the API and are not finished;",
        f"has happened for {limits.DAYS_UNTIL_FORGOTTEN} days",
        f"| an address | {rates['wrong keys']} keys a minute that are none |",
        f"| an address | {limits.SOCKETS} sockets and requests that wait, together |",
        f"| a seat | {rates['decisions']} requests a minute |",
        f"| a socket | {sockets.MESSAGES_A_SECOND} messages a second are read |",
        f"| a message, on a socket | {sockets.LONGEST_MESSAGE} bytes |",
        f"&wait={LONGEST_WAIT}",
        f"after {LONGEST_WAIT} seconds with the state as it is",
    ):
        assert promise in WRITTEN, promise
