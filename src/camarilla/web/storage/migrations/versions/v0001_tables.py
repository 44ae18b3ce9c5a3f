"""Tables, seats, holders, entries, chat and settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("box", sa.Text),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("turn_hours", sa.Integer, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("bot_delay", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("rematch", sa.String(32)),
    )
    _seats_and_holders()
    _entries_and_chat()
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _seats_and_holders() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_table(
        "holders",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.PrimaryKeyConstraint("table", "seat", "person"),
    )


def _entries_and_chat() -> None:
    op.create_table(
        "entries",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("play", sa.Text, nullable=False),
        sa.Column("undo", sa.Integer, nullable=False),
        sa.Column("at", sa.String(16), nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
        sa.UniqueConstraint("table", "token"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
    )
