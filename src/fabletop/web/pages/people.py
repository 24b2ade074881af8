"""The visitor of a page: language, shape of the screen, and the seats this browser plays.

A browser keeps the tokens of its seats in a cookie that scripts cannot read. Several seats on one
screen are several tokens.
"""

import re
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Cookie, Depends, Header, Request, Response

from fabletop.server.errors import NotSeated
from fabletop.server.reader import reader_of
from fabletop.server.settings import Settings
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.tables import Tables

TOKENS = "fabletop_seats"
SHAPE = "fabletop_shape"
SHAPES = ("wide", "tall")
KEPT = 60 * 60 * 24 * 90
MOST_TOKENS = 40
TOKEN = re.compile(r"[A-Za-z0-9_-]{16,64}", re.ASCII)
USUAL_PORTS = {"http": 80, "https": 443}


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

    def moves(self, reply: Response, old: str, new: str) -> None:
        """The seat of one token has another one from now on."""
        kept = [new if one == old else one for one in self.tokens]
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
    return told_by_cookies(request, shape, tokens)


def told_by_cookies(request: Request, shape: str, tokens: str) -> Visitor:
    return Visitor(
        reader_of(request),
        shape if shape in SHAPES else SHAPES[0],
        tuple(filter(TOKEN.fullmatch, tokens.split(".")[:MOST_TOKENS])),
    )


Guest = Annotated[Visitor, Depends(visitor_of)]


async def same_origin(request: Request, origin: Annotated[str | None, Header()] = None) -> None:
    """Refuse requests from pages of other sites. Our own are at the address of the request, and at
    our address for people: a proxy may not tell us under which it is known."""
    own = {_origin(str(request.base_url)), _origin(_public(request))}
    if origin is not None and (_origin(origin) or origin) not in own:
        raise NotSeated("other-page")


def address_of(request: Request) -> str:
    """Where people find this server, for links that they send to others."""
    return (_public(request) or str(request.base_url)).rstrip("/")


def _public(request: Request) -> str:
    settings: Settings = request.app.state.settings
    return settings.public_address


def _origin(address: str) -> str:
    """The scheme, host and port of an address; empty if it has none."""
    try:
        parts = urlsplit(address)
        port = parts.port or USUAL_PORTS[parts.scheme]
    except (KeyError, ValueError):
        return ""
    return f"{parts.scheme}://{parts.hostname}:{port}" if parts.hostname else ""


SameOrigin = Depends(same_origin)
