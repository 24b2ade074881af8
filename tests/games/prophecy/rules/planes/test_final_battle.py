"""The Final Battle begins: when, for whom, where, and in which order."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.rules.battle.encounters import FIELD
from tests.games.prophecy.rules.planes.assaults import FOREST, STORM, before
from tests.games.prophecy.rules.planes.champions import BANNER, CAPE, CROWN, SHIELD, SWORD


def last_artifact(scenario: type[Scenario]) -> Scenario:
    """The Paladin is about to take the fifth Artifact from a space, wounded and with a damaged
    Axe; the Mystic owns the Royal Cape, the Scout nothing, the Enchantress the Banner."""
    return (
        scenario(4, version="standard")
        .hero("paladin", at=FIELD, health=2, wounds=2, magic=1, drained=3, damaged=["axe"])
        .hero("scout", at="village", items=["sword"])
        .hero("mystic", at="monastery", wounds=2, health=1, damaged=["cape"])
        .hero("enchantress", at="magic_tower", magic=2, drained=4)
        .owns(0, CROWN)
        .owns(2, CAPE, SWORD)
        .owns(3, BANNER)
        .relic(FIELD, SHIELD)
    )


def take_it(position: Scenario, battlefield: str = "city") -> ProphecyPlay:
    play = position.start("arrive")
    play.answers(f"claim {SHIELD}", f"battlefield {battlefield}")
    return play


@pytest.mark.rule("R-207", "R-208")
def test_final_battle_starts_when_the_last_artifact_leaves_the_planes(
    scenario: type[Scenario],
) -> None:
    play = (
        before(scenario, "scaled_monster", health=8, magic=0, dice=(6, 1))
        .hero("scout", at=FOREST)
        .owns(0, CROWN, BANNER)
        .owns(1, CAPE, SWORD)
        .start()
    )
    play.answers(STORM, "roll")
    assert play.hero().items == [CROWN, BANNER, SHIELD]
    assert (play.question.kind, play.question.seat) == ("battlefield", 1)


@pytest.mark.rule("R-146", "R-208")
def test_final_battle_waits_while_an_artifact_lies_in_a_space(scenario: type[Scenario]) -> None:
    play = (
        before(scenario, "scaled_monster", health=8, magic=0, dice=(6, 1))
        .hero("scout", at=FIELD)
        .owns(0, CROWN, BANNER)
        .owns(1, CAPE)
        .relic(FIELD, SWORD)
        .start()
    )
    play.answers(STORM, "roll", "end")
    assert play.table.stage == ""
    assert (play.question.kind, play.question.seat) == ("move", 1)
    play.answers("stay", f"claim {SWORD}")
    assert (play.question.kind, play.question.seat) == ("battlefield", 1)
    play.answers("battlefield city")
    assert play.question.seat == 0


@pytest.mark.rule("R-208")
def test_who_owns_no_artifact_is_out_and_her_pawn_removed(scenario: type[Scenario]) -> None:
    play = take_it(last_artifact(scenario))
    assert [hero.out for hero in play.table.heroes] == [False, True, False, False]
    assert play.space(1) == ""
    assert (play.hero(1).items, play.table.common_discard) == ([], ["sword"])


@pytest.mark.rule("R-150", "R-208")
def test_who_was_waiting_for_a_new_character_is_out(scenario: type[Scenario]) -> None:
    play = (
        scenario(3, version="standard")
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at=FIELD, magic=0, health=0, wounds=3)
        .hero("scout", at="village")
        .owns(0, CROWN, BANNER)
        .owns(2, CAPE, SWORD)
        .relic(FIELD, SHIELD)
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack mystic", "roll", f"claim {SHIELD}", "battlefield city")
    assert [hero.out for hero in play.table.heroes] == [False, True, False]
    assert play.question.seat == 2


@pytest.mark.rule("R-205", "R-209")
def test_owner_of_the_royal_cape_chooses_any_of_the_twenty_spaces(
    scenario: type[Scenario],
) -> None:
    play = last_artifact(scenario).start("arrive")
    play.answers(f"claim {SHIELD}")
    assert (play.question.kind, play.question.seat) == ("battlefield", 2)
    assert play.options == [f"battlefield {space}" for space in play.table.box.board.ids]
    assert len(play.options) == 20


@pytest.mark.rule("R-210")
def test_champions_gather_healed_and_recharged_with_their_items_repaired(
    scenario: type[Scenario],
) -> None:
    play = take_it(last_artifact(scenario), "fortress")
    champions = [play.hero(seat) for seat in (0, 2, 3)]
    assert [play.space(hero.seat) for hero in champions] == ["fortress"] * 3
    assert [(hero.health, hero.wounds) for hero in champions] == [(4, 0), (3, 0), (3, 0)]
    assert [(hero.magic, hero.drained) for hero in champions] == [(4, 0), (6, 0), (6, 0)]
    assert play.table.damaged == []


@pytest.mark.rule("R-210")
def test_all_adventures_leave_the_battlefield(scenario: type[Scenario]) -> None:
    forest = "forest_by_magic_tower"
    position = (
        last_artifact(scenario)
        .lies(forest, "highwayman")
        .face_down(forest, "bear")
        .hoard("highwayman", "dagger", gold=2)
        .lies(FIELD, "golden_fish")
    )
    play = take_it(position, forest)
    table = play.table
    assert (play.lying(forest), table.face_down[table.box.board.index[forest]]) == ([], "")
    assert table.adventure_discard == ["highwayman", "bear"]
    assert (table.hoards, table.hoarded_gold) == ({}, {})
    assert "dagger" in table.common_discard
    assert play.lying(FIELD) == ["golden_fish"]


@pytest.mark.rule("R-210")
def test_goods_leave_a_town_and_abilities_a_guild_that_becomes_the_battlefield(
    scenario: type[Scenario],
) -> None:
    play = take_it(last_artifact(scenario).for_sale("city", "great_sword"), "city")
    assert (play.table.goods["city"], play.table.rare_discard) == ([], ["great_sword"])
    play = take_it(last_artifact(scenario).taught("fortress", "toughness"), "fortress")
    assert play.table.training["fortress"] == []
    assert play.table.ability_decks["fortress"][0] == "toughness"


@pytest.mark.rule("R-211")
def test_champion_to_the_left_of_who_took_the_fifth_artifact_begins(
    scenario: type[Scenario],
) -> None:
    play = take_it(last_artifact(scenario))
    assert play.question.seat == 2  # seat 1, to the left, is no champion


@pytest.mark.rule("R-211", "R-212")
def test_champions_take_their_rounds_clockwise_without_chance_cards(
    scenario: type[Scenario],
) -> None:
    play = take_it(last_artifact(scenario).dice(3, 1))
    deck = list(play.table.chance_deck)
    play.answers("stay", "attack paladin", "by_strength", "stand", "ready", "ready", "roll")
    assert play.question.kind == "space"
    play.answers("end")
    assert (play.question.kind, play.question.seat) == ("banner", 3)
    play.answers("no_banner")
    assert (play.question.kind, play.question.seat) == ("move", 3)
    assert not any(told[0] == "chance" for told in play.told())
    assert play.table.chance_deck == deck
