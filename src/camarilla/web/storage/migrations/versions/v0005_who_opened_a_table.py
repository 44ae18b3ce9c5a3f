"""Who has opened a table, so that nobody has too many open."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Of the tables there are nobody knows; they count for nobody."""
    op.add_column("tables", sa.Column("opener", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_tables_opener", "tables", ["opener"])
