"""The fonts, icons and script that pages take from npm packages: a server needs them."""

from fabletop.core.errors import BadSetup
from fabletop.web.look.rendering import FOLDER

NEEDED = ("credits.json", "fonts.css", "icons.json", "icons.svg", "idiomorph.js")


def check_built() -> None:
    """Refuse to go on without them; pages without icons and scripts would look broken."""
    folder = FOLDER / "built"
    missing = [name for name in NEEDED if not (folder / name).is_file()]
    if missing:
        raise BadSetup(
            f"{folder} lacks {', '.join(missing)}: in a checkout, `make assets` builds them; "
            "otherwise install a wheel of Fabletop that holds them (`make wheels`)"
        )
