"""What a process counts, for Prometheus. Every label has few values: none comes from a client."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from fabletop.server.work.turns import Turns

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
WORK = Histogram(
    "fabletop_work_seconds",
    "Time of a worker process for one piece of work",
    ["workers", "work"],
    buckets=LONG,
    registry=None,
)
WORK_FAILURES = Counter(
    "fabletop_work_failures",
    "Work whose process died or was too slow",
    ["workers"],
    registry=None,
)
OURS = (REQUESTS, DATABASE, DRAWINGS, WORK, WORK_FAILURES)


def add_to(registry: CollectorRegistry) -> None:
    """Show all of them, and what the process takes of the machine."""
    for one in OURS:
        registry.register(one)
    ProcessCollector(registry=registry)


class WorkGauges:
    """How much work waits for the workers of an app, and how much is being done."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._waiting = Gauge(
            "fabletop_work_waiting",
            "Work that waits for a free worker process",
            ["workers"],
            registry=registry,
        )
        self._running = Gauge(
            "fabletop_work_running",
            "Work that a worker process does now",
            ["workers"],
            registry=registry,
        )

    def show(self, name: str, turns: Turns) -> None:
        self._waiting.labels(name).set_function(lambda: float(turns.queued))
        self._running.labels(name).set_function(lambda: float(turns.running))
