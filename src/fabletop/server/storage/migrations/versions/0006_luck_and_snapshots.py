"""Keys of luck, who knows the luck of a table, and snapshots of tables.

Tables from before get a snapshot when they are opened for the first time.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("key", sa.String(32), nullable=False, server_default=""))
    for name in ("seed_chosen", "same_luck"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("tables", column)
    op.add_column("tables", sa.Column("base", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_snapshots"),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    for name in ("key", "seed_chosen", "same_luck", "base"):
        op.drop_column("tables", name)
