"""A table without a drawing of its own: what the seat sees, as a list."""

from collections.abc import Iterator, Sequence

from fabletop.core.codec import JsonObject
from fabletop.core.question import Option
from fabletop.core.table import Event
from fabletop.core.view import AnyView, plain
from fabletop.web.plugin import Places
from fabletop.web.table.lit import Lit


class Nowhere:
    """No things on the table."""

    def things(self, _option: Option) -> Sequence[str]:
        return ()

    def on_board(self, _option: Option) -> bool:
        return False

    def card(self, _option: Option) -> str:
        return ""


class PlainDrawing:
    board = "plain/board.html"
    panels = "plain/nothing.html"
    stage = "plain/nothing.html"
    company = "heroes"

    def places(self, _view: AnyView) -> Places:
        return Nowhere()

    def heading(self, _verb: str) -> str:
        return ""

    def icon(self, option: Option) -> str:
        return f"do.{option[0]}"

    def seat(self, _view: AnyView, seat: int) -> str:
        return str(seat + 1)

    def hidden(self, _view: AnyView) -> bool:
        return True

    def context(self, view: AnyView, _events: Sequence[Event], _asked: Lit) -> JsonObject:
        return {"lines": list(_lines(view)), "round": None, "edition": "", "claimed": ()}


def _lines(view: AnyView) -> Iterator[tuple[str, str]]:
    for name, value in plain(view).items():
        if value not in (None, "", [], {}):
            yield name.replace("_", " "), _plain(value)


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{name}: {_plain(one)}" for name, one in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(_plain, value))
    return str(value)
