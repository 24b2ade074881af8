"""Learning Abilities in the guilds."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

CALM = ("chance_tradesman", "chance_city_merchant")


def standard(scenario: type[Scenario]) -> Scenario:
    return scenario(2, version="standard").top(*CALM)


@pytest.mark.rule("R-152", "R-154")
def test_an_ability_of_the_own_guild_costs_experience_alone(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at="thieves_guild", experience=6, gold=1)
        .taught("thieves_guild", "disguise")
        .start("arrive")
    )
    play.answers("learn disguise")
    assert (play.hero().experience, play.hero().gold) == (1, 1)
    assert play.hero().abilities == ["disguise"]
    assert play.table.training["thieves_guild"] == []


@pytest.mark.rule("R-031", "R-153")
def test_a_foreign_guild_asks_as_much_gold_as_experience(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at="thieves_guild", experience=6, gold=7)
        .taught("thieves_guild", "disguise")
        .start("arrive")
    )
    play.answers("learn disguise")
    assert (play.hero().experience, play.hero().gold) == (1, 2)
    assert play.hero().abilities == ["disguise"]


@pytest.mark.rule("R-152", "R-153")
def test_what_cannot_be_paid_cannot_be_learned(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at="thieves_guild", experience=5, gold=4)
        .taught("thieves_guild", "disguise", "thievery")
        .start("arrive")
    )
    assert not any(option.startswith("learn") for option in play.options)
    assert play.refused()["learn disguise"] == ("needs_gold", "R-153")
    assert play.refused()["learn thievery"] == ("needs_experience", "R-152")


@pytest.mark.rule("R-152", "R-104")
def test_both_abilities_on_offer_may_be_learned_in_one_visit(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at="thieves_guild", experience=9)
        .taught("thieves_guild", "disguise", "wharf_rat")
        .start("arrive")
    )
    play.answers("learn wharf_rat", "learn disguise")
    assert play.hero().abilities == ["wharf_rat", "disguise"]
    assert play.hero().experience == 0


@pytest.mark.rule("R-152")
def test_only_the_abilities_that_lie_open_in_the_guild_are_taught(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("mystic", at="monastery", experience=15)
        .taught("thieves_guild", "disguise")
        .taught("monastery", "exorcism")
        .start("arrive")
    )
    assert [option for option in play.options if option.startswith("learn")] == ["learn exorcism"]


@pytest.mark.rule("R-154", "R-182")
def test_an_ability_is_still_there_rounds_later(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at="thieves_guild", experience=5)
        .taught("thieves_guild", "disguise")
        .start("arrive")
    )
    play.answers("learn disguise", "end", "stay", "end", "stay", "end")
    assert play.hero().abilities == ["disguise"]


@pytest.mark.rule("R-180")
def test_an_ability_works_in_the_turn_in_which_it_is_learned(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("mystic", at="magic_tower", experience=2, magic=2, drained=4, items=["axe"])
        .taught("magic_tower", "mass_decay")
        .start("arrive")
    )
    assert "cast mass_decay axe" not in play.options
    play.answers("learn mass_decay", "cast mass_decay axe")
    assert (play.hero().magic, play.hero().items) == (4, [])


@pytest.mark.rule("R-180", "R-262")
def test_who_learns_stealth_can_then_attack_and_use_the_guild_again(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at="thieves_guild", experience=5)
        .hero("scout", at="thieves_guild")
        .taught("thieves_guild", "stealth", "haggling")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("peace", "learn stealth")
    assert "attack scout" in play.options
    play.answers("attack scout", "by_strength", "stand", "roll")
    assert "learn haggling" in play.options


@pytest.mark.rule("R-153")
def test_a_letter_of_recommendation_saves_the_gold_of_a_foreign_guild(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at="thieves_guild", experience=6, gold=4, items=["letter_of_recommendation"])
        .taught("thieves_guild", "disguise")
        .start("arrive")
    )
    assert [option for option in play.options if option.startswith("learn")] == [
        "learn disguise letter_of_recommendation"
    ]
    play.answers("learn disguise letter_of_recommendation")
    assert (play.hero().experience, play.hero().gold, play.hero().items) == (1, 4, [])
    assert play.table.common_discard == ["letter_of_recommendation"]


@pytest.mark.rule("R-153")
def test_a_letter_of_recommendation_is_not_spent_in_the_own_guild(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at="thieves_guild", experience=6, items=["letter_of_recommendation"])
        .taught("thieves_guild", "disguise")
        .start("arrive")
    )
    assert [option for option in play.options if option.startswith("learn")] == ["learn disguise"]


@pytest.mark.rule("R-153")
def test_the_crown_of_the_ancient_kings_makes_the_letter_needless(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at="thieves_guild", experience=6, gold=4, items=["letter_of_recommendation"])
        .owns(0, "crown_of_the_ancient_kings")
        .taught("thieves_guild", "disguise")
        .start("arrive")
    )
    assert [option for option in play.options if option.startswith("learn")] == ["learn disguise"]
    play.answers("learn disguise")
    assert (play.hero().experience, play.hero().gold) == (1, 4)


@pytest.mark.rule("R-020")
def test_an_ability_that_leaves_its_owner_is_the_last_of_its_deck_to_come_back(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at="plains_by_city", health=0, wounds=4, abilities=["duelling"])
        .lies("plains_by_city", "bear")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert not play.hero().alive
    deck = play.table.ability_decks["fortress"]
    assert (deck.index("duelling"), len(deck)) == (0, 10)


def test_the_standard_version_sells_no_certificates(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at="thieves_guild", experience=9, gold=9)
        .start("arrive")
    )
    assert play.options == ["end"]
