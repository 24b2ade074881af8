"""Saved games as they were written before there were checksums, so that a test can edit them."""

import re


def unsealed(text: str) -> str:
    return re.sub(r',"check":"[0-9a-f]{16}"', "", text)
