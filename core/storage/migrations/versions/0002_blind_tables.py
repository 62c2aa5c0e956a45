"""Tables that are blind to the ship's owners."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("blind", sa.Boolean(), nullable=False, server_default=sa.false()))
