"""The Lesser Guardians of arms and treasure: Undead Knight, Vampire Lord, Fire-Breathing Dragon."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.rules.planes.assaults import STORM, before, shown


@pytest.mark.rule("R-110", "R-119", "R-198")
def test_undead_knight_leaves_the_first_weapon_or_shield_of_the_rare_items(
    scenario: type[Scenario],
) -> None:
    play = (
        before(scenario, "undead_knight", health=7, magic=0, dice=(2, 1))
        .top("elixir_of_youth", "ring_of_concentration", "spiked_shield", "great_sword")
        .start()
    )
    play.answers(STORM, "roll")
    hero = play.hero()
    assert totals(play) == [(9, 8)]
    assert (hero.health, hero.experience, hero.items) == (7 + 1, 3 + 3, ["spiked_shield"])
    assert play.table.rare_discard == ["elixir_of_youth", "ring_of_concentration"]
    assert play.table.rare_deck[-1] == "great_sword"


@pytest.mark.rule("R-019", "R-119")
def test_undead_knight_searches_the_discarded_rare_items_once_the_deck_is_empty(
    scenario: type[Scenario],
) -> None:
    play = (
        before(scenario, "undead_knight", health=7, magic=0, dice=(6, 1))
        .only("elixir_of_youth")
        .start()
    )
    play.answers(STORM, "roll")
    (found,) = play.hero().items
    item = play.table.box.items[found]
    assert item.weapon or item.kind == "shield"
    assert play.table.rare_discard[0] == "elixir_of_youth"


@pytest.mark.rule("R-111", "R-112")
def test_undead_knight_can_be_fought_by_wills_for_two_magic(scenario: type[Scenario]) -> None:
    play = before(scenario, "undead_knight", "enchantress", dice=(3, 1)).start()
    play.answers(STORM)
    assert play.options == ["by_strength", "by_wills"]
    play.answers("by_wills", "roll")
    assert totals(play) == [(7, 7)]
    assert (play.hero().magic, play.hero().drained, play.hero().health) == (4, 2, 3)


@pytest.mark.rule("R-114", "R-285", "R-290")
def test_vampire_lord_is_fought_by_wills_then_by_strength_with_the_same_items(
    scenario: type[Scenario],
) -> None:
    position = before(scenario, "vampire_lord", "paladin", items=["sword"], dice=(4, 2, 1, 1))
    play = position.start()
    play.answers(STORM, "use sword", "roll", "roll")
    hero = play.hero()
    assert totals(play) == [(8, 7), (7, 6)]
    assert (hero.health, hero.magic, hero.drained, hero.experience) == (5, 5, 0, 3 + 3)
    assert shown(play) == ["vampire_lord", "shapeless_things"]


@pytest.mark.rule("R-285", "R-290")
def test_vampire_lord_leaves_time_for_a_spell_before_the_second_stage(
    scenario: type[Scenario],
) -> None:
    position = before(
        *(scenario, "vampire_lord", "paladin"),
        items=["sword"],
        abilities=["blessed_weapon", "berserker_rage"],
        dice=(4, 2, 1, 3),
    )
    play = position.start()
    play.answers(STORM)
    assert play.options == ["use sword", "ready"]
    play.answers("use sword", "roll")
    assert play.options == ["cast blessed_weapon sword", "cast berserker_rage", "ready"]
    play.answers("cast blessed_weapon sword", "ready", "roll")
    assert totals(play) == [(8, 7), (4 + 2 + 1 + 1, 5 + 3)]
    assert (play.hero().health, play.hero().magic) == (4, 3)


@pytest.mark.rule("R-192", "R-285")
def test_vampire_lord_lets_nobody_drink_between_the_stages(scenario: type[Scenario]) -> None:
    items = ["potion_of_strength"]
    play = before(scenario, "vampire_lord", "paladin", items=items, dice=(6, 1)).start()
    play.answers(STORM, "fight vampire_lord", "roll")
    assert play.options == ["roll"]
    assert play.refused()["drink potion_of_strength"] == ("not_during_battle", "R-188")


@pytest.mark.rule("R-120", "R-285", "R-290")
@pytest.mark.parametrize(("dice", "health", "magic"), [((1, 6), 3, 3), ((6, 1, 1, 6), 3, 3)])
def test_vampire_lord_drains_who_loses_in_either_stage(
    scenario: type[Scenario], dice: tuple[int, ...], health: int, magic: int
) -> None:
    play = before(scenario, "vampire_lord", "paladin", dice=dice).start()
    play.answers(STORM, *["roll"] * (len(dice) // 2))
    assert (play.hero().health, play.hero().magic) == (health, magic)
    assert play.question.seat == 1


@pytest.mark.rule("R-285", "R-290")
def test_vampire_lord_draws_in_the_first_stage_and_it_is_over(scenario: type[Scenario]) -> None:
    play = before(scenario, "vampire_lord", "paladin", dice=(2, 1)).start()
    play.answers(STORM, "roll")
    assert totals(play) == [(6, 6)]
    assert (play.hero().health, play.hero().magic) == (4, 4)
    assert play.question.seat == 1


@pytest.mark.rule("R-198", "R-292")
def test_fire_breathing_dragon_guards_a_hoard_chosen_before_the_next_guardian_is_seen(
    scenario: type[Scenario],
) -> None:
    play = (
        before(scenario, "fire_breathing_dragon", health=8, magic=1, dice=(2, 1))
        .top("crystal_skull", "great_sword", "rangers_boots", "flying_carpet")
        .start()
    )
    play.answers(STORM, "roll")
    assert totals(play) == [(10, 9)]
    assert play.options == ["take crystal_skull", "take great_sword", "take rangers_boots"]
    assert shown(play) == ["fire_breathing_dragon"]
    play.answers("take great_sword")
    assert play.hero().items == ["great_sword"]
    assert play.hero().experience == 3 + 3
    assert play.table.rare_discard == ["crystal_skull", "rangers_boots"]
    assert shown(play) == ["fire_breathing_dragon", "shapeless_things"]


@pytest.mark.rule("R-111", "R-120", "R-292")
def test_fire_breathing_dragon_burns_the_scrolls_of_who_loses(scenario: type[Scenario]) -> None:
    scrolls = ["scroll_of_decay", "scroll_of_teleportation", "philosophers_stone_scroll"]
    others = ["letter_of_recommendation", "potion_of_healing"]
    position = before(
        *(scenario, "fire_breathing_dragon", "enchantress"),
        items=[scrolls[0], others[0], scrolls[1], others[1], scrolls[2]],
        dice=(1, 6),
    )
    play = position.start()
    play.answers(STORM, "fight fire_breathing_dragon", "by_wills", "roll")
    assert totals(play) == [(5, 13)]
    assert (play.hero().health, play.hero().items) == (2, others)
    assert play.table.common_discard[:3] == scrolls


@pytest.mark.rule("R-292")
def test_fire_breathing_dragon_allows_items_and_plain_abilities_but_no_spell(
    scenario: type[Scenario],
) -> None:
    spells = ["berserker_rage", "blessed_weapon", "concentration", "turn_back_time"]
    position = before(
        *(scenario, "fire_breathing_dragon", "paladin"),
        health=8,
        items=["sword", "wooden_shield"],
        abilities=[*spells, "edged_weapons", "prayer"],
        dice=(1, 6, 1),
    )
    play = position.start()
    play.answers(STORM, "by_strength", "use sword")
    assert play.options == ["use wooden_shield", "ready"]
    assert play.refused()["cast berserker_rage"] == ("no_spells_here", "R-284")
    play.answers("use wooden_shield")
    assert play.options == ["roll"]
    play.answers("roll", "try_shield")
    assert totals(play) == [(8 + 2 + 1 + 1, 8 + 6)]
    assert ("not_shielded", 0, "wooden_shield", 1) in play.told()
    assert (play.hero().health, play.hero().magic) == (7, 4)
