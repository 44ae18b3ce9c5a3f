"""What a seat commits to before it tells its words, how often a shuffle was begun anew, and undo in three levels."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Where decisions could be taken back, that was as long as nobody had seen anything of them."""
    op.add_column("tables", sa.Column("level", sa.String(8), nullable=False, server_default="unseen"))
    op.execute("UPDATE tables SET level = 'off' WHERE NOT undo")
    op.drop_column("tables", "undo")
    op.execute("ALTER TABLE tables RENAME COLUMN level TO undo")
    op.add_column("tables", sa.Column("restarts", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("full_since", sa.Float))
    op.add_column("seats", sa.Column("commit", sa.String(64)))
