"""Two seats of a table may give their decisions the same token."""

from alembic import op

revision = "0003"
down_revision = "0002"

# The name that PostgreSQL gives a constraint without one; SQLite gives it none.
NAMES = {"uq": "%(table_name)s_%(column_0_N_name)s_key"}


def upgrade() -> None:
    """A token is unique for each seat, no longer for the whole table."""
    with op.batch_alter_table("entries", naming_convention=NAMES) as entries:
        entries.drop_constraint("entries_table_token_key", type_="unique")
        entries.create_unique_constraint("entries_table_seat_token_key", ["table", "seat", "token"])
