"""Who sits where: tokens, names, bots that stand in, seats that are given up or taken.

The holder of a seat's token owns the seat. A bot plays a resigned seat to the end; a free seat goes
to the first who claims it.
"""

from dataclasses import replace

from fabletop.server.bots.thinking import STAND_IN, check_bot
from fabletop.server.errors import NotPossible, NotSeated
from fabletop.server.outgoing.webhooks import Webhooks
from fabletop.server.storage.saved import SavedSeat
from fabletop.server.tables.changes import TableChanges
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.memory import LiveTables
from fabletop.server.tables.naming import real_name
from fabletop.server.tables.tokens import digest, new_token, opens

LONGEST_NAME = 40


class Seating:
    def __init__(self, memory: LiveTables, changes: TableChanges, webhooks: Webhooks) -> None:
        self._memory = memory
        self._changes = changes
        self._webhooks = webhooks

    async def at(self, table_id: str) -> LiveTable:
        """The table as it is now, also if another process has changed it."""
        return await self._memory.at(table_id)

    def seat_of(self, live: LiveTable, token: str | None) -> int | None:
        """The seat of a token; None for a spectator without a token."""
        if not token:
            return None
        opened = [n for n, seat in enumerate(live.saved.seats) if opens(token, seat.secret)]
        if not opened:
            raise NotSeated("wrong-link")
        return opened[0]

    def own_seat(self, live: LiveTable, token: str | None) -> int:
        seat = self.seat_of(live, token)
        if seat is None:
            raise NotSeated("seats-only")
        return seat

    def playing_seat(self, live: LiveTable, token: str | None) -> int:
        """The seat of this token, while the game runs and the player has not resigned."""
        seat = self.own_seat(live, token)
        if live.finished:
            raise NotPossible("over")
        if live.saved.seats[seat].resigned:
            raise NotPossible("resigned")
        return seat

    async def rename(self, table_id: str, token: str | None, name: str) -> int:
        live = await self.at(table_id)
        async with self._memory.held(live):
            number = self.own_seat(live, token)
            seat = replace(live.saved.seats[number], name=_named(name))
            return await self._changes.reseat(live, number, seat)

    async def hand_over(self, table_id: str, token: str | None, bot: str) -> int:
        """Let a bot play this seat, or take it back with an empty name."""
        live = await self.at(table_id)
        if bot:
            check_bot(bot, live.saved.game)
        async with self._memory.held(live):
            number = self.playing_seat(live, token)
            seat = _played_by(live, number, bot)
            return await self._changes.reseat(live, number, seat)

    async def resign(self, table_id: str, token: str | None, bot: str = STAND_IN) -> int:
        """Give the seat to a bot for good. When nobody is left, the table is closed."""
        live = await self.at(table_id)
        check_bot(bot, live.saved.game)
        async with self._memory.held(live):
            number = self.playing_seat(live, token)
            seat = replace(_played_by(live, number, bot), resigned=True)
            closed = _deserted(live.reseated(number, seat))
            return await self._changes.reseat(live, number, seat, closed=closed)

    async def set_level(self, table_id: str, token: str | None, number: int, bot: str) -> int:
        """Change the bot of a seat that no person will return to; anybody who plays here may do
        so. The old bot's unfinished answer is dropped."""
        live = await self.at(table_id)
        check_bot(bot, live.saved.game)
        async with self._memory.held(live):
            if not live.saved.seats[self.playing_seat(live, token)].persons_own:
                raise NotSeated("players-only")
            self._check_number(live, number)
            seat = live.saved.seats[number]
            if not seat.bots_own:
                raise NotPossible("persons-seat")
            return await self._changes.reseat(live, number, _played_by(live, number, bot))

    async def claim(self, table_id: str, number: int, name: str) -> str:
        """Sit down on a free seat; returns its token."""
        live = await self.at(table_id)
        token = new_token()
        async with self._memory.held(live):
            self._check_number(live, number)
            if live.finished:
                raise NotPossible("over")
            seat = live.saved.seats[number]
            if not seat.free:
                raise NotPossible("taken")
            seat = replace(seat, name=_named(name), secret=digest(token), free=False)
            await self._changes.reseat(live, number, seat)
        return token

    async def renew(self, table_id: str, token: str | None) -> tuple[int, str]:
        """Give the seat a new token, which is returned with its number; the old one opens nothing
        any more. Whoever had it may have set the webhook, so that goes, too."""
        live = await self.at(table_id)
        new = new_token()
        async with self._memory.held(live):
            number = self.own_seat(live, token)
            seat = replace(live.saved.seats[number], secret=digest(new), webhook="")
            await self._changes.reseat(live, number, seat)
        return number, new

    def _check_number(self, live: LiveTable, number: int) -> None:
        if not 0 <= number < len(live.saved.seats):
            raise NotPossible("no-seat", number=number)

    async def set_webhook(self, table_id: str, token: str | None, address: str) -> int:
        """Set the address to notify when this seat has to answer; empty for none."""
        live = await self.at(table_id)
        self.own_seat(live, token)
        if address:
            await self._webhooks.check(address)
        async with self._memory.held(live):
            number = self.own_seat(live, token)
            seat = replace(live.saved.seats[number], webhook=address)
            return await self._changes.reseat(live, number, seat)


def _played_by(live: LiveTable, number: int, bot: str) -> SavedSeat:
    """A seat with a new player; before the first answer this does not count as switched."""
    seat = live.saved.seats[number]
    switched = seat.switched or (bot != seat.bot and bool(live.history or live.match.entries))
    return replace(seat, bot=bot, switched=switched)


def _named(name: str) -> str:
    found = real_name(name)
    if len(found) > LONGEST_NAME:
        raise NotPossible("long-name", n=LONGEST_NAME)
    return found


def _deserted(seats: tuple[SavedSeat, ...]) -> bool:
    """Whether every person here has resigned. Seats that nobody took do not count, and a table of
    bots only is never deserted."""
    people = [seat for seat in seats if seat.person and not seat.free]
    return bool(people) and all(seat.resigned for seat in people)
