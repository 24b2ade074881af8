"""Rounds and turns of the Standard version, and what may be kept at the end of a round."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

CALM = ("chance_tradesman", "chance_city_merchant", "chance_interesting_times")

SEVEN_ITEMS = ("axe", "hammer", "rapier", "dagger", "cutlass", "spear", "sword")

SEVEN_ABILITIES = (
    *("toughness", "haggling", "meditation", "hunting"),
    *("nautical_rites", "exorcism", "staff_skill"),
)


def standard(scenario: type[Scenario], players: int = 2) -> Scenario:
    return scenario(players, version="standard")


@pytest.mark.rule("R-049", "R-050", "R-056")
def test_a_standard_round_is_a_chance_card_a_turn_and_its_end(scenario: type[Scenario]) -> None:
    play = standard(scenario).hero("druid", gold=14).top("chance_good_times", *CALM).start("round")
    assert play.table.chance_discard == ["chance_good_times"]
    assert (play.question.kind, play.hero().gold) == ("move", 18)
    play.answers("stay", "end")
    assert play.hero().gold == 15
    assert play.question.seat == 1
    assert play.table.chance_discard == ["chance_good_times", "chance_tradesman"]


@pytest.mark.rule("R-055", "R-051")
def test_a_turn_is_movement_then_creatures_then_characters_then_the_space(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at="city")
        .hero("mystic", at="plains_by_city", magic=0)
        .lies("plains_by_city", "rat", "clover_meadow")
        .dice(6, 1, 6, 1)
        .start()
    )
    seen = [play.question.kind]
    for answer in ("walk plains_by_city", "roll", "attack mystic", "by_strength", "roll"):
        play.answers(answer)
        seen.append(play.question.kind)
    assert seen == ["move", "roll", "attack", "duel_kind", "roll", "space"]


@pytest.mark.rule("R-053", "R-054", "R-186")
def test_once_a_round_means_once_over_both_turns(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at="village", abilities=["counterfeiting"], gold=3)
        .top("chance_peaceful_times", *CALM)
        .start("round")
    )
    play.answers("counterfeit", "ride thieves_guild", "end")
    assert (play.question.seat, play.question.kind, play.hero().gold) == (0, "move", 3)
    assert "counterfeit" not in play.options
    assert play.table.chance_discard == ["chance_peaceful_times"]


@pytest.mark.rule("R-186", "R-054")
def test_a_new_round_brings_back_what_works_once_a_round(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at="village", abilities=["counterfeiting"])
        .top(*CALM)
        .start()
    )
    play.answers("counterfeit", "ride thieves_guild", "end", "stay", "end")
    assert (play.question.seat, play.question.kind) == (0, "move")
    assert "counterfeit" in play.options


@pytest.mark.rule("R-057", "R-058")
def test_at_the_end_of_the_round_fifteen_gold_and_fifteen_experience_remain(
    scenario: type[Scenario],
) -> None:
    play = standard(scenario).hero("druid", gold=17, experience=19).top(*CALM).start()
    play.answers("stay", "end")
    assert (play.hero().gold, play.hero().experience) == (15, 15)
    assert ("over_the_limit", 0, 2, "gold") in play.told()
    assert ("over_the_limit", 0, 4, "experience") in play.told()


@pytest.mark.rule("R-057")
def test_what_is_within_the_limits_stays_and_nothing_is_asked(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", gold=15, experience=15, items=SEVEN_ITEMS, abilities=SEVEN_ABILITIES)
        .top(*CALM)
        .start()
    )
    play.answers("stay", "end")
    assert play.question.seat == 1
    assert (play.hero().gold, play.hero().experience) == (15, 15)
    assert (len(play.hero().items), len(play.hero().abilities)) == (7, 7)


@pytest.mark.rule("R-057", "R-058")
def test_the_player_chooses_which_items_beyond_seven_are_discarded(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", items=[*SEVEN_ITEMS, "boomerang", "great_sword"])
        .top(*CALM)
        .start()
    )
    play.answers("stay", "end")
    assert play.question.kind == "limits"
    assert play.options == [f"discard {item}" for item in play.hero().items]
    play.answers("discard sword", "discard great_sword")
    assert play.question.seat == 1
    assert play.hero().items == [
        "axe",
        "hammer",
        "rapier",
        "dagger",
        "cutlass",
        "spear",
        "boomerang",
    ]
    assert (play.table.common_discard, play.table.rare_discard) == (["sword"], ["great_sword"])


@pytest.mark.rule("R-057", "R-058", "R-020", "R-182")
def test_the_ability_beyond_seven_goes_under_the_deck_of_its_guild(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario).hero("druid", abilities=[*SEVEN_ABILITIES, "curse"]).top(*CALM).start()
    )
    play.answers("stay", "end")
    assert play.options == [f"forget {ability}" for ability in (*SEVEN_ABILITIES, "curse")]
    play.answers("forget exorcism")
    assert play.hero().abilities == [
        *(ability for ability in SEVEN_ABILITIES if ability != "exorcism"),
        "curse",
    ]
    assert play.table.ability_decks["monastery"][0] == "exorcism"


@pytest.mark.rule("R-059")
def test_the_surplus_may_be_sold_or_drunk_before_the_end_of_the_round(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", health=1, wounds=2, items=[*SEVEN_ITEMS, "boomerang", "potion_of_healing"])
        .top(*CALM)
        .start()
    )
    play.answers("stay", "sell boomerang", "drink potion_of_healing", "end")
    assert play.question.seat == 1
    assert play.hero().items == list(SEVEN_ITEMS)


@pytest.mark.rule("R-059")
def test_a_potion_beyond_seven_may_still_be_drunk_when_the_turn_is_lost(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at="plains_by_city", items=[*SEVEN_ITEMS, "potion_of_healing"])
        .lies("plains_by_city", "bear")
        .dice(1, 6)
        .top(*CALM)
        .start()
    )
    play.answers("stay", "ready", "roll")
    assert (play.question.kind, play.hero().wounds) == ("limits", 1)
    play.answers("drink potion_of_healing")
    assert (play.question.seat, play.hero().wounds) == (1, 0)


@pytest.mark.rule("R-059")
def test_surplus_gold_turned_into_experience_at_the_last_moment_is_not_lost(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero(
            "druid",
            at="plains_by_city",
            gold=19,
            experience=14,
            items=[*SEVEN_ITEMS, "philosophers_stone_scroll"],
        )
        .lies("plains_by_city", "bear")
        .dice(1, 6)
        .top(*CALM)
        .start()
    )
    play.answers("stay", "fight bear", "ready", "roll")
    play.answers("read philosophers_stone_scroll", "gold_for_experience 4")
    assert play.question.seat == 1
    assert (play.hero().gold, play.hero().experience) == (15, 15)


@pytest.mark.rule("R-059", "R-144")
def test_what_was_won_in_the_turn_of_another_is_kept_until_the_own_round_ends(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("mystic", at="fortress", health=0, wounds=3, magic=0, gold=9, items=["boomerang"])
        .hero("mercenary", at="fortress", gold=9, magic=0, items=SEVEN_ITEMS)
        .dice(1, 6)
        .top(*CALM)
        .start("arrive")
    )
    play.answers("attack mercenary", "ready", "ready", "roll", "lose_health")
    assert (play.question.seat, play.question.kind) == (1, "move")
    assert (play.hero(1).gold, len(play.hero(1).items)) == (18, 8)
    play.answers("work", "end")
    assert play.question.kind == "limits"
    play.answers("discard boomerang")
    assert (play.hero(1).gold, len(play.hero(1).items)) == (15, 7)


@pytest.mark.rule("R-057")
def test_the_limits_do_not_count_between_two_turns_of_a_round(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", gold=20, items=[*SEVEN_ITEMS, "boomerang"])
        .top("chance_peaceful_times", *CALM)
        .start("round")
    )
    play.answers("stay", "end")
    assert (play.question.kind, play.hero().gold, len(play.hero().items)) == ("move", 20, 8)


@pytest.mark.rule("R-060")
def test_the_limits_of_cubes_hold_at_once_and_not_only_at_the_end(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", health=8, magic=10, items=["elixir_of_youth", "elixir_of_wisdom"])
        .start()
    )
    assert not any(option.startswith("drink") for option in play.options)
    assert play.refused()["drink elixir_of_youth"] == ("nothing_to_restore", "R-248")


@pytest.mark.rule("R-201", "R-202", "R-058")
def test_an_artifact_counts_among_the_seven_but_is_never_the_surplus(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario).hero("druid", items=SEVEN_ITEMS).owns(0, "royal_cape").top(*CALM).start()
    )
    play.answers("stay", "end")
    assert play.options == [f"discard {item}" for item in SEVEN_ITEMS]
