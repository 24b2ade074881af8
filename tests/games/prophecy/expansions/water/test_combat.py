"""Battles under water: hands, Abilities of the sea, and other characters."""

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import own_parts, totals
from tests.games.prophecy.expansions.realms import SHORE
from tests.games.prophecy.expansions.water.sea import under_water


def hands(play: ProphecyPlay) -> int:
    """What is lost by hands that are not free, in the hero's total."""
    return own_parts(play).get("underwater", 0)


@pytest.mark.rule("W-146", "W-147")
@pytest.mark.parametrize(
    ("items", "penalty"),
    [
        ([], 0),
        (["sword"], -1),
        (["war_axe"], -2),
        (["sword", "wooden_shield"], -2),
        (["sword", "dagger"], -2),
    ],
)
def test_every_hand_that_holds_something_is_in_the_way(
    scenario: type[Scenario], items: list[str], penalty: int
) -> None:
    built = under_water(scenario, items=items, abilities=["ambidexterity"])
    play = built.lies("wr_b3", "giant_squid").start()
    play.answers("swim wr_b3", *[f"use {item}" for item in items])
    assert hands(play) == penalty


@pytest.mark.rule("W-148")
def test_in_a_battle_of_wills_hands_do_not_matter(scenario: type[Scenario]) -> None:
    built = under_water(scenario, items=["ritual_dagger"], magic=6).lies("wr_b3", "sea_witch")
    play = built.start()
    play.answers("swim wr_b3", "use ritual_dagger")
    assert hands(play) == 0


def test_on_land_hands_do_not_matter(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE, items=["sword"]).lies(SHORE, "bear").start()
    play.answers("stay", "use sword")
    assert hands(play) == 0


def test_the_sea_lords_trident_is_at_home_under_water(scenario: type[Scenario]) -> None:
    built = under_water(scenario, items=["sea_lords_trident"], health=4).dice(6, 1)
    play = built.lies("wr_b3", "giant_squid").start()
    play.answers("swim wr_b3", "use sea_lords_trident")
    assert hands(play) == 0
    play.answers("roll")
    assert totals(play) == [(4 + 2 + 6, 5)]


def test_on_land_the_sea_lords_trident_is_a_plain_weapon(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at=SHORE, items=["sea_lords_trident"], health=4).dice(6, 1)
    play = built.lies(SHORE, "bear").start()
    play.answers("stay", "use sea_lords_trident", "roll")
    assert totals(play)[0][0] == 4 + 1 + 6


def test_beside_the_sea_lords_trident_a_hand_is_left_for_a_shield(
    scenario: type[Scenario],
) -> None:
    items = ["sea_lords_trident", "wooden_shield"]
    play = under_water(scenario, at=SHORE, items=items).lies(SHORE, "bear").start()
    play.answers("stay", "use sea_lords_trident")
    assert "use wooden_shield" in play.options


def test_the_sea_lords_trident_thrown_gives_one_more_and_is_damaged(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, items=["sea_lords_trident"], health=4).dice(1, 6)
    play = built.lies("wr_b3", "giant_squid").start()
    play.answers("swim wr_b3", "use sea_lords_trident", "throw sea_lords_trident", "roll")
    assert totals(play) == [(4 + 2 + 1 + 1, 4 + 6)]
    assert play.table.damaged == ["sea_lords_trident"]


@pytest.mark.rule("W-077")
def test_underwater_combat_frees_both_hands(scenario: type[Scenario]) -> None:
    built = under_water(scenario, items=["war_axe"], abilities=["underwater_combat"])
    play = built.lies("wr_b3", "giant_squid").dice(1, 6).start()
    play.answers("swim wr_b3", "use war_axe")
    assert hands(play) == 0
    play.answers("roll")
    assert totals(play) == [(4 + 2 + 1, 4 + 6)]


@pytest.mark.rule("W-077")
def test_commune_with_water_helps_in_wills_and_brings_bubbles_back(
    scenario: type[Scenario],
) -> None:
    built = under_water(
        scenario, magic=6, bubbles=2, spent_bubbles=3, abilities=["commune_with_water"]
    )
    play = built.lies("wr_b3", "sea_witch").dice(3, 1).start()
    play.answers("swim wr_b3", "roll")
    assert totals(play) == [(6 + 2 + 3, 6 + 1)]
    assert (diver(play.hero()).bubbles, diver(play.hero()).spent_bubbles) == (4, 1)


@pytest.mark.rule("W-077")
def test_on_land_commune_with_water_does_nothing(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at=SHORE, magic=6, abilities=["commune_with_water"])
    play = built.lies(SHORE, "ghost").dice(6, 1).start()
    play.answers("stay", "roll")
    assert totals(play)[0][0] == 6 + 6


@pytest.mark.rule("W-079")
def test_commune_with_water_helps_against_characters_under_water(scenario: type[Scenario]) -> None:
    built = under_water(
        *(scenario,), magic=6, rival="wr_b2", spent_bubbles=2, abilities=["commune_with_water"]
    )
    play = built.dice(6, 1).start()
    play.answers("stay", "attack mystic", "by_wills", "roll")
    assert totals(play)[0][0] == 4 + 2 + 6
    assert diver(play.hero()).bubbles == 7


@pytest.mark.rule("W-150", "W-152")
def test_who_stays_with_others_chooses_whom_to_attack(scenario: type[Scenario]) -> None:
    built = under_water(scenario, rival="wr_b2", players=3).hero("scout", at="wr_b2")
    play = built.start()
    play.answers("stay")
    assert play.options == ["attack mystic", "attack scout", "peace"]


@pytest.mark.rule("W-151")
def test_a_creature_is_fought_before_anybody_is_attacked(scenario: type[Scenario]) -> None:
    built = under_water(scenario, rival="wr_b3", magic=8).lies("wr_b3", "sea_witch").dice(6, 1)
    play = built.start()
    play.answers("swim wr_b3")
    assert play.question.subject == "sea_witch"
    play.answers("roll", "no_bargain")
    assert play.options == ["attack mystic", "peace"]


@pytest.mark.rule("W-154")
def test_the_penalty_counts_for_both_sides(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water").gate("fortress", "water")
    built.hero("druid", at="wr_b2", health=5, magic=0, items=["sword"]).lies("wr_b2")
    built.hero("mystic", at="wr_b2", health=4, magic=0, items=["war_axe"])
    play = built.dice(3, 3).start()
    play.answers("stay", "attack mystic", "use sword", "use war_axe", "roll")
    axe = play.table.box.items["war_axe"].bonuses[0].value
    assert totals(play) == [(5 + 2 - 1 + 3, 4 + axe - 2 + 3)]


@pytest.mark.rule("W-155")
@pytest.mark.parametrize(("bubbles", "left", "health"), [(5, 4, 3), (0, 0, 2)])
def test_a_loser_who_gives_health_pays_a_bubble_too(
    scenario: type[Scenario], bubbles: int, left: int, health: int
) -> None:
    built = under_water(scenario, rival="wr_b2", magic=0, bubbles=bubbles).dice(1, 6)
    play = built.start()
    play.answers("stay", "attack mystic", "stand", "roll")
    assert (diver(play.hero()).bubbles, play.hero().health) == (left, health)


@pytest.mark.rule("W-155")
def test_who_drowns_after_a_battle_was_killed_by_the_winner(scenario: type[Scenario]) -> None:
    built = under_water(scenario, rival="wr_b2", magic=0, health=1, bubbles=0, gold=7).dice(1, 6)
    play = built.start()
    play.answers("stay", "attack mystic", "stand", "roll")
    assert not play.hero().alive
    assert play.hero(1).gold == 3 + 7


@pytest.mark.rule("W-156")
def test_a_loser_who_gives_an_item_keeps_her_bubbles(scenario: type[Scenario]) -> None:
    built = under_water(scenario, rival="wr_b2", magic=0, items=["dagger"]).dice(1, 6)
    play = built.start()
    play.answers("stay", "attack mystic", "stand", "ready", "roll", "offer_items")
    assert (diver(play.hero()).bubbles, play.hero(1).items) == (5, ["dagger"])


@pytest.mark.rule("W-166")
def test_a_pearl_of_the_abyss_is_worth_one_against_who_has_none(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="city", magic=0, health=4, prizes=["pearl_of_the_abyss"]).dice(
        3, 3
    )
    play = built.start()
    play.answers("stay", "attack mystic", "stand", "roll")
    assert totals(play)[0][0] == 4 + 1 + 3


@pytest.mark.rule("W-166")
def test_between_two_pearls_there_is_no_bonus(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water")
    built.hero("druid", at="city", magic=0, health=4, prizes=["pearl_of_the_abyss"])
    built.hero("mystic", at="city", health=3, prizes=["pearl_of_the_abyss"])
    play = built.dice(3, 3).start()
    play.answers("stay", "attack mystic", "stand", "roll")
    assert totals(play) == [(4 + 3, 3 + 3)]
