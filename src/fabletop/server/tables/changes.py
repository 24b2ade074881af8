"""Changes of a table: made on a copy, stored, and only then shown.

Callers must hold the table's lock (`LiveTables.held`), except for messages. If storing fails, the
table stays as it was and is loaded again, because nobody can tell whether the database got the
change.
"""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import replace

from fabletop.core.match import Match
from fabletop.core.question import Option, show
from fabletop.server.errors import NotPossible
from fabletop.server.storage.saved import Message, SavedSeat
from fabletop.server.storage.store import Store
from fabletop.server.tables.ending import ending_of
from fabletop.server.tables.live import LiveTable, asked
from fabletop.server.tables.opening import kept, snapshot_due, snapshot_of

Called = Callable[[LiveTable, Collection[int]], None]
"""A callback for the seats that have to answer now and did not before."""


class TableChanges:
    def __init__(self, store: Store, news: Callable[[LiveTable], None], called: Called) -> None:
        self._store = store
        self._news = news
        self._called = called

    async def answer(self, live: LiveTable, seat: int, option: Option) -> None:
        _check_not_stopped(live)
        twin = live.match.copy()
        _check_answer(twin, seat, option)
        twin.answer(option, seat)
        await self._keep(live, twin)

    async def undo(self, live: LiveTable, seat: int) -> None:
        _check_not_stopped(live)
        twin = live.match.copy()
        if not twin.can_undo(seat):
            raise NotPossible("undo-revealed" if twin.entries else "undo-nothing")
        twin.undo(seat)
        await self._keep(live, twin)

    async def redo(self, live: LiveTable, seat: int) -> None:
        _check_not_stopped(live)
        twin = live.match.copy()
        if not twin.can_redo(seat):
            raise NotPossible("redo")
        twin.redo(seat)
        await self._keep(live, twin)

    async def reseat(
        self, live: LiveTable, number: int, seat: SavedSeat, *, closed: bool = False
    ) -> int:
        try:
            revision = await asyncio.to_thread(
                self._store.reseat, live.saved, number, seat, closed=closed
            )
        except BaseException:
            live.doubtful = True
            raise
        saved = replace(live.saved, revision=revision, seats=live.reseated(number, seat))
        live.saved = replace(saved, closed=True, waiting=()) if closed else saved
        self._news(live)
        return revision

    async def say(self, live: LiveTable, seat: int, text: str, *, kept: int) -> Message:
        """Store a message. It does not change the game, so it does not wait for the lock."""
        name = live.saved.seats[seat].name
        message = await asyncio.to_thread(
            self._store.say, live.saved.id, seat, name, text, kept=kept
        )
        live.saved = replace(live.saved, talk=max(live.saved.talk, message.number))
        self._news(live)
        return message

    async def _keep(self, live: LiveTable, twin: Match) -> None:
        before, same, waiting = live.match.entries, 0, asked(twin)
        while same < min(len(before), len(twin.entries)) and before[same] is twin.entries[same]:
            same += 1
        snapshot = None
        if snapshot_due(twin, live.snapshot):
            snapshot = await asyncio.to_thread(snapshot_of, twin)
        try:
            revision = await asyncio.to_thread(
                self._store.change,
                live.saved,
                keep=twin.first + same,
                added=kept(twin, same),
                over=twin.over,
                epoch=twin.epoch,
                waiting=waiting,
                ending=ending_of(live.saved, twin),
                snapshot=snapshot,
            )
        except BaseException:
            live.doubtful = True
            raise
        fresh = [seat for seat in waiting if seat not in live.saved.waiting]
        live.match = twin
        live.snapshot = min(live.snapshot, twin.first + len(twin.entries))
        if snapshot is not None:
            live.snapshot = snapshot.number
        live.saved = replace(
            live.saved, revision=revision, over=twin.over, epoch=twin.epoch, waiting=waiting
        )
        self._news(live)
        self._called(live, fresh)


def _check_not_stopped(live: LiveTable) -> None:
    if live.stopped:
        raise NotPossible("stopped")


def _check_answer(match: Match, seat: int, option: Option) -> None:
    """Refuse an impossible answer before the match does, so that the reason can be told in the
    reader's language."""
    question = next((one for one in match.position.open if one.seat == seat), None)
    if question is None:
        raise NotPossible("not-asked")
    if option not in question.options:
        offered = "; ".join(map(show, question.options))
        raise NotPossible("answer", option=show(option), kind=question.kind, offered=offered)
