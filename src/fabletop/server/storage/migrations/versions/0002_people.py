"""Free seats, resigned seats, closed tables; which seats have to answer, and the chat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

FLAGS = (("seats", "resigned"), ("seats", "free"), ("tables", "closed"))
TEXTS = (("seats", "webhook"), ("tables", "waiting"))


def upgrade() -> None:
    for table, name in FLAGS:
        op.add_column(table, sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    for table, name in TEXTS:
        op.add_column(table, sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.add_column(
        "seats", sa.Column("person", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.add_column("tables", sa.Column("talk", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_seats_secret", "seats", ["secret"])
    op.create_index(
        "ix_seats_free",
        "seats",
        ["table_id"],
        sqlite_where=sa.text("free = 1"),
        postgresql_where=sa.text("free"),
    )
    _fill()


def _fill() -> None:
    """A seat with a bot was made for one; a table's newest message has the highest number."""
    seats = sa.table("seats", sa.column("bot"), sa.column("person", sa.Boolean))
    tables = sa.table("tables", sa.column("id"), sa.column("talk"))
    messages = sa.table("messages", sa.column("table_id"), sa.column("number"))
    op.execute(seats.update().where(seats.c.bot != "").values(person=False))
    newest = sa.select(sa.func.coalesce(sa.func.max(messages.c.number), 0)).where(
        messages.c.table_id == tables.c.id
    )
    op.execute(tables.update().values(talk=newest.scalar_subquery()))


def downgrade() -> None:
    op.drop_index("ix_seats_free", "seats")
    op.drop_index("ix_seats_secret", "seats")
    for table, name in (*FLAGS, *TEXTS, ("seats", "person"), ("tables", "talk")):
        op.drop_column(table, name)
