"""Games are found by name, also those of other packages."""

from importlib.metadata import EntryPoint

import pytest

from fabletop.core import registry
from fabletop.core.errors import BadSetup
from tests.high_card import HIGH_CARD


def test_prophecy_is_announced() -> None:
    assert "prophecy" in registry.names()
    assert registry.find("prophecy").name == "prophecy"


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match=r"no game 'chess'; there is: .*prophecy"):
        registry.find("chess")


def test_a_game_can_come_from_another_package(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("high_card", "tests.high_card:HIGH_CARD", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group else [])
    registry.names.cache_clear()
    registry.find.cache_clear()
    try:
        assert registry.names() == ("high_card",)
        assert registry.find("high_card") is HIGH_CARD
    finally:
        registry.names.cache_clear()
        registry.find.cache_clear()
