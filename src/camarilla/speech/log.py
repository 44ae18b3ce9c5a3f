"""What has happened, sentence by sentence."""

from camarilla.core.events import Seen
from camarilla.core.table import Table
from camarilla.core.text import MissingText, Say


def event_words(seen: Seen, say: Say) -> str:
    """The sentence of an event, or its bare values if the game does not bring one."""
    try:
        return say.event(seen)
    except MissingText:
        return " ".join(str(value) for value in seen.values() if value is not None)


def log_lines(table: Table, seat: int | None, say: Say, since: int = 0) -> list[str]:
    """The sentences of all that a seat may know of what happened, from event number `since` on."""
    return [event_words(event, say) for event in table.events(seat, since)]
