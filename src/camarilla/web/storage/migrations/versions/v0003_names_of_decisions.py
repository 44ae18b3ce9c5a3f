"""Two seats of a table may give their decisions the same names."""

from alembic import op

revision = "0003"
down_revision = "0002"

# What PostgreSQL calls a rule that was made without a name; SQLite does not name it at all.
NAMES = {"uq": "%(table_name)s_%(column_0_N_name)s_key"}


def upgrade() -> None:
    """A name is taken once by each seat, not once at the table."""
    with op.batch_alter_table("entries", naming_convention=NAMES) as entries:
        entries.drop_constraint("entries_table_token_key", type_="unique")
        entries.create_unique_constraint("entries_table_seat_token_key", ["table", "seat", "token"])
