"""What a seat is asked."""

from collections.abc import Mapping, Sequence

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.text import Say, Words, spoken


def question_words(game: Game, view: Mapping[str, Json], seat: int, legal: Sequence[int], say: Say) -> str:
    """The game's own question for the phase; a general one where it brings none.

    Where the seat may do one kind of thing only, a game may say so instead of naming what is not possible. A question
    may use what the view says about the table, and about the seat that is asked.
    """
    known = _plain(view) | _plain(_own(view, seat)) | {"seat": seat}
    usual = f"ask-{view.get('phase')}"
    verbs = {game.verbs.action(number).verb.name for number in legal}
    only = f"{usual}-only-{verbs.pop()}" if len(verbs) == 1 else ""
    return spoken(say, only if say.knows(only) else usual, say("ui-ask"), **known)


def _own(view: Mapping[str, Json], seat: int) -> Mapping[str, Json]:
    """What the view says about a seat: most games list it under `players`."""
    players = view.get("players")
    own = players[seat] if isinstance(players, list) and seat < len(players) else None
    return own if isinstance(own, dict) else {}


def _plain(facts: Mapping[str, Json]) -> dict[str, Words]:
    return {name: value for name, value in facts.items() if isinstance(value, str | int)}
