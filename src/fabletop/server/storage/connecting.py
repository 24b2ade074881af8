"""How a server connects to its database."""

from sqlalchemy import Engine, create_engine, event

from fabletop.server.storage.one_process import tune


def engine_for(address: str) -> Engine:
    """The encoding is named, because PostgreSQL's own may give us bytes instead of text."""
    encoding = {"client_encoding": "utf8"} if address.startswith("postgresql") else {}
    engine = create_engine(address, pool_pre_ping=True, hide_parameters=True, connect_args=encoding)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", tune)
    return engine
