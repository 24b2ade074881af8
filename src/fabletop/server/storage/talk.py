"""The chat of a table in the database."""

from sqlalchemy import Connection, delete, insert, select

from fabletop.server.storage import schema
from fabletop.server.storage.saved import Message, MessagePage


def messages(connection: Connection, table_id: str, page: MessagePage) -> list[Message]:
    """The newest messages of a page, the oldest first."""
    said = schema.messages
    wanted = select(said).where(said.c.table_id == table_id, said.c.number > page.since)
    if page.before is not None:
        wanted = wanted.where(said.c.number < page.before)
    newest = connection.execute(wanted.order_by(said.c.number.desc()).limit(page.limit)).all()
    return [Message(row.number, row.seat, row.name, row.text, row.sent) for row in newest[::-1]]


def write(connection: Connection, table_id: str, message: Message, kept: int) -> None:
    """Add a message; of more than `kept`, the oldest are dropped."""
    said = schema.messages
    connection.execute(
        insert(said).values(
            table_id=table_id,
            number=message.number,
            seat=message.seat,
            name=message.name,
            text=message.text,
            sent=message.sent,
        )
    )
    connection.execute(
        delete(said).where(said.c.table_id == table_id, said.c.number <= message.number - kept)
    )
