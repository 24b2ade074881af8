"""The ASGI application."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from fastapi import FastAPI
from fastapi.routing import APIRoute
from prometheus_client import CollectorRegistry, Counter, Gauge
from starlette.concurrency import run_in_threadpool

from fabletop import __version__
from fabletop.server.api import health, seats, stream
from fabletop.server.api import routes as api
from fabletop.server.api.description import DescribedApp
from fabletop.server.api.problems import EVERYWHERE, add_handlers
from fabletop.server.api.stream import Streams
from fabletop.server.bots.hindsight import LookingBack
from fabletop.server.bots.workers import BotWorkers
from fabletop.server.monitoring import metrics
from fabletop.server.monitoring.requests import NotesRoute, Watched
from fabletop.server.network.addresses import Proxies
from fabletop.server.network.at_once import FewAtOnce
from fabletop.server.network.head import HeadAsGet
from fabletop.server.network.limits import Bucket, RequestLimits
from fabletop.server.network.proxies import BehindProxies
from fabletop.server.outgoing.webhooks import Webhooks
from fabletop.server.settings import Settings
from fabletop.server.statistics import backfill, cached
from fabletop.server.storage.store import Store
from fabletop.server.tables import retention
from fabletop.server.tables.hub import Hub
from fabletop.server.tables.tables import Tables
from fabletop.server.work.pages import PageWorkers


def create_app(settings: Settings) -> FastAPI:
    app = DescribedApp(
        title="Fabletop",
        version=__version__,
        lifespan=_lifespan,
        redoc_url=None,
        docs_url=None,
        responses=EVERYWHERE,
        generate_unique_id_function=_name_of,
    )
    app.state.settings = settings
    app.state.founders = Bucket(settings.tables_per_hour / 3600, settings.tables_per_hour)
    annotated = settings.annotations_per_hour
    app.state.annotators = Bucket(annotated / 3600, annotated)
    hooks = settings.webhooks_per_hour
    app.state.notified = Bucket(hooks / 3600, hooks)
    app.state.metrics = CollectorRegistry()
    app.state.refused = Counter(
        "fabletop_refused", "Requests refused, by status", ["status"], registry=app.state.metrics
    )
    app.state.streams = Streams(settings.connections.streams_per_client)
    metrics.add_to(app.state.metrics)
    app.state.work = metrics.WorkGauges(app.state.metrics)
    app.add_middleware(NotesRoute)
    app.add_middleware(HeadAsGet)
    app.add_middleware(FewAtOnce, most=settings.requests_at_once)
    app.add_middleware(
        RequestLimits,
        body_limit=settings.body_limit,
        requests=Bucket(settings.requests_per_second, settings.burst),
        hsts=settings.hsts,
    )
    proxies = Proxies(settings.proxies)
    if proxies:
        app.add_middleware(BehindProxies, proxies=proxies)
    app.add_middleware(Watched, proxies=proxies, log=settings.access_log)
    for routes in (api, seats, cached, stream):
        app.include_router(routes.router)
    add_handlers(app)
    app.include_router(health.router)
    if settings.metrics and settings.metrics_port is None:
        app.include_router(health.metrics_router)
    return app


def _name_of(route: APIRoute) -> str:
    """What a generated client calls a request: as our own function is called."""
    return route.name


def check(settings: Settings) -> None:
    """Open and close the store once, so that errors are reported before the server starts."""
    store = Store(settings.address)
    try:
        store.migrate()
    finally:
        store.close()


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store = Store(settings.address)
    await run_in_threadpool(store.migrate)
    workers = BotWorkers(settings.bot_processes, settings.bot_seconds)
    tables = app.state.tables = Tables(store, Hub(), workers, Webhooks(settings), settings)
    well = app.state.health = health.Health(store)
    app.state.statistics = cached.Statistics(store, settings.statistics_seconds)
    pages = app.state.pages = PageWorkers(settings.page_processes)
    looking_back = app.state.looking_back = LookingBack(store, workers)
    for pool in (workers, pages):
        app.state.work.show(pool.name, pool.turns)
    open_tables = Gauge("fabletop_tables", "Tables in memory", registry=app.state.metrics)
    open_tables.set_function(lambda: float(tables.count))
    watchers = Gauge("fabletop_watchers", "Streams of events", registry=app.state.metrics)
    watchers.set_function(lambda: float(tables.hub.listeners))
    chores = [
        asyncio.create_task(_forget_idle(tables, settings.idle_minutes * 60)),
        asyncio.create_task(retention.keep_tidy(store, tables, settings)),
        asyncio.create_task(backfill.fill_in(store, workers)),
    ]
    try:
        with _listening(store, tables):
            yield
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await tables.close()
        await looking_back.close()
        workers.close()
        pages.close()
        store.close()
        well.close()


@contextmanager
def _listening(store: Store, tables: Tables) -> Iterator[None]:
    """Listen to other processes if there can be any. Only this needs the PostgreSQL driver."""
    if store.alone:
        yield
        return
    from fabletop.server.storage.listener import Listener

    listener = Listener(store.address, tables)
    try:
        yield
    finally:
        listener.close()


async def _forget_idle(tables: Tables, seconds: float) -> None:
    while True:
        await asyncio.sleep(min(60.0, seconds / 2))
        tables.forget_idle(seconds)
