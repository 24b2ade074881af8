"""Whether the server works, and what it counts."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse
from prometheus_client import generate_latest
from sqlalchemy.exc import SQLAlchemyError

from fabletop.server.api.problems import problems
from fabletop.server.api.routes import AllTables
from fabletop.server.errors import NotWell

router = APIRouter(tags=["server"])
metrics_router = APIRouter(tags=["server"])

SECONDS = 5.0
"""How long the database may take."""


@router.get("/health", response_class=PlainTextResponse, responses=problems(503))
async def health(tables: AllTables) -> str:
    """Whether the database can be read and written."""
    try:
        await asyncio.wait_for(asyncio.to_thread(tables.store.check), SECONDS)
    except (OSError, TimeoutError, SQLAlchemyError) as error:
        raise NotWell("no-database") from error
    return "well\n"


@metrics_router.get("/metrics", response_class=PlainTextResponse)
def metrics(request: Request) -> str:
    """Numbers for Prometheus."""
    return generate_latest(request.app.state.metrics).decode()
