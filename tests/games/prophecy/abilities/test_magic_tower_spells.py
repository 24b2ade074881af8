"""What Spells and Battles of Wills cost: Mass Decay, Effective Spellcasting, Mental Attack; and the
Rings that go with them."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, challenges, meets, storms

SKILL, RING = "effective_spellcasting", "ring_of_magical_forces"


def wakes(
    scenario: type[Scenario],
    *abilities: str,
    items: tuple[str, ...] = (),
    damaged: tuple[str, ...] = (),
    magic: int = 4,
    drained: int = 0,
) -> ProphecyPlay:
    """The Paladin in the Village is asked how to move."""
    return (
        scenario(version="standard")
        .hero(
            "paladin",
            abilities=abilities,
            items=items,
            damaged=damaged,
            magic=magic,
            drained=drained,
        )
        .top("chance_tradesman")
        .start()
    )


def test_mass_decay_turns_an_item_into_two_magic_as_often_as_one_likes(
    scenario: type[Scenario],
) -> None:
    play = wakes(
        scenario, "mass_decay", items=("cape", "spear"), damaged=("axe",), magic=0, drained=5
    )
    play.answers("cast mass_decay cape", "cast mass_decay axe")
    assert (play.hero().magic, play.hero().drained, play.hero().items) == (4, 1, ["spear"])
    assert play.table.common_discard == ["cape", "axe"]
    assert play.table.damaged == []


def test_mass_decay_is_refused_at_full_magic(scenario: type[Scenario]) -> None:
    play = wakes(scenario, "mass_decay", items=("cape",))
    assert not any(option.startswith("cast") for option in play.options)
    assert play.refused()["cast mass_decay"] == ("nothing_to_restore", "R-248")


@pytest.mark.rule("R-202")
def test_mass_decay_destroys_no_artifact(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", abilities=["mass_decay"], items=["cape"], drained=2)
        .owns(0, "astral_sword")
        .start()
    )
    assert [option for option in play.options if "decay" in option] == ["cast mass_decay cape"]


@pytest.mark.rule("R-193")
def test_mass_decay_is_cast_before_a_battle_and_after_it(scenario: type[Scenario]) -> None:
    items = ["potion_of_healing", "letter_of_recommendation"]
    play = meets(scenario, "lost_soul", "mass_decay", items=items, drained=3, dice=(6, 1))
    play.answers("cast mass_decay potion_of_healing", "fight lost_soul", "roll")
    assert "cast mass_decay letter_of_recommendation" in play.options


@pytest.mark.rule("R-191")
def test_mass_decay_recharges_nothing_that_a_battle_of_wills_has_cost(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "old_pirate", "mass_decay", items=["ruby_circlet", "cape"])
    play.answers("by_wills")
    assert play.hero().drained == 2
    assert play.options == ["use ruby_circlet", "ready"]
    assert play.refused()["cast mass_decay"] == ("not_during_battle", "R-191")


@pytest.mark.rule("R-192")
def test_mass_decay_is_not_cast_between_the_rolls_of_a_battle(scenario: type[Scenario]) -> None:
    play = meets(
        scenario, "band_of_zombies", "mass_decay", items=["letter_of_recommendation"], dice=(6, 1)
    )
    play.answers("roll")
    assert play.options == ["roll"]


@pytest.mark.rule("R-189", "R-190")
def test_mass_decay_restores_nothing_that_the_master_of_pain_has_taken(
    scenario: type[Scenario],
) -> None:
    play = storms(scenario, "mass_decay", greater="master_of_pain", items=["sword"])
    assert play.hero().drained == 2
    assert play.options == ["use sword", "ready"]


@pytest.mark.rule("R-187")
def test_mass_decay_is_for_the_own_turn(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["mass_decay"], rivals_items=["cape"], rivals_magic=1)
    play.answers("by_strength")
    assert (play.question.seat, play.options) == (1, ["use cape", "ready"])


@pytest.mark.rule("R-059", "R-271")
def test_mass_decay_makes_use_of_the_items_above_seven(scenario: type[Scenario]) -> None:
    items = ("cape", "axe", "spear", "rapier", "hammer", "dagger", "javelin", "sword")
    play = wakes(scenario, "mass_decay", items=items, magic=2, drained=2)
    play.answers("walk plains_by_village", "end")
    assert play.question.kind == "limits"
    play.answers("cast mass_decay cape")
    assert (len(play.hero().items), play.hero().magic) == (7, 4)
    assert play.question.seat == 1


@pytest.mark.rule("R-255", "R-271")
def test_mass_decay_at_the_limit_spoils_the_ring_of_concentration(
    scenario: type[Scenario],
) -> None:
    items = ("cape", "axe", "spear", "rapier", "hammer", "dagger", "javelin")
    play = wakes(
        scenario, "mass_decay", items=(*items, "ring_of_concentration"), magic=1, drained=3
    )
    play.answers("walk plains_by_village", "end", "cast mass_decay cape")
    assert play.hero().magic == 3


@pytest.mark.rule("R-043", "R-054", "R-275")
def test_effective_spellcasting_makes_one_spell_of_a_round_free(scenario: type[Scenario]) -> None:
    play = meets(scenario, "band_of_zombies", "prayer", SKILL, magic=0, dice=(1, 4, 3, 3, 3))
    assert play.options == [f"cast prayer {SKILL}", "roll"]
    play.answers(f"cast prayer {SKILL}", "roll")
    assert play.options == ["roll"]
    assert play.refused()["cast prayer"] == ("needs_magic", "R-043")
    play.answers("roll")
    assert totals(play) == [(4 + 4, 3 + 3), (4 + 3, 3 + 3)]


@pytest.mark.rule("R-275")
def test_effective_spellcasting_may_be_saved_for_a_later_spell(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "prayer", "curse", SKILL, dice=(1, 4, 3, 3, 3))
    play.answers("cast prayer", f"cast curse {SKILL}", "roll")
    assert (play.hero().magic, play.hero().drained) == (3, 1)


@pytest.mark.rule("R-275")
def test_effective_spellcasting_halves_a_spell_of_two_magic(scenario: type[Scenario]) -> None:
    play = wakes(scenario, "time_loop", SKILL, magic=1, drained=3)
    play.answers("walk plains_by_village", "end")
    assert play.options == [f"cast time_loop {SKILL}", "pass"]
    play.answers(f"cast time_loop {SKILL}")
    assert play.hero().magic == 0
    assert ("extra_turn", 0) in play.told()


@pytest.mark.rule("R-254", "R-275")
def test_effective_spellcasting_and_the_ring_lower_two_spells_but_never_one(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "prayer", "curse", SKILL, items=[RING], dice=(1, 4, 3, 3, 3))
    assert [option for option in play.options if "prayer" in option] == [
        "cast prayer",
        f"cast prayer {SKILL}",
    ]
    play.answers(f"cast prayer {SKILL}", f"cast curse {RING}", "roll")
    assert play.hero().magic == 4
    play = wakes(scenario, "time_loop", SKILL, items=(RING,), magic=0, drained=4)
    play.answers("walk plains_by_village", "end")
    assert play.question.seat == 1, "two Magic cannot be saved on one Spell"


@pytest.mark.rule("R-186", "R-254")
def test_effective_spellcasting_and_the_ring_work_once_over_all_turns_of_a_round(
    scenario: type[Scenario],
) -> None:
    for source, abilities, items in ((SKILL, (SKILL,), ()), (RING, (), (RING,))):
        play = wakes(scenario, "stamina", "time_loop", *abilities, items=items)
        play.answers(f"stamina magic_tower {source}", "end", "cast time_loop")
        assert play.hero().magic == 4 - 2
        ways = [option for option in play.options if option.startswith("stamina")]
        assert ways
        assert not any(way.endswith(source) for way in ways)


@pytest.mark.rule("R-275")
def test_effective_spellcasting_is_there_again_in_the_next_round(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", abilities=["stamina", SKILL])
        .top("chance_tradesman", "chance_city_merchant")
        .start()
    )
    play.answers(f"stamina magic_tower {SKILL}", "end", "stay", "end")
    assert (play.question.seat, play.hero().magic) == (0, 4)
    assert f"stamina village {SKILL}" in play.options


@pytest.mark.rule("R-185", "R-275")
def test_effective_spellcasting_is_not_for_items_nor_for_battles_of_wills(
    scenario: type[Scenario],
) -> None:
    play = wakes(scenario, SKILL, items=("flying_carpet", "sword_of_smiting"), magic=0, drained=4)
    assert play.refused()["carpet"] == ("needs_magic", "R-043")
    play = meets(scenario, "old_pirate", SKILL, magic=1, drained=3)
    assert play.refused()["by_wills"] == ("needs_magic", "R-111")


@pytest.mark.rule("R-255")
def test_ring_of_concentration_recharges_only_without_spells(scenario: type[Scenario]) -> None:
    ring = ["ring_of_concentration"]
    play = meets(scenario, "bear", "prayer", items=ring, drained=1, dice=(1, 2, 3))
    play.answers("cast prayer", "roll")
    assert (play.hero().magic, play.hero().drained) == (3, 2)
    play = meets(scenario, "old_pirate", "prayer", items=ring, dice=(1, 6))
    play.answers("by_wills", "roll")
    assert (play.hero().magic, play.hero().drained) == (3, 1), "2 for the Wills, 1 by the Ring"


@pytest.mark.rule("R-255")
def test_ring_of_concentration_does_not_mind_the_spells_of_a_defender(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD)
        .hero("spellblade", at=FIELD, abilities=["prayer"], items=["ring_of_concentration"])
        .dice(3, 1, 3)
        .top("chance_tradesman", "chance_city_merchant")
        .start("arrive")
    )
    play.answers("attack spellblade", "by_strength", "stand", "cast prayer", "roll", "end")
    assert play.hero(1).drained == 1
    play.answers("stay", "peace", "end")
    assert play.hero(1).drained == 0


@pytest.mark.parametrize(("items", "price"), [((), 1), (("crown_of_power",), 0)])
def test_mental_attack_starts_a_battle_of_wills_for_a_magic_less(
    scenario: type[Scenario], items: tuple[str, ...], price: int
) -> None:
    play = meets(scenario, "old_pirate", "mental_attack", items=items, magic=price, dice=(1, 6))
    play.answers("by_wills", "roll")
    assert totals(play) == [(0 + len(items) + 1, 3 + 6)]
    assert play.hero().magic == 0


@pytest.mark.rule("R-136", "R-137", "R-204")
def test_mental_attack_helps_both_sides_of_a_battle_of_characters(
    scenario: type[Scenario],
) -> None:
    play = challenges(scenario, "mental_attack", magic=1, dice=(1, 6))
    play.answers("by_wills", "roll")
    assert play.hero().magic == 0
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD)
        .owns(0, "banner_of_hope")
        .hero("spellblade", at=FIELD, abilities=["mental_attack"], magic=2)
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("attack spellblade", "by_strength", "by_wills", "roll")
    assert play.hero(1).magic == 0, "2, 1 more for an Artifact, 1 less"


@pytest.mark.rule("R-294", "R-114")
def test_mental_attack_makes_nothing_else_cheaper(scenario: type[Scenario]) -> None:
    play = storms(scenario, "mental_attack", greater="shapeless_things", magic=3)
    assert play.options == ["by_wills", "withdraw"]
    assert play.refused() == {"by_strength": ("needs_magic", "R-294")}
    play.answers("by_wills")
    assert play.hero().health == 4 - 2
    play = meets(scenario, "skeletal_wizard", "mental_attack", magic=1)
    assert play.refused()["by_strength"] == ("needs_magic", "R-114")
