"""Which language somebody reads who sends a request: the one that is asked for, or the one that the
browser keeps in a cookie, or the first of the browser's own that is there."""

from fastapi import Request

from fabletop.core.texts.languages import understood

LANGUAGE = "fabletop_language"
"""The cookie."""


def reader_of(request: Request) -> str:
    return understood(
        request.query_params.get("language"),
        request.cookies.get(LANGUAGE),
        request.headers.get("accept-language"),
    )
