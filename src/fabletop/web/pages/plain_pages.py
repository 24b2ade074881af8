"""Pages with little of their own: the one about the API, and a problem as a page, such as an
address that does not exist or a request that is refused."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from fabletop.server.network.limits import STRICT
from fabletop.web.look.rendering import page, speaker
from fabletop.web.pages.people import SHAPE, TOKENS, Guest, told_by_cookies

router = APIRouter(include_in_schema=False)

POLICY = STRICT.decode() + "; img-src 'self' data:"
"""The style sheet of Swagger UI holds its own small pictures."""

NOT_FOUND = 404


@router.get("/docs")
def show_docs(request: Request, guest: Guest) -> HTMLResponse:
    """The page about the API. Its script and style sheet come with the other assets."""
    reply = page(request, "docs.html", guest, {"title": "API · Fabletop"})
    reply.headers["Content-Security-Policy"] = POLICY
    return reply


def show_problem(request: Request, told: str, status: int) -> Response:
    cookies = request.cookies
    guest = told_by_cookies(request, cookies.get(SHAPE, ""), cookies.get(TOKENS, ""))
    say = speaker(guest.language)
    heading = say("no-page-here" if status == NOT_FOUND else "problem")
    context = {"title": f"{heading} · Fabletop", "heading": heading, "told": told}
    return page(request, "problem.html", guest, context, status)
