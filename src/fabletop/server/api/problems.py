"""Every refusal as one model: a sentence in the reader's language."""

import logging
from collections.abc import Callable, Iterator, Mapping

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match

from fabletop.core.errors import FabletopError
from fabletop.core.texts.foreign import shown
from fabletop.server.api.shared import Wire
from fabletop.server.errors import NotWell, Refused, refused
from fabletop.server.monitoring.requests import named
from fabletop.server.reader import reader_of
from fabletop.server.storage import failing
from fabletop.server.storage.failing import DatabaseFails

logger = logging.getLogger("fabletop.server")

API = "/api/"
LONGEST_FIELD = 80
NO_METHOD = 405
METHODS = ("GET", "POST")

Shown = Callable[[Request, str, int], Response]
"""Shows a problem to a person, as a page."""

REASONS: Mapping[int, str] = {
    400: "no-json",
    404: "no-page",
    405: "no-method",
    413: "too-large",
}
"""What to say about an error that the framework found."""

SAID = {
    400: "The body is no JSON, or not text.",
    403: "This token opens no seat here, or the seat may not do this.",
    404: "There is no such table.",
    405: "The path has no such method.",
    409: "Somebody else was faster: look again.",
    413: "The request is too large.",
    422: "The request is not as it should be, or the game or this server does not allow it.",
    429: "Too many requests, or too many of this kind: wait a while.",
    500: "Something went wrong on our side.",
    503: "Something that the server needs does not work.",
}


class ProblemReply(Wire):
    """Why a request was refused, in the reader's language."""

    detail: str


DescribedReplies = dict[int | str, dict[str, object]]


def problems(*statuses: int) -> DescribedReplies:
    """The refusals of a route, for its description; every route has those of `EVERYWHERE`."""
    return {one: {"model": ProblemReply, "description": SAID[one]} for one in sorted(statuses)}


EVERYWHERE = problems(400, 405, 413, 422, 429, 500, 503)


def add_handlers(app: FastAPI) -> None:
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(FabletopError, _mistaken)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _unknown)
    app.add_exception_handler(DatabaseFails, _no_database)
    app.add_exception_handler(Exception, _our_fault)


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _told(request, error.said(reader_of(request)), error.status)


def _mistaken(request: Request, error: Exception) -> Response:
    """An error that a person can fix, such as a wrong option of a table; the message is English."""
    return _told(request, str(error), 422)


def _malformed(request: Request, error: Exception) -> Response:
    """A field that is not as it should be. What was sent is not repeated: it may be anything."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(map(str, first["loc"]))
    if first["type"] == "json_invalid":
        return _told(request, refused("no-json", reader_of(request)), 400)
    field, wrong = shown(where, LONGEST_FIELD), str(first["type"])
    return _told(request, refused("malformed", reader_of(request), field=field, wrong=wrong), 422)


def _no_database(request: Request, error: Exception) -> Response:
    """The database fails, which its host can mend: a line in the log, and no traceback."""
    failing.logger.error("%s", error)
    return _told(request, refused("no-database", reader_of(request)), NotWell.status)


def _unknown(request: Request, error: Exception) -> Response:
    """An error that the framework found, such as a path that does not exist."""
    assert isinstance(error, HTTPException)
    reason = REASONS.get(error.status_code)
    said = refused(reason, reader_of(request)) if reason else str(error.detail)
    reply = _told(request, said, error.status_code)
    reply.headers.update(error.headers or {})
    if error.status_code == NO_METHOD:
        reply.headers["Allow"] = ", ".join(sorted(_methods(request))) or "GET, HEAD"
    return reply


def _methods(request: Request) -> Iterator[str]:
    """The methods that an address takes."""
    for method in METHODS:
        scope = {**request.scope, "method": method}
        if any(route.matches(scope)[0] is Match.FULL for route in request.app.routes):
            yield from (method, "HEAD") if method == "GET" else (method,)


def _our_fault(request: Request, error: Exception) -> Response:
    """Log an internal error; its details never reach the client."""
    logger.error("%s %s failed", request.method, shown(request.url.path), exc_info=error)
    reply = _told(request, refused("our-fault", reader_of(request)), 500)
    reply.headers.update(named())
    return reply


def _told(request: Request, said: str, status: int) -> Response:
    """The problem, as a page to a person who opens one, and as JSON to everybody else."""
    request.app.state.refused.labels(status).inc()
    page: Shown | None = getattr(request.app.state, "problem_page", None)
    wants_page = "text/html" in request.headers.get("accept", "")
    if page is not None and wants_page and not request.url.path.startswith(API):
        return page(request, said, status)
    told = said.encode("utf-8", "backslashreplace").decode()
    return JSONResponse({"detail": told}, status)
