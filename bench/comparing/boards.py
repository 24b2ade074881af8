"""Boards as the pages draw them. Pages keep what they have drawn, so a board is drawn once per
process and seat."""

from itertools import islice, product
from pathlib import Path
from time import process_time
from typing import Any

import fabletop
from bench.comparing.figures import Made, Piecework
from bench.comparing.prepared import PreparedTable
from fabletop.core.match import Match
from fabletop.web.look.rendering import render
from fabletop.web.table.scene import Seated, Viewer, scene


def boards(prepared: PreparedTable) -> Piecework:
    if not (Path(fabletop.__file__).parent / "web" / "built" / "icons.svg").exists():
        raise FileNotFoundError("icons have not been built: make assets")
    seats = range(prepared.kind.seats)

    def work(seed: int, amount: int) -> Made:
        shown = list(islice(product(seats, prepared.moments(seed)), amount))
        begun = process_time()
        for seat, match in shown:
            _drawn(match, seat)
        return Made(len(shown), process_time() - begun, prepared.mark(seed))

    return work


def _drawn(match: Match[Any], seat: int) -> str:
    names = match.header.seats
    look = Viewer(seat, "en", "wide")
    shown = scene(match, Seated("", names, ("",) * len(names)), look)
    return render("notebook/board.html", "en", shown, sprite="")
