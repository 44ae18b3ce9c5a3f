"""What tables ask of whoever sends news to the clients. Tables do not know how a client is reached."""

from typing import Protocol

from camarilla.web.tables.session import TableSession, Viewer


class Broadcaster(Protocol):
    """Sends to all who watch a table what each of them may know of it. No method waits for a client."""

    def state(self, session: TableSession) -> None:
        """The table as it is now."""

    def welcome(self, session: TableSession, viewer: Viewer) -> None:
        """The table as it is now, to one who has just come: to a player at once, to a spectator soon."""

    def players(self, session: TableSession) -> None:
        """Who is at the table, and who of them is connected: soon, with what else changes until then."""

    def orders(self, session: TableSession, seat: int) -> None:
        """The standing orders of a seat; only to its owner."""

    def chat(self, session: TableSession) -> None:
        """The lines of the chat that are new."""

    def dismiss(self, session: TableSession, seats: set[int]) -> None:
        """Disconnect all who watch for one of these seats: the seats are no longer theirs."""
