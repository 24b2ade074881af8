"""Battles for Map Fragments, and how peaceful and aggressive players see them."""

import pytest

from fabletop.games.prophecy.expansions.island.pieces import explorer
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.island.islanders import FIELD, at_table, duellists


@pytest.mark.rule("W-030")
def test_who_has_a_map_may_attack_another_who_has_one_for_it(scenario: type[Scenario]) -> None:
    play = duellists(scenario)
    assert play.options == ["attack mystic", "attack mystic maps", "peace"]


@pytest.mark.rule("W-034")
@pytest.mark.parametrize("fragments", [(0, 1), (1, 0)])
def test_without_a_map_on_both_sides_nobody_fights_for_one(
    scenario: type[Scenario], fragments: tuple[int, int]
) -> None:
    play = duellists(scenario, fragments=fragments)
    assert play.options == ["attack mystic", "peace"]
    assert play.refused()["attack mystic maps"] == ("both_need_maps", "W-034")


@pytest.mark.rule("W-032")
def test_the_winner_takes_a_map_and_the_loser_keeps_health_and_items(
    scenario: type[Scenario],
) -> None:
    play = duellists(scenario, fragments=(1, 2), foe_items=["sword"], dice=(6, 1))
    play.answers("attack mystic maps", "ready", "roll")
    winner, loser = play.hero(0), play.hero(1)
    assert (len(explorer(winner).maps), len(explorer(loser).maps)) == (2, 1)
    assert (loser.health, loser.items) == (3, ["sword"])
    assert play.question.kind == "space"


@pytest.mark.rule("W-032")
def test_a_defender_who_wins_takes_a_map_from_the_attacker(scenario: type[Scenario]) -> None:
    play = duellists(scenario, items=["sword"], dice=(1, 6))
    play.answers("attack mystic maps", "ready", "roll")
    assert (len(explorer(play.hero(0)).maps), len(explorer(play.hero(1)).maps)) == (0, 2)
    assert (play.hero(0).health, play.hero(0).items) == (4, ["sword"])


@pytest.mark.rule("W-032")
def test_a_drawn_battle_for_maps_changes_nothing(scenario: type[Scenario]) -> None:
    play = duellists(scenario, dice=(3, 4))
    play.answers("attack mystic maps", "roll")
    assert [len(explorer(play.hero(seat)).maps) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("W-032")
def test_a_fanatic_fights_on_for_the_same_map(scenario: type[Scenario]) -> None:
    play = duellists(scenario, abilities=["fanaticism"], dice=(3, 4, 6, 1))
    play.answers("attack mystic maps", "roll", "again", "roll")
    assert [len(explorer(play.hero(seat)).maps) for seat in (0, 1)] == [2, 0]
    assert play.hero(1).health == 3


@pytest.mark.rule("W-030", "W-032")
def test_who_attacks_without_naming_the_map_gets_none(scenario: type[Scenario]) -> None:
    play = duellists(scenario, dice=(6, 1))
    play.answers("attack mystic", "roll")
    assert (len(explorer(play.hero(1)).maps), play.hero(1).health) == (1, 2)


@pytest.mark.rule("W-031")
def test_the_attacker_may_choose_a_battle_of_wills_for_the_map(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, maps=1)
        .hero("mystic", at=FIELD, magic=0, maps=1)
        .dice(4, 1)
        .start("arrive")
    )
    play.answers("attack mystic maps", "by_wills", "roll")
    assert ("rolled", 0, "mystic", 4, 1, 6, 1) in play.told()
    assert len(explorer(play.hero(0)).maps) == 2


@pytest.mark.rule("W-031")
def test_the_defender_may_turn_the_battle_for_a_map_into_one_of_wills(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, magic=0, maps=1)
        .hero("mystic", at=FIELD, maps=1)
        .dice(4, 1)
        .start("arrive")
    )
    play.answers("attack mystic maps", "by_wills", "roll")
    assert ("rolled", 0, "mystic", 4, 1, 4, 5) in play.told()
    assert len(explorer(play.hero(1)).maps) == 2


@pytest.mark.rule("W-033")
def test_under_the_dove_nobody_is_attacked_for_a_map(scenario: type[Scenario]) -> None:
    play = duellists(scenario, at="monastery")
    assert play.question.kind == "space"
    assert not any(option.startswith("attack") for option in play.options)


@pytest.mark.rule("W-033")
def test_who_owns_an_artifact_can_be_attacked_for_a_map_even_under_the_dove(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="monastery", maps=1)
        .hero("mystic", at="monastery", maps=1)
        .owns(1, "royal_cape")
        .start("arrive")
    )
    assert "attack mystic maps" in play.options


@pytest.mark.rule("W-033")
def test_creatures_come_before_a_battle_for_maps(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, maps=1)
        .hero("mystic", at=FIELD, maps=1)
        .lies(FIELD, "rat")
        .dice(6, 1)
        .start("arrive")
    )
    assert (play.question.kind, play.question.subject) == ("roll", "rat")
    play.answers("roll")
    assert "attack mystic maps" in play.options


@pytest.mark.rule("W-030")
def test_champions_of_the_final_battle_do_not_fight_for_maps(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, maps=1)
        .hero("mystic", at=FIELD, maps=1)
        .owns(0, "royal_cape", "banner_of_hope")
        .owns(1, "astral_sword")
        .stage("final")
        .start("arrive")
    )
    assert play.question.kind == "duel_kind"
    assert play.table.current_battle().stake == ""


@pytest.mark.rule("W-186")
def test_peaceful_players_never_fight_for_maps(scenario: type[Scenario]) -> None:
    play = duellists(scenario, maps="peaceful", dice=(6, 1))
    assert play.options == ["attack mystic", "peace"]
    play.answers("attack mystic", "roll")
    assert (len(explorer(play.hero(1)).maps), play.hero(1).health) == (1, 2)


@pytest.mark.rule("W-187")
def test_an_aggressive_winner_takes_a_map_without_having_one(scenario: type[Scenario]) -> None:
    play = duellists(
        scenario, maps="aggressive", fragments=(0, 1), foe_items=["sword"], dice=(6, 1)
    )
    assert play.options == ["attack mystic", "peace"]
    play.answers("attack mystic", "ready", "roll")
    assert (play.question.seat, play.options) == (0, ["take_map", "usual"])
    play.answers("take_map")
    assert [len(explorer(play.hero(seat)).maps) for seat in (0, 1)] == [1, 0]
    assert (play.hero(1).health, play.hero(1).items) == (3, ["sword"])


@pytest.mark.rule("W-187")
def test_an_aggressive_winner_may_leave_the_loser_the_usual_choice(
    scenario: type[Scenario],
) -> None:
    play = duellists(scenario, maps="aggressive", foe_items=["sword"], dice=(6, 1))
    play.answers("attack mystic", "ready", "roll", "usual")
    assert (play.question.seat, play.question.kind) == (1, "ransom")
    play.answers("lose_health")
    assert (play.hero(1).health, len(explorer(play.hero(1)).maps)) == (2, 1)


@pytest.mark.rule("W-187")
def test_an_aggressive_defender_who_wins_chooses_too(scenario: type[Scenario]) -> None:
    play = duellists(scenario, maps="aggressive", fragments=(1, 0), dice=(1, 6))
    play.answers("attack mystic", "roll")
    assert (play.question.seat, play.question.kind) == (1, "booty")
    play.answers("take_map")
    assert [len(explorer(play.hero(seat)).maps) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("W-187")
def test_from_a_loser_without_maps_none_can_be_taken(scenario: type[Scenario]) -> None:
    play = duellists(scenario, maps="aggressive", fragments=(1, 0), dice=(6, 1))
    play.answers("attack mystic", "roll")
    assert play.hero(1).health == 2
    assert play.question.kind == "space"


@pytest.mark.rule("W-032")
def test_poison_on_the_blade_costs_the_loser_of_a_battle_for_maps_no_health(
    scenario: type[Scenario],
) -> None:
    play = duellists(scenario, items=["sword"], abilities=["poisonous_blade"], dice=(6, 1))
    play.answers("attack mystic maps", "use sword", "roll")
    assert [len(explorer(play.hero(seat)).maps) for seat in (0, 1)] == [2, 0]
    assert (play.hero(1).health, play.hero(1).wounds) == (3, 0)


@pytest.mark.rule("W-032")
@pytest.mark.parametrize("loser", [0, 1])
def test_the_berserkers_axe_costs_who_loses_a_battle_for_maps_with_it_no_health(
    scenario: type[Scenario], loser: int
) -> None:
    axe = ["berserkers_axe"]
    play = duellists(
        scenario,
        items=axe if loser == 0 else (),
        foe_items=axe if loser == 1 else (),
        dice=(1, 6) if loser == 0 else (6, 1),
    )
    play.answers("attack mystic maps", "use berserkers_axe", "roll")
    assert len(explorer(play.hero(loser)).maps) == 0
    assert play.hero(loser).wounds == 0


@pytest.mark.rule("W-032")
def test_berserker_rage_costs_who_loses_a_battle_for_maps_with_it_no_health(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, magic=1, maps=1, abilities=["berserker_rage"])
        .hero("mystic", at=FIELD, magic=0, maps=1)
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("attack mystic maps", "cast berserker_rage", "roll")
    assert (len(explorer(play.hero(1)).maps), play.hero(0).wounds) == (2, 0)


@pytest.mark.rule("W-032", "W-187")
def test_an_aggressive_winner_who_takes_a_map_does_not_wound_by_poison(
    scenario: type[Scenario],
) -> None:
    play = duellists(
        scenario,
        maps="aggressive",
        items=["sword"],
        abilities=["poisonous_blade"],
        foe_items=["berserkers_axe"],
        dice=(6, 1),
    )
    play.answers("attack mystic", "use sword", "use berserkers_axe", "roll", "take_map")
    assert (len(explorer(play.hero(0)).maps), play.hero(1).wounds) == (2, 0)


@pytest.mark.rule("W-187")
def test_an_aggressive_winner_who_takes_the_usual_wounds_by_poison_too(
    scenario: type[Scenario],
) -> None:
    play = duellists(
        scenario, maps="aggressive", items=["sword"], abilities=["poisonous_blade"], dice=(6, 1)
    )
    play.answers("attack mystic", "use sword", "roll", "usual")
    assert play.hero(1).wounds == 2
