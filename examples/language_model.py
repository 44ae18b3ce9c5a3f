"""A language model at the table: it takes one seat against bots, through any endpoint that speaks OpenAI's protocol.

    python examples/language_model.py http://127.0.0.1:11434/v1 MODEL strozzi [--language it] [--games 5]

The key, if the endpoint wants one, stands in the environment variable OPENAI_API_KEY. The model is told what its seat
knows and may do, and answers with a number. An answer that names no open action is said to be wrong and asked for once
more; after that luck decides. In the end tokens, wrong answers and places are counted.
"""

import argparse
import json
import os
import urllib.request
from dataclasses import asdict, dataclass
from typing import Any

import camarilla
from camarilla.adapters.language import answer_in, tell
from camarilla.bots.base import decide, make_bot

RULES = "You play a board game. Think briefly, then end with one line that is only the number of the action you choose."
TRIES = 2


@dataclass
class Count:
    """What a run has cost and brought."""

    decisions: int = 0
    wrong_answers: int = 0
    left_to_luck: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    games: int = 0
    places: int = 0


class Model:
    """A bot that asks an endpoint."""

    def __init__(self, endpoint: str, name: str, language: str, count: Count) -> None:
        self._endpoint, self._name, self._language, self._count = endpoint, name, language, count
        self._chance = camarilla.FastChance(1)

    def choose(self, chair: camarilla.Chair) -> int:
        """What the model decides."""
        legal = chair.legal()
        self._count.decisions += 1
        talk = [{"role": "system", "content": RULES}, {"role": "user", "content": tell(chair, self._language)}]
        for _ in range(TRIES):
            reply = self._ask(talk)
            action = answer_in(reply, chair.game, legal)
            if action is not None:
                return action
            self._count.wrong_answers += 1
            talk += [{"role": "assistant", "content": reply}, {"role": "user", "content": f"Choose one of {legal}."}]
        self._count.left_to_luck += 1
        return legal[self._chance.below(len(legal))]

    def _ask(self, talk: list[dict[str, str]]) -> str:
        body = json.dumps({"model": self._name, "messages": talk, "temperature": 0}).encode()
        headers = {
            "content-type": "application/json",
            "authorization": f"Bearer {os.environ.get('OPENAI_API_KEY', '')}",
        }
        request = urllib.request.Request(f"{self._endpoint}/chat/completions", body, headers)
        with urllib.request.urlopen(request, timeout=600) as answer:
            told: dict[str, Any] = json.load(answer)
        used = told.get("usage") or {}
        self._count.tokens_in += used.get("prompt_tokens", 0)
        self._count.tokens_out += used.get("completion_tokens", 0)
        return str(told["choices"][0]["message"]["content"])


def play(model: Model, game: camarilla.Game, number: int, count: Count) -> None:
    """One game; the model sits at another seat in each."""
    chance = camarilla.FastChance(number)
    position = game.start(game.default_seats, chance)
    own = number % game.default_seats
    bots = [model if seat == own else make_bot("greedy", number + seat) for seat in range(game.default_seats)]
    while acting := position.to_act():
        position.play(acting[0], decide(game, position, bots[acting[0]], acting[0], chance))
    count.games += 1
    count.places += position.ranking()[own]


def main() -> None:
    """Play, and say what it cost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("endpoint")
    parser.add_argument("model")
    parser.add_argument("game")
    parser.add_argument("--language", default="en", choices=["en", "hu", "it"])
    parser.add_argument("--games", type=int, default=1)
    args = parser.parse_args()
    count = Count()
    model = Model(args.endpoint.rstrip("/"), args.model, args.language, count)
    for number in range(args.games):
        play(model, camarilla.find_game(args.game), number, count)
    print(json.dumps(asdict(count)))


if __name__ == "__main__":
    main()
