"""Who somebody is: a random id and a name. No password, no mail address."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Somebody who comes to tables, known by the cookie of a browser."""

    id: str
    name: str


def tidy(text: str, longest: int) -> str:
    """A text that somebody typed as one printable line of bounded length."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest].strip()
