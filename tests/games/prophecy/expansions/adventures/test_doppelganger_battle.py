"""The battle with a Doppelganger: its player speaks first, and loses nothing by it."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.adventures.wilds import FIELD, wilds


@pytest.mark.rule("W-279", "W-280")
def test_the_copys_player_names_the_kind_of_battle_and_the_hero_replies(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD)
        .hero("mystic", at="city")
        .lies(FIELD, "doppelganger")
        .dice(4, 2)
        .top("chance_tradesman")
        .start("arrive")
    )
    assert (play.question.seat, play.question.kind) == (1, "duel_kind")
    play.answers("by_strength")
    assert (play.question.seat, play.question.kind) == (0, "reply")
    play.answers("by_wills")
    assert (play.hero().magic, play.hero(1).magic) == (2, 6)
    play.answers("roll")
    assert totals(play) == [(2 + 4, 6 + 2)]


@pytest.mark.rule("W-280", "W-282")
def test_a_battle_of_wills_that_the_copy_starts_costs_the_copy_alone(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD)
        .hero("mystic", at="city", magic=6)
        .lies(FIELD, "doppelganger")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("by_wills")
    assert play.hero(1).magic == 4
    play.answers("roll")
    assert totals(play) == [(4 + 6, 4 + 1)]
    assert (play.hero(1).magic, play.hero(1).drained) == (6, 0)


@pytest.mark.rule("W-279")
def test_declarations_and_announcements_begin_with_the_copy(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0, items=["javelin"])
        .hero("mystic", at="city", magic=0, items=["boomerang"])
        .lies(FIELD, "doppelganger")
        .dice(1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    asked = []
    for answer in ("use boomerang", "use javelin", "ready", "throw javelin"):
        asked.append((play.question.seat, play.question.kind))
        play.answers(answer)
    assert asked == [(1, "declare"), (0, "declare"), (1, "announce"), (0, "roll")]
    play.answers("roll")


@pytest.mark.rule("W-280")
def test_the_copy_casts_spells_that_the_character_knows(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=4)
        .hero("mystic", at="city", abilities=["magic_drain"])
        .lies(FIELD, "doppelganger")
        .dice(1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("by_wills", "cast magic_drain")
    assert (play.hero().magic, play.hero(1).magic) == (2, 3)
    play.answers("roll")
    assert (play.hero(1).magic, play.hero(1).drained, play.hero(1).used) == (6, 0, [])


@pytest.mark.rule("W-280", "W-282")
def test_a_shield_of_the_copy_saves_it_and_is_whole_again_afterwards(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at="city", magic=0, items=["wooden_shield"])
        .lies(FIELD, "doppelganger")
        .dice(6, 1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use wooden_shield", "roll")
    assert (play.question.seat, play.question.kind) == (1, "shield")
    play.answers("try_shield")
    assert ("shielded", 1, "wooden_shield", 6) in play.told()
    assert play.hero().experience == 3
    assert play.hero(1).items == ["wooden_shield"]
    assert play.table.damaged == []


@pytest.mark.rule("W-282")
def test_what_was_damaged_before_stays_damaged(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at="city", magic=0, items=["javelin"], damaged=["sword"])
        .lies(FIELD, "doppelganger")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("use javelin", "throw javelin", "roll")
    assert play.table.damaged == ["sword"]


@pytest.mark.rule("W-282")
def test_a_scroll_that_the_copy_reads_is_still_there_afterwards(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at="city", magic=0, items=["scroll_of_deep_prayer"])
        .lies(FIELD, "doppelganger")
        .dice(1)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("read scroll_of_deep_prayer")
    assert play.hero(1).items == []
    play.answers("roll")
    assert totals(play) == [(4 + 1, 3 + 6)]
    assert play.hero(1).items == ["scroll_of_deep_prayer"]
    assert play.table.common_discard == []


@pytest.mark.rule("W-282")
def test_a_chapels_blessing_helps_the_copy_and_stays_with_the_character(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at="city", magic=0, kept=["forgotten_chapel"])
        .lies(FIELD, "doppelganger")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert totals(play) == [(4 + 6, 3 + 2 + 1)]
    assert play.hero(1).kept == ["forgotten_chapel"]
    assert play.table.adventure_discard == ["doppelganger"]


@pytest.mark.rule("W-282")
def test_a_copy_struck_by_the_mirrored_shield_does_not_harm_the_character(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at="city", health=0, wounds=3, magic=0, gold=7, items=["sword"])
        .owns(0, "mirrored_shield")
        .lies(FIELD, "doppelganger")
        .dice(1, 6, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use sword", "use mirrored_shield", "roll", "try_shield")
    assert play.hero(1).alive
    assert ("died", 1) not in play.told()
    assert play.table.common_discard == []
    assert (play.hero(1).health, play.hero(1).gold, play.hero(1).items) == (0, 7, ["sword"])
    assert (play.hero().gold, play.hero().items) == (3, ["mirrored_shield"])


@pytest.mark.rule("W-282", "W-283")
def test_who_dies_of_the_copys_mirrored_shield_leaves_nothing_to_the_character(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, health=0, wounds=4, magic=0, items=["sword"])
        .hero("mystic", at="city", health=0, wounds=3, magic=0, gold=0)
        .owns(1, "mirrored_shield")
        .lies(FIELD, "doppelganger")
        .dice(6, 1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use mirrored_shield", "ready", "roll", "try_shield")
    assert not play.hero().alive
    assert (play.hero(1).gold, play.hero(1).items) == (0, ["mirrored_shield"])
    assert play.table.common_discard == ["sword"]


@pytest.mark.rule("W-281")
def test_the_copy_drinks_no_potions_and_reads_no_scrolls_of_the_own_turn(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD)
        .hero(
            "mystic",
            at="city",
            wounds=1,
            items=["potion_of_strength", "potion_of_healing", "scroll_of_destruction", "sword"],
        )
        .lies(FIELD, "doppelganger")
        .dice(6, 1)
        .start("arrive")
    )
    options = list(play.options)
    for answer in ("by_strength", "stand", "use sword"):
        play.answers(answer)
        options += play.options
    assert not [option for option in options if option.startswith(("drink ", "read "))]
    play.answers("roll")
    assert len(play.hero(1).items) == 4


@pytest.mark.rule("W-279", "W-280")
def test_bonuses_against_the_copied_characters_kinds_count(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0, items=["rapier"])
        .hero("mystic", at="city", magic=0)
        .lies(FIELD, "doppelganger")
        .dice(3, 3)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use rapier", "roll")
    rapier = play.table.box.items["rapier"]
    assert totals(play) == [(4 + sum(bonus.value for bonus in rapier.bonuses) + 3, 3 + 3)]
