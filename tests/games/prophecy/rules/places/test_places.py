"""What the spaces of the board offer, and Certificates."""

import pytest

from fabletop.games.prophecy.scenario import Scenario


@pytest.mark.rule("R-160")
def test_the_monastery_heals_one_health_free_once_a_turn(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="monastery", gold=0, health=1, wounds=2).start()
    play.answers("stay")
    assert "heal 2" not in play.options
    play.answers("heal 1")
    assert (play.hero().health, play.hero().gold) == (2, 0)
    assert "heal 1" not in play.options
    assert play.refused()["heal 1"] == ("once_a_turn", "R-160")


@pytest.mark.rule("R-160", "R-237")
def test_the_monastery_heals_again_in_an_extra_turn(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at="monastery", health=1, wounds=2)
        .top("chance_peaceful_times")
        .start("chance")
    )
    play.answers("stay", "heal 1", "end", "stay", "heal 1")
    assert play.hero().health == 3


@pytest.mark.rule("R-161")
def test_the_forest_camp_heals_any_number_for_one_gold_each(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="forest_camp", gold=2, health=0, wounds=3).start()
    play.answers("stay")
    assert [option for option in play.options if option.startswith("heal")] == ["heal 1", "heal 2"]
    assert play.refused()["heal 3"] == ("needs_gold", "R-161")
    play.answers("heal 2")
    assert (play.hero().health, play.hero().gold) == (2, 0)


@pytest.mark.rule("R-162")
def test_the_enchanted_wilderness_recharges_three_magic_free_once_a_turn(
    scenario: type[Scenario],
) -> None:
    play = scenario().hero("druid", at="enchanted_wilderness", gold=0, magic=1, drained=5).start()
    play.answers("stay", "recharge 3")
    assert (play.hero().magic, play.hero().drained, play.hero().gold) == (4, 2, 0)
    assert play.refused()["recharge 3"] == ("once_a_turn", "R-162")


@pytest.mark.rule("R-163")
@pytest.mark.parametrize(("amount", "price"), [(2, 1), (4, 2), (5, 3)])
def test_the_magic_tower_recharges_two_magic_a_gold_rounded_up(
    scenario: type[Scenario], amount: int, price: int
) -> None:
    play = scenario().hero("druid", at="magic_tower", gold=3, magic=1, drained=5).start()
    play.answers("stay", f"recharge {amount}")
    assert play.hero().magic == 1 + amount
    assert play.hero().gold == 3 - price


@pytest.mark.rule("R-163")
def test_the_magic_tower_wants_to_be_paid(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="magic_tower", gold=1, magic=1, drained=5).start()
    play.answers("stay")
    assert [option for option in play.options if option.startswith("rech")] == ["recharge 2"]
    assert play.refused()["recharge 4"] == ("needs_gold", "R-163")


@pytest.mark.rule("R-164")
def test_lodging_heals_one_and_recharges_one_once_a_turn(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at="village", gold=5, health=1, wounds=2, magic=1, drained=5)
        .start()
    )
    play.answers("stay", "lodge")
    hero = play.hero()
    assert (hero.health, hero.magic, hero.gold) == (2, 2, 4)
    assert play.refused()["lodge"] == ("once_a_turn", "R-164")


@pytest.mark.rule("R-103", "R-109")
def test_a_space_with_an_unbeaten_creature_cannot_be_used(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at="plains_by_city")
        .lies("plains_by_city", "bear")
        .dice(3, 1)
        .start()
    )
    play.answers("stay", "roll")
    assert play.question.seat == 1


@pytest.mark.rule("R-104")
def test_several_possibilities_are_used_in_any_order_and_repeatedly(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("druid", at="village", gold=9, health=2, wounds=1, damaged=["axe", "dagger"])
        .for_sale("village", "hammer")
        .start()
    )
    play.answers("stay", "repair axe", "buy hammer", "repair dagger", "sell axe", "lodge")
    hero = play.hero()
    assert hero.items == ["dagger", "hammer"]
    assert hero.gold == 9 - 1 - 2 - 1 + 1 - 1
    assert play.table.damaged == []


@pytest.mark.rule("R-233", "R-228")
def test_a_certificate_of_a_foreign_guild_costs_five_experience_and_five_gold(
    scenario: type[Scenario],
) -> None:
    play = scenario().hero("druid", at="fortress", gold=6, experience=7).start()
    play.answers("stay", "certificate")
    hero = play.hero()
    assert (hero.gold, hero.experience) == (1, 2)
    assert play.match.view(0).heroes[0].certificates == ["fortress"]


@pytest.mark.rule("R-233")
@pytest.mark.parametrize("guild", ["forest_camp", "monastery"])
def test_ones_own_guilds_want_no_gold(scenario: type[Scenario], guild: str) -> None:
    play = scenario().hero("druid", at=guild, gold=0, experience=5).start()
    play.answers("stay", "certificate")
    assert (play.hero().gold, play.hero().experience) == (0, 0)


@pytest.mark.rule("R-233")
def test_at_most_one_certificate_of_each_guild(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("druid", at="monastery", experience=9, certificates=["monastery"]).start()
    )
    play.answers("stay")
    assert play.refused()["certificate"] == ("has_certificate", "R-233")


@pytest.mark.rule("R-233")
def test_a_certificate_needs_experience_first_and_then_gold(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="fortress", gold=4, experience=4).start()
    play.answers("stay")
    assert play.refused()["certificate"] == ("needs_experience", "R-233")
    play = scenario().hero("druid", at="fortress", gold=4, experience=5).start()
    play.answers("stay")
    assert play.refused()["certificate"] == ("needs_gold", "R-233")


@pytest.mark.rule("R-234")
def test_guilds_offer_certificates_and_repairs_but_no_training(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", at="fortress", gold=15, experience=15, damaged=["axe"]).start()
    )
    play.answers("stay")
    assert play.options == ["certificate", "repair axe", "end"]


@pytest.mark.rule("R-235")
def test_a_certificate_is_a_face_down_card_of_the_guilds_deck(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="monastery", experience=5).start()
    top = play.table.ability_decks["monastery"][-1]
    play.answers("stay", "certificate")
    assert play.hero().certificates == [top]
    assert len(play.table.ability_decks["monastery"]) == 9
    assert top not in str(play.match.view(0))
    assert top not in str(play.match.view(1))


@pytest.mark.rule("R-228", "R-236")
def test_the_fifth_certificate_wins_at_once_and_the_others_are_ranked_by_number(
    scenario: type[Scenario],
) -> None:
    four = ["fortress", "thieves_guild", "magic_tower", "forest_camp"]
    play = (
        scenario(4)
        .hero("druid", at="monastery", experience=5, certificates=four)
        .hero("paladin", certificates=["fortress"])
        .hero("mystic", certificates=["monastery", "magic_tower"])
        .hero("scout", certificates=["fortress"])
        .start()
    )
    play.answers("stay", "certificate")
    assert play.match.over
    result = play.match.result
    assert result is not None
    assert result.places == (1, 3, 2, 3)
    assert result.scores == (5, 1, 2, 1)
    assert result.ended_by == "certificates"


@pytest.mark.rule("R-232")
@pytest.mark.parametrize("space", ["monastery", "forest_camp"])
def test_the_dove_changes_nothing_in_the_basic_version(
    scenario: type[Scenario], space: str
) -> None:
    play = (
        scenario()
        .hero("scout", at=space, items=["scroll_of_stealing"])
        .hero("druid", at=space, items=["sword"])
        .start()
    )
    play.answers("stay", "read scroll_of_stealing")
    assert play.hero().items == ["sword"]


@pytest.mark.rule("R-234")
def test_heroes_in_the_same_space_cannot_fight_each_other(scenario: type[Scenario]) -> None:
    play = scenario().hero("scout", at="city").hero("druid", at="city").start()
    play.answers("stay")
    assert play.options == ["end"]
