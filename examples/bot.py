"""A bot of your own at anybody's table: takes the seat of a link and plays to the end.

    python examples/bot.py http://127.0.0.1:8000/seats/KEY [NAME]

Replace `choose` by something wiser: `state["view"]` is all that the seat may know.
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def choose(state: dict[str, Any]) -> dict[str, Any]:
    """One of the legal actions: each is a number, words, and a verb with its arguments."""
    action: dict[str, Any] = random.choice(state["legal"])
    return action


def join(server: str, key: str, name: str) -> str:
    """Take the seat of a link; its new key is only ours."""
    headers = {"Authorization": f"Bearer {key}"}
    request = urllib.request.Request(f"{server}/api/seat/join", json.dumps({"name": name}).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        joined: dict[str, str] = json.load(answer)
    return joined["key"]


def play(server: str, key: str) -> dict[str, Any]:
    """Decide whenever the seat has to, until the game is over."""
    with connect(f"{server.replace('http', 'ws', 1)}/api/socket") as socket:
        socket.send(json.dumps({"type": "hello", "key": key, "as": "data"}))
        state, waiting = {"state": "waiting", "legal": []}, False
        while state["state"] != "over":
            frame = json.loads(socket.recv())
            if frame["type"] == "state":
                state = frame
            elif frame["type"] in {"ack", "error"}:
                waiting = False
            if state["legal"] and not waiting:
                decision = {"type": "play", "id": str(random.random()), "v": state["v"], "action": choose(state)["id"]}
                socket.send(json.dumps(decision))
                waiting = True
    return state


if __name__ == "__main__":
    place, _, link_key = sys.argv[1].rpartition("/seats/")
    result = play(place, join(place, link_key, sys.argv[2] if len(sys.argv) > 2 else "Bot"))["result"]
    print("scores", result["scores"], "places", result["places"])
