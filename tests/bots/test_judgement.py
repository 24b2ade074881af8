"""What the greedy bot does in positions where people would not hesitate."""

import pytest

from fabletop.bots.evaluations.prophecy import values
from fabletop.core.question import show
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

BESIDE = "plains_by_wilderness"
"""The plane of the Fortress can be attacked from here."""


def likes(play: ProphecyPlay) -> str:
    """The option of highest value at the open question."""
    question = play.question
    found = values(question, PROPHECY.view(play.table, question.seat))
    return show(max(zip(found, question.options, strict=True))[1])


def until(play: ProphecyPlay, kind: str) -> ProphecyPlay:
    """Let the bots play up to a kind of question."""
    while play.question.kind != kind:
        play.answers(likes(play))
    return play


def before_the_plane(scenario: type[Scenario], health: int) -> Scenario:
    return (
        scenario(2, version="standard")
        .hero(
            "ranger",
            at=BESIDE,
            health=health,
            wounds=8 - health,
            items=["great_sword"],
            abilities=["edged_weapons", "two_handed_combat"],
        )
        .plane(
            "fortress",
            lesser="undead_knight",
            greater="scaled_monster",
            shown=["undead_knight", "scaled_monster"],
        )
    )


def test_a_strong_hero_attacks_a_plane_whose_guardians_are_known(scenario: type[Scenario]) -> None:
    assert likes(before_the_plane(scenario, 8).start()) == "plane plane_fortress"


def test_a_wounded_hero_does_not_attack_the_plane(scenario: type[Scenario]) -> None:
    assert likes(before_the_plane(scenario, 0).start()) != "plane plane_fortress"


def test_hidden_guardians_are_guessed_from_those_not_seen_yet(scenario: type[Scenario]) -> None:
    strong = before_the_plane(scenario, 8)
    strong.plane("magic_tower", shown=["sphinx"])
    assert likes(strong.start()) == "plane plane_fortress"


def test_nobody_walks_into_a_battle_that_is_lost(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("scout", at="plains_by_city", health=1, wounds=4)
        .lies("mountains_by_fortress", "dark_wizard")
        .start()
    )
    assert likes(play) not in ("walk mountains_by_fortress", "stay")


def test_the_ability_that_fits_the_weapon_is_learned(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("mercenary", at="fortress", experience=5, items=["sword"])
        .hero("paladin", at="village")
        .taught("fortress", "crushing_weapons", "edged_weapons")
        .start("arrive")
    )
    assert likes(play) == "learn edged_weapons"


def test_the_best_equipment_is_used_also_if_it_takes_both_hands(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("ranger", at=BESIDE, items=["cutlass", "spiked_shield", "great_sword"])
        .lies(BESIDE, "bear")
        .start("arrive")
    )
    assert likes(play) == "use great_sword"


def test_a_weapon_is_not_spoilt_on_a_golem_if_it_does_not_help(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("ranger", at=BESIDE, health=8, items=["rapier"])
        .lies(BESIDE, "golem_guardian")
        .start("arrive")
    )
    assert likes(play) == "ready"


def test_a_spell_is_cast_when_the_battle_hangs_in_the_balance(scenario: type[Scenario]) -> None:
    def met(creature: str) -> ProphecyPlay:
        return (
            scenario(2, version="standard")
            .hero("paladin", at="plains_by_city", health=5, abilities=["berserker_rage"])
            .lies("plains_by_city", creature)
            .start("arrive")
        )

    assert likes(met("bear")) == "cast berserker_rage"
    assert likes(met("rat")) == "ready"


def rolled(scenario: type[Scenario], own: int, foe: int) -> ProphecyPlay:
    play = (
        scenario(2, version="standard")
        .hero("ranger", at=BESIDE, abilities=["turn_back_time"])
        .lies(BESIDE, "bear")
        .dice(own, foe)
        .start("arrive")
    )
    play.answers("roll")
    return play


def test_time_is_turned_back_after_a_bad_roll_only(scenario: type[Scenario]) -> None:
    assert likes(rolled(scenario, 1, 5)) == "cast turn_back_time"
    assert likes(rolled(scenario, 5, 1)) == "accept"


def test_the_sphinx_is_asked_by_the_weak_and_fought_by_the_strong(
    scenario: type[Scenario],
) -> None:
    abilities = ["edged_weapons", "two_handed_combat"]

    def before_the_sphinx(health: int, *items: str) -> ProphecyPlay:
        play = (
            scenario(2, version="standard")
            .hero("paladin", at=BESIDE, health=health, items=items, abilities=abilities)
            .plane("fortress", lesser="sphinx", shown=["sphinx"])
            .start()
        )
        play.answers("plane plane_fortress")
        return play

    assert likes(before_the_sphinx(4)) == "riddle"
    assert likes(before_the_sphinx(8, "great_sword")) == "to_battle"


def beaten(scenario: type[Scenario], health: int, *items: str) -> Scenario:
    """A Druid who is about to lose against an attacker."""
    return (
        scenario(2, version="standard")
        .hero("mercenary", at=BESIDE, health=8)
        .hero("druid", at=BESIDE, health=health, wounds=8 - health, magic=0, items=items)
        .dice(6, 1)
    )


def test_health_is_given_rather_than_an_artifact(scenario: type[Scenario]) -> None:
    play = beaten(scenario, 3).owns(1, "royal_cape").start("arrive")
    play.answers("attack druid")
    assert likes(until(play, "ransom")) == "lose_health"


def test_an_item_is_given_rather_than_life(scenario: type[Scenario]) -> None:
    play = beaten(scenario, 0, "potion_of_magic").start("arrive")
    play.answers("attack druid")
    assert likes(until(play, "ransom")) == "offer_items"


def traders(scenario: type[Scenario]) -> Scenario:
    return (
        scenario(2, version="standard", trade="yes")
        .hero("mercenary", at=BESIDE, gold=9)
        .hero("druid", at=BESIDE, gold=0, items=["great_sword", "berserkers_axe"])
    )


def test_an_item_is_bought_from_who_does_not_need_it_and_nobody_asks_twice(
    scenario: type[Scenario],
) -> None:
    play = traders(scenario).start()
    play.answers("trade druid")
    assert likes(play) == "ask_item great_sword"
    play.answers("ask_item great_sword")
    gold = likes(play)
    assert gold.startswith("give_gold")
    play.answers(gold)
    assert likes(play) == "propose"
    play.answers("propose")
    assert likes(play) == "agree"
    play.answers("refuse")
    assert likes(play) != "trade druid"


def test_an_artifact_is_not_sold(scenario: type[Scenario]) -> None:
    play = traders(scenario).owns(1, "banner_of_hope").start()
    play.answers("trade druid", "ask_item banner_of_hope", "give_gold 9", "propose")
    assert likes(play) == "refuse"


def test_of_a_team_one_collects_the_artifacts(scenario: type[Scenario]) -> None:
    play = (
        scenario(4, version="standard", teams="pairs")
        .hero("mercenary", at=BESIDE)
        .hero("mystic", at="village")
        .hero("druid", at=BESIDE)
        .owns(0, "banner_of_hope")
        .owns(2, "royal_cape", "astral_sword", "mirrored_shield")
        .start()
    )
    assert likes(play) == "trade druid"
    play.answers("trade druid")
    assert likes(play) == "give_item banner_of_hope"
    play.answers("give_item banner_of_hope")
    assert likes(play) == "propose"
    play.answers("propose")
    assert likes(play) == "agree"


def test_what_helps_least_is_thrown_away(scenario: type[Scenario]) -> None:
    items = ["great_sword", "spiked_shield", "gauntlets_of_strength", "rangers_boots"]
    items += ["potion_of_rebirth", "staff_of_the_archmagi", "hammer", "knights_shield"]
    play = scenario(2, version="standard").hero("paladin", items=items).start("arrive")
    play.answers("end")
    assert play.question.kind == "limits"
    assert likes(play) == "discard hammer"


def test_in_the_final_battle_the_most_useful_artifact_is_kept(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("mercenary", at=BESIDE, health=8)
        .hero("druid", at=BESIDE, health=3, magic=0)
        .owns(0, "royal_cape", "mirrored_shield", "crown_of_the_ancient_kings")
        .owns(1, "astral_sword", "banner_of_hope")
        .stage("final")
        .dice(6, 1)
        .start("arrive")
    )
    assert likes(until(play, "hand_over")) == "give banner_of_hope"


@pytest.mark.parametrize(("strength", "fought"), [(1, True), (12, False)])
def test_a_changed_strength_of_a_creature_changes_who_fights_it(
    strength: int, fought: bool
) -> None:
    cards = {"bear": {"strength": strength}}
    play = Scenario(2, version="standard", cards=cards).hero("ranger", at="city", health=5)
    play.lies("plains_by_city", "bear")
    assert likes(play.start()).endswith("plains_by_city") is fought
