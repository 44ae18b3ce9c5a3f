"""A seat's knowledge and its choices as text for language models, in three languages, and their answers read.

The text is the question in words, the view as one line of JSON, and a line for each open action: its number, how it is
typed, and what it means in words. Nothing is lost: `read` gives back the view and the actions.
"""

import json
import re
from dataclasses import dataclass

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.table import Chair
from camarilla.speech.choices import action_words
from camarilla.speech.question import question_words
from camarilla.speech.voice import voice

_MOVE = re.compile(r"(\d+) = ([^|]+) \| (.*)")


@dataclass(frozen=True)
class Told:
    """What a text tells: the question, the view, and how each open action is typed."""

    question: str
    view: dict[str, Json]
    moves: dict[int, str]


def tell(chair: Chair, language: str = "en") -> str:
    """What the seat knows and may do, as text."""
    view = chair.view()
    say = voice(chair.game, language, [f"seat {seat}" for seat in range(chair.game.seats[-1])])
    asked = question_words(chair.game, view, chair.seat, chair.legal(), say)
    lines = [asked, json.dumps(view, ensure_ascii=False, separators=(",", ":"))]
    for number in chair.legal():
        action = chair.game.verbs.action(number)
        lines.append(f"{number} = {action.text()} | {action_words(action.json(), say)}")
    return "\n".join(lines)


def read(text: str) -> Told:
    """What `tell` has written, read back."""
    question, view, *moves = text.split("\n")
    found = [_MOVE.fullmatch(line) for line in moves]
    return Told(question, json.loads(view), {int(move[1]): move[2] for move in found if move is not None})


def answer_in(reply: str, game: Game, legal: list[int]) -> int | None:
    """The open action that a reply names last, by its number or as it is typed; None where it names none."""
    typed = {game.verbs.text(number): number for number in legal}
    for line in reversed(reply.strip().splitlines()):
        plain = line.strip().strip("`*\"'.").lower()
        if plain in typed:
            return typed[plain]
        numbers = [int(number) for number in re.findall(r"\d+", plain)]
        named = [number for number in numbers if number in legal]
        if named:
            return named[-1]
    return None
