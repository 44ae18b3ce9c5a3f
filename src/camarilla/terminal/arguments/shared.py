"""Arguments that several commands have, and how their values are read."""

import math
from argparse import ArgumentParser, ArgumentTypeError
from typing import Any, Protocol

from camarilla.terminal.usage import said


class Commands(Protocol):
    """Where commands are added: what argparse gives no public name."""

    def add_parser(self, name: str, *, parents: list[Any], help: str) -> ArgumentParser:
        """Begin to declare a command."""


def add_json(command: ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="answer with one JSON document")


def add_choices(command: ArgumentParser, box: bool = True) -> None:
    command.add_argument("--edition", metavar="E", help="the edition of the rules, where there are several")
    command.add_argument("--option", action="append", metavar="NAME=VALUE", help="another option of the game")
    if box:
        command.add_argument("--box", metavar="FILE", help="play with your own box.toml; - reads standard input")


def add_ray(command: ArgumentParser) -> None:
    command.add_argument("--ray", metavar="ADDRESS", help="play on the machines of a Ray cluster; changes no result")


def add_simulations(command: ArgumentParser) -> None:
    command.add_argument("--simulations", type=int, metavar="N", help="in how many guessed worlds to look ahead (60)")


def numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise ArgumentTypeError(said("must be numbers like 4 or 2,3,4, not %r") % text) from None


def seconds(text: str) -> float:
    """How long, in seconds."""
    try:
        given = float(text)
    except ValueError:
        given = -1
    if not 0 <= given < math.inf:
        raise ArgumentTypeError(said("must be a number of seconds like 0.6, not %r") % text)
    return given


def moment(text: str) -> tuple[int, int | None]:
    """An entry (12), or a beat of it (12.3)."""
    entry, dot, beat = text.partition(".")
    try:
        return int(entry), int(beat) if dot else None
    except ValueError:
        raise ArgumentTypeError(said("must be a number like 12 or 12.3, not %r") % text) from None
