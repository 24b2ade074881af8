"""Adventures that the Standard version plays differently: Artifacts, Spells, a second card."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

CALM = ("chance_tradesman", "chance_city_merchant")
FIELD = "plains_by_city"


def standard(scenario: type[Scenario], players: int = 2) -> Scenario:
    return scenario(players, version="standard").top(*CALM)


def chosen(options: list[str], verb: str) -> list[str]:
    return [option.removeprefix(f"{verb} ") for option in options if option.startswith(verb)]


@pytest.mark.rule("R-280", "R-202")
def test_the_highwayman_takes_no_artifact(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD, magic=0, items=["axe", "cape"])
        .owns(0, "royal_cape")
        .lies(FIELD, "highwayman")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("ready", "roll")
    assert play.options == ["give axe", "give cape"]
    play.answers("give cape")
    assert play.table.hoards == {"highwayman": ["cape"]}
    assert play.hero().wounds == 0


@pytest.mark.rule("R-280", "R-202")
@pytest.mark.parametrize("creature", ["highwayman", "imp"])
def test_who_owns_nothing_but_an_artifact_pays_with_health(
    scenario: type[Scenario], creature: str
) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at=FIELD, magic=0)
        .owns(0, "banner_of_hope")
        .lies(FIELD, creature)
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().items, play.hero().wounds) == (["banner_of_hope"], 1)


@pytest.mark.rule("R-288", "R-202")
def test_the_imp_destroys_the_dearest_item_that_is_no_artifact(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at=FIELD, magic=0, items=["axe", "hammer"], damaged=["javelin"])
        .owns(0, "banner_of_hope")
        .lies(FIELD, "imp")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert play.options == ["give axe", "give hammer", "give javelin"]


@pytest.mark.rule("R-302", "R-202")
def test_artifacts_are_worth_nothing_to_the_hermit_and_cannot_be_thrown_away(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD, gold=1, items=["axe"])
        .hero("mystic", at="city", gold=1)
        .owns(0, "astral_sword", "banner_of_hope")
        .lies(FIELD, "hermit")
        .start("arrive")
    )
    play.answers("use hermit")
    assert play.options == ["return_gold 1", "discard axe"]
    play.answers("discard axe", "strength")
    assert (play.hero().health, play.hero().items) == (5, ["astral_sword", "banner_of_hope"])


@pytest.mark.rule("R-302", "R-322")
def test_a_rival_with_nothing_but_artifacts_is_poorer_than_anybody(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario, 3)
        .hero("paladin", at=FIELD, gold=0)
        .hero("mystic", at="city", gold=0)
        .owns(1, "astral_sword")
        .lies(FIELD, "hermit")
        .start("arrive")
    )
    assert play.refused()["use hermit"] == ("not_poorest", "R-302")


@pytest.mark.rule("R-303")
def test_artifacts_count_as_rare_items_for_the_golden_fish(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD)
        .hero("paladin", at="city")
        .owns(1, "banner_of_hope")
        .lies(FIELD, "golden_fish")
        .top("great_sword")
        .start("arrive")
    )
    play.answers("use golden_fish")
    assert play.options == ["strength", "rare"]
    play.answers("rare")
    assert play.hero().items == ["great_sword"]


@pytest.mark.rule("R-303", "R-322")
def test_the_fish_compares_with_every_character_in_play(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario, 3)
        .hero("druid", at=FIELD)
        .hero("mercenary", at="city", items=["great_sword"])
        .hero("mystic", at="city")
        .lies(FIELD, "golden_fish")
        .start("arrive")
    )
    assert play.refused()["use golden_fish"] == ("no_wish", "R-303")


@pytest.mark.rule("R-202", "R-305")
def test_the_collector_buys_no_artifact(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD)
        .owns(0, "banner_of_hope")
        .lies(FIELD, "collector")
        .start("arrive")
    )
    assert play.refused()["use collector"] == ("no_item_to_sell", "R-305")


@pytest.mark.rule("R-202")
def test_the_golem_guardian_damages_every_weapon_but_the_astral_sword(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD, items=["dagger"], abilities=["ambidexterity"])
        .owns(0, "astral_sword")
        .lies(FIELD, "golem_guardian")
        .dice(3, 1, 1)
        .start("arrive")
    )
    play.answers("use dagger", "use astral_sword", "roll")
    assert ("won", 0, "golem_guardian") in play.told()
    assert play.table.damaged == ["dagger"]


@pytest.mark.parametrize(
    ("ability", "script", "dice"),
    [
        ("berserker_rage", ["cast berserker_rage", "roll"], (6, 1)),
        ("prayer", ["cast prayer", "roll"], (6, 6, 1)),
        ("turn_back_time", ["roll", "cast turn_back_time", "accept"], (1, 1, 6, 1)),
    ],
)
def test_a_spell_spoils_the_experience_of_the_fist_fight_with_the_thug(
    scenario: type[Scenario], ability: str, script: list[str], dice: tuple[int, ...]
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD, abilities=[ability])
        .lies(FIELD, "thug")
        .dice(*dice)
        .start("arrive")
    )
    play.answers(*script)
    assert ("won", 0, "thug") in play.told()
    assert (play.hero().experience, play.hero().gold) == (3, 5)


def test_an_ability_that_is_no_spell_leaves_the_fist_fight_fair(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD, abilities=["duelling", "prayer"])
        .lies(FIELD, "thug")
        .dice(3, 2)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "thug", 3, 2, 8, 6) in play.told()
    assert play.hero().experience == 5


@pytest.mark.rule("R-284")
def test_no_spell_is_cast_against_the_horde_of_rats(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD, items=["axe"], abilities=["prayer", "berserker_rage"])
        .lies(FIELD, "horde_of_rats")
        .start("arrive")
    )
    assert play.options == ["use axe", "ready"]
    assert play.refused()["cast berserker_rage"] == ("no_spells_here", "R-284")
    play.answers("use axe")
    assert play.options == ["throw axe", "roll"]
    assert play.refused()["cast prayer"] == ("no_spells_here", "R-284")


@pytest.mark.rule("R-284", "R-185")
def test_other_abilities_and_magic_items_work_against_the_rats(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD, items=["sword_of_smiting"], abilities=["hunting"])
        .lies(FIELD, "horde_of_rats")
        .dice(1, 1, 1, 1, 1, 1)
        .start("arrive")
    )
    play.answers("use sword_of_smiting", "pay sword_of_smiting 2", "roll", "roll", "roll")
    assert [told[5] for told in play.told() if told[0] == "rolled"] == [10, 8, 8]
    assert play.hero().gold == 5


@pytest.mark.rule("R-285", "R-192")
def test_a_spell_for_the_second_stage_of_the_vampire_may_wait(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD, items=["sword", "axe"], abilities=["blessed_weapon"])
        .lies(FIELD, "vampire")
        .dice(2, 1, 1, 1)
        .start("arrive")
    )
    play.answers("use sword", "roll")
    assert play.options == ["cast blessed_weapon sword", "ready"]
    play.answers("cast blessed_weapon sword", "roll")
    assert [told[5:] for told in play.told() if told[0] == "rolled"] == [(6, 5), (8, 5)]


@pytest.mark.rule("R-107", "R-108", "R-129")
def test_who_declines_the_noble_lion_must_still_fight_the_other_creature(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD)
        .lies(FIELD, "noble_lion", "rat")
        .dice(6, 1)
        .start("arrive")
    )
    assert play.options == ["fight noble_lion", "decline noble_lion", "fight rat"]
    play.answers("decline noble_lion")
    assert (play.question.kind, play.question.subject) == ("roll", "rat")
    play.answers("roll")
    assert play.question.kind == "space"
    assert play.lying(FIELD) == ["noble_lion"]


@pytest.mark.rule("R-096", "R-087")
def test_who_is_caught_by_the_giant_spider_may_act_instead_of_moving(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero(
            "mercenary",
            at="forest_by_monastery",
            magic=1,
            drained=1,
            abilities=["meditation", "fleet_of_foot"],
        )
        .lies("forest_by_monastery", "giant_spider")
        .dice(6, 1)
        .start()
    )
    assert play.options == ["stay", "instead meditation"]
    play.answers("instead meditation", "roll")
    assert ("won", 0, "giant_spider") in play.told()
    assert play.hero().magic == 2
