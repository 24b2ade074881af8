"""The variant of the Apocalypse: the countdown, the doom, and an end that nobody wins."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.rules.battle.encounters import FIELD
from tests.games.prophecy.rules.planes.champions import BANNER, CAPE, CROWN, SHIELD, SWORD, places


def doomed(scenario: type[Scenario], stage: str) -> Scenario:
    """The Paladin and the Mystic own two and three Artifacts; the Chance deck counts down."""
    return (
        scenario(version="standard", ending="apocalypse")
        .hero("paladin", at="monastery", abilities=["edged_weapons"])
        .hero("mystic", at="enchanted_wilderness")
        .owns(0, CROWN, SWORD)
        .owns(1, SHIELD, CAPE, BANNER)
        .stage(stage)
    )


def bodies(play: ProphecyPlay) -> list[tuple[int, int]]:
    return [(hero.health, hero.magic) for hero in play.table.heroes]


def fifth_artifact_taken(scenario: type[Scenario]) -> ProphecyPlay:
    """The Paladin takes the last Artifact of the world; nobody owns four, the Scout none."""
    play = (
        scenario(3, version="standard", ending="apocalypse")
        .hero("paladin", at=FIELD, health=3, wounds=1)
        .hero("scout", at="village")
        .hero("mystic", at="monastery")
        .owns(0, CROWN, SWORD)
        .owns(2, BANNER, SHIELD)
        .relic(FIELD, CAPE)
        .only("chance_tradesman", "chance_charity")
        .start("arrive")
    )
    play.answers(f"claim {CAPE}")
    return play


@pytest.mark.rule("R-218")
def test_countdown_leaves_out_who_owns_no_artifact_and_chooses_no_battlefield(
    scenario: type[Scenario],
) -> None:
    play = fifth_artifact_taken(scenario)
    assert play.table.stage == "countdown"
    assert [hero.out for hero in play.table.heroes] == [False, True, False]
    assert play.space(1) == ""
    assert (play.space(0), play.space(2), play.hero().wounds) == (FIELD, "monastery", 1)
    assert play.question.seat == 2


@pytest.mark.rule("R-218")
def test_countdown_begins_with_the_whole_chance_deck_shuffled(scenario: type[Scenario]) -> None:
    play = fifth_artifact_taken(scenario)
    table = play.table
    base = [card for card in table.box.chance.values() if not card.part]
    everything = sum(getattr(card.copies, table.profile) for card in base)
    assert len(table.chance_deck) + len(table.chance_discard) == everything
    assert table.chance_discard == []  # the Mystic raises her Banner before she draws
    play.answers("no_banner")
    assert len(play.table.chance_discard) == 1


@pytest.mark.rule("R-218")
def test_countdown_lets_the_champions_move_about_as_before(scenario: type[Scenario]) -> None:
    play = doomed(scenario, "countdown").only("chance_tradesman").start("round")
    play.answers("walk city", "end")
    assert play.space() == "city"
    assert (play.hero(0).health, play.hero(1).health) == (4, 3)


@pytest.mark.rule("R-219")
def test_apocalypse_begins_when_the_chance_deck_has_run_out_and_is_not_reshuffled(
    scenario: type[Scenario],
) -> None:
    play = doomed(scenario, "countdown").only("chance_tradesman").start("round")
    assert (play.table.stage, bodies(play)) == ("countdown", [(4, 4), (3, 6)])
    play.answers("stay", "end", "no_banner")
    assert (play.table.stage, bodies(play)) == ("apocalypse", [(3, 3), (2, 5)])
    assert ("apocalypse",) in play.told()
    assert play.table.chance_deck == []
    assert play.question.kind == "move"


@pytest.mark.rule("R-219")
def test_apocalypse_costs_everybody_a_health_and_a_magic_in_every_round_of_anybody(
    scenario: type[Scenario],
) -> None:
    play = doomed(scenario, "apocalypse").start("round")
    assert bodies(play) == [(3, 3), (2, 5)]
    play.answers("stay", "end", "no_banner")
    assert bodies(play) == [(2, 2), (1, 4)]
    play.answers("stay", "end")
    assert bodies(play) == [(1, 1), (0, 3)]
    assert not any(told[0] == "chance" for told in play.told())


@pytest.mark.rule("R-219", "R-312")
def test_banner_of_hope_is_raised_before_the_apocalypse_strikes(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard", ending="apocalypse")
        .hero("paladin", at="monastery", health=0, wounds=4)
        .hero("mystic", at="city")
        .owns(0, CROWN, SWORD, BANNER)
        .owns(1, SHIELD, CAPE)
        .stage("apocalypse")
        .dice(5)
        .start("round")
    )
    play.answers("raise_banner")
    assert play.hero().alive
    assert bodies(play) == [(0, 3), (2, 5)]


@pytest.mark.rule("R-311")
def test_prophetic_dream_is_ignored_in_the_countdown_and_the_next_card_drawn(
    scenario: type[Scenario],
) -> None:
    play = doomed(scenario, "countdown").only("chance_prophetic_dream", "chance_good_times")
    started = play.start("round")
    assert ("chance", 0, "chance_good_times") in started.told()
    assert started.hero().gold > 3
    assert started.table.stage == "countdown"


@pytest.mark.rule("R-219", "R-311")
def test_prophetic_dream_as_the_last_card_brings_the_apocalypse_at_once(
    scenario: type[Scenario],
) -> None:
    play = doomed(scenario, "countdown").only("chance_prophetic_dream").start("round")
    assert (play.table.stage, bodies(play)) == ("apocalypse", [(3, 3), (2, 5)])


@pytest.mark.rule("R-146", "R-220")
def test_apocalypse_may_still_be_won_by_who_gathers_four_artifacts(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard", ending="apocalypse")
        .hero("paladin", at=FIELD)
        .hero("mystic", at=FIELD, health=0, wounds=3)
        .owns(0, CROWN, SWORD)
        .owns(1, SHIELD, CAPE, BANNER)
        .stage("apocalypse")
        .start("round")
    )
    assert play.hero(1).out
    assert play.table.relics == {FIELD: [SHIELD, CAPE, BANNER]}
    play.answers("stay", f"claim {SHIELD}")
    assert not play.table.ended_by
    play.answers(f"claim {BANNER}")
    assert (play.table.ended_by, places(play)) == ("artifacts", (1, 2))


@pytest.mark.rule("R-220")
def test_apocalypse_that_takes_the_last_character_has_no_winner(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard", ending="apocalypse")
        .hero("paladin", at=FIELD, health=0, wounds=4)
        .hero("mystic", at="city", health=2, wounds=1)
        .owns(0, CROWN, SWORD)
        .owns(1, SHIELD, CAPE)
        .stage("apocalypse")
        .start("round")
    )
    assert (play.hero(0).out, play.question.seat) == (True, 1)
    assert bodies(play)[1] == (0, 4)
    play.answers("stay", "end")
    assert play.table.ended_by == "apocalypse"
    assert 1 not in places(play)


@pytest.mark.rule("R-220")
def test_nobody_wins_when_a_creature_kills_the_last_of_the_champions(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard", ending="apocalypse")
        .hero("paladin", at=FIELD, health=0, wounds=4)
        .hero("mystic", at=FIELD, health=0, wounds=3)
        .owns(0, CROWN, SWORD)
        .owns(1, SHIELD, CAPE)
        .stage("countdown")
        .lies(FIELD, "bear")
        .only("chance_tradesman")
        .dice(1, 6, 1, 6, 1)
        .start("arrive")
    )
    play.answers("use astral_sword", "roll")
    play.answers("stay", "use mirrored_shield", "roll", "try_shield")
    assert play.table.ended_by == "apocalypse"
    assert 1 not in places(play)
