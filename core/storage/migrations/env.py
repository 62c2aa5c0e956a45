"""Runs the steps on the connection that `core.storage.migrate` hands in, inside its transaction."""

from alembic import context

from core.storage import mail_schema as mail_schema
from core.storage import schema as schema
from core.storage.columns import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
