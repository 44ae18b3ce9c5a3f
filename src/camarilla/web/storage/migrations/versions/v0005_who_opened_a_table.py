"""Who has opened a table, so that the open tables of a person can be counted."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody knows who opened the older tables: they count for nobody."""
    op.add_column("tables", sa.Column("opener", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_tables_opener", "tables", ["opener"])
