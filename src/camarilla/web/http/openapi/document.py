"""The OpenAPI 3.1 document."""

import json
from functools import cache, lru_cache
from typing import Any

from camarilla import __version__
from camarilla.web.http.openapi.game_schemas import STATE, game_schemas
from camarilla.web.http.openapi.operations import CHAPTERS, OPERATIONS, SEAT, Operation
from camarilla.web.http.openapi.parts import COUNT, TEXT, ref
from camarilla.web.http.openapi.schemas import ANSWERED, GAME, SENT
from camarilla.web.http.openapi.schemas import STATE as STATE_OF_A_TABLE
from camarilla.web.http.request_schemas import Schema
from camarilla.web.http.waiting import MOST
from camarilla.web.live.waiting import LONGEST_WAIT

TOO_FAST = 429
_ID = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}
_PATHS: dict[str, Schema] = {
    "game": {"name": "game", "in": "path", "required": True, "description": "The id of a game.", "schema": GAME},
    "id": {"name": "id", "in": "path", "required": True, "description": "The id of a table.", "schema": _ID},
}
_BOUNDED = {"type": "integer", "minimum": 0, "maximum": MOST}
_SECONDS = {"type": "integer", "minimum": 0, "maximum": LONGEST_WAIT}
_SINCE: list[Schema] = [
    {"name": name, "in": "query", "description": description, "schema": schema}
    for name, description, schema in (
        ("have", "The version that you have: only later events are listed.", _BOUNDED),
        ("heard", "How many lines of the chat you have.", _BOUNDED),
        ("state", "The state that you have, so that waiting does not miss the deal.", STATE_OF_A_TABLE),
        ("wait", "With `have`: so many seconds the answer may wait for something that you do not have.", _SECONDS),
    )
]
_HEADERS: dict[str, Schema] = {
    "RateLimit-Policy": {"description": "The limits that have counted this request.", "schema": TEXT},
    "RateLimit": {"description": "What is left of each, and for how many seconds.", "schema": TEXT},
}


def document(server: str) -> dict[str, Any]:
    """The document of a server at an address."""
    paths: dict[str, dict[str, Any]] = {}
    for tag, operations in OPERATIONS.items():
        for operation in operations:
            paths.setdefault(operation.path, {})[operation.method] = _described(tag, operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Camarilla",
            "version": __version__,
            "summary": "Everything that the pages do, for programs.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": server}],
        "tags": [{"name": name, "description": words} for name, words in CHAPTERS.items()],
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The key of a seat."}},
        },
    }


@lru_cache(maxsize=4)
def encoded(server: str) -> bytes:
    """The same as JSON; kept, because it is long and changes with the program only."""
    return json.dumps(document(server), ensure_ascii=False, separators=(",", ":")).encode()


@cache
def schemas() -> dict[str, Schema]:
    """All schemas by name."""
    return SENT | ANSWERED | game_schemas()


def _described(tag: str, operation: Operation) -> dict[str, Any]:
    answers = {operation.status: _content("Done.", operation.answer)}
    answers |= {status: _content("Refused.", "Error") for status in sorted(_refusals(tag, operation))}
    for answered in answers.values():
        answered["headers"] = dict(_HEADERS)
    answers[TOO_FAST]["headers"]["Retry-After"] = {"description": "In how many seconds to come back.", "schema": COUNT}
    described: dict[str, Any] = {
        "operationId": operation.id,
        "tags": [tag],
        "summary": operation.does,
        "parameters": [place for name, place in _PATHS.items() if f"{{{name}}}" in operation.path],
        "responses": {str(status): answered for status, answered in answers.items()},
        "security": [{"seat": []}] if tag == SEAT else [],
    }
    if operation.answer == STATE:
        described["parameters"] += _SINCE
    if operation.request:
        body = {"application/json": {"schema": ref(operation.request)}}
        described["requestBody"] = {"required": bool(SENT[operation.request]["required"]), "content": body}
    return described


def _refusals(tag: str, operation: Operation) -> set[int]:
    refused = {421, TOO_FAST, 503, *operation.refusals}
    refused |= {401, 409} if tag == SEAT else set()
    refused |= {403} if operation.method == "post" else set()
    refused |= {400, 408, 413} if operation.request else set()
    refused |= {404} if "{" in operation.path else set()
    return refused


def _content(description: str, schema: str) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": ref(schema)}}}
