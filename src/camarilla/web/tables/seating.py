"""Through which seat a person looks at a table. Several people may share one device, with a curtain between them."""

from camarilla.web.storage.schema import OVER
from camarilla.web.tables.session import TableSession


def wanted_seat(session: TableSession, person: str | None, wanted: str | None) -> int | None:
    """The seat whose view a person gets; None is the view of somebody who only watches.

    Whoever holds several seats gets that view too, the curtain, until somebody says who sits at the device; and as
    long as one of these seats has to decide, no other seat is shown.
    """
    own = session.seats_of(person)
    if wanted == "watch" or not own:
        return None
    if len(own) == 1:
        return own[0]
    asked = [seat for seat in own if seat in session.to_act()]
    said = next((seat for seat in own if str(seat) == wanted), None)
    return said if session.terms.state != OVER and (not asked or said in asked) else None


def sharing(session: TableSession, person: str | None) -> list[int]:
    """The seats that share the person's device; none if the person has only one seat."""
    own = session.seats_of(person)
    return own if len(own) > 1 else []


def may_have_hints(session: TableSession, person: str | None) -> bool:
    """Whether a person may ask for hints: alone against bots always, otherwise where the table allows them."""
    return plays_alone(session, person) or (session.terms.hints and bool(session.seats_of(person)))


def plays_alone(session: TableSession, person: str | None) -> bool:
    """Whether a person holds one seat, and bots all others."""
    people = [number for number, seat in enumerate(session.seats) if not seat.is_bot]
    return len(people) == 1 and people == session.seats_of(person)
