"""Who hosts a table and who asked for a rematch, how a seat was taken, and a clock that runs only with a server."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

HOSTS = """
    UPDATE tables SET host = (
        SELECT min(seat) FROM holders WHERE holders."table" = tables.id AND holders.person = tables.opener
    )
"""


def upgrade() -> None:
    """The host is found by the person who opened the table; the clock starts now, for older entries, too."""
    for name in ("rematch_by", "host"):
        op.add_column("tables", sa.Column(name, sa.Integer))
    op.add_column("tables", sa.Column("seating", sa.Integer, nullable=False, server_default="0"))
    for table in ("tables", "entries"):
        op.add_column(table, sa.Column("clock", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("link", sa.String(64)))
    op.create_index("ix_seats_link", "seats", ["link"])
    op.execute(HOSTS)
