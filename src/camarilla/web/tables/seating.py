"""Through which seat a person looks at a table; several people may share one device, with a curtain between them."""

from camarilla.web.storage.schema import OVER
from camarilla.web.tables.session import TableSession


def wanted_seat(match: TableSession, person: str | None, wanted: str | None) -> int | None:
    """The person's seat; None for those who only watch.

    Whoever holds several seats sees the table as a watcher does, the curtain, until somebody says who sits at the
    device; and is shown no seat while another one at the same device has to decide.
    """
    own = match.seats_of(person)
    if wanted == "watch" or not own:
        return None
    if len(own) == 1:
        return own[0]
    asked = [seat for seat in own if seat in match.to_act()]
    said = next((seat for seat in own if str(seat) == wanted), None)
    return said if match.terms.state != OVER and (not asked or said in asked) else None


def sharing(match: TableSession, person: str | None) -> list[int]:
    """The seats of those who share the person's device; none if each has a device of his own."""
    own = match.seats_of(person)
    return own if len(own) > 1 else []
