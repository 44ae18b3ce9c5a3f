"""No two seats of a table have the same name."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

SEATS = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("name"))


def upgrade() -> None:
    """Number the equal names that two processes could give before, and make names unique."""
    connection = op.get_bind()
    taken: set[tuple[str, str]] = set()
    for table, seat, name in connection.execute(sa.select(SEATS).order_by(SEATS.c.table, SEATS.c.seat)).fetchall():
        made, count = name, 2
        while (table, made) in taken:
            made, count = f"{name} {count}", count + 1
        taken.add((table, made))
        if made != name:
            here = sa.and_(SEATS.c.table == table, SEATS.c.seat == seat)
            connection.execute(sa.update(SEATS).where(here).values(name=made))
    op.create_index("seats_table_name_key", "seats", ["table", "name"], unique=True)
