"""What lies on the light spaces of the Dragon Realm: Opportunities, Items, Dragonlore."""

from typing import Unpack

import pytest

from fabletop.games.prophecy.rules.hero.body import willpower
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.dragon.realm import in_the_realm
from tests.games.prophecy.expansions.heroes import Outfit
from tests.games.prophecy.expansions.realms import SHORE

HERE = "dr_left_2"


def finding(
    scenario: type[Scenario],
    card: str,
    **given: Unpack[Outfit],
) -> ProphecyPlay:
    """The Druid stays in the space of a card, with no Gold or Experience unless they are said."""
    druid: Outfit = {"gold": 0, "experience": 0, **given}
    play = in_the_realm(scenario, at=HERE, **druid).lies(HERE, card).top("axe").start()
    play.answers("stay")
    return play


@pytest.mark.rule("W-137")
def test_the_guardian_of_the_realm_gives_strength_and_leaves_the_game(
    scenario: type[Scenario],
) -> None:
    play = finding(scenario, "guardian_of_the_realm")
    play.answers("use guardian_of_the_realm")
    assert (play.hero().health, play.lying(HERE)) == (5, [])
    assert "guardian_of_the_realm" in play.table.removed


@pytest.mark.parametrize(
    ("wish", "gold", "experience", "items"),
    [
        ("wish_experience 3", 0, 3, []),
        ("wish_gold 4", 4, 0, []),
        ("wish_common", 0, 0, ["axe"]),
    ],
)
def test_the_pool_of_secret_wishes_grants_one_of_three(
    scenario: type[Scenario], wish: str, gold: int, experience: int, items: list[str]
) -> None:
    play = finding(scenario, "pool_of_secret_wishes")
    play.answers("use pool_of_secret_wishes")
    assert play.options == ["wish_experience 3", "wish_gold 4", "wish_common"]
    play.answers(wish)
    hero = play.hero()
    assert (hero.gold, hero.experience, hero.items) == (gold, experience, items)


def test_the_boiling_pool_gives_strength_for_health(scenario: type[Scenario]) -> None:
    play = finding(scenario, "boiling_pool")
    play.answers("use boiling_pool")
    assert (play.hero().health, play.hero().wounds) == (4, 1)


def test_without_health_nobody_bathes_in_the_boiling_pool(scenario: type[Scenario]) -> None:
    play = finding(scenario, "boiling_pool", health=0, wounds=2)
    assert play.options == ["end"]


def test_the_dragon_pool_of_forgetfulness_heals_everything_for_an_ability(
    scenario: type[Scenario],
) -> None:
    play = finding(
        scenario,
        "dragon_pool_of_forgetfulness",
        wounds=3,
        drained=2,
        abilities=("toughness", "meditation"),
    )
    play.answers("use dragon_pool_of_forgetfulness", "forget meditation")
    hero = play.hero()
    assert (hero.health, hero.wounds, hero.magic, hero.drained) == (7, 0, 5, 0)
    assert hero.abilities == ["toughness"]


@pytest.mark.rule("W-138")
@pytest.mark.parametrize(
    ("wounds", "abilities", "reason"), [(1, (), "no_ability"), (0, ("toughness",), "no_effect")]
)
def test_the_dragon_pool_of_forgetfulness_is_not_used_in_vain(
    scenario: type[Scenario], wounds: int, abilities: tuple[str, ...], reason: str
) -> None:
    card = "dragon_pool_of_forgetfulness"
    play = finding(scenario, card, wounds=wounds, abilities=abilities)
    assert f"use {card}" not in play.options
    assert play.refused()[f"use {card}"][0] == reason


def test_a_forgotten_dragon_hoard_holds_five_gold(scenario: type[Scenario]) -> None:
    play = finding(scenario, "dragon_hoard")
    play.answers("use dragon_hoard")
    assert play.hero().gold == 5


def test_a_hot_dragon_spring_restores_two_of_each(scenario: type[Scenario]) -> None:
    play = finding(scenario, "dragon_spring", wounds=3, drained=3)
    play.answers("use dragon_spring")
    assert (play.hero().wounds, play.hero().drained) == (1, 1)


@pytest.mark.rule("W-134")
def test_an_item_is_picked_up_for_nothing(scenario: type[Scenario]) -> None:
    play = finding(scenario, "dragontooth")
    play.answers("pick_up dragontooth")
    assert (play.hero().items, play.lying(HERE)) == (["dragontooth"], [])


def test_the_dragontooth_adds_two_by_strength(scenario: type[Scenario]) -> None:
    position = in_the_realm(scenario, at="dr_gate", magic=1, items=["dragontooth"])
    play = position.lies("dr_left_1", "steel_skinned_drake").dice(5, 1).start()
    play.answers("climb dr_left_1", "use dragontooth", "roll")
    assert totals(play) == [(11, 8)]


def test_the_dragon_crown_adds_a_point_of_willpower(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, magic=3, items=["dragon_crown"]).empty("dr_left_1").start()
    assert willpower(play.table, play.hero()) == 4


@pytest.mark.parametrize(("items", "asked"), [(11, "move"), (12, "limits")])
def test_the_bottomless_satchel_holds_three_items_more(
    scenario: type[Scenario], items: int, asked: str
) -> None:
    """Eleven in all, as the Realm itself allows one more."""
    many = [
        *("javelin", "axe", "hammer", "rapier", "dagger", "cutlass", "spear", "sword", "war_axe"),
        *("war_hammer", "boomerang"),
    ]
    owned = ["bottomless_satchel", *many[: items - 1]]
    play = in_the_realm(scenario, at="dr_gate", items=owned).start()
    play.answers("stay", "end")
    assert play.question.kind == asked


@pytest.mark.rule("W-141")
@pytest.mark.parametrize(
    ("lore", "price"), [("dragonlore_tongue", 4), ("dragonlore_hide", 5), ("dragonlore_breath", 4)]
)
def test_dragonlore_is_learned_on_its_space_for_experience_alone(
    scenario: type[Scenario], lore: str, price: int
) -> None:
    play = finding(scenario, lore, experience=6)
    play.answers(f"study {lore}")
    assert (play.hero().abilities, play.hero().experience) == ([lore], 6 - price)
    assert play.lying(HERE) == []


@pytest.mark.rule("W-142")
def test_without_the_experience_dragonlore_stays_where_it_lies(scenario: type[Scenario]) -> None:
    play = finding(scenario, "dragonlore_hide", experience=4)
    assert play.options == ["end"]


@pytest.mark.rule("W-145")
def test_dragonlore_that_is_given_up_leaves_the_game(scenario: type[Scenario]) -> None:
    play = finding(
        scenario, "dragon_pool_of_forgetfulness", wounds=1, abilities=("dragonlore_hide",)
    )
    play.answers("use dragon_pool_of_forgetfulness")
    assert "dragonlore_hide" in play.table.removed


@pytest.mark.rule("W-144")
@pytest.mark.parametrize(
    ("space", "creature", "dice"),
    [("dr_left_1", "phantom_dragon", (6, 1, 1)), ("plains_by_city", "ghost", (6, 1))],
)
def test_dragonlore_tongue_helps_by_wills_on_every_board(
    scenario: type[Scenario], space: str, creature: str, dice: tuple[int, ...]
) -> None:
    position = in_the_realm(scenario, at=space, magic=5, abilities=["dragonlore_tongue"])
    play = position.lies(space, creature).dice(*dice).start("arrive")
    play.answers("roll")
    assert totals(play)[0][0] == 5 + 1 + 6


@pytest.mark.rule("W-144")
@pytest.mark.parametrize(("creature", "health"), [("bear", 4), ("giant_scorpion", 3)])
def test_dragonlore_hide_saves_a_point_of_health_once_a_round(
    scenario: type[Scenario], creature: str, health: int
) -> None:
    play = (
        in_the_realm(scenario, at=SHORE, magic=0, abilities=["dragonlore_hide"])
        .lies(SHORE, creature)
        .dice(1, 6)
        .start()
    )
    play.answers("stay", "roll")
    assert (play.hero().health, play.hero().used) == (health, ["dragonlore_hide"])


def test_dragonlore_hide_saves_nothing_in_a_second_defeat_of_the_round(
    scenario: type[Scenario],
) -> None:
    play = (
        in_the_realm(
            scenario,
            at=SHORE,
            magic=0,
            items=["time_spiral_scroll"],
            abilities=["dragonlore_hide"],
        )
        .lies(SHORE, "bear")
        .dice(1, 6, 1, 6)
        .start()
    )
    play.answers("stay", "roll", "read time_spiral_scroll", "stay", "roll")
    assert play.hero().health == 3


@pytest.mark.rule("W-144")
@pytest.mark.parametrize(
    ("space", "creature", "strength"), [("dr_left_1", "steel_skinned_drake", 7), (SHORE, "bear", 5)]
)
def test_dragonlore_breath_adds_two_to_a_roll_by_strength_on_every_board(
    scenario: type[Scenario], space: str, creature: str, strength: int
) -> None:
    position = in_the_realm(scenario, at=space, magic=1, abilities=["dragonlore_breath"])
    play = position.lies(space, creature).dice(6, 1).start("arrive")
    play.answers("cast dragonlore_breath", "roll")
    assert totals(play) == [(4 + 2 + 6, strength + 1)]
    assert play.hero().magic == 0


def test_dragonlore_breath_is_a_spell_that_the_anti_magic_wyrm_forbids(
    scenario: type[Scenario],
) -> None:
    position = in_the_realm(scenario, at="dr_left_1", magic=1, abilities=["dragonlore_breath"])
    play = position.lies("dr_left_1", "anti_magic_wyrm").start("arrive")
    assert play.options == ["roll"]
    assert play.refused()["cast dragonlore_breath"][0] == "no_spells_here"


def test_dragonlore_breath_is_of_no_use_by_wills(scenario: type[Scenario]) -> None:
    position = in_the_realm(scenario, at="dr_left_1", abilities=["dragonlore_breath"])
    play = position.lies("dr_left_1", "phantom_dragon").start("arrive")
    assert play.options == ["roll"]
