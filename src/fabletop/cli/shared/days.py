"""Lengths of time as people write them: 90d, 12w, 1y, 6h."""

import re

from fabletop.core.errors import BadSetup

DAYS = {"h": 1 / 24, "d": 1.0, "w": 7.0, "y": 365.0}


def days_of(text: str) -> float:
    found = re.fullmatch(r"(\d{1,6})([hdwy])", text.strip())
    if found is None:
        raise BadSetup(f"{text!r} is no length of time; write it like 90d, 12w, 1y or 6h")
    return int(found[1]) * DAYS[found[2]]
