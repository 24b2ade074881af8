"""Death: what is left behind, and who inherits it."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.rules.battle.encounters import FIELD
from tests.games.prophecy.rules.hero.deaths import die_by_the_bear, slain_by_the_bear
from tests.games.prophecy.rules.planes.assaults import FOREST, PLANE, STORM, TREASURE, before


@pytest.mark.rule("R-035", "R-143")
@pytest.mark.parametrize(("health", "alive"), [(1, True), (0, False)])
def test_only_who_loses_more_health_than_she_has_dies(
    scenario: type[Scenario], health: int, alive: bool
) -> None:
    play = (
        scenario(version="standard")
        .hero("mercenary", at=FIELD, health=health)
        .lies(FIELD, "bear")
        .dice(1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().health, play.hero().alive) == (0, alive)
    assert play.space() == (FIELD if alive else "")
    assert play.question.seat == 1


@pytest.mark.rule("R-145")
def test_killed_by_a_creature_she_leaves_everything_to_bank_discards_and_guilds(
    scenario: type[Scenario],
) -> None:
    play = slain_by_the_bear(scenario).start("arrive")
    die_by_the_bear(play)
    table, hero = play.table, play.hero()
    assert (hero.gold, hero.items, hero.abilities) == (0, [], [])
    assert (table.common_discard, table.rare_discard) == (["sword", "axe"], ["crystal_skull"])
    assert table.damaged == []
    assert sorted(table.ability_decks["fortress"][:2]) == ["edged_weapons", "toughness"]
    assert table.ability_decks["forest_camp"][0] == "stamina"
    assert play.lying(FIELD) == ["bear"]


@pytest.mark.rule("R-145")
def test_her_abilities_go_under_their_deck_in_random_order(scenario: type[Scenario]) -> None:
    orders = set()
    for seed in range(8):
        play = slain_by_the_bear(scenario, seed=seed).start("arrive")
        die_by_the_bear(play)
        orders.add(tuple(play.table.ability_decks["fortress"][:2]))
    assert len(orders) == 2


@pytest.mark.rule("R-144")
def test_killed_by_a_character_she_leaves_gold_and_items_to_the_winner(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, magic=0, gold=1)
        .hero(
            "mystic",
            at=FIELD,
            health=0,
            wounds=3,
            magic=0,
            gold=6,
            items=["sword"],
            damaged=["axe"],
            abilities=["prayer"],
        )
        .owns(1, "banner_of_hope")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack mystic", "ready", "roll", "lose_health")
    assert not play.hero(1).alive
    assert (play.hero(0).gold, play.hero(0).items) == (7, ["sword", "axe", "banner_of_hope"])
    assert play.table.damaged == ["axe"]
    assert play.hero(0).abilities == []
    assert play.table.ability_decks["monastery"][0] == "prayer"


@pytest.mark.rule("R-146")
def test_artifacts_of_who_was_killed_by_a_creature_stay_in_the_space(
    scenario: type[Scenario],
) -> None:
    play = slain_by_the_bear(scenario, "banner_of_hope", "royal_cape").start("arrive")
    die_by_the_bear(play)
    assert play.table.relics == {FIELD: ["banner_of_hope", "royal_cape"]}
    assert ("relic", "banner_of_hope", FIELD) in play.told()


@pytest.mark.rule("R-146", "R-165")
def test_artifacts_in_a_space_are_taken_after_beating_the_creatures_there(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, magic=0)
        .relic(FIELD, "banner_of_hope")
        .relic(FIELD, "royal_cape")
        .lies(FIELD, "lone_wolf", "rat")
        .dice(6, 1, 6, 1)
        .start("arrive")
    )
    assert play.options == ["fight lone_wolf", "fight rat"]
    play.answers("fight lone_wolf", "roll")
    assert play.options == ["roll"]
    play.answers("roll")
    assert play.options == ["claim banner_of_hope", "claim royal_cape", "end"]
    play.answers("claim royal_cape")
    assert play.hero().items == ["royal_cape"]
    assert play.table.relics == {FIELD: ["banner_of_hope"]}


@pytest.mark.rule("R-109", "R-146")
def test_artifacts_in_a_space_stay_with_the_creature_that_was_not_beaten(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD)
        .relic(FIELD, "banner_of_hope")
        .lies(FIELD, "bear")
        .dice(1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("roll")
    assert play.table.relics == {FIELD: ["banner_of_hope"]}
    assert play.question.seat == 1


@pytest.mark.rule("R-146", "R-262")
def test_stealth_does_not_reach_an_artifact_before_the_fight(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["stealth"])
        .relic(FIELD, "banner_of_hope")
        .lies(FIELD, "rat")
        .start("arrive")
    )
    assert "claim banner_of_hope" not in play.options
    assert play.refused()["claim banner_of_hope"] == ("fight_first", "R-146")


@pytest.mark.rule("R-146")
@pytest.mark.parametrize("abilities", [[], ["stealth"]])
def test_a_noble_lion_that_was_let_be_still_guards_an_artifact(
    scenario: type[Scenario], abilities: list[str]
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=abilities)
        .relic(FIELD, "banner_of_hope")
        .lies(FIELD, "noble_lion")
        .start("arrive")
    )
    play.answers(*(["meet"] if abilities else []), "decline noble_lion")
    assert play.options == ["end"]
    assert play.refused()["claim banner_of_hope"] == ("fight_first", "R-146")


@pytest.mark.rule("R-146")
def test_who_beats_the_noble_lion_may_take_the_artifact(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, magic=0)
        .relic(FIELD, "banner_of_hope")
        .lies(FIELD, "noble_lion")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("fight noble_lion", "roll", "claim banner_of_hope")
    assert play.hero().items == ["banner_of_hope"]


@pytest.mark.rule("R-147")
def test_who_dies_in_a_plane_leaves_artifacts_to_the_conqueror_of_its_greater_guardian(
    scenario: type[Scenario],
) -> None:
    play = (
        before(scenario, "storm_queen", health=1, dice=(6, 1))
        .hero("scout", at=FOREST, health=8, magic=0)
        .owns(0, "royal_cape")
        .start()
    )
    play.answers(STORM)
    assert not play.hero(0).alive
    assert ("relic", "royal_cape", PLANE) in play.told()
    assert play.table.relics == {}
    play.answers(STORM, "roll")
    assert play.hero(1).items == [TREASURE, "royal_cape"]
