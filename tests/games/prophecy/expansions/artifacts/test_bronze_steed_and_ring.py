"""Bronze Steed, Royal Signet Ring and Kingslayer."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import own_parts, totals
from tests.games.prophecy.expansions.items.battles import shown_hero

from .owners import FIELD, KINGSLAYER, RING, STEED, owners


def rides(options: list[str]) -> set[str]:
    return {option.split()[1] for option in options if option.startswith(STEED)}


def test_bronze_steed_rides_up_to_four_spaces_either_way(scenario: type[Scenario]) -> None:
    play = owners(scenario, STEED, at="village").start()
    board = play.table.box.board
    here = board.index["village"]
    near = {board.ids[(here + step) % board.size] for step in range(-4, 5) if step}
    assert rides(play.options) == near


def test_bronze_steed_costs_nothing(scenario: type[Scenario]) -> None:
    play = owners(scenario, STEED, at="village", magic=0).start()
    gold = play.hero().gold
    play.answers(f"{STEED} forest_by_magic_tower")
    assert (play.space(), play.hero().gold) == ("forest_by_magic_tower", gold)


def test_bronze_steed_meets_nothing_on_the_way(scenario: type[Scenario]) -> None:
    position = owners(scenario, STEED, at="village").lies("mountains_by_village", "bear")
    play = position.start()
    play.answers(f"{STEED} magic_tower")
    assert (play.space(), play.question.kind) == ("magic_tower", "space")


@pytest.mark.parametrize("distance", [1, 3])
def test_bronze_steed_gives_one_in_a_battle_of_strength_of_its_turn(
    scenario: type[Scenario], distance: int
) -> None:
    start = {1: "magic_tower", 3: "village"}[distance]
    position = owners(scenario, STEED, at=start).lies("forest_by_magic_tower", "bear").dice(3, 3)
    play = position.start()
    play.answers(f"{STEED} forest_by_magic_tower", "roll")
    assert totals(play) == [(4 + 1 + 3, 5 + 3)]


def test_bronze_steed_gives_nothing_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    position = owners(scenario, STEED, at="village").lies("forest_by_magic_tower", "ghost")
    play = position.dice(3, 3).start()
    play.answers(f"{STEED} forest_by_magic_tower", "roll")
    assert totals(play) == [(4 + 3, 4 + 3)]


def test_bronze_steed_gives_nothing_to_who_walks(scenario: type[Scenario]) -> None:
    position = owners(scenario, STEED, at="magic_tower").lies("forest_by_magic_tower", "bear")
    play = position.dice(3, 3).start()
    play.answers("walk forest_by_magic_tower", "roll")
    assert totals(play) == [(4 + 3, 5 + 3)]


def test_bronze_steed_gives_nothing_in_the_next_turn(scenario: type[Scenario]) -> None:
    position = owners(scenario, STEED, at="village", items=["time_spiral_scroll"])
    play = position.lies("forest_by_magic_tower", "bear").dice(3, 3).start()
    play.answers(f"{STEED} magic_tower", "end", "read time_spiral_scroll")
    play.answers("walk forest_by_magic_tower", "roll")
    assert totals(play) == [(4 + 3, 5 + 3)]


def test_nobody_rides_the_bronze_steed_out_of_a_web(scenario: type[Scenario]) -> None:
    position = owners(scenario, STEED, items=["potion_of_strength"], foe_at="city")
    play = position.lies(FIELD, "giant_spider").start()
    assert rides(play.options) == set()
    assert play.refused()[STEED] == ("caught", "R-096")


def test_royal_signet_ring_gives_one_willpower_and_no_magic(scenario: type[Scenario]) -> None:
    play = owners(scenario, RING).start()
    shown = shown_hero(play)
    assert (shown.willpower, shown.magic) == (5, 4)


COMMON = ("sword", "axe", "hammer", "rapier", "dagger", "cutlass", "spear", "javelin", "cape")


@pytest.mark.parametrize(("items", "kind"), [(9, "space"), (10, "limits")])
def test_royal_signet_ring_allows_ten_items_itself_included(
    scenario: type[Scenario], items: int, kind: str
) -> None:
    owned = [*COMMON, "wooden_shield"][:items]
    play = owners(scenario, RING, at="city", items=owned, foe_at="village").start("arrive")
    play.answers("end")
    assert (play.question.kind == "limits") == (kind == "limits")


@pytest.mark.parametrize(("more", "dropped"), [(0, False), (1, True)])
def test_royal_signet_ring_allows_ten_abilities(
    scenario: type[Scenario], more: int, dropped: bool
) -> None:
    abilities = [
        *("edged_weapons", "crushing_weapons", "staff_skill", "haggling", "thievery", "stamina"),
        *("pickpocketing", "prayer", "curse", "blacksmithing", "fanaticism"),
    ][: 10 + more]
    play = owners(scenario, RING, at="city", abilities=abilities, foe_at="village").start("arrive")
    play.answers("end")
    assert (play.question.kind == "limits") == dropped


def test_kingslayer_gives_three_against_a_creature(scenario: type[Scenario]) -> None:
    play = owners(scenario, KINGSLAYER, foe_at="city").lies(FIELD, "bear").start("arrive")
    play.answers(f"use {KINGSLAYER}")
    assert own_parts(play)[KINGSLAYER] == 3


@pytest.mark.parametrize(("foe", "bonus"), [((), 3), (("banner_of_hope",), 4)])
def test_kingslayer_gives_four_against_an_owner_of_artifacts(
    scenario: type[Scenario], foe: tuple[str, ...], bonus: int
) -> None:
    play = owners(scenario, KINGSLAYER, foe=foe, foe_magic=0).start("arrive")
    play.answers("attack mystic", "by_strength", f"use {KINGSLAYER}")
    assert own_parts(play)[KINGSLAYER] == bonus


def test_kingslayer_is_edged_crushing_and_long_at_once(scenario: type[Scenario]) -> None:
    skills = ["edged_weapons", "crushing_weapons", "long_weapons"]
    position = owners(scenario, KINGSLAYER, abilities=skills, foe_at="city")
    play = position.lies(FIELD, "bear").start("arrive")
    play.answers(f"use {KINGSLAYER}")
    assert [own_parts(play)[skill] for skill in skills] == [1, 1, 1]


def test_kingslayer_needs_both_hands(scenario: type[Scenario]) -> None:
    position = owners(scenario, KINGSLAYER, items=["wooden_shield", "sword"], foe_at="city")
    play = position.lies(FIELD, "bear").start("arrive")
    play.answers("use wooden_shield")
    assert play.refused()[f"use {KINGSLAYER}"] == ("two_handed", "R-170")
