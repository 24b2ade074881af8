"""Astral Stones are set into Items: where, for what, into which, and what that makes of both."""

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.expansions.adventures.smith import takes
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import own_parts

from .battles import FIELD, shown_hero

LAW, CHAOS, LUCK, MIND = (
    "astral_lawstone",
    "astral_chaos_stone",
    "astral_luckstone",
    "astral_mindstone",
)


def in_town(
    scenario: type[Scenario],
    *items: str,
    at: str = "city",
    gold: int = 3,
    stones: dict[str, str] | None = None,
    damaged: tuple[str, ...] = (),
    abilities: tuple[str, ...] = (),
) -> ProphecyPlay:
    return (
        scenario(2, version="standard", new_items="yes", island="yes")
        .hero(
            *("paladin",),
            at=at,
            gold=gold,
            items=items,
            stones=stones,
            damaged=damaged,
            abilities=abilities,
        )
        .start("arrive")
    )


def integrations(play: ProphecyPlay) -> list[str]:
    return [option for option in play.options if option.startswith("integrate")]


@pytest.mark.rule("W-235")
@pytest.mark.parametrize(
    ("stone", "fits", "does_not"),
    [
        (LAW, ["sword", "cedar_staff", "great_sword"], ["wooden_shield", "ivory_wand", "cape"]),
        (CHAOS, ["axe", "spear", "falchion"], ["ruby_circlet", "gauntlets_of_battle"]),
        (LUCK, ["wooden_shield", "oaken_staff"], ["sword", "ivory_wand", "ruby_circlet"]),
        (
            MIND,
            ["ruby_circlet", "oaken_staff", "alder_wand", "ring_of_concentration"],
            ["sword", "wooden_shield", "cape", "rangers_boots"],
        ),
    ],
)
def test_a_stone_goes_only_into_items_of_the_kinds_on_its_card(
    stone: str, fits: list[str], does_not: list[str]
) -> None:
    items = open_box().items
    assert [name for name in fits if not takes(items[name], items[stone])] == []
    assert [name for name in does_not if takes(items[name], items[stone])] == []


@pytest.mark.rule("W-235")
def test_only_fitting_items_are_offered(scenario: type[Scenario]) -> None:
    play = in_town(scenario, LAW, "sword", "wooden_shield", LUCK)
    assert integrations(play) == [
        f"integrate {LAW} sword",
        f"integrate {LUCK} wooden_shield",
    ]


@pytest.mark.rule("W-236")
def test_integrating_costs_one_gold_in_civilization(scenario: type[Scenario]) -> None:
    play = in_town(scenario, LAW, "sword", gold=3)
    play.answers(f"integrate {LAW} sword")
    assert play.hero().gold == 2
    assert play.hero().items == ["sword"]
    assert play.table.stones == {"sword": LAW}


@pytest.mark.rule("W-236")
def test_integrating_is_refused_without_gold(scenario: type[Scenario]) -> None:
    play = in_town(scenario, LAW, "sword", gold=0)
    assert integrations(play) == []
    assert play.refused()[f"integrate {LAW}"] == ("needs_gold", "W-236")


@pytest.mark.rule("W-236")
@pytest.mark.parametrize("at", [FIELD, "enchanted_wilderness"])
def test_nobody_integrates_outside_civilization(scenario: type[Scenario], at: str) -> None:
    assert integrations(in_town(scenario, LAW, "sword", at=at)) == []


@pytest.mark.rule("W-236")
def test_a_blacksmith_integrates_anywhere_instead_of_moving(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, gold=0, items=[LAW, "sword"], abilities=["blacksmithing"])
        .start()
    )
    play.answers(f"instead integrate {LAW} sword")
    assert play.table.stones == {"sword": LAW}
    assert (play.space(), play.question.kind) == (FIELD, "space")


@pytest.mark.rule("W-235")
def test_a_stone_without_an_item_to_take_it_is_explained(scenario: type[Scenario]) -> None:
    play = in_town(scenario, LUCK, "sword")
    assert play.refused()[f"integrate {LUCK}"] == ("no_host", "W-235")


@pytest.mark.rule("W-237")
def test_a_stone_goes_into_common_items_rare_items_and_artifacts(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at="city", items=[LAW, "sword", "great_sword"])
        .owns(0, "astral_sword")
        .start("arrive")
    )
    assert integrations(play) == [
        f"integrate {LAW} sword",
        f"integrate {LAW} great_sword",
        f"integrate {LAW} astral_sword",
    ]


@pytest.mark.rule("W-237")
def test_an_item_takes_one_stone_only(scenario: type[Scenario]) -> None:
    play = in_town(scenario, "sword", "axe", CHAOS, stones={"sword": LAW})
    assert integrations(play) == [f"integrate {CHAOS} axe"]


@pytest.mark.rule("W-238")
def test_an_integrated_stone_stays_where_it_is(scenario: type[Scenario]) -> None:
    play = in_town(scenario, LAW, "sword", "axe")
    play.answers(f"integrate {LAW} sword")
    assert integrations(play) == []
    assert not any(LAW in option for option in play.options)


def test_a_damaged_item_takes_no_stone_before_it_is_repaired(scenario: type[Scenario]) -> None:
    play = in_town(scenario, LAW, damaged=("sword",))
    assert integrations(play) == []
    play.answers("repair sword")
    assert integrations(play) == [f"integrate {LAW} sword"]


@pytest.mark.rule("W-238", "W-240")
def test_a_stone_follows_its_item_to_a_new_owner(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, items=["scroll_of_stealing"])
        .hero("mystic", at=FIELD, items=["sword"], stones={"sword": CHAOS})
        .start("arrive")
    )
    play.answers("read scroll_of_stealing")
    play.answers("attack mystic", "by_strength", "stand", "use sword")
    assert own_parts(play)[CHAOS] == 2


@pytest.mark.rule("W-240")
def test_item_and_stone_are_destroyed_together(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, items=["scroll_of_decay"])
        .hero("mystic", at=FIELD, items=["sword", "axe"], stones={"sword": CHAOS})
        .start("arrive")
    )
    play.answers("read scroll_of_decay")
    assert play.options == ["destroy sword", "destroy axe"]
    play.answers("destroy sword")
    assert play.hero(1).items == ["axe"]
    assert play.table.stones == {}
    assert "sword" in play.table.common_discard
    assert CHAOS in play.table.rare_discard


@pytest.mark.rule("W-239")
def test_a_common_item_with_a_stone_is_still_common_for_the_golden_fish(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, items=["sword"], stones={"sword": LAW})
        .hero("mystic", at="city", items=["great_sword"])
        .lies(FIELD, "golden_fish")
        .start("arrive")
    )
    play.answers("use golden_fish")
    assert "rare" in play.options


@pytest.mark.rule("W-240", "W-241")
def test_an_item_with_a_stone_counts_once_a_loose_stone_is_an_item_of_its_own(
    scenario: type[Scenario],
) -> None:
    play = in_town(scenario, "sword", CHAOS, stones={"sword": LAW})
    assert shown_hero(play).items == ["sword", CHAOS]
    assert "sell sword" in play.options
    assert f"sell {CHAOS}" in play.options
    assert f"sell {LAW}" not in play.options
