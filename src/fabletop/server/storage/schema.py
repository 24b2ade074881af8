"""The database schema: tables, their seats, their answers and their chat; how games ended, and what
the adviser says of them."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ruleset", String(40), nullable=False),
    Column("data", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(20), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("waiting", Text, nullable=False, server_default=""),
    Column("talk", Integer, nullable=False, server_default="0"),
    Column("thoughts", Boolean, nullable=False, server_default=false()),
    Column("branched", Boolean, nullable=False, server_default=false()),
    Column("key", String(32), nullable=False, server_default=""),
    Column("seed_chosen", Boolean, nullable=False, server_default=false()),
    Column("same_luck", Boolean, nullable=False, server_default=false()),
    Column("base", Integer, nullable=False, server_default="0"),
    Index("ix_tables_changed", "changed"),
)
"""The seed is text: it has 63 bits, and JavaScript and some databases have fewer. It is empty if
the luck has a `key`. `seed_chosen` says that the founder named the seed, `same_luck` that the table
was branched with the luck of the other game; the match begins at the snapshot with the number
`base`, or from the seed if that is 0. `waiting` holds
the numbers of the seats that have to answer, separated by commas; `talk` is the number of the
newest message; `thoughts` says that bots think aloud, `branched` that it began in another game."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("person", Boolean, nullable=False, server_default=true()),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("free", Boolean, nullable=False, server_default=false()),
    Column("webhook", Text, nullable=False, server_default=""),
    Column("switched", Boolean, nullable=False, server_default=false()),
    Index("ix_seats_secret", "secret"),
    Index(
        "ix_seats_free", "table_id", sqlite_where=text("free = 1"), postgresql_where=text("free")
    ),
)
"""`bot` is empty for a person; `secret` is the hash of the token in the seat's link; `switched`
says that somebody else played the seat before."""

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", JSON, nullable=False),
    Column("chance", JSON, nullable=False),
)
"""The key (table, number) decides between two processes that answer at the same time."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
"""Tables after the first `number` answers as JSON, with which a game of older rules goes on. Only
the newest are kept, and the one with which the match begins."""

messages = Table(
    "messages",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("sent", Float, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("bots", String(40), nullable=False),
    Column("together", Boolean, nullable=False),
    Column("branched", Boolean, nullable=False),
    Column("ended_by", String(40), nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("finished", Float, nullable=False),
    Column("day", Integer, nullable=False),
    Index("ix_results_day", "day"),
)
"""How a game ended, so that games can be counted without a replay. `bots` is the kind of all bots
at the table, empty if there was none, "several" if they differ or one of their seats has changed
hands; `together` says that all players won or lost as one; `day` counts the days since 1970."""

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("switched", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("share", Float, nullable=False),
)
"""The result of each seat. `turn` counts from the seat with the first turn, -1 if that is not
known; `share` is its part of the win, which all winners share equally."""

annotations = Table(
    "annotations",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
)
"""What the adviser found in a finished game, as JSON: it takes long and is computed once."""
