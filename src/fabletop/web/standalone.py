"""What a file needs that is opened without a server: our style sheets and scripts as text, and the
mark by which a page allows its own script and no other."""

import base64
import hashlib

from fabletop.core.errors import BadSetup
from fabletop.web.rendering import FOLDER


def read(name: str) -> str:
    try:
        return (FOLDER / name).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadSetup(f"{FOLDER / name} is missing: `make assets` builds it") from error


def fingerprint(script: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
