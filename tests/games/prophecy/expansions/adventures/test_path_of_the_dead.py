"""The Path of the Dead: out of the game until the next round, then back, and undead."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.adventures.wilds import FIELD, kinds, shown_hero, wilds

FOREST = "forest_by_magic_tower"


def walking(
    scenario: type[Scenario], *cards: str, lying: str = "", chance: str = "chance_tradesman"
) -> ProphecyPlay:
    """The Mystic walks the Path of the Dead; the Paladin's turn has begun."""
    play = (
        wilds(scenario, 3)
        .hero("mystic", at=FIELD, health=1, wounds=2, magic=2, drained=4, gold=4)
        .hero("paladin", at=FOREST, health=2, wounds=2, magic=1, drained=3, gold=4)
        .hero("scout", at="village", gold=9)
        .lies(FIELD, "path_of_the_dead", *cards)
        .lies(FOREST, *([lying] if lying else []))
        .top(chance, "chance_city_merchant", "chance_tradesman")
        .start("arrive")
    )
    play.answers("use path_of_the_dead")
    return play


def test_path_of_the_dead_ends_the_turn_and_takes_the_hero_off_the_board(
    scenario: type[Scenario],
) -> None:
    play = walking(scenario)
    assert (play.question.seat, play.question.kind) == (1, "move")
    assert play.space(0) == ""
    assert shown_hero(play, 0).away == FIELD
    assert play.hero(0).alive
    assert play.lying(FIELD) == []


@pytest.mark.rule("W-289")
def test_she_comes_back_in_her_next_round_restored_and_wiser(scenario: type[Scenario]) -> None:
    play = walking(scenario)
    play.answers("stay", "end", "stay", "end")
    hero = play.hero(0)
    assert (play.question.seat, play.question.kind) == (0, "move")
    assert play.space(0) == FIELD
    assert (hero.health, hero.wounds, hero.magic, hero.drained) == (3, 0, 7, 0)


@pytest.mark.rule("W-289", "W-232")
def test_she_keeps_the_card_and_is_undead_from_now_on(scenario: type[Scenario]) -> None:
    play = walking(scenario)
    play.answers("stay", "end", "stay", "end")
    assert play.hero(0).kept == ["path_of_the_dead"]
    assert kinds(play, 0) == {"humanoid", "undead"}
    assert kinds(play, 1) == {"humanoid"}


@pytest.mark.rule("W-289")
def test_extra_turns_are_lost_on_the_path(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("mystic", at=FIELD, items=["time_spiral_scroll"])
        .hero("paladin", at=FOREST)
        .lies(FIELD, "path_of_the_dead")
        .top("chance_peaceful_times", "chance_tradesman")
        .start("chance")
    )
    play.answers("stay", "use path_of_the_dead")
    assert (play.question.seat, play.question.kind) == (1, "move")
    assert play.hero(0).items == ["time_spiral_scroll"]


@pytest.mark.rule("W-288")
@pytest.mark.parametrize(
    "chance", ["chance_good_times", "chance_economic_crisis", "chance_charity"]
)
def test_chance_cards_do_not_touch_her(scenario: type[Scenario], chance: str) -> None:
    play = walking(scenario, chance=chance)
    hero = play.hero(0)
    assert (hero.gold, hero.health, hero.magic) == (4, 1, 2)
    assert (play.hero(1).gold, play.hero(1).health) != (4, 2)


@pytest.mark.rule("W-288")
def test_in_charity_she_is_not_the_poorest(scenario: type[Scenario]) -> None:
    play = walking(scenario, chance="chance_charity")
    assert (play.hero(1).health, play.hero(1).magic) != (2, 1)


@pytest.mark.rule("W-288")
def test_a_kindly_wind_does_not_ask_her(scenario: type[Scenario]) -> None:
    play = walking(scenario, chance="chance_kindly_wind")
    assert (play.question.seat, play.question.kind) == (1, "move")
    assert play.hero(0).wounds == 2


@pytest.mark.rule("W-288")
def test_the_banner_of_hope_does_not_restore_her(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario, 3)
        .hero("mystic", at=FIELD, health=1, wounds=2)
        .hero("paladin", at=FOREST)
        .hero("scout", at="village", health=4, wounds=1)
        .owns(1, "banner_of_hope")
        .lies(FIELD, "path_of_the_dead")
        .dice(6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use path_of_the_dead", "raise_banner")
    assert play.hero(2).wounds == 0
    assert play.hero(0).wounds == 2


@pytest.mark.rule("W-288")
def test_she_does_not_count_for_the_golden_fish(scenario: type[Scenario]) -> None:
    """With her three red cubes the Paladin's four would not be the fewest."""
    play = walking(scenario, lying="golden_fish")
    play.answers("stay", "use golden_fish")
    assert play.hero(1).health + play.hero(1).wounds == 5


@pytest.mark.rule("W-288")
def test_she_does_not_count_for_the_hermit(scenario: type[Scenario]) -> None:
    """She owns as much as the Paladin, who is the poorest without her."""
    play = walking(scenario, lying="hermit")
    play.answers("stay", "use hermit")
    assert (play.question.seat, play.question.kind) == (1, "hermit")
    play.answers("strength")


@pytest.mark.rule("W-288")
def test_nobody_can_attack_or_rob_her_where_she_left(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("mystic", at=FIELD, items=["sword"])
        .hero("paladin", at=FIELD, items=["scroll_of_stealing"])
        .lies(FIELD, "path_of_the_dead")
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("peace", "use path_of_the_dead", "stay")
    assert play.question.kind == "space"
    assert play.options == ["end"]


def test_too_many_items_are_dropped_before_she_goes_and_none_can_be_used(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero(
            "mystic",
            at=FIELD,
            wounds=3,
            items=[
                *("sword", "axe", "dagger", "spear", "hammer", "rapier", "cutlass"),
                "scroll_of_destruction",
            ],
        )
        .hero("paladin", at=FOREST)
        .lies("plains_by_village", "bear")
        .lies(FIELD, "path_of_the_dead")
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use path_of_the_dead")
    assert play.question.kind == "limits"
    assert all(option.startswith("discard") for option in play.options)
    play.answers("discard sword")
    assert (play.question.seat, play.question.kind) == (1, "move")


def takes_the_last_artifact(scenario: type[Scenario], ending: str) -> ProphecyPlay:
    """While the Mystic walks the Path, the Paladin takes the last Artifact that lies around."""
    play = (
        wilds(scenario, 3, ending=ending)
        .hero("mystic", at=FIELD, health=1, wounds=2)
        .hero("paladin", at=FOREST)
        .hero("scout", at="village")
        .owns(0, "astral_sword", "mirrored_shield")
        .owns(2, "crown_of_the_ancient_kings", "royal_cape")
        .relic(FOREST, "banner_of_hope")
        .lies(FIELD, "path_of_the_dead")
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use path_of_the_dead", "stay", "claim banner_of_hope")
    return play


def test_she_is_called_back_for_the_final_battle(scenario: type[Scenario]) -> None:
    play = takes_the_last_artifact(scenario, "final_battle")
    assert play.question.kind == "battlefield"
    assert play.space(0) == FIELD
    assert (play.hero(0).health, play.hero(0).magic) == (3, 7)
    play.answers("battlefield city")
    assert [play.space(seat) for seat in range(3)] == ["city"] * 3


def test_she_is_called_back_when_the_countdown_to_the_apocalypse_begins(
    scenario: type[Scenario],
) -> None:
    play = takes_the_last_artifact(scenario, "apocalypse")
    assert play.table.stage == "countdown"
    assert play.space(0) == FIELD


def test_the_apocalypse_does_not_reach_her_on_the_path(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario, ending="apocalypse")
        .hero("mystic", at=FIELD, health=2)
        .hero("paladin", at=FOREST)
        .owns(0, "astral_sword", "mirrored_shield")
        .owns(1, "royal_cape", "banner_of_hope")
        .stage("apocalypse")
        .lies(FIELD, "path_of_the_dead")
        .start("arrive")
    )
    play.answers("use path_of_the_dead", "no_banner")
    assert (play.hero(1).health, play.hero(0).health) == (3, 2)
