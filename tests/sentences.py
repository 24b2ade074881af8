"""Catalogues of sentences as the tests read them."""

import re
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast


def messages(file: Traversable) -> dict[str, set[str]]:
    """Every message of a file with the values it uses; nothing unreadable, nothing twice."""
    text = file.read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(set(names)) == len(names), "a message is said twice"
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.span
    }
