"""What is stored: tables, their seats, their answers and their talk."""

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
    Index("ix_tables_changed", "changed"),
)
"""The seed is text: it has 63 bits, and JavaScript and some databases have fewer. `waiting` holds
the numbers of the seats that are asked, with commas; `talk` is the number of the newest message;
`thoughts` says that bots think aloud."""

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
    Index("ix_seats_secret", "secret"),
    Index(
        "ix_seats_free", "table_id", sqlite_where=text("free = 1"), postgresql_where=text("free")
    ),
)
"""`bot` is empty for a person; `secret` is the hash of the token in the seat's link."""

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
