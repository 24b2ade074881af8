"""What a process counts, for Prometheus. Every label has few values: none comes from a client."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

FAST = (0.001, 0.005, 0.02, 0.1, 0.5, 2.5)
USUAL = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LONG = (0.05, 0.2, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

REQUESTS = Histogram(
    "fabletop_request_seconds",
    "Time until the reply to a request begins",
    ["method", "route", "status"],
    buckets=USUAL,
    registry=None,
)
DATABASE = Histogram(
    "fabletop_database_seconds",
    "Time of a use of the database: a query, a snapshot of several, or a write with its commit",
    ["use"],
    buckets=FAST,
    registry=None,
)
DRAWINGS = Histogram(
    "fabletop_drawing_seconds",
    "Time to draw a table, or a part of its page that was not in the cache",
    ["what"],
    buckets=USUAL,
    registry=None,
)
BOTS_WAITING = Gauge(
    "fabletop_bots_waiting", "Work for bots that waits for a free process", registry=None
)
BOTS_WORKING = Gauge(
    "fabletop_bots_working", "Work for bots that a process does now", registry=None
)
BOT_WORK = Histogram(
    "fabletop_bot_seconds",
    "Time of a bot's process for one piece of work",
    ["work"],
    buckets=LONG,
    registry=None,
)
BOT_FAILURES = Counter(
    "fabletop_bot_failures", "Work for bots whose process died or was too slow", registry=None
)
OURS = (REQUESTS, DATABASE, DRAWINGS, BOTS_WAITING, BOTS_WORKING, BOT_WORK, BOT_FAILURES)


def add_to(registry: CollectorRegistry) -> None:
    """Show all of them, and what the process takes of the machine."""
    for one in OURS:
        registry.register(one)
    ProcessCollector(registry=registry)


@contextmanager
def bot_working(work: str) -> Iterator[None]:
    """A process works for a bot; only what ends well counts in the times."""
    begun = perf_counter()
    with BOTS_WORKING.track_inprogress():
        yield
    BOT_WORK.labels(work).observe(perf_counter() - begun)
