"""How the words of a shuffle are gathered: every seat commits to its words before any seat tells them.

Whoever takes a seat gives a hash of words that only the own page knows, the `commit` of the seat. Once all seats are
taken and all hashes are there, the words are told, and the server checks them. The game is dealt when it has them all.
Nobody can choose words by those of others: not even somebody who knows the seed. docs/shuffle.md says what follows.

A seat that is taken without a hash has told its words at once, if it has any; bots have none.
"""

import re
import secrets
from dataclasses import replace

from camarilla.core.chance import commit_of
from camarilla.core.clauses import Malformed, Refusal
from camarilla.web.storage.schema import Place, Seat, Terms
from camarilla.web.tables.plans import freed

COMMIT = "^[0-9a-f]{64}$"
OWED = ""
"""The commit of a seat that has to give a new one, because the shuffle was begun anew."""
SHORTEST_SECRET, LONGEST_SECRET = 32, 300
"""How long words are that were committed to: a page takes 64 random letters, and what was typed."""
SECONDS_TO_TELL = 120
"""How long everybody has, at a table without a time limit, once all seats are taken."""


def checked(commit: str | None) -> str | None:
    """A commit as it was sent; none if nothing was."""
    if commit and not re.fullmatch(COMMIT, commit):
        raise Malformed("web-bad-commit")
    return commit or None


def is_owing(seat: Seat) -> bool:
    """Whether a seat has still to commit, or to tell the words that it has committed to."""
    return seat.commit == OWED or (seat.commit is not None and not seat.word)


def owing(terms: Terms) -> list[int]:
    """The seats that are waited for once all are taken."""
    return [number for number, seat in enumerate(terms.seats) if is_owing(seat)]


def is_full(terms: Terms) -> bool:
    """Whether all seats are taken."""
    return all(seat.taken for seat in terms.seats)


def is_complete(terms: Terms) -> bool:
    """Whether nobody is waited for before the deal."""
    return is_full(terms) and not owing(terms)


def nobody_waits(terms: Terms) -> bool:
    """Whether all people are away, so that nobody waits for anybody."""
    return all(is_owing(seat) for seat in terms.seats if not seat.is_bot)


def told_any(terms: Terms) -> bool:
    """Whether somebody has told the words that the seat had committed to: now nobody may come or go."""
    return any(seat.commit and seat.word for seat in terms.seats)


def seconds_to_tell(terms: Terms) -> float:
    """How long a seat may be waited for."""
    return terms.turn_hours * 3600 or SECONDS_TO_TELL


def with_words(terms: Terms, by: list[int], words: str) -> dict[int, Seat]:
    """The seats among `by` that have committed to these words, with the words told; refuses if it is not the time."""
    # PostgreSQL stores no NUL.
    if not SHORTEST_SECRET <= len(words) <= LONGEST_SECRET or "\0" in words:
        raise Malformed("web-bad-words", least=SHORTEST_SECRET, most=LONGEST_SECRET)
    own = [number for number in by if terms.seats[number].commit == commit_of(words)]
    if not own:
        raise Refusal("web-other-words")
    if not is_full(terms) or any(seat.commit == OWED for seat in terms.seats):
        raise Refusal("web-words-too-early")
    return {number: replace(terms.seats[number], word=words) for number in own if not terms.seats[number].word}


def begun_anew(terms: Terms, leaving: list[int], holders: list[list[str]]) -> tuple[Terms, dict[int, Place]]:
    """The terms and the seats of a shuffle that is begun anew, without those who leave: a new seed, no old words.

    Words that were told once are known to the server, so they must not meet a seed that it could choose by them.
    """
    seats = list(terms.seats)
    places: dict[int, Place] = {}
    for number, seat in enumerate(terms.seats):
        if number in leaving:
            # One after the other: no two free seats have the same name.
            seats[number] = freed(seats, number)
            places[number] = Place(seats[number], [])
        elif seat.commit is not None:
            places[number] = Place(replace(seat, commit=OWED, word=""), holders[number])
    people = [number for number, seat in enumerate(terms.seats) if seat.taken and not seat.is_bot]
    stay = [number for number in people if number not in leaving]
    host = terms.host if terms.host in stay else min(stay, default=None)
    return replace(terms, seed=secrets.token_bytes(32), restarts=terms.restarts + 1, host=host), places
