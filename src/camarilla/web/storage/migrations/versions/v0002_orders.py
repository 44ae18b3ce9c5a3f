"""Standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "orders",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("orders", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
