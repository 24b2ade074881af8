"""The language of a request: the one in the query, or the one in the browser's cookie, or the first
of the browser's own languages that we have."""

from fastapi import Request

from fabletop.core.texts.languages import understood

LANGUAGE = "fabletop_language"
"""The name of the cookie."""


def reader_of(request: Request) -> str:
    return understood(
        request.query_params.get("language"),
        request.cookies.get(LANGUAGE),
        request.headers.get("accept-language"),
    )
