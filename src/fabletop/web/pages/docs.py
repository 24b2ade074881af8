"""The page about the API. Its script and style sheet come with the other assets."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from fabletop.server.network.limits import STRICT
from fabletop.web.look.rendering import page
from fabletop.web.pages.people import Guest

router = APIRouter(include_in_schema=False)

POLICY = STRICT.decode() + "; img-src 'self' data:"
"""The style sheet of Swagger UI holds its own small pictures."""


@router.get("/docs")
def show_docs(request: Request, guest: Guest) -> HTMLResponse:
    reply = page(request, "docs.html", guest, {"title": "API · Fabletop"})
    reply.headers["Content-Security-Policy"] = POLICY
    return reply
