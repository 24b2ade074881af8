"""What a file needs to work without a server: our style sheets and scripts as text, the icons that
it shows, and the hash with which a page allows only its own script."""

import base64
import hashlib
import json
import re
from functools import cache

from fabletop.core.errors import BadSetup
from fabletop.web.game_files import sheet_text
from fabletop.web.look.icons import PREFIX
from fabletop.web.look.rendering import FOLDER

USED = re.compile(rf'href="#({PREFIX}[\w-]+)"')
SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)


def read(name: str) -> str:
    try:
        return (FOLDER / name).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadSetup(f"{FOLDER / name} is missing: `make assets` builds it") from error


def styles(*names: str) -> str:
    """Style sheets as one text, beginning with the one of every page."""
    return "\n".join(read(f"static/{name}.css") for name in ("style", *names))


def table_styles(game: str, *names: str) -> str:
    """The same for a table: the sheet of all tables, the sheet of the game, and further ones."""
    own = sheet_text(game)
    further = (read(f"static/{name}.css") for name in names)
    return "\n".join([styles("table"), *([own] if own else []), *further])


def fingerprint(script: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def symbols(html: str) -> str:
    """The icons that this HTML refers to within itself."""
    return "".join(_symbols()[name] for name in sorted(set(USED.findall(html))))


def authors(html: str) -> list[str]:
    """The authors of these icons."""
    credits: list[dict[str, str]] = json.loads(read("built/credits.json"))["icons"]
    used = set(USED.findall(html))
    return sorted({one["author"] for one in credits if PREFIX + one["name"] in used})


@cache
def _symbols() -> dict[str, str]:
    return {found[1]: found[0] for found in SYMBOL.finditer(read("built/icons.svg"))}
