"""How Alembic works on the database: on the line it is given, in the transaction that is open there."""

from alembic import context

from tablee.server.store import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema)
context.run_migrations()
