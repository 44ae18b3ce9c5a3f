"""Whether all at a table may ask for hints, and reviews that are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Where several people play, nobody had hints so far."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("found", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
