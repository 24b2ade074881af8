"""Digging for Treasures, and what they are worth."""

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.expansions.island.pieces import explorer
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.island.islanders import ISLAND, at_table, digger, island

POUCH, GRAIL, TOME = "magic_pouch", "holy_grail", "tome_of_magic"
"""For 2, 4 and 3 Map Fragments."""


@pytest.mark.rule("W-043", "W-044")
def test_only_what_the_fragments_pay_for_can_be_dug_up(scenario: type[Scenario]) -> None:
    play = digger(scenario, POUCH, GRAIL, TOME, maps=3)
    assert play.options == [f"dig {POUCH}", f"dig {TOME}", "end"]
    assert play.refused()[f"dig {GRAIL}"] == ("needs_maps", "W-044")


@pytest.mark.rule("W-012", "W-043")
def test_what_does_not_lie_open_cannot_be_dug_up(scenario: type[Scenario]) -> None:
    play = digger(scenario, POUCH, GRAIL, TOME, maps=12)
    offered = {option.removeprefix("dig ") for option in play.options if option != "end"}
    assert offered == {POUCH, GRAIL, TOME}


@pytest.mark.rule("W-044")
def test_every_treasure_costs_two_three_or_four_fragments() -> None:
    treasures = [item for item in open_box().items.values() if item.deck == "treasure"]
    assert {item.maps for item in treasures} == {2, 3, 4}


@pytest.mark.rule("W-044", "W-045")
def test_digging_discards_fragments_and_lays_out_three_new_treasures(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .open_treasures(POUCH, GRAIL, TOME)
        .hero("paladin", at=ISLAND, maps=4)
        .hero("mystic", at="monastery")
        .top("astral_satchel", "astral_mindstone", "father_times_clock")
        .start("arrive")
    )
    play.answers(f"dig {POUCH}")
    isle = island(play)
    assert play.hero().items == [POUCH]
    assert (len(explorer(play.hero()).maps), len(isle.fragment_discard)) == (2, 2)
    assert isle.open == ["astral_satchel", "astral_mindstone", "father_times_clock"]
    assert set(isle.treasures[:2]) == {GRAIL, TOME}
    assert len(isle.treasures) == 6


@pytest.mark.rule("W-043", "W-045")
def test_several_treasures_may_be_dug_up_at_once(scenario: type[Scenario]) -> None:
    play = digger(scenario, POUCH, GRAIL, TOME, maps=6)
    play.answers(f"dig {POUCH}")
    assert play.options == [f"dig {GRAIL}", f"dig {TOME}", "dug"]
    assert play.hero().items == []
    play.answers(f"dig {GRAIL}")
    assert play.hero().items == [POUCH, GRAIL]
    assert explorer(play.hero()).maps == ()
    assert len(island(play).open) == 3


@pytest.mark.rule("W-043")
def test_who_could_pay_for_more_may_leave_it_at_one(scenario: type[Scenario]) -> None:
    play = digger(scenario, POUCH, GRAIL, TOME, maps=5)
    play.answers(f"dig {POUCH}", "dug")
    assert play.hero().items == [POUCH]
    assert len(explorer(play.hero()).maps) == 3


@pytest.mark.rule("W-045")
def test_when_the_deck_is_empty_fewer_treasures_are_turned_up(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .open_treasures(POUCH, GRAIL, TOME)
        .hero("paladin", at=ISLAND, maps=2)
        .hero(
            "mystic",
            at="monastery",
            items=[
                *("astral_satchel", "astral_mindstone", "father_times_clock", "tome_of_wisdom"),
                *("crystal_ball_of_fate", "mantle_of_the_sages", "sunblade_of_the_kings"),
            ],
        )
        .start("arrive")
    )
    play.answers(f"dig {POUCH}")
    assert set(island(play).open) == {GRAIL, TOME}


@pytest.mark.rule("W-046")
def test_who_arrives_by_boat_digs_in_the_same_turn(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .open_treasures(POUCH, GRAIL, TOME)
        .hero("paladin", at="city", maps=2)
        .hero("mystic", at="monastery")
        .start()
    )
    play.answers(f"sail {ISLAND}", f"dig {POUCH}")
    assert play.hero().items == [POUCH]


@pytest.mark.rule("W-047")
def test_one_digs_once_a_turn_and_again_in_the_next(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .open_treasures(POUCH, GRAIL, TOME)
        .hero("paladin", at=ISLAND, maps=5)
        .hero("mystic", at="monastery")
        .top("chance_tradesman", "chance_city_merchant")
        .top("astral_satchel", "astral_mindstone", "father_times_clock")
        .start("arrive")
    )
    play.answers(f"dig {POUCH}", "dug")
    assert play.options == ["end"]
    assert play.refused()["dig astral_satchel"] == ("once_a_turn", "W-047")
    play.answers("end", "stay", "end", "later", "stay")
    assert "dig astral_satchel" in play.options


@pytest.mark.rule("W-048")
def test_an_attack_on_the_island_comes_before_digging(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .open_treasures(POUCH, GRAIL, TOME)
        .hero("paladin", at=ISLAND, magic=0, maps=2)
        .hero("mystic", at=ISLAND, magic=0, maps=1)
        .dice(6, 1)
        .start("arrive")
    )
    assert play.question.kind == "attack"
    assert not any(option.startswith("dig") for option in play.options)
    play.answers("attack mystic maps", "roll")
    assert f"dig {TOME}" in play.options


@pytest.mark.rule("W-048")
def test_after_digging_even_a_sneak_attacks_nobody(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .open_treasures(POUCH, GRAIL, TOME)
        .hero("paladin", at=ISLAND, maps=2, abilities=["stealth"])
        .hero("mystic", at=ISLAND)
        .start("arrive")
    )
    assert "attack mystic" in play.options
    play.answers(f"dig {POUCH}")
    assert "attack mystic" not in play.options


@pytest.mark.rule("W-043")
def test_elsewhere_nobody_digs(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .open_treasures(POUCH, GRAIL, TOME)
        .hero("paladin", at="fortress", maps=4)
        .start("arrive")
    )
    assert not any(option.startswith("dig") for option in play.options)


@pytest.mark.rule("W-050")
def test_a_treasure_is_worth_five_gold_for_each_fragment() -> None:
    treasures = [item for item in open_box().items.values() if item.deck == "treasure"]
    assert treasures
    for item in treasures:
        assert item.price == 5 * item.maps, item.id


@pytest.mark.rule("W-051")
def test_the_astral_mindstone_costs_three_fragments_and_sells_for_eight_gold(
    scenario: type[Scenario],
) -> None:
    stone = open_box().items["astral_mindstone"]
    assert (stone.maps, stone.price) == (3, 15)
    play = (
        at_table(scenario)
        .hero("paladin", at="city", gold=0, items=["astral_mindstone"])
        .start("arrive")
    )
    play.answers("sell astral_mindstone")
    assert play.hero().gold == 8


@pytest.mark.rule("W-049")
def test_a_treasure_that_is_sold_goes_under_the_treasures(scenario: type[Scenario]) -> None:
    play = at_table(scenario).hero("paladin", at="city", items=[POUCH]).start("arrive")
    play.answers(f"sell {POUCH}")
    assert island(play).treasures[0] == POUCH
    assert POUCH not in play.table.rare_discard


@pytest.mark.rule("W-049")
def test_treasures_count_toward_the_limit_of_items(scenario: type[Scenario]) -> None:
    common = [item for item in open_box().items.values() if item.deck == "common" and not item.part]
    seven = [item.id for item in common][:7]
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", items=[*seven, POUCH])
        .hero("mystic", at="monastery")
        .start("arrive")
    )
    play.answers("end")
    assert play.question.kind == "limits"
    assert f"discard {POUCH}" in play.options


@pytest.mark.rule("W-049")
def test_a_treasure_can_be_stolen(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", items=["scroll_of_stealing"])
        .hero("mystic", at="fortress", items=[POUCH])
        .start()
    )
    play.answers("read scroll_of_stealing")
    assert play.hero().items == [POUCH]


@pytest.mark.rule("W-049")
def test_the_golden_fish_counts_a_treasure_among_rare_items(scenario: type[Scenario]) -> None:
    def wishes(*items: str) -> list[str]:
        play = (
            at_table(scenario)
            .hero("paladin", at="plains_by_city", health=8, magic=8, items=items)
            .hero("mystic", at="fortress", items=["tome_of_wisdom"])
            .lies("plains_by_city", "golden_fish")
            .start("arrive")
        )
        return play.options

    assert "use golden_fish" in wishes()
    assert "use golden_fish" not in wishes(POUCH)
