"""Empties the names "You" and "Vous", which were stored for players who gave no name."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NO_NAMES = ("You", "Vous")


def upgrade() -> None:
    for table in ("seats", "messages"):
        names = sa.table(table, sa.column("name", sa.String))
        op.execute(sa.update(names).where(names.c.name.in_(NO_NAMES)).values(name=""))


def downgrade() -> None:
    """Nothing to do: older versions can read an empty name as well."""
