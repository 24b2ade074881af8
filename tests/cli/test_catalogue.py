"""The command speaks both languages to the same extent."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

from fabletop.core import registry


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, VariableReference):
            self.found.add(node.id.name)
        super().generic_visit(node)


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the values it uses."""
    found = {}
    for file in (files("fabletop.cli") / "text").iterdir():
        if not file.name.endswith(f"{language}.ftl"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", ["fr"])
def test_every_message_is_there_with_the_same_values(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_its_messages(game: str) -> None:
    assert any(message.startswith(f"{game}-") for message in messages("en"))
