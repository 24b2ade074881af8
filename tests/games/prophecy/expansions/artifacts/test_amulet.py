"""Amulet of Untouchability: Creatures are left alone, and what others do may fail."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

from .owners import AMULET, FIELD, owners

STEALING, DECAY, TRANCE = "scroll_of_stealing", "scroll_of_decay", "scroll_of_entrancement"


def here(scenario: type[Scenario], *cards: str, artifacts: tuple[str, ...] = (AMULET,)) -> Scenario:
    """The Paladin, with the Amulet, where these Adventures lie."""
    return owners(scenario, *artifacts, foe_at="city").lies(FIELD, *cards)


@pytest.mark.rule("W-245")
def test_amulet_of_untouchability_lets_its_owner_leave_every_creature_alone(
    scenario: type[Scenario],
) -> None:
    play = here(scenario, "bear", "thug").start("arrive")
    assert play.options == ["meet", "end"]
    play.answers("end")
    assert play.table.active == 1
    assert play.lying(FIELD) == ["bear", "thug"]


@pytest.mark.rule("W-245")
def test_amulet_of_untouchability_lets_its_owner_fight_one_of_two_creatures(
    scenario: type[Scenario],
) -> None:
    play = here(scenario, "bear", "thug").dice(6, 1).start("arrive")
    play.answers("meet", "fight thug", "roll")
    assert play.lying(FIELD) == ["bear"]
    assert "end" in play.options
    play.answers("end")
    assert play.table.active == 1


@pytest.mark.rule("W-245")
def test_with_the_amulet_an_opportunity_is_used_before_a_fight(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", artifacts="ten")
        .hero("paladin", at=FIELD, wounds=2)
        .owns(0, AMULET)
        .lies(FIELD, "bear", "enchanted_flower")
        .start("arrive")
    )
    play.answers("use enchanted_flower")
    assert play.hero().wounds < 2
    assert play.lying(FIELD) == ["bear"]
    assert play.options == ["meet", "end"]


@pytest.mark.rule("W-245")
def test_without_the_amulet_creatures_bar_the_way(scenario: type[Scenario]) -> None:
    play = here(scenario, "bear", "thug", artifacts=("banner_of_hope",)).start("arrive")
    assert play.options == ["fight bear", "fight thug"]


@pytest.mark.rule("W-245")
def test_with_the_amulet_who_faces_the_creatures_may_still_decline(
    scenario: type[Scenario],
) -> None:
    play = here(scenario, "bear", "thug").start("arrive")
    play.answers("meet", "decline bear")
    assert play.options == ["meet", "end"]
    play.answers("meet")
    assert play.options == ["fight thug", "decline thug"]
    play.answers("decline thug")
    assert play.options == ["end"]


def test_the_amulet_is_no_help_against_the_guardian_of_a_plane(scenario: type[Scenario]) -> None:
    position = owners(scenario, AMULET, at="forest_by_monastery", items=["potion_of_strength"])
    play = position.plane("monastery", lesser="undead_knight").start()
    play.answers("plane plane_monastery")
    assert play.options == ["fight undead_knight", "drink potion_of_strength"]


def test_with_the_amulet_an_artifact_is_taken_from_under_the_creatures(
    scenario: type[Scenario],
) -> None:
    play = here(scenario, "bear").relic(FIELD, "banner_of_hope").start("arrive")
    assert "claim banner_of_hope" not in play.refused()
    play.answers("claim banner_of_hope")
    assert play.hero().items == [AMULET, "banner_of_hope"]


@pytest.mark.rule("W-245")
def test_with_the_amulet_who_declines_is_not_thrown_out_of_a_realm(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", artifacts="ten", realms="dragon")
        .hero("paladin", at="dr_left_3")
        .owns(0, AMULET)
        .lies("dr_left_3", "dragon_of_the_pass")
        .start("arrive")
    )
    play.answers("meet", "decline dragon_of_the_pass")
    assert (play.space(), play.question.kind) == ("dr_left_3", "space")


def test_the_amulet_does_not_tear_a_web(scenario: type[Scenario]) -> None:
    position = owners(scenario, AMULET, items=["potion_of_strength"], foe_at="city")
    play = position.lies(FIELD, "giant_spider").start()
    assert play.options == ["stay", "drink potion_of_strength"]
    play.answers("stay", "end")
    assert play.lying(FIELD) == ["giant_spider"]


def robbing(scenario: type[Scenario], scroll: str, die: int) -> ProphecyPlay:
    """The Mystic, with the Amulet and two Items, is the victim of a scroll."""
    position = owners(scenario, foe=[AMULET], items=[scroll], foe_items=["sword", "cape"])
    play = position.dice(die).start("arrive")
    play.answers(f"read {scroll}")
    return play


@pytest.mark.rule("W-246")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_the_amulet_shakes_off_a_scroll_of_stealing_on_four_to_six(
    scenario: type[Scenario], die: int
) -> None:
    play = robbing(scenario, STEALING, die)
    play.answers("take sword")
    assert play.hero(0).items == []
    assert play.hero(1).items == ["sword", "cape", AMULET]
    assert STEALING in play.table.common_discard
    assert play.question.kind == "attack"


@pytest.mark.rule("W-246")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_amulet_does_not_stop_a_scroll_of_stealing_on_one_to_three(
    scenario: type[Scenario], die: int
) -> None:
    play = robbing(scenario, STEALING, die)
    play.answers("take sword")
    assert play.hero(0).items == ["sword"]


@pytest.mark.rule("W-246")
@pytest.mark.parametrize(("die", "items"), [(3, ["cape"]), (4, ["sword", "cape"])])
def test_the_amulet_may_stop_a_scroll_of_decay(
    scenario: type[Scenario], die: int, items: list[str]
) -> None:
    play = robbing(scenario, DECAY, die)
    play.answers("destroy sword")
    assert play.hero(1).items == [*items, AMULET]


@pytest.mark.rule("W-246")
def test_the_amulet_may_break_a_trance_before_anything_is_taken(
    scenario: type[Scenario],
) -> None:
    play = robbing(scenario, TRANCE, 4)
    assert play.question.kind == "attack"
    assert play.hero(1).items == ["sword", "cape", AMULET]


@pytest.mark.rule("W-246")
def test_a_trance_that_the_amulet_has_not_broken_goes_on(scenario: type[Scenario]) -> None:
    play = robbing(scenario, TRANCE, 3)
    play.answers("take cape", seat=0)
    play.answers("name sword", seat=1)
    assert play.hero(0).items == ["cape"]


@pytest.mark.rule("W-246")
def test_no_die_is_rolled_for_who_has_no_amulet(scenario: type[Scenario]) -> None:
    position = owners(scenario, items=[STEALING], foe_items=["sword", "cape"])
    play = position.start("arrive")
    play.answers(f"read {STEALING}", "take sword")
    assert play.hero(0).items == ["sword"]


def test_a_prayer_works_for_the_die_of_the_amulet(scenario: type[Scenario]) -> None:
    position = owners(
        scenario,
        foe=[AMULET],
        items=[STEALING],
        foe_items=["sword", "cape"],
        foe_abilities=["prayer"],
    )
    play = position.dice(2, 5).start("arrive")
    play.answers(f"read {STEALING}", "take sword")
    assert (play.question.kind, play.question.seat) == ("pray", 1)
    play.answers("cast prayer", "keep_die 5")
    assert play.hero(0).items == []
