"""The Greater Guardians: what is printed on them; Storm Queen, Scaled Monster, Shapeless Things."""

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.numbers import Goods, Loss
from fabletop.games.prophecy.printed.numbers_met import Special
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.rules.planes.assaults import FOREST, STORM, TREASURE, before

Printed = tuple[int, int | None, int, Special]

PRINTED: dict[str, Printed] = {
    # card: Strength, Willpower, lives, special rules
    "storm_queen": (6, 7, 1, Special(battle_health=2)),
    "shadow_of_death": (5, None, 1, Special(battle_magic=2, willpower_for_strength=True)),
    "scaled_monster": (7, None, 1, Special(destroys_weapon=True, unarmed_health=1)),
    "shapeless_things": (5, 6, 3, Special(strength_price=4, wills_price=2)),
    "master_of_pain": (11, None, 1, Special(battle_health=1, battle_magic=2, both_kinds=True)),
}


@pytest.mark.parametrize("name", PRINTED)
def test_numbers_printed_on_the_greater_guardian(name: str) -> None:
    card = open_box().guardians[name]
    assert PRINTED[name] == (card.strength, card.willpower, card.lives, card.special)
    assert (card.rank, card.types, card.experience) == ("greater", ("demon",), 5)
    assert (card.first, card.win, card.loss) == ("strength", Goods(), Loss(health=1))


def test_there_are_five_greater_guardians() -> None:
    guardians = [card for card in open_box().guardians.values() if not card.part]
    assert [card.id for card in guardians if card.rank == "greater"] == list(PRINTED)


@pytest.mark.rule("R-129", "R-189", "R-200")
def test_storm_queen_strikes_before_the_battle_and_loses_the_artifact(
    scenario: type[Scenario],
) -> None:
    play = before(scenario, "storm_queen", health=8, dice=(2, 1)).start()
    play.answers(STORM)
    assert (play.hero().health, play.hero().wounds) == (6, 2)
    play.answers("by_strength", "roll")
    assert totals(play) == [(8, 7)]
    assert (play.hero().experience, play.hero().items) == (3 + 5, [TREASURE])
    assert (play.question.seat, play.question.kind) == (0, "space")


@pytest.mark.rule("R-111", "R-112", "R-120")
def test_storm_queen_fought_by_wills_counts_seven(scenario: type[Scenario]) -> None:
    play = before(scenario, "storm_queen", "enchantress", dice=(3, 1)).start()
    play.answers(STORM, "by_wills", "roll")
    assert totals(play) == [(7, 8)]
    assert (play.hero().health, play.hero().magic) == (3 - 2 - 1, 4)


@pytest.mark.rule("R-129", "R-143", "R-147", "R-189")
def test_storm_queen_kills_before_the_battle_who_has_one_health(scenario: type[Scenario]) -> None:
    position = before(scenario, "storm_queen", health=1, items=["sword", "potion_of_healing"])
    play = position.start()
    play.answers(STORM)
    assert not play.hero().alive
    assert play.table.common_discard == ["sword", "potion_of_healing"]
    assert play.table.battle is None
    assert play.question.seat == 1


@pytest.mark.rule("R-189", "R-193", "R-277")
def test_storm_queen_strikes_again_when_fanaticism_renews_the_battle(
    scenario: type[Scenario],
) -> None:
    position = before(
        *(scenario, "storm_queen"),
        health=8,
        magic=0,
        items=["potion_of_healing"],
        abilities=["fanaticism"],
        dice=(1, 1, 1, 6),
    )
    play = position.start()
    play.answers(STORM, "roll")
    assert play.options == ["again", "part", "drink potion_of_healing"]
    play.answers("drink potion_of_healing", "again", "roll")
    assert totals(play) == [(7, 7), (7, 12)]
    assert (play.hero().health, play.hero().wounds) == (8 - 2 + 2 - 2 - 1, 3)


@pytest.mark.rule("R-120", "R-293")
@pytest.mark.parametrize(
    ("result", "dice", "health"),
    [("won", (1, 1), 7), ("drew", (1, 3), 7), ("lost", (1, 6), 6)],
)
def test_scaled_monster_destroys_the_weapon_whatever_the_result(
    scenario: type[Scenario], result: str, dice: tuple[int, int], health: int
) -> None:
    items = ["sword", "cape", "axe"]
    play = before(scenario, "scaled_monster", health=7, items=items, dice=dice).start()
    play.answers(STORM, "use sword", "roll")
    assert (result, 0, "scaled_monster") in play.told()
    assert totals(play) == [(7 + 2 + 1, 7 + dice[1])]
    assert play.hero().items[:2] == ["cape", "axe"]
    assert play.table.common_discard == ["sword"]
    assert play.hero().health == health


@pytest.mark.rule("R-202", "R-258", "R-293")
def test_scaled_monster_destroys_both_weapons_of_the_ambidextrous_but_no_artifact(
    scenario: type[Scenario],
) -> None:
    position = before(
        scenario, "scaled_monster", items=["sword", "javelin"], abilities=["ambidexterity"]
    )
    play = position.dice(2, 1).start()
    play.answers(STORM, "use sword", "use javelin", "throw javelin", "roll")
    assert totals(play) == [(5 + 2 + 1 + 2, 7 + 1)]
    assert play.hero().items == [TREASURE]
    assert play.table.common_discard == ["sword", "javelin"]
    assert play.table.damaged == []


@pytest.mark.rule("R-202", "R-293")
def test_scaled_monster_cannot_destroy_the_astral_sword(scenario: type[Scenario]) -> None:
    position = before(
        scenario, "scaled_monster", items=["sword"], abilities=["ambidexterity"], dice=(1, 6)
    )
    play = position.owns(0, "astral_sword").start()
    play.answers(STORM, "use sword", "use astral_sword", "roll")
    assert totals(play) == [(5 + 2 + 2 + 1, 7 + 6)]
    assert play.hero().items == ["astral_sword"]
    assert play.table.common_discard == ["sword"]


@pytest.mark.rule("R-129", "R-189")
def test_scaled_monster_hurts_who_fights_without_a_weapon(scenario: type[Scenario]) -> None:
    items = ["wooden_shield", "sword"]
    play = before(scenario, "scaled_monster", health=7, items=items, dice=(6, 1)).start()
    play.answers(STORM, "use wooden_shield", "ready")
    assert (play.hero().health, play.hero().wounds) == (6, 1)
    play.answers("roll")
    assert totals(play) == [(12, 8)]
    assert play.hero().items == [*items, TREASURE]


@pytest.mark.rule("R-143", "R-147")
def test_scaled_monster_kills_who_fights_it_bare_handed_with_no_health(
    scenario: type[Scenario],
) -> None:
    play = before(scenario, "scaled_monster", health=0, wounds=5).owns(0, "royal_cape").start()
    play.answers(STORM)
    assert not play.hero().alive
    assert play.question.seat == 1
    assert ("relic", "royal_cape", "plane_monastery") in play.told()


@pytest.mark.rule("R-114", "R-128", "R-294")
def test_shapeless_things_fought_by_strength_cost_four_magic_once(scenario: type[Scenario]) -> None:
    dice = (1, 3, 1, 3, 1, 3)
    play = before(scenario, "shapeless_things", health=8, magic=4, dice=dice).start()
    play.answers(STORM)
    assert play.options == ["by_strength", "by_wills", "withdraw"]
    play.answers("by_strength")
    assert (play.hero().magic, play.hero().drained) == (0, 4)
    play.answers("roll", "roll", "roll")
    assert totals(play) == [(9, 8)] * 3
    assert (play.hero().experience, play.hero().items) == (3 + 5, [TREASURE])
    assert play.hero().drained == 4


@pytest.mark.rule("R-114", "R-294", "R-318")
def test_shapeless_things_fought_by_wills_cost_two_health_and_no_discount_helps(
    scenario: type[Scenario],
) -> None:
    position = before(
        *(scenario, "shapeless_things", "enchantress"),
        items=["crown_of_power"],
        abilities=["mental_attack"],
        dice=(1, 1, 1, 2),
    )
    play = position.start()
    play.answers(STORM, "by_wills")
    assert (play.hero().health, play.hero().wounds, play.hero().magic) == (1, 2, 6)
    play.answers("roll", "roll")
    assert totals(play) == [(8, 7), (8, 8)]
    assert play.question.seat == 1


@pytest.mark.rule("R-143", "R-294")
def test_shapeless_things_kill_who_pays_with_the_last_two_health_and_loses(
    scenario: type[Scenario],
) -> None:
    play = before(scenario, "shapeless_things", health=2, dice=(1, 6)).start()
    play.answers(STORM, "by_wills", "roll")
    assert not play.hero().alive


@pytest.mark.rule("R-294")
def test_shapeless_things_let_who_withdraws_go_as_after_a_draw(scenario: type[Scenario]) -> None:
    play = before(scenario, "shapeless_things", health=2, abilities=["fanaticism"]).start()
    play.answers(STORM)
    assert play.options == ["by_wills", "withdraw"]
    assert play.refused()["by_strength"] == ("needs_magic", "R-294")
    play.answers("withdraw")
    assert (play.hero().health, play.space()) == (2, FOREST)
    assert play.question.seat == 1


@pytest.mark.rule("R-294")
def test_shapeless_things_do_not_fight_who_can_pay_neither_price(scenario: type[Scenario]) -> None:
    play = before(scenario, "shapeless_things", health=1, magic=3).start()
    play.answers(STORM)
    assert ("withdrew", 0, "shapeless_things") in play.told()
    assert (play.hero().health, play.hero().magic) == (1, 3)
    assert play.question.seat == 1
