"""Games are found by name, also those of other packages."""

import gc
import weakref
from pathlib import Path

import pytest

from fabletop.core import registry
from fabletop.core.errors import BadSetup
from tests.high_card import HIGH_CARD
from tests.installed import announce, installed


def test_prophecy_is_announced() -> None:
    assert "prophecy" in registry.names()
    assert registry.find("prophecy").name == "prophecy"


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match=r"no game 'chess'; there is: .*prophecy"):
        registry.find("chess")


def test_names_of_unknown_games_are_neither_kept_nor_repeated_in_full() -> None:
    class Name(str):
        """A text that tells when it is gone."""

    name = Name("x" * 10_000)
    told, kept = "", weakref.ref(name)
    try:
        registry.find(name)
    except BadSetup as error:
        told = str(error)
    assert len(told) < 500
    del name
    gc.collect()
    assert kept() is None


@pytest.mark.usefixtures("high_card_installed")
def test_a_game_can_come_from_another_package() -> None:
    assert "high_card" in registry.names()
    assert registry.find("high_card") is HIGH_CARD


def test_the_default_game_is_installed() -> None:
    assert registry.DEFAULT_GAME in registry.names()


def test_a_game_that_cannot_be_loaded_leaves_the_others_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    announce(tmp_path, "bad-luck", {registry.GROUP: {"bad_luck": "nowhere.at_all:GAME"}})
    usual = registry.names()
    with installed(tmp_path):
        assert registry.names() == usual
        with pytest.raises(BadSetup, match=r"bad-luck: the entry point bad_luck = nowhere\.at_all"):
            registry.find("bad_luck")
    assert [record.message.count("bad-luck") for record in caplog.records] == [1]


def test_a_game_is_announced_under_its_own_name(tmp_path: Path) -> None:
    announce(tmp_path, "misnomer", {registry.GROUP: {"low_card": "tests.high_card:HIGH_CARD"}})
    with installed(tmp_path), pytest.raises(BadSetup, match="must be a game with the name 'low_"):
        registry.find("low_card")
