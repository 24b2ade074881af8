"""Death: what is left behind, who inherits it, and the new character who comes."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.rules.battle.encounters import FIELD
from tests.games.prophecy.rules.planes.assaults import FOREST, PLANE, STORM, TREASURE, before


def slain_by_the_bear(
    scenario: type[Scenario],
    *artifacts: str,
    players: int = 2,
    seed: int = 0,
    routine: str = "ask",
) -> Scenario:
    """The Mercenary, without Health, is about to lose against a Bear."""
    return (
        scenario(players, version="standard", routine=routine, seed=seed)
        .hero(
            "mercenary",
            at=FIELD,
            health=0,
            wounds=5,
            gold=7,
            items=["sword", "crystal_skull"],
            damaged=["axe"],
            abilities=["toughness", "edged_weapons", "stamina"],
        )
        .owns(0, *artifacts)
        .lies(FIELD, "bear")
        .dice(1, 6)
        .top("chance_tradesman", "chance_city_merchant")
    )


def die_by_the_bear(play: ProphecyPlay) -> None:
    play.answers("ready", "roll")


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


@pytest.mark.rule("R-148", "R-149")
def test_a_new_character_enters_at_the_start_of_the_next_round_of_her_player(
    scenario: type[Scenario],
) -> None:
    play = slain_by_the_bear(scenario).hero("scout", at="village").only("druid").start("arrive")
    die_by_the_bear(play)
    play.answers("stay", "end", "take_character")
    hero = play.hero()
    assert (hero.character, hero.alive, play.space()) == ("druid", True, "forest_camp")
    assert (hero.health, hero.wounds, hero.magic, hero.drained) == (2, 1, 4, 2)
    assert (hero.gold, hero.experience, hero.items, hero.abilities) == (3, 3, [], [])
    assert ("chance", 0, "chance_city_merchant") in play.told()
    assert (play.question.seat, play.question.kind) == (0, "move")


@pytest.mark.rule("R-148")
def test_the_new_character_is_drawn_at_random_among_those_not_in_play(
    scenario: type[Scenario],
) -> None:
    came = set()
    for seed in range(12):
        position = slain_by_the_bear(scenario, seed=seed).hero("scout", at="village")
        play = position.start("arrive")
        die_by_the_bear(play)
        play.answers("stay", "end", "take_character")
        came.add(play.hero().character)
    assert len(came) > 3
    assert not came & {"mercenary", "scout"}


@pytest.mark.rule("R-148")
def test_killed_characters_do_not_come_back(scenario: type[Scenario]) -> None:
    play = slain_by_the_bear(scenario).hero("scout", at="village").nobody_new().start("arrive")
    die_by_the_bear(play)
    play.answers("stay", "end")
    assert play.hero().out
    assert play.table.ended_by == "survivor"


@pytest.mark.rule("R-148")
def test_while_a_player_waits_for_a_new_character_the_others_play_on(
    scenario: type[Scenario],
) -> None:
    play = (
        slain_by_the_bear(scenario)
        .hero("scout", at="village")
        .top("chance_charity")
        .start("arrive")
    )
    die_by_the_bear(play)
    assert (play.hero().gold, play.hero(1).gold) == (0, 6)
    assert play.question.seat == 1


@pytest.mark.rule("R-053", "R-143")
def test_death_ends_the_round_even_if_another_turn_was_to_follow(scenario: type[Scenario]) -> None:
    play = (
        slain_by_the_bear(scenario).top("chance_peaceful_times", "chance_tradesman").start("chance")
    )
    play.answers("stay")
    die_by_the_bear(play)
    assert (play.question.seat, play.table.turn) == (1, 1)


@pytest.mark.rule("R-150")
@pytest.mark.parametrize("stage", ["countdown", "apocalypse"])
def test_no_new_character_comes_once_all_artifacts_were_taken(
    scenario: type[Scenario], stage: str
) -> None:
    play = slain_by_the_bear(scenario, "royal_cape", "banner_of_hope").stage(stage)
    started = play.owns(1, "astral_sword", "mirrored_shield").start("arrive")
    die_by_the_bear(started)
    assert (started.hero().alive, started.hero().out) == (False, True)


@pytest.mark.rule("R-151")
def test_in_the_basic_version_death_means_defeat(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FIELD, health=0, wounds=5)
        .lies(FIELD, "bear")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().out
    assert play.table.ended_by == "survivor"


@pytest.mark.rule("R-148")
def test_who_takes_no_new_character_has_left_the_game(scenario: type[Scenario]) -> None:
    position = slain_by_the_bear(scenario, players=3).hero("scout", at="village")
    play = position.hero("druid", at="city").start("arrive")
    die_by_the_bear(play)
    play.answers("stay", "end", "stay", "end")
    assert (play.question.seat, play.question.kind) == (0, "new_character")
    assert play.options == ["take_character", "leave_game"]
    play.answers("leave_game")
    assert (play.hero().out, play.hero().alive) == (True, False)
    assert ("left_the_game", 0) in play.told()
    assert (play.question.seat, play.question.kind) == (1, "move")


@pytest.mark.rule("R-148")
def test_the_last_player_left_wins_when_the_other_takes_no_new_character(
    scenario: type[Scenario],
) -> None:
    play = slain_by_the_bear(scenario).hero("scout", at="village").start("arrive")
    die_by_the_bear(play)
    play.answers("stay", "end", "leave_game")
    assert (play.match.over, play.table.ended_by) == (True, "survivor")


@pytest.mark.rule("R-148", "R-149")
def test_a_table_may_let_the_new_character_come_unasked(scenario: type[Scenario]) -> None:
    position = slain_by_the_bear(scenario, routine="automatic").hero("scout", at="village")
    play = position.only("druid").start("arrive")
    die_by_the_bear(play)
    play.answers("stay", "end")
    assert (play.hero().character, play.question.kind) == ("druid", "move")
