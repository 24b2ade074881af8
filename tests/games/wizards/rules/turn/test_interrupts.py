"""Spells in other players' turns: whom they are asked of, and how often (Z-186, Z-187)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.perils import (
    ELSEWHERE,
    EVENT,
    IDLE,
    TRAP,
    alone,
    meets_somebody,
)

SORCERER: dict[str, Any] = {"order": "sorcerers", "rank": 4, "points": (45, 30, 60)}
"""Knows Dispelling, Escape, and Transport."""

WIZARD: dict[str, Any] = {"order": "wizards", "rank": 4, "points": (60, 45, 30)}
"""Knows Dispelling, Taming, and Escape Traps."""


def asked(play: WizardsPlay) -> tuple[int, str]:
    return play.question.seat, play.question.kind


def ambushed(*dice: int, lair: str = "") -> WizardsPlay:
    """In the first player's turn Demons attack the second one too, who can dispel them."""
    scenario = (
        Scenario(2)
        .player(order="druids", at="torwall-1")
        .player(**SORCERER, at="torwall-1")
        .dragon(ELSEWHERE)
        .demons("torwall-2")
        .draws("ambush")
    )
    if lair:
        scenario.within(lair)
    return meets_somebody(scenario, EVENT, 2, *dice)


@pytest.mark.rule("Z-187")
def test_dispelling_is_asked_of_who_meets_demons_in_another_players_turn() -> None:
    play = ambushed(5, 6)
    assert asked(play) == (1, "demons")
    play.answers("dispel", "gain power")
    assert play.player(1).points == [45, 30, 62]


@pytest.mark.rule("Z-187")
def test_who_failed_to_dispel_in_another_players_turn_may_try_again_in_the_next_turn() -> None:
    play = ambushed(6, 3, 2)
    play.answers("dispel")
    assert asked(play) == (1, "turn")
    play.answers("roll", "step torwall-2")
    assert (asked(play), play.options) == ((1, "demons"), ["face", "dispel"])


@pytest.mark.rule("Z-187")
def test_who_failed_to_dispel_in_the_own_turn_may_try_again_in_another_players_turn() -> None:
    play = (
        Scenario(2)
        .player(**SORCERER, at="torwall-1")
        .player(at="torwall-2")
        .dragon(ELSEWHERE)
        .demons("torwall-2")
        .dice(2, 6, 3, 5, EVENT, 2)
        .draws("ambush")
        .start()
    )
    play.answers("roll", "step torwall-2", "dispel")
    play.answers("roll", "stop", "encounter")
    assert (asked(play), play.options) == ((0, "demons"), ["face", "dispel"])


@pytest.mark.rule("Z-187")
def test_who_failed_to_dispel_in_the_own_turn_may_try_again_when_evil_acts() -> None:
    play = (
        Scenario(2)
        .player(**IDLE)
        .player(**SORCERER, at="torwall-1")
        .dragon(ELSEWHERE)
        .on(day=14, fortnight=3)
        .demons("torwall-2", "wendmere-9", "wendmere-8")
        .dice(2, 6, 3)
        .randomly("torwall-2")
        .start(active=1)
    )
    play.answers("roll", "step torwall-2", "dispel")
    assert ("dies", "wendmere") in play.told()
    assert (asked(play), play.options) == ((1, "demons"), ["face", "dispel"])


@pytest.mark.rule("Z-186")
def test_who_failed_to_dispel_is_not_asked_about_other_demons_in_the_same_turn() -> None:
    scenario = alone(**WIZARD).demons("torwall-2", "dragons_lair-7").within("dragons_lair-7")
    play = scenario.dice(2, 6, 6, 4).start()
    play.answers("roll", "step torwall-2", "dispel")
    assert play.where() == "dragons_lair-7"
    assert play.player().dazed


@pytest.mark.rule("Z-187")
def test_escape_is_asked_of_who_is_carried_off_in_another_players_turn() -> None:
    play = ambushed(5, 5, lair="dragons_lair-7")
    play.answers("face")
    assert (asked(play), play.question.subject) == ((1, "escape"), "dragons_lair-7")
    play.answers("escape")
    assert play.where(1) == "torwall-1"


@pytest.mark.rule("Z-187")
def test_who_failed_to_escape_in_another_players_turn_may_try_again_in_the_next_turn() -> None:
    play = ambushed(5, 6, 5, TRAP, 1, lair="dragons_lair-7")
    play.answers("face", "escape")
    assert (asked(play), play.where(1)) == ((1, "turn"), "dragons_lair-7")
    play.answers("roll", "stop", "encounter")
    assert (asked(play), play.options) == ((1, "trap"), ["submit", "escape"])


@pytest.mark.rule("Z-186")
def test_who_failed_to_escape_is_not_asked_about_another_transport_in_the_same_turn() -> None:
    """From High Hollow to Demons, and from there to the Lair."""
    scenario = alone(order="sorcerers", rank=3, at="high_hollow-1").demons("larkspur-3")
    scenario.randomly("larkspur-3").within("dragons_lair-7")
    play = scenario.dice(2, 5, 6, 5).start()
    play.answers("roll", "step high_hollow-2", "escape")
    assert play.where() == "dragons_lair-7"


@pytest.mark.rule("Z-187")
def test_taming_is_asked_of_who_meets_the_dragon_whosever_turn_it_is() -> None:
    play = (
        Scenario(2)
        .player(at="dragons_lair-5")
        .player(**WIZARD, at="dragons_lair-4")
        .dragon("lair_center")
        .dice(2, 1, 6, 6, 4, 2, 1)
        .start()
    )
    play.answers("roll", "step dragons_lair-4")
    assert (asked(play), play.options) == ((1, "dragon"), ["face", "tame"])
    play.answers("tame")
    assert asked(play) == (1, "turn")
    play.answers("roll", "step dragons_lair-14", "stop")
    assert (asked(play), play.options) == ((1, "dragon"), ["face", "tame"])


def test_escape_is_not_asked_about_a_transport_of_ones_own() -> None:
    play = alone(**SORCERER).dice(5).within("larkspur-3").start()
    play.answers("transport territory", "land larkspur")
    assert play.where() == "larkspur-3"


def test_escape_is_not_asked_about_help_that_was_called_for() -> None:
    play = alone(**SORCERER).dice(3, 4).randomly("larkspur-3").start()
    play.answers("call", "lose power")
    assert play.where() == "larkspur-3"


def test_escape_from_traps_alone_is_not_asked_about_a_transport_by_demons() -> None:
    scenario = alone(**WIZARD).demons("torwall-2").dice(2, 5).within("dragons_lair-7")
    play = scenario.start()
    play.answers("roll", "step torwall-2", "face")
    assert play.where() == "dragons_lair-7"


def test_spells_that_are_not_known_are_not_asked_about() -> None:
    scenario = alone().demons("torwall-2").dice(2, 5).within("dragons_lair-7")
    play = scenario.start()
    play.answers("roll", "step torwall-2")
    assert play.where() == "dragons_lair-7"
