"""Results in the store: written with the last answer of a game, or filled in for older games."""

from sqlalchemy import Connection, insert, select

from fabletop.server.storage import schema
from fabletop.server.tables.ending import Ending

DAY = 24 * 60 * 60


def write(connection: Connection, table_id: str, ending: Ending, finished: float) -> None:
    """Write a result within the caller's transaction."""
    connection.execute(
        insert(schema.results).values(
            table_id=table_id,
            game=ending.game,
            players=len(ending.seats),
            bots=ending.bots,
            together=ending.together,
            branched=ending.branched,
            ended_by=ending.ended_by,
            decisions=ending.decisions,
            rounds=ending.rounds,
            finished=finished,
            day=int(finished // DAY),
        )
    )
    connection.execute(
        insert(schema.result_seats),
        [
            {
                "table_id": table_id,
                "seat": number,
                "turn": seat.turn,
                "bot": seat.bot,
                "switched": seat.switched,
                "place": seat.place,
                "score": seat.score,
                "share": seat.share,
            }
            for number, seat in enumerate(ending.seats)
        ],
    )


def unwritten(connection: Connection, after: str, most: int) -> list[tuple[str, float]]:
    """Finished tables without a result, by id, starting after the given one; each with the time of
    its last change."""
    tables, results = schema.tables, schema.results
    wanted = (
        select(tables.c.id, tables.c.changed)
        .outerjoin(results, results.c.table_id == tables.c.id)
        .where(tables.c.over, results.c.table_id.is_(None), tables.c.id > after)
        .order_by(tables.c.id)
        .limit(most)
    )
    return [(row.id, row.changed) for row in connection.execute(wanted)]
