"""Notifies people that it is their turn, with a POST that chat programs understand.

Notifications never delay an answer, and never contain a seat's token. Webhook addresses contain
secrets of their owners, so the log names only the host.
"""

import asyncio
import json
import logging
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException

from fabletop.core.texts.languages import ENGLISH
from fabletop.server.errors import NotPossible
from fabletop.server.outgoing.safe_post import SECONDS, Post, parse, resolved
from fabletop.server.settings import Settings
from fabletop.server.tables.live import LiveTable, asked
from fabletop.server.tables.naming import names, numbered

logger = logging.getLogger("fabletop.server")

TRIES = 3
NAME_SIGNS = "'’-"
THREADS = 4


class Webhooks:
    def __init__(self, settings: Settings) -> None:
        self._private = settings.private_webhooks
        self._public = settings.public_address.rstrip("/")
        self._delay = settings.webhook_delay
        self._refusal = settings.webhook_refusal
        self._threads = ThreadPoolExecutor(THREADS, "fabletop-webhook")
        self._looking = ThreadPoolExecutor(THREADS, "fabletop-webhook-check")
        """Apart, so that no notification waits for the names that somebody lets us look up."""
        self._calls: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def check(self, address: str) -> None:
        """Raise NotPossible if we would not send anything to this address. Every refusal takes
        equally long, as far as the search for the host lets us."""
        target = parse(address)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        look = loop.run_in_executor(self._looking, lambda: resolved(target, private=self._private))
        try:
            await asyncio.wait_for(look, SECONDS)
        except (TimeoutError, NotPossible) as error:
            await asyncio.sleep(max(0.0, self._refusal - (loop.time() - begun)))
            raise NotPossible("no-host", host=target.host) from error

    def called(self, live: LiveTable, seats: Collection[int]) -> None:
        """Notify these seats, which have to answer now and did not before."""
        for number in seats:
            if _may_call(live, number):
                self._start(live, number)

    async def close(self) -> None:
        for call in self._calls.values():
            call.cancel()
        await asyncio.gather(*self._calls.values(), return_exceptions=True)
        for threads in (self._threads, self._looking):
            threads.shutdown(wait=False, cancel_futures=True)

    def _start(self, live: LiveTable, number: int) -> None:
        key = (live.saved.id, number)
        if key in self._calls:
            self._calls[key].cancel()
        call = self._calls[key] = asyncio.create_task(self._call(live, number))
        call.add_done_callback(lambda _: self._calls.pop(key) if self._calls[key] is call else None)

    async def _call(self, live: LiveTable, number: int) -> None:
        """Send only if the seat still has to answer after a delay: most people answer at once."""
        for _ in range(TRIES):
            await asyncio.sleep(self._delay)
            if not _may_call(live, number) or await self._delivered(live, number):
                return

    async def _delivered(self, live: LiveTable, number: int) -> bool:
        """Whether it arrived, or is not worth a retry."""
        address = live.saved.seats[number].webhook
        problem = ""
        try:
            status = await self._post(address, self._body(live, number))
            if 200 <= status < 300:
                return True
            problem = f"status {status}"
            return status < 500
        except (OSError, HTTPException, NotPossible) as error:
            problem = type(error).__name__
            return isinstance(error, NotPossible)
        finally:
            if problem:
                host = parse(address).host
                logger.warning(
                    "the webhook of seat %d at table %s failed: %s, %s",
                    number,
                    live.saved.id,
                    host,
                    problem,
                )

    async def _post(self, address: str, body: bytes) -> int:
        post = Post(address, body, private=self._private)
        sent = asyncio.get_running_loop().run_in_executor(self._threads, post.send)
        try:
            return await asyncio.wait_for(sent, SECONDS)
        finally:
            post.hang_up()

    def _body(self, live: LiveTable, number: int) -> bytes:
        name = _harmless(names(live.saved.seats, ENGLISH)[number]) or numbered(number, ENGLISH)
        title = live.match.game.words("en").title()
        link = f" {self._public}/t/{live.saved.id}" if self._public else ""
        sentence = f"Fabletop: it is {name}'s turn at {title}.{link}"
        body = {
            "content": sentence,
            "text": sentence,
            "allowed_mentions": {"parse": []},
            "game": live.saved.game,
            "table": live.saved.id,
            "seat": number,
            "name": name,
        }
        return json.dumps(body).encode()


def _harmless(name: str) -> str:
    """A name without the signs that chat programs take for links, mentions or their markup."""
    kept = (one if one.isalnum() or one in NAME_SIGNS else " " for one in name)
    return " ".join("".join(kept).split())


def _may_call(live: LiveTable, number: int) -> bool:
    seat = live.saved.seats[number]
    wanted = seat.webhook and not seat.bot and not live.finished
    return bool(wanted) and number in asked(live.match)
