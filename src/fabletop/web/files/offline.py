"""A replay as one file: every moment of a match, to be watched offline.

Consecutive pictures of the table differ little. The file stores every line once, and for each
picture the numbers of the lines that differ from the picture before, all of it compressed. Its
security policy allows only its own script and no loading, whatever names the players have.
"""

import base64
import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import replace

from markupsafe import Markup

from fabletop.core import log
from fabletop.core.codec import JsonObject
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.web.files.standalone import authors, fingerprint, read, symbols, table_styles
from fabletop.web.look.rendering import render
from fabletop.web.table.replayed import replay_scene
from fabletop.web.table.scene import Seated, Viewer, frame_scene

SCRIPTS = (
    "built/idiomorph.js",
    "static/motion.js",
    "static/player.js",
    "static/offline.js",
    "static/map.js",
    "static/boards.js",
)
"""The modules of the script; each comes after those that it imports."""

IMPORT = re.compile(r"^import .*;\n", re.MULTILINE)
EXPORT = re.compile(r"^export (?:\{.*\};)?", re.MULTILINE)


def offline_page(match: Match, seated: Seated, look: Viewer) -> str:
    """The whole match, as this viewer may see it, as the text of one HTML file."""
    look = replace(look, told=False)
    context: JsonObject = replay_scene(match, seated, look, 0) | {"jump": "#"}
    film = Film()
    for picture in _pictures(match, seated, look, context["moments"]):
        film.add(picture)
    player = render("player.html", look.language, context, sprite="")
    everything = "\n".join([player, *film.lines])
    script = _script()
    around = {
        "style": Markup(table_styles(match.game.name, "replay")),
        "script": Markup(script),
        "fingerprint": Markup(fingerprint(script)),
        "symbols": Markup(symbols(everything)),
        "authors": authors(everything),
        "player": Markup(player),
        "frames": film.packed(),
    }
    return render("offline.html", look.language, context | around, sprite="")


def page_of_log(lines: list[str], seated: Seated, look: Viewer) -> str:
    """The same from the lines of a log, which can be sent to a worker process."""
    return offline_page(log.parse(lines, find), seated, look)


class Film:
    """Consecutive pictures, each stored as its difference from the one before."""

    def __init__(self) -> None:
        self.lines: dict[str, int] = {}
        self._changes: list[list[int]] = []
        self._last: list[int] = []

    def add(self, picture: str) -> None:
        known = self.lines
        now = [known.setdefault(line, len(known)) for line in picture.splitlines()]
        before, self._last = self._last, now
        most = min(len(before), len(now))
        start = next((n for n in range(most) if before[n] != now[n]), most)
        most -= start
        end = next((n for n in range(most) if before[-1 - n] != now[-1 - n]), most)
        self._changes.append([start, len(before) - start - end, *now[start : len(now) - end]])

    def packed(self) -> str:
        """The compressed pictures as text that is safe within HTML."""
        plain = {"lines": list(self.lines), "changes": self._changes}
        text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
        return base64.b64encode(gzip.compress(text.encode(), mtime=0)).decode()


def _pictures(match: Match, seated: Seated, look: Viewer, wanted: list[int]) -> Iterator[str]:
    for moment in match.walk():
        if len(moment.entries) in wanted:
            scene = frame_scene(moment, seated, look)
            yield render("fragment.html", look.language, scene, sprite="")


def _script() -> str:
    """The modules as one script; each comes after those that it imports."""
    return "\n".join(EXPORT.sub("", IMPORT.sub("", read(name))) for name in SCRIPTS)
