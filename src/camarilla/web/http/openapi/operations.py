"""Every address of the API: what it does, what is sent, and what it answers."""

from dataclasses import dataclass

from camarilla.web.http.openapi.game_schemas import STATE
from camarilla.web.http.openapi.schemas import SENT
from camarilla.web.http.request_schemas import Schema


@dataclass(frozen=True)
class Operation:
    """One endpoint of the API: its name, what it does, the schemas of request and response, and further statuses."""

    id: str
    method: str
    path: str
    does: str
    answer: str
    request: str = ""
    status: int = 200
    refusals: tuple[int, ...] = ()

    def fields(self) -> list[str]:
        """The fields of the request, for people to read; those with a question mark may be left out."""
        schema = SENT[self.request] if self.request else {"properties": {}, "required": []}
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
CHAPTERS = {
    TABLES: "Games and tables: for everybody, without a key.",
    SEAT: "One seat: for whoever has its key.",
}
OPERATIONS = {
    TABLES: [
        Operation("listGames", "get", "/api/games", "The games, their seats and options.", "Games"),
        Operation("describeGame", "get", "/api/games/{game}", "One game, with every verb and event.", "GameWithVerbs"),
        Operation("listTables", "get", "/api/tables", "The tables that anybody may watch.", "Tables"),
        Operation("openTable", "post", "/api/tables", "Open a table: the keys of your own seats, and a link for each "
                  "friend.", "Made", "Table", 201),
        Operation("watchTable", "get", "/api/tables/{id}", "A table as those see it who watch.", STATE,
                  refusals=(400,)),
        Operation("readRecord", "get", "/api/tables/{id}/record", "The record, once the game is over.", "Record",
                  refusals=(409,)),
    ],
    SEAT: [
        Operation("joinSeat", "post", "/api/seat/join", "Take a seat with its link's key; you get the seat's new key. "
                  "The same id is answered again.", "Seat", "Join"),
        Operation("tellWords", "post", "/api/seat/words", "Tell the words that your seat has committed to, once all "
                  "seats are taken and have committed.", "Shuffling", "Words"),
        Operation("commitToWords", "post", "/api/seat/commit", "Commit to new words, if your seat owes a commit "
                  "because the shuffle was begun anew.", "Shuffling", "Commit"),
        Operation("freeSeat", "post", "/api/seat/free", "Before the deal, for whoever opened the table: take a seat "
                  "from whoever has it, and give it a new key.", "Freed", "Free"),
        Operation("fillSeats", "post", "/api/seat/fill", "Before the deal, for whoever opened the table: give the "
                  "empty seats to bots, two minutes after it was opened.", "Filled"),
        Operation("lookFromSeat", "get", "/api/seat", "The table as your seat may know it, and what it may do.", STATE,
                  refusals=(400,)),
        Operation("play", "post", "/api/seat/play", "Decide. The same id is answered again, and never taken twice.",
                  "Taken", "Play"),
        Operation("undo", "post", "/api/seat/undo", "Take your last decision back, as far as the table allows it.",
                  "Taken", "Undo"),
        Operation("placeOrder", "post", "/api/seat/order", "Decide in advance: one of the orders that the game offers "
                  "your seat now.", "Ordered", "Order"),
        Operation("cancelOrder", "post", "/api/seat/cancel", "Take a standing order back.", "Ordered", "Cancel"),
        Operation("say", "post", "/api/seat/say", "Say something at the table.", "Said", "Say"),
        Operation("askForRematch", "post", "/api/seat/rematch", "Ask for the next game of the same people, or come to "
                  "it: your seat is kept there.", "Seat", "AskAgain"),
    ],
}  # fmt: skip
