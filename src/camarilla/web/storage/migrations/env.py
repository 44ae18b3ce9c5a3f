"""Runs the steps on the connection that it is handed; Alembic calls this file by its place."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
