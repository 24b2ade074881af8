"""Tables at which bots think aloud."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    thoughts = sa.Column("thoughts", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", thoughts)


def downgrade() -> None:
    op.drop_column("tables", "thoughts")
