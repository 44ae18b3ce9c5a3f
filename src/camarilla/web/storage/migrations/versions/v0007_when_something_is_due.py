"""When something has to happen at a table by itself, and who is asked: found by a query, without loading any table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

NOTHING_DUE = """
    UPDATE tables SET due = NULL
    WHERE state = 'over' OR EXISTS (SELECT 1 FROM seats WHERE seats."table" = tables.id AND NOT seats.taken)
"""
LATEST = """
    UPDATE tables SET changed = coalesce((SELECT max(made) FROM entries WHERE entries."table" = tables.id), changed)
"""


def upgrade() -> None:
    """All games that go on are looked at once, after the next start; what is due there is noted then."""
    op.add_column("tables", sa.Column("due", sa.Float, server_default="0.0"))
    op.add_column("tables", sa.Column("asks", sa.String(16)))
    op.add_column("entries", sa.Column("asks", sa.String(16)))
    op.execute(NOTHING_DUE)
    op.execute(LATEST)
    op.create_index("tables_due", "tables", ["due", "id"])
    shown = sa.and_(sa.column("listed", sa.Boolean), sa.column("state") != sa.literal_column("'over'"))
    op.create_index("tables_shown", "tables", ["changed", "id"], sqlite_where=shown, postgresql_where=shown)
