"""The Astral Satchel keeps all other Items."""

from collections.abc import Sequence

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.island.islanders import FIELD, at_table, duellists

SATCHEL = "astral_satchel"
COMMON = [item.id for item in open_box().items.values() if item.deck == "common" and not item.part]


def neighbours(scenario: type[Scenario], scroll: str, *items: str) -> ProphecyPlay:
    """The Paladin may read a scroll beside the Mystic, who owns these Items."""
    return (
        at_table(scenario)
        .hero("paladin", at="fortress", items=[scroll])
        .hero("mystic", at="fortress", items=items)
        .start()
    )


@pytest.mark.rule("W-259")
@pytest.mark.parametrize("scroll", ["scroll_of_stealing", "scroll_of_decay"])
def test_scrolls_reach_nothing_but_the_satchel(scenario: type[Scenario], scroll: str) -> None:
    play = neighbours(scenario, scroll, "sword", SATCHEL, "axe")
    play.answers(f"read {scroll}")
    assert play.hero(1).items == ["sword", "axe"]


@pytest.mark.rule("W-259")
def test_a_winner_can_take_nothing_but_the_astral_satchel(scenario: type[Scenario]) -> None:
    play = duellists(scenario, foe_items=["sword", SATCHEL], dice=(6, 1))
    play.answers("attack mystic", "ready", "roll", "offer_items")
    assert play.hero(0).items == [SATCHEL]
    assert play.hero(1).items == ["sword"]


@pytest.mark.rule("W-259")
def test_thieves_can_take_nothing_but_the_satchel(scenario: type[Scenario]) -> None:
    play = duellists(scenario, abilities=["thievery"], foe_items=["sword", SATCHEL], dice=(6, 1))
    play.answers("attack mystic", "ready", "roll")
    assert play.options == [f"take {SATCHEL}", "no_theft"]


def loser(
    scenario: type[Scenario], creature: str, *items: str, dice: Sequence[int] = (1, 6)
) -> ProphecyPlay:
    """The Paladin loses against a Creature."""
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, health=2, magic=0, items=items)
        .hero("mystic", at="monastery")
        .lies(FIELD, creature)
        .top("chance_tradesman")
        .dice(*dice)
        .start("arrive")
    )
    play.answers("ready", "roll")
    return play


@pytest.mark.rule("W-259")
def test_the_highwayman_gets_nothing_but_the_satchel(scenario: type[Scenario]) -> None:
    play = loser(scenario, "highwayman", "sword", SATCHEL)
    assert play.hero().items == ["sword"]
    assert play.table.hoards == {"highwayman": [SATCHEL]}


@pytest.mark.rule("W-259")
def test_the_imp_destroys_the_satchel_though_it_is_not_the_dearest(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, magic=0, items=["great_sword", SATCHEL])
        .hero("mystic", at="monastery")
        .lies(FIELD, "imp")
        .top("chance_tradesman")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().items == ["great_sword"]


@pytest.mark.rule("W-259")
@pytest.mark.parametrize(("items", "left"), [([], []), ([SATCHEL], ["sword", SATCHEL])])
def test_the_scaled_monster_does_not_dissolve_a_weapon_in_its_keeping(
    scenario: type[Scenario], items: list[str], left: list[str]
) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="mountains_by_fortress", items=["sword", *items])
        .hero("mystic", at="monastery")
        .plane("fortress", greater="scaled_monster", beaten=True)
        .top("chance_tradesman")
        .dice(1, 6)
        .start()
    )
    play.answers("plane plane_fortress", "use sword", "roll")
    assert play.hero().items == left


@pytest.mark.rule("W-259")
def test_the_dragon_burns_no_scroll_in_its_keeping(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="mountains_by_fortress", items=["scroll_of_decay", SATCHEL])
        .hero("mystic", at="monastery")
        .plane("fortress", lesser="fire_breathing_dragon")
        .top("chance_tradesman")
        .dice(1, 6)
        .start()
    )
    play.answers("plane plane_fortress", "by_strength", "roll")
    assert play.hero().items == ["scroll_of_decay", SATCHEL]


@pytest.mark.rule("W-259")
def test_with_the_astral_satchel_there_is_no_limit_of_items(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", items=[*COMMON[:9], SATCHEL])
        .hero("mystic", at="monastery")
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("end")
    assert play.question.seat == 1
    assert len(play.hero().items) == 10


@pytest.mark.rule("W-260")
def test_who_loses_the_satchel_discards_the_surplus_only_at_the_end_of_her_round(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", items=["scroll_of_stealing"])
        .hero("mystic", at="fortress", items=[*COMMON[:9], SATCHEL])
        .top("chance_tradesman")
        .start()
    )
    play.answers("read scroll_of_stealing", "stay", "peace", "end")
    assert (play.question.seat, play.question.kind) == (1, "move")
    assert len(play.hero(1).items) == 9
    play.answers("walk mountains_by_fortress", "end")
    assert (play.question.seat, play.question.kind) == (1, "limits")
