"""The OpenAPI 3.1 document of the API; the page about the API and the validation of requests use it, too."""

from dataclasses import dataclass
from typing import Any

from camarilla import __version__
from camarilla.bots.base import BOTS
from camarilla.core.record import BOT, UNDO
from camarilla.core.registry import game_ids
from camarilla.web.http.request_schemas import Schema
from camarilla.web.live.messages import SECRET, TOKEN
from camarilla.web.storage.schema import OVER, PLAYING, WAITING
from camarilla.web.tables.hall import LONGEST_LINE
from camarilla.web.tables.names import LONGEST_NAME
from camarilla.web.tables.plans import BOT_DELAYS, FRIEND, HERE, LONGEST_BOX, LONGEST_WORD, ME, TURN_HOURS
from camarilla.web.tables.shuffle import COMMIT, LONGEST_SECRET

TOO_FAST = 429
NUMBER: Schema = {"type": "integer"}
TEXT: Schema = {"type": "string"}
FLAG: Schema = {"type": "boolean"}
GAME: Schema = {"type": "string", "enum": game_ids()}
COMMITTED: Schema = {"type": "string", "pattern": COMMIT}
MOST_SEATS = 12
VERSION: Schema = {"type": "integer", "minimum": 0, "maximum": 1 << 31}


def _text(longest: int) -> Schema:
    return {"type": "string", "maxLength": longest}


def _list(items: Schema, **more: int) -> Schema:
    return {"type": "array", "items": items, **more}


def _object(required: str, **properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": required.split()}


def _closed(required: str, **properties: Schema) -> Schema:
    return {**_object(required, **properties), "additionalProperties": False}


def _maybe(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


_DECIDED = {"v": VERSION, "id": {"type": "string", "pattern": TOKEN}}
_ACTION = {
    "anyOf": [
        {"type": "integer", "minimum": 0, "maximum": 1 << 31},
        {"type": "string", "maxLength": 200},
        {"type": "object", "maxProperties": 12},
    ]
}
_PLACE = {"table": TEXT, "game": TEXT, "commitment": TEXT}
_CHATTED = _object("from lines", **{"from": NUMBER, "lines": _list({"type": "object"})})
_GAME = {
    "id": TEXT, "title": TEXT, "tagline": TEXT, "seats": _list(NUMBER), "usual_seats": NUMBER,
    "options": {"type": "object"}, "minutes": NUMBER, "rules": NUMBER,
}  # fmt: skip

SCHEMAS: dict[str, Schema] = {
    # What is sent
    "Table": _closed(
        "game seats",
        game=GAME,
        seats=_list(
            {"type": "string", "enum": [ME, HERE, FRIEND, *[BOT + bot for bot in BOTS]]},
            minItems=1,
            maxItems=MOST_SEATS,
        ),
        name=_text(LONGEST_NAME),
        options={"type": "object", "additionalProperties": _text(80)},
        word=_text(LONGEST_WORD),
        commit=COMMITTED,
        box=_text(LONGEST_BOX),
        listed=FLAG,
        turn_hours={"type": "integer", "enum": list(TURN_HOURS)},
        undo={"anyOf": [{"type": "string", "enum": list(UNDO)}, FLAG]},
        bot_delay={"type": "integer", "enum": list(BOT_DELAYS)},
    ),
    "Join": _closed(
        "",
        name=_text(LONGEST_NAME),
        word=_text(LONGEST_WORD),
        commit=COMMITTED,
        id={"type": "string", "pattern": SECRET},
    ),
    "Commit": _closed("commit", commit=COMMITTED),
    "Words": _closed("words", words=_text(LONGEST_SECRET)),
    "Rematch": _closed("", commit=COMMITTED),
    "Free": _closed("seat", seat={"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1}),
    "Play": _closed("action v", action=_ACTION, **_DECIDED),
    "Undo": _closed("v", **_DECIDED),
    "Order": _closed("order", order={"type": "object", "maxProperties": 12}),
    "Cancel": _closed("order", order=_text(200)),
    "Say": _closed("text", text=_text(LONGEST_LINE)),
    # What is answered
    "Error": _object("key text clause facts", key=TEXT, text=TEXT, clause=_maybe(TEXT), facts={"type": "object"}),
    "Game": _object(" ".join(_GAME), **_GAME),
    "GameWithVerbs": _object(
        " ".join([*_GAME, "verbs", "events"]),
        **_GAME,
        verbs=_list(
            _object(
                "verb first arguments secret",
                verb=TEXT,
                first=NUMBER,
                arguments=_list(_object("name values", name=TEXT, values={"type": "array"})),
                secret=_list(TEXT),
            )
        ),
        events=_list(_object("event values", event=TEXT, values=_list(TEXT))),
    ),
    "Games": _object("games", games=_list(_ref("Game"))),
    "Tables": _object(
        "tables", tables=_list(_object("table game commitment state names", **_PLACE, state=TEXT, names=_list(TEXT)))
    ),
    "Made": _object(
        "table game commitment v undo_level seats",
        **_PLACE,
        v=NUMBER,
        undo_level=TEXT,
        seats=_list(_object("seat kind name", seat=NUMBER, kind=TEXT, name=TEXT, key=TEXT, link=TEXT)),
    ),
    "Seat": _object("table game commitment v seat key", **_PLACE, v=NUMBER, seat=NUMBER, key=TEXT),
    "Freed": _object("v seat key link", v=NUMBER, seat=NUMBER, key=TEXT, link=TEXT),
    "Filled": _object("table game commitment v", **_PLACE, v=NUMBER),
    "Taken": _object("v at", v=NUMBER, at=NUMBER),
    "Ordered": _object("v orders", v=NUMBER, orders=_maybe({"type": "object"})),
    "Said": _object("v said", v=NUMBER, said=NUMBER),
    "Action": _object("id text verb", id=NUMBER, text=TEXT, verb=TEXT),
    "Result": _object(
        "scores places accounts seed words commits restarts",
        scores=_list(NUMBER),
        places=_list(NUMBER),
        accounts=_list(_list(_object("points key facts", points=NUMBER, key=TEXT, facts={"type": "object"}))),
        seed=TEXT,
        words=_list(TEXT),
        commits=_list(_maybe(TEXT)),
        restarts=NUMBER,
    ),
    "Shuffle": _object(
        "commitment restarts commits told",
        commitment=TEXT,
        restarts=NUMBER,
        commits=_list(_maybe(TEXT)),
        told=_list(FLAG),
    ),
    "Shuffling": _object("v state shuffle", v=NUMBER, state=TEXT, shuffle=_ref("Shuffle")),
    "State": _object(
        "table game commitment v type state seat host acts view legal events players chat undo undo_level orders "
        "result rematch shuffle",
        **_PLACE,
        v=NUMBER,
        type={"type": "string", "enum": ["state"]},
        state={"type": "string", "enum": [WAITING, PLAYING, OVER]},
        seat=_maybe(NUMBER),
        host=_maybe(NUMBER),
        acts=_list(NUMBER),
        view=_maybe({"type": "object"}),
        legal=_list(_ref("Action")),
        events=_object("from list", **{"from": NUMBER, "list": _list({"type": "object"})}),
        players=_list({"type": "object"}),
        chat=_CHATTED,
        undo=FLAG,
        undo_level={"type": "string", "enum": list(UNDO)},
        orders=_maybe({"type": "object"}),
        result=_maybe(_ref("Result")),
        rematch=_maybe(_object("table by", table=TEXT, by=_maybe(NUMBER))),
        shuffle=_ref("Shuffle"),
    ),
    "Record": {"type": "object"},
}
_PATHS: dict[str, Schema] = {
    "game": {"name": "game", "in": "path", "required": True, "schema": GAME},
    "id": {
        "name": "id",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    },
}
_SINCE: list[Schema] = [
    {
        "name": name,
        "in": "query",
        "description": description,
        "schema": {"type": "integer", "minimum": 0, "maximum": 99_999_999},
    }
    for name, description in (
        ("have", "The version that you have: only later events are listed."),
        ("heard", "How many lines of the chat you have."),
    )
]


@dataclass(frozen=True)
class Operation:
    """One endpoint of the API: what it does, the schemas of request and response, and its further statuses."""

    method: str
    path: str
    does: str
    answer: str
    request: str = ""
    status: int = 200
    refusals: tuple[int, ...] = ()

    def fields(self) -> list[str]:
        """The fields of the request, for people to read; those with a question mark may be left out."""
        schema = SCHEMAS[self.request] if self.request else {"properties": {}, "required": []}
        return [
            f'"{name}"{"" if name in schema["required"] else "?"}: {_kind(field)}'
            for name, field in schema["properties"].items()
        ]


def _kind(schema: Schema) -> str:
    if "anyOf" in schema:
        return " | ".join(map(_kind, schema["anyOf"]))
    if "items" in schema:
        return f"[{_kind(schema['items'])}, …]"
    return " | ".join(map(str, schema["enum"])) if "enum" in schema else str(schema["type"])


TABLES, SEAT = "tables", "seat"
OPERATIONS = {
    TABLES: [
        Operation("get", "/api/games", "The games, their seats and options.", "Games"),
        Operation("get", "/api/games/{game}", "One game, with every verb and event.", "GameWithVerbs"),
        Operation("get", "/api/tables", "The tables that anybody may watch.", "Tables"),
        Operation("post", "/api/tables", "Open a table: the keys of your own seats, and a link for each friend.",
                  "Made", "Table", 201),
        Operation("get", "/api/tables/{id}", "A table as those see it who watch.", "State"),
        Operation("get", "/api/tables/{id}/record", "The record, once the game is over.", "Record", refusals=(409,)),
    ],
    SEAT: [
        Operation("post", "/api/seat/join", "Take a seat with its link's key; you get the seat's new key. "
                  "The same id is answered again.", "Seat", "Join"),
        Operation("post", "/api/seat/words", "Tell the words that your seat has committed to, once all seats are taken "
                  "and have committed.", "Shuffling", "Words"),
        Operation("post", "/api/seat/commit", "Commit to new words, if your seat owes a commit because the shuffle "
                  "was begun anew.", "Shuffling", "Commit"),
        Operation("post", "/api/seat/free", "Before the deal, for whoever opened the table: take a seat from whoever "
                  "has it, and give it a new key.", "Freed", "Free"),
        Operation("post", "/api/seat/fill", "Before the deal, for whoever opened the table: give the empty seats to "
                  "bots, two minutes after it was opened.", "Filled"),
        Operation("get", "/api/seat", "The table as your seat may know it, and what it may do.", "State"),
        Operation("post", "/api/seat/play", "Decide. The same id is answered again, and never taken twice.",
                  "Taken", "Play"),
        Operation("post", "/api/seat/undo", "Take your last decision back, as far as the table allows it.",
                  "Taken", "Undo"),
        Operation("post", "/api/seat/order", "Decide in advance: one of the orders that the game offers your seat now.",
                  "Ordered", "Order"),
        Operation("post", "/api/seat/cancel", "Take a standing order back.", "Ordered", "Cancel"),
        Operation("post", "/api/seat/say", "Say something at the table.", "Said", "Say"),
        Operation("post", "/api/seat/rematch", "Ask for the next game of the same people, or come to it: your seat "
                  "is kept there.", "Seat", "Rematch"),
    ],
}  # fmt: skip


def document(server: str) -> dict[str, Any]:
    """The document of a server at an address."""
    paths: dict[str, dict[str, Any]] = {}
    for tag, operations in OPERATIONS.items():
        for operation in operations:
            paths.setdefault(operation.path, {})[operation.method] = _described(tag, operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Camarilla", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "servers": [{"url": server}],
        "paths": paths,
        "components": {
            "schemas": SCHEMAS,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The key of a seat."}},
        },
    }


def _described(tag: str, operation: Operation) -> dict[str, Any]:
    refused = {421, TOO_FAST, *operation.refusals}
    refused |= {401, 409} if tag == SEAT else set()
    refused |= {403} if operation.method == "post" else set()
    refused |= {400, 408, 413} if operation.request else set()
    refused |= {404} if "{" in operation.path else set()
    described: dict[str, Any] = {
        "tags": [tag],
        "summary": operation.does,
        "parameters": [place for name, place in _PATHS.items() if f"{{{name}}}" in operation.path],
        "responses": {str(operation.status): _content("Done.", operation.answer)}
        | {str(status): _content("Refused.", "Error") for status in sorted(refused)},
    }
    described["responses"][str(TOO_FAST)]["headers"] = {"Retry-After": {"description": "In seconds.", "schema": NUMBER}}
    if operation.answer == "State":
        described["parameters"] += _SINCE
    if operation.request:
        body = {"application/json": {"schema": _ref(operation.request)}}
        described["requestBody"] = {"required": bool(SCHEMAS[operation.request]["required"]), "content": body}
    if tag == SEAT:
        described["security"] = [{"seat": []}]
    return described


def _content(description: str, schema: str) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": _ref(schema)}}}
