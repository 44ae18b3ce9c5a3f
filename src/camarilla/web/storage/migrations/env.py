"""Alembic runs this file by its path: it takes the connection that is handed over and runs the migrations on it."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
