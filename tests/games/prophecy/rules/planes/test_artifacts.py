"""The Artifacts: what is printed on them; the two crowns, the Banner and the Cape."""

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.rules.hero.body import strength, willpower
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.items.test_item_data import in_words
from tests.games.prophecy.rules.battle.encounters import FIELD

PRINTED = {
    "crown_of_the_ancient_kings": (
        "artifact, 0, no hand, head, strength is 1 higher, free_training True"
    ),
    "astral_sword": (
        "artifact, 0, 1 hand, weapon edged, strength+2, strength+1 against humanoid, "
        "recharge 1, drain 1"
    ),
    "mirrored_shield": (
        "artifact, 0, 1 hand, shield, saves both from 5, reflects_health 1, reflects_magic 1"
    ),
    "banner_of_hope": (
        "artifact, 0, no hand, heal 1, recharge 2, bonus_this_turn 1, bonus_up_to 3, "
        "recharge_on 4, heal_on 5, all_on 6"
    ),
    "royal_cape": (
        "artifact, 0, no hand, willpower is 1 higher, magic 2, reach any, battlefield True"
    ),
}


@pytest.mark.parametrize("artifact", PRINTED)
def test_artifact_is_printed_as_the_facts_say(artifact: str) -> None:
    assert in_words(open_box().artifacts[artifact]) == PRINTED[artifact]


def test_there_are_five_artifacts() -> None:
    artifacts = open_box().artifacts.values()
    assert [card.id for card in artifacts if not card.part] == list(PRINTED)


@pytest.mark.rule("R-253")
def test_crown_of_the_ancient_kings_exceeds_eight_without_a_cube(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("mercenary", at=FIELD, health=8, magic=0)
        .owns(0, "crown_of_the_ancient_kings")
        .lies(FIELD, "bear")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert totals(play) == [(9 + 1, 6)]
    assert (play.hero().health, play.hero().wounds) == (8, 0)


@pytest.mark.rule("R-153")
@pytest.mark.parametrize(("owner", "offered"), [(0, ["learn toughness", "end"]), (1, ["end"])])
def test_crown_of_the_ancient_kings_trains_without_gold_in_a_foreign_guild(
    scenario: type[Scenario], owner: int, offered: list[str]
) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at="fortress", gold=0, experience=12)
        .hero("scout", at="village")
        .taught("fortress", "toughness")
        .owns(owner, "crown_of_the_ancient_kings")
        .start("arrive")
    )
    assert play.options == offered


@pytest.mark.rule("R-174", "R-253")
@pytest.mark.parametrize(
    ("worn", "total"), [("crown_of_the_ancient_kings", 4 + 1 + 1), ("crown_of_power", 4 + 1)]
)
def test_crown_of_the_ancient_kings_is_not_worn_with_another_crown(
    scenario: type[Scenario], worn: str, total: int
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, items=["crown_of_power"])
        .owns(0, "crown_of_the_ancient_kings")
        .lies(FIELD, "bear")
        .top("chance_tradesman")
        .dice(1, 1)
        .start("arrive")
    )
    assert play.options == ["use crown_of_power", "use crown_of_the_ancient_kings", "ready"]
    play.answers(f"use {worn}", "roll")
    assert totals(play) == [(total, 6)]


@pytest.mark.rule("R-111", "R-174")
def test_crown_of_power_that_made_wills_cheaper_is_worn_throughout(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, items=["crown_of_power", "ruby_circlet"])
        .owns(0, "crown_of_the_ancient_kings")
        .lies(FIELD, "old_pirate")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("by_wills")
    assert play.hero().magic == 4 - 1
    assert play.options == ["roll"]
    play.answers("roll")
    assert totals(play) == [(3 + 1 + 1, 4)]


def raise_the_banner(
    scenario: type[Scenario], *dice: int, chance: str = "chance_tradesman"
) -> ProphecyPlay:
    """Both heroes miss 2 Health and 3 Magic; a Bear lies in wait for the Banner's owner."""
    return (
        scenario(version="standard")
        .hero("mercenary", at=FIELD, health=5, wounds=2, magic=0, drained=3)
        .hero("scout", at="village", health=5, wounds=2, magic=0, drained=3)
        .owns(0, "banner_of_hope")
        .lies(FIELD, "bear")
        .top(chance, "chance_city_merchant")
        .dice(*dice)
        .start("round")
    )


@pytest.mark.rule("R-312")
def test_banner_of_hope_comes_before_the_chance_card_and_is_optional(
    scenario: type[Scenario],
) -> None:
    play = raise_the_banner(scenario)
    assert play.options == ["raise_banner", "no_banner"]
    assert not any(told[0] == "chance" for told in play.told())
    play.answers("no_banner")
    assert ("chance", 0, "chance_tradesman") in play.told()
    assert play.question.kind == "move"


@pytest.mark.rule("R-310")
@pytest.mark.parametrize(("die", "bonus"), [(1, 1), (2, 1), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_banner_of_hope_helps_in_battle_on_one_to_three(
    scenario: type[Scenario], die: int, bonus: int
) -> None:
    play = raise_the_banner(scenario, die, 6, 1)
    play.answers("raise_banner", "stay", "roll")
    healed = die >= 5
    assert totals(play) == [(5 + healed + bonus + 6, 6)]


@pytest.mark.rule("R-310")
@pytest.mark.parametrize(
    ("die", "owner", "other"),
    [(3, (5, 0), (5, 0)), (4, (5, 2), (5, 0)), (5, (6, 0), (5, 0)), (6, (6, 2), (6, 2))],
)
def test_banner_of_hope_restores_its_owner_and_on_a_six_everybody(
    scenario: type[Scenario], die: int, owner: tuple[int, int], other: tuple[int, int]
) -> None:
    play = raise_the_banner(scenario, die)
    play.answers("raise_banner")
    assert (play.hero(0).health, play.hero(0).magic) == owner
    assert (play.hero(1).health, play.hero(1).magic) == other


@pytest.mark.rule("R-053", "R-312")
def test_banner_of_hope_is_not_raised_again_for_the_second_turn_of_a_round(
    scenario: type[Scenario],
) -> None:
    play = raise_the_banner(scenario, 1, 1, 2, 1, 6, chance="chance_peaceful_times")
    play.answers("raise_banner", "stay", "roll")
    assert play.question.kind == "move"
    play.answers("stay", "roll")
    assert totals(play) == [(5 + 1 + 1, 7), (5 + 1, 11)]


@pytest.mark.rule("R-178", "R-310")
def test_banner_of_hope_may_be_prayed_for(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, health=3, wounds=1, abilities=["prayer"])
        .owns(0, "banner_of_hope")
        .dice(5, 2)
        .top("chance_tradesman")
        .start("round")
    )
    play.answers("raise_banner", "cast prayer", "keep_die 5")
    assert (play.hero().health, play.hero().magic) == (4, 3)


@pytest.mark.rule("R-253")
def test_royal_cape_exceeds_ten_without_a_cube(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at=FIELD, magic=10)
        .owns(0, "royal_cape")
        .lies(FIELD, "ghost")
        .dice(1, 1)
        .start("arrive")
    )
    assert (strength(play.table, play.hero()), willpower(play.table, play.hero())) == (3, 11)
    play.answers("roll")
    assert totals(play) == [(11 + 1, 5)]
    assert (play.hero().magic, play.hero().drained) == (10, 0)


@pytest.mark.rule("R-185", "R-309")
def test_royal_cape_carries_anywhere_for_two_magic_and_is_no_spell(
    scenario: type[Scenario],
) -> None:
    abilities = ["effective_spellcasting"]
    play = (
        scenario(version="standard")
        .hero("druid", at="village", items=["ring_of_magical_forces"], abilities=abilities)
        .owns(0, "royal_cape")
        .start()
    )
    ways = [way for way in play.options if way.startswith("royal_cape ")]
    assert ways == [f"royal_cape {space}" for space in play.table.box.board.ids[1:]]
    play.answers("royal_cape city")
    assert (play.space(), play.hero().magic, play.hero().used) == ("city", 4, [])


@pytest.mark.rule("R-043", "R-309")
def test_royal_cape_carries_nobody_who_has_one_magic(scenario: type[Scenario]) -> None:
    play = scenario(version="standard").hero("druid", magic=1).owns(0, "royal_cape").start()
    assert not any(way.startswith("royal_cape ") for way in play.options)
