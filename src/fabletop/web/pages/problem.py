"""A problem as a page: an address that does not exist, or a request that is refused."""

from fastapi import Request, Response

from fabletop.server.reader import reader_of
from fabletop.web.look.rendering import page, speaker
from fabletop.web.pages.people import SHAPE, TOKENS, visitor_of

NOT_FOUND = 404


def show_problem(request: Request, told: str, status: int) -> Response:
    cookies = request.cookies
    guest = visitor_of(reader_of(request), cookies.get(SHAPE, ""), cookies.get(TOKENS, ""))
    say = speaker(guest.language)
    heading = say("lib-missing" if status == NOT_FOUND else "problem")
    context = {"title": f"{heading} · Fabletop", "heading": heading, "told": told}
    return page(request, "problem.html", guest, context, status)
