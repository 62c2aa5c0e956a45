"""What is kept of people who were forgotten, as long as a ban or a look at a running game holds."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("trace", sa.String(64), nullable=True))
    op.create_index("ix_persons_trace", "persons", ["trace"], unique=False)
