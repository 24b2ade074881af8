"""How games ended, seat by seat, and what the adviser says of them.

Games that are already over are replayed to record their results, one by one, while the server runs
(`server/statistics/backfill.py`): the database alone cannot tell who won them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

FLAGS = (("tables", "branched"), ("seats", "switched"))
TABLE_ITSELF = -1
"""The seat of answers that the table gives itself: new luck after a branch."""


def upgrade() -> None:
    for table, name in FLAGS:
        op.add_column(table, sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results",
        _key("tables.id"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("bots", sa.String(40), nullable=False),
        sa.Column("together", sa.Boolean, nullable=False),
        sa.Column("branched", sa.Boolean, nullable=False),
        sa.Column("ended_by", sa.String(40), nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
    )
    op.create_index("ix_results_day", "results", ["day"])
    op.create_table(
        "result_seats",
        _key("results.table_id"),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("switched", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
    )
    op.create_table(
        "annotations",
        _key("tables.id"),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    _fill()


def _key(other: str) -> "sa.Column[str]":
    key = sa.ForeignKey(other, ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), key, primary_key=True)


def _fill() -> None:
    """A person's seat with a bot on it has changed hands; new luck in the middle of a game means a
    branch."""
    seats = sa.table(
        "seats",
        sa.column("bot"),
        sa.column("person", sa.Boolean),
        sa.column("switched", sa.Boolean),
    )
    tables = sa.table("tables", sa.column("id"), sa.column("branched", sa.Boolean))
    answers = sa.table("answers", sa.column("table_id"), sa.column("seat"))
    op.execute(seats.update().where(seats.c.person, seats.c.bot != "").values(switched=True))
    lucky = sa.select(answers.c.table_id).where(answers.c.seat == TABLE_ITSELF)
    op.execute(tables.update().where(tables.c.id.in_(lucky)).values(branched=True))


def downgrade() -> None:
    for name in ("annotations", "result_seats", "results"):
        op.drop_table(name)
    for table, name in FLAGS:
        op.drop_column(table, name)
