"""The soak: every player count and setting, and whatever goes wrong is a finding."""

import pytest

from fabletop.core.conformance.games import Report
from fabletop.core.errors import BadSetup
from fabletop.lab.playing import soak
from tests.high_card import HIGH_CARD


def quick(*_: object, **__: object) -> Report:
    return Report(decisions=1)


def test_every_player_count_and_setting_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "check_game", quick)
    soaked = soak.soak("prophecy", 60, seed=0, given={})
    assert {one.seats for one in soaked} == {2, 3, 4, 5}
    assert len({one.options["chance"] for one in soaked}) == 5
    assert [one.seed for one in soaked] == list(range(60))


def test_the_same_seed_alone_gives_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "check_game", quick)
    soaked = soak.soak("prophecy", 10, seed=20, given={})
    assert soak.soak("prophecy", 1, seed=27, given={}) == soaked[7:8]


def test_a_setting_that_is_given_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "check_game", quick)
    soaked = soak.soak("prophecy", 20, seed=0, given={"chance": "altar_19"})
    assert {one.options["chance"] for one in soaked} == {"altar_19"}


def test_a_crash_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object, **__: object) -> Report:
        raise ZeroDivisionError("no dragons")

    monkeypatch.setattr(soak, "check_game", crash)
    assert soak.soak("prophecy", 1, seed=5, given={})[0].violations == (
        "ZeroDivisionError: no dragons",
    )


def test_a_setting_for_four_is_played_by_four(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "check_game", quick)
    given: dict[str, object] = {"version": "standard", "teams": "pairs"}
    assert {one.seats for one in soak.soak("prophecy", 8, seed=0, given=given)} == {4}


def test_choices_that_do_not_go_together_are_not_played_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Elemental Construction deals more cards to four players than the smallest pool has."""
    monkeypatch.setattr(soak, "check_game", quick)
    given: dict[str, object] = {"enchantment": "elemental_construction"}
    soaked = soak.soak("seasons", 60, seed=0, given=given)
    assert not any(one.violations for one in soaked)
    assert all(one.options["pool"] != "30" or one.seats < 4 for one in soaked)


def test_rich_positions_are_played_on_for_a_while_by_the_same_seeds() -> None:
    soaked = soak.soak("seasons", 3, seed=0, given={}, every=20, rich=True)
    assert [one.violations for one in soaked] == [(), (), ()]
    assert all(one.decisions == soak.ENOUGH or one.ended_by for one in soaked)
    assert soak.soak("seasons", 1, seed=2, given={}, every=20, rich=True) == soaked[2:]


def test_a_game_without_rich_positions_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "find", lambda _name: HIGH_CARD)
    with pytest.raises(BadSetup, match="high_card deals no rich positions"):
        soak.soak("high_card", 1, seed=0, given={}, rich=True)
