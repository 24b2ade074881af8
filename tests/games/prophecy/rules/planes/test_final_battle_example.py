"""The rulebook's example of a Final Battle, answer by answer, with all its numbers."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.rules.battle.encounters import FIELD
from tests.games.prophecy.rules.planes.champions import BANNER, CAPE, CROWN, SHIELD, SWORD, places

RANGER, ILLUSIONIST, SCOUT = range(3)


def ranger_finds_the_fifth_artifact(scenario: type[Scenario]) -> Scenario:
    return (
        scenario(3, version="standard")
        .hero("ranger", at=FIELD, abilities=["forest_wisdom"])
        .hero(
            "illusionist",
            at="village",
            magic=6,
            drained=1,
            gold=3,
            items=["flaming_staff", "thors_hammer", "potion_of_concentration"],
            abilities=["blessed_weapon", "prayer", "sacrifice_of_blood"],
        )
        .hero("scout", at="fortress")
        .owns(RANGER, SWORD)
        .owns(ILLUSIONIST, CAPE, CROWN)
        .owns(SCOUT, BANNER)
        .relic(FIELD, SHIELD)
    )


def illusionist_beats_the_scout(play: ProphecyPlay) -> None:
    """She has nothing to do instead of moving, pays for Wills, then uses the space."""
    illusionist = play.hero(ILLUSIONIST)
    assert play.question.seat == ILLUSIONIST
    assert play.options == ["stay", "drink potion_of_concentration"]
    play.answers("stay", "attack scout", "by_wills")
    assert illusionist.magic == 7 - 3
    play.answers("use flaming_staff", "ignite flaming_staff", "roll")
    assert totals(play) == [(4 + 1 + 1 + 2 + 2, 2 + 5)]  # with Cape, Staff and its fire
    assert (illusionist.items[-1], play.hero(SCOUT).out) == (BANNER, True)
    assert play.options == [
        "repair flaming_staff",
        "recharge 2",
        "recharge 3",
        "drink potion_of_concentration",
        "end",
    ]
    play.answers("recharge 3", "repair flaming_staff")
    assert (illusionist.magic, illusionist.gold, play.table.damaged) == (7, 0, [])
    play.answers("end")


def ranger_attacks_in_vain(play: ProphecyPlay) -> None:
    """To change the Battle of Strength would cost the Illusionist 4 Magic; she casts and throws."""
    assert ("attacks", RANGER, ILLUSIONIST) in play.told()
    assert (play.question.seat, play.options) == (ILLUSIONIST, ["stand", "by_wills"])
    play.answers("stand", "use astral_sword", "ready")
    assert play.question.seat == ILLUSIONIST
    assert "drink potion_of_concentration" not in play.options
    play.answers("use thors_hammer", "cast blessed_weapon thors_hammer")
    play.answers("throw thors_hammer", "cast prayer", "roll")
    # Strength and Astral Sword, no forest; Strength, Crown, Hammer, blessing and throw
    assert totals(play)[1] == (5 + 3 + 5, 4 + 1 + 2 + 1 + 1 + 4)
    assert play.hero(RANGER).items == [SWORD, SHIELD]
    assert play.table.damaged == ["thors_hammer"]
    play.answers("end")


def illusionist_beats_the_ranger(play: ProphecyPlay) -> None:
    """Banner, blood for Magic, a potion, and Wills for 4 Magic; the Hammer cannot be repaired."""
    illusionist = play.hero(ILLUSIONIST)
    play.answers("raise_banner", "roll")
    assert play.options == ["stay", "instead sacrifice_of_blood", "drink potion_of_concentration"]
    assert illusionist.magic == 7 - 2
    play.answers("instead sacrifice_of_blood", "drink potion_of_concentration")
    assert (illusionist.health, illusionist.wounds, illusionist.magic) == (3, 1, 7)
    play.answers("by_wills")
    assert illusionist.magic == 7 - 4
    play.answers("use flaming_staff", "ready", "roll")
    assert totals(play)[2] == (3 + 1 + 3 + 1 + 1 + 1, 2 + 5)  # with Cape, potion, Banner, Staff
    play.answers(f"give {SHIELD}")


@pytest.mark.rule(
    *("RS-06", "R-137", "R-205", "R-206", "R-207", "R-208", "R-209", "R-210", "R-211"),
    *("R-212", "R-213", "R-214", "R-215", "R-216"),
)
def test_ranger_illusionist_and_scout_in_the_final_battle(scenario: type[Scenario]) -> None:
    play = (
        ranger_finds_the_fifth_artifact(scenario)
        .dice(2, 5)  # the Illusionist against the Scout
        .dice(5, 2, 4)  # the Ranger, and the Illusionist who prays for her die
        .dice(1)  # the Banner
        .dice(1, 5)  # the Illusionist against the Ranger
        .start("arrive")
    )
    play.answers(f"claim {SHIELD}")
    assert (play.question.kind, play.question.seat) == ("battlefield", ILLUSIONIST)
    play.answers("battlefield magic_tower")
    assert (play.hero(ILLUSIONIST).magic, play.hero(ILLUSIONIST).drained) == (7, 0)
    illusionist_beats_the_scout(play)
    ranger_attacks_in_vain(play)
    illusionist_beats_the_ranger(play)
    assert play.table.ended_by == "artifacts"
    assert places(play) == (2, 1, 3)
