"""A bot of your own at anybody's table: takes the seat of a link and plays to the end.

    python examples/bot.py http://127.0.0.1:8000/seats/KEY [NAME]

Or two of it, and more where a game asks for more, against each other at a table of their own:

    python examples/bot.py http://127.0.0.1:8000 ruse-and-bruise

Or in a seat of its own at a table that it opens, against bots of the server:

    python examples/bot.py http://127.0.0.1:8000 ruse-and-bruise medium

It comes back when the connection is lost, and waits when the server asks it to. Replace `choose` by something wiser:
`state["view"]` is all that the seat may know.
"""

import json
import random
import sys
import threading
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
TOO_FAST, UNAVAILABLE, NO_SEAT = 429, 503, 4401


def choose(state: Json) -> Json:
    """One of the legal actions: each is a number, words, and a verb with its arguments."""
    action: Json = random.choice(state["legal"])
    return action


def ask(address: str, key: str = "", body: Json | None = None, unless: str = "") -> Json:
    """One request; asks again when the server says that it was too much, or that it cannot answer just now.

    What is refused ends the program, unless it is what the caller reckons with: then nothing is told.
    """
    request = urllib.request.Request(address, None if body is None else json.dumps(body).encode())
    if key:
        request.add_header("Authorization", f"Bearer {key}")
    while True:
        try:
            with urllib.request.urlopen(request) as answer:
                told: Json = json.load(answer)
                return told
        except urllib.error.HTTPError as problem:
            if problem.code not in {TOO_FAST, UNAVAILABLE}:
                refusal: Json = json.load(problem)
                if refusal["key"] == unless:
                    return {}
                raise SystemExit(f"{address}: {refusal['text']}") from None
            time.sleep(int(problem.headers.get("Retry-After", "1")))
        except urllib.error.URLError as problem:
            print(f"{address} cannot be reached: {problem.reason}", file=sys.stderr)
            sys.exit(2)


def join(server: str, key: str, name: str) -> str:
    """Take the seat of a link; its new key is only ours. With the same id it can be asked again.

    The key of a seat that is ours already ("me", "here") is good as it is.
    """
    secret = f"{random.SystemRandom().getrandbits(128):032x}"
    joined = ask(f"{server}/api/seat/join", key, {"name": name, "id": secret}, unless="web-seat-taken")
    return str(joined.get("key", key))


class Player:
    """One seat: what it knows, and the decision that is not answered yet."""

    def __init__(self, server: str, key: str) -> None:
        self._server, self._key = server, key
        self._unanswered: Json | None = None
        self._decided = 0
        self.state: Json = {"v": -1, "state": "waiting", "legal": []}

    def play(self) -> Json:
        """Decide whenever the seat has to, until the game is over, however often the connection is lost."""
        while self.state["state"] != "over":
            try:
                with connect(f"{self._server.replace('http', 'ws', 1)}/api/socket") as socket:
                    self._talk(socket)
            except (OSError, WebSocketException) as problem:
                if isinstance(problem, ConnectionClosed) and problem.rcvd and problem.rcvd.code == NO_SEAT:
                    raise SystemExit("the seat is no longer ours") from None
                time.sleep(1)
        return self.state

    def _talk(self, socket: ClientConnection) -> None:
        socket.send(json.dumps({"type": "hello", "key": self._key, "as": "data", "have": self.state["v"]}))
        if self._unanswered:  # it may have arrived: sent again under its id, it is taken once
            socket.send(json.dumps(self._unanswered))
        while self.state["state"] != "over":
            frame = json.loads(socket.recv())
            if frame["type"] == "state":
                self.state = frame
            elif frame["type"] == "slow":
                time.sleep(frame["seconds"])
            elif frame["type"] in {"ack", "error"}:
                self._unanswered = None
                self._decided = frame.get("at", self._decided)
            # A state from before our last decision asks what is answered already.
            if self.state["legal"] and not self._unanswered and self.state["v"] >= self._decided:
                self._unanswered = {
                    "type": "play",
                    "id": f"{random.getrandbits(64):016x}",
                    "v": self.state["v"],
                    "action": choose(self.state)["id"],
                }
                socket.send(json.dumps(self._unanswered))


def play(server: str, key: str) -> Json:
    """Play a seat to the end; the last state of the table."""
    return Player(server, key).play()


def against(server: str, game: str, bot: str) -> Json:
    """Open a table with as few seats as the game allows, and play the own one; a bot of the server has the others."""
    seats = ["me", *[f"bot:{bot}"] * (fewest(server, game) - 1)]
    table = ask(f"{server}/api/tables", body={"game": game, "seats": seats, "name": "Bot", "bot_delay": 0})
    return play(server, table["seats"][0]["key"])


def fewest(server: str, game: str) -> int:
    """With how few a game can be played."""
    return int(min(ask(f"{server}/api/games/{game}")["seats"]))


def against_each_other(server: str, game: str) -> Json:
    """Open a table with as few seats as the game allows, and play all of them."""
    table = ask(f"{server}/api/tables", body={"game": game, "seats": ["friend"] * fewest(server, game)})
    keys = [join(server, seat["key"], f"Bot {seat['seat'] + 1}") for seat in table["seats"]]
    for key in keys[1:]:
        threading.Thread(target=play, args=(server, key), daemon=True).start()
    return play(server, keys[0])


USAGE = "usage: python examples/bot.py SERVER/seats/KEY [NAME]  or  python examples/bot.py SERVER GAME [BOT]"

if __name__ == "__main__":
    if len(sys.argv) < 2 or not ("/seats/" in sys.argv[1] or len(sys.argv) > 2):
        print(USAGE, file=sys.stderr)
        sys.exit(2)
    place, link, link_key = sys.argv[1].partition("/seats/")
    if link:
        end = play(place, join(place, link_key, sys.argv[2] if len(sys.argv) > 2 else "Bot"))
    elif len(sys.argv) > 3:
        end = against(place.rstrip("/"), sys.argv[2], sys.argv[3])
    else:
        end = against_each_other(place.rstrip("/"), sys.argv[2])
    print("scores", end["result"]["scores"], "places", end["result"]["places"])
