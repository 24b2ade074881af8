"""The visitor of a page: language, shape of the screen, and the seats this browser plays.

A browser keeps the tokens of its seats in a cookie that scripts cannot read. Several seats on one
screen are several tokens.
"""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Cookie, Depends, Header, Request, Response

from fabletop.server.errors import NotSeated
from fabletop.server.reader import reader_of
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.tables import Tables

TOKENS = "fabletop_seats"
SHAPE = "fabletop_shape"
SHAPES = ("wide", "tall")
KEPT = 60 * 60 * 24 * 90
MOST_TOKENS = 40


@dataclass(frozen=True, slots=True)
class Visitor:
    language: str
    shape: str
    tokens: tuple[str, ...]

    def seats(self, tables: Tables, live: LiveTable) -> list[int]:
        """The seats of this table that the browser plays."""
        found: set[int] = set()
        for token in self.tokens:
            try:
                seat = tables.seat_of(live, token)
            except NotSeated:
                continue
            if seat is not None:
                found.add(seat)
        return sorted(found)

    def token(self, tables: Tables, live: LiveTable, seat: int) -> str:
        """The secret of one of the browser's seats."""
        for token in self.tokens:
            try:
                if tables.seat_of(live, token) == seat:
                    return token
            except NotSeated:
                continue
        raise NotSeated("other-browser")

    def sits_down(self, reply: Response, new: list[str]) -> None:
        """Store further seats in the cookie; tokens are URL-safe, so dots can separate them."""
        kept = list(dict.fromkeys([*new, *self.tokens]))[:MOST_TOKENS]
        reply.set_cookie(TOKENS, ".".join(kept), max_age=KEPT, samesite="lax", httponly=True)

    def gets_up(self, reply: Response, token: str) -> None:
        kept = [one for one in self.tokens if one != token]
        reply.set_cookie(TOKENS, ".".join(kept), max_age=KEPT, samesite="lax", httponly=True)


# These dependencies are async although they await nothing: FastAPI runs others in threads.


async def visitor_of(
    request: Request,
    shape: Annotated[str, Cookie(alias=SHAPE)] = SHAPES[0],
    tokens: Annotated[str, Cookie(alias=TOKENS)] = "",
) -> Visitor:
    return Visitor(
        reader_of(request),
        shape if shape in SHAPES else SHAPES[0],
        tuple(filter(None, tokens.split("."))),
    )


Guest = Annotated[Visitor, Depends(visitor_of)]


async def same_origin(request: Request, origin: Annotated[str | None, Header()] = None) -> None:
    """Refuse requests from pages of other sites."""
    if origin is not None and origin.rstrip("/") != str(request.base_url).rstrip("/"):
        raise NotSeated("other-page")


SameOrigin = Depends(same_origin)
