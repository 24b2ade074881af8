"""Abilities of the Thieves' Guild for the place and the way: Stealth, Wharf Rat."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

from .battles import FIELD, storms

PORTS = [
    "plains_between_tower_and_monastery",
    "city",
    "plains_by_wilderness",
    "mountains_by_forest_camp",
]
"""All ports but the Village, clockwise."""


@pytest.mark.rule("R-262")
def test_stealth_uses_the_tower_before_and_after_attacking_a_character(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero(
            "illusionist",
            at="magic_tower",
            magic=2,
            drained=2,
            experience=8,
            abilities=["stealth"],
        )
        .hero("spellblade", at="magic_tower")
        .taught("magic_tower", "mass_decay", "mental_attack")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("recharge 2", "learn mass_decay", "attack spellblade", "by_wills", "roll")
    assert ("beat", 0, 1) in play.told()
    play.answers("learn mental_attack", "recharge 2")
    assert not [option for option in play.options if option.startswith("attack")]
    assert (play.hero().magic, play.hero().gold, play.hero().experience) == (4, 1, 0)


@pytest.mark.rule("R-103", "R-262")
def test_stealth_uses_an_opportunity_before_the_creature_beside_it(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, health=1, wounds=3, abilities=["stealth"])
        .lies(FIELD, "bear", "enchanted_flower", "deserted_shack")
        .top("sword")
        .dice(6, 1)
        .start("arrive")
    )
    assert play.options == ["use enchanted_flower", "use deserted_shack", "meet"]
    play.answers("use enchanted_flower", "meet", "roll")
    assert play.options == ["use deserted_shack", "end"], "and the rest after the fight"
    assert play.hero().health == 4
    play.answers("use deserted_shack")
    assert play.hero().items == ["sword"]


@pytest.mark.rule("R-103")
def test_without_stealth_the_creature_comes_first(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["toughness"])
        .lies(FIELD, "bear", "deserted_shack")
        .start("arrive")
    )
    assert play.options == ["roll"]


@pytest.mark.rule("R-109")
@pytest.mark.parametrize("dice", [(3, 2), (1, 6)])
def test_stealth_does_not_prolong_a_turn_that_a_creature_has_ended(
    scenario: type[Scenario], dice: tuple[int, int]
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["stealth"])
        .lies(FIELD, "bear", "deserted_shack")
        .top("chance_tradesman")
        .dice(*dice)
        .start("arrive")
    )
    play.answers("meet", "roll")
    assert play.table.active == 1
    assert play.lying(FIELD) == ["bear", "deserted_shack"]


@pytest.mark.rule("R-162", "R-262")
def test_stealth_does_not_lift_the_limit_of_once_a_turn(scenario: type[Scenario]) -> None:
    wild = "enchanted_wilderness"
    play = (
        scenario(version="standard")
        .hero("paladin", at=wild, magic=0, drained=4, abilities=["stealth"])
        .hero("spellblade", at=wild, magic=0)
        .dice(3, 3)
        .start("arrive")
    )
    play.answers("recharge 3", "attack spellblade", "by_strength", "roll")
    assert ("duel_drawn", 0, 1) in play.told()
    assert play.refused()["recharge 3"] == ("once_a_turn", "R-162")


@pytest.mark.rule("R-146")
def test_stealth_does_not_reach_an_artifact_guarded_by_a_creature(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["stealth"])
        .lies(FIELD, "bear", "deserted_shack")
        .relic(FIELD, "royal_cape")
        .dice(6, 1)
        .start("arrive")
    )
    assert play.refused()["claim royal_cape"] == ("fight_first", "R-146")
    play.answers("meet", "roll")
    assert play.options == ["use deserted_shack", "claim royal_cape", "end"]


@pytest.mark.rule("R-195")
def test_stealth_finds_no_space_to_use_in_a_plane(scenario: type[Scenario]) -> None:
    play = storms(scenario, "stealth", lesser="undead_knight")
    assert play.options == ["by_strength", "by_wills"]


@pytest.mark.rule("R-180", "R-262")
def test_stealth_learned_a_moment_ago_lets_the_thief_attack_after_all(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("mercenary", at="thieves_guild")
        .hero("spellblade", at="thieves_guild")
        .taught("thieves_guild", "stealth")
        .start("arrive")
    )
    play.answers("peace")
    assert play.options == ["learn stealth", "end"]
    play.answers("learn stealth")
    assert play.options == ["attack spellblade", "end"]


@pytest.mark.rule("R-306", "R-084")
def test_wharf_rat_sails_to_every_port_free_of_charge(scenario: type[Scenario]) -> None:
    play = scenario(version="standard").hero("druid", gold=0, abilities=["wharf_rat"]).start()
    boats = {option for option in play.options if option.startswith("sail")}
    assert boats == {f"sail {port}" for port in PORTS}
    play.answers("sail city")
    assert (play.space(), play.hero().gold) == ("city", 0)


@pytest.mark.rule("R-263", "R-306")
@pytest.mark.parametrize(
    ("abilities", "reached"),
    [
        (["nautical_rites"], [PORTS[0], PORTS[3]]),
        (["wharf_rat", "nautical_rites"], PORTS),
    ],
)
def test_wharf_rat_adds_every_port_to_the_gold_of_nautical_rites(
    scenario: type[Scenario], abilities: list[str], reached: list[str]
) -> None:
    play = scenario(version="standard").hero("druid", gold=0, abilities=abilities).start()
    boats = {option for option in play.options if option.startswith("sail")}
    assert boats == {f"sail {port}" for port in reached}
    play.answers(f"sail {reached[-1]}")
    assert play.hero().gold == 1


@pytest.mark.rule("R-084", "R-083")
def test_wharf_rat_needs_a_port_and_pays_for_a_horse(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at=FIELD, gold=0, abilities=["wharf_rat"])
        .start()
    )
    assert play.refused()["sail"] == ("no_port_here", "R-084")
    assert play.refused()["ride fortress"] == ("needs_gold", "R-083")
