"""Astral Planes: laying them out, attacking them, and what may be done between
the battles there."""

from collections.abc import Sequence

import pytest

from fabletop.core.game import settle
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.rules.planes.assaults import FOREST, PLANE, STORM, before, shown


def before_the_knight(
    scenario: type[Scenario],
    *,
    at: str = FOREST,
    health: int = 8,
    wounds: int = 0,
    magic: int = 1,
    items: Sequence[str] = (),
    abilities: Sequence[str] = (),
) -> Scenario:
    """A strong Mercenary beside a plane of the Undead Knight and the Storm Queen."""
    position = before(
        *(scenario, "undead_knight"),
        at=at,
        health=health,
        wounds=wounds,
        magic=magic,
        items=items,
        abilities=abilities,
    )
    return position.plane("monastery", greater="storm_queen").top("great_sword")


@pytest.mark.rule("R-010", "R-016")
def test_every_plane_gets_a_guardian_of_each_rank_and_an_artifact_face_down() -> None:
    layouts = set()
    options = settle(PROPHECY, {"version": "standard"}, 2)
    for seed in range(5):
        table = PROPHECY.new(options, 2, seed)
        PROPHECY.step(table)
        guardians = {name: card for name, card in table.box.guardians.items() if not card.part}
        assert len(table.planes) == 5
        assert {guardians[plane.lesser].rank for plane in table.planes} == {"lesser"}
        assert {guardians[plane.greater].rank for plane in table.planes} == {"greater"}
        assert {plane.lesser for plane in table.planes} | {
            plane.greater for plane in table.planes
        } == set(guardians)
        assert sorted(a for plane in table.planes for a in plane.artifacts) == sorted(
            card.id for card in table.box.artifacts.values() if not card.part
        )
        assert not any(plane.shown for plane in table.planes)
        layouts.add(tuple((p.lesser, p.greater, *p.artifacts) for p in table.planes))
    assert len(layouts) == 5


@pytest.mark.rule("R-092", "R-194")
@pytest.mark.parametrize(
    ("space", "plane"),
    [
        ("forest_by_wilderness", "plane_forest_camp"),
        ("mountains_by_forest_camp", "plane_forest_camp"),
        ("forest_by_thieves_guild", "plane_thieves_guild"),
        ("plains_by_village", "plane_thieves_guild"),
        ("mountains_by_village", "plane_magic_tower"),
        ("forest_by_magic_tower", "plane_magic_tower"),
        ("forest_by_monastery", "plane_monastery"),
        ("city", "plane_monastery"),
        ("mountains_by_fortress", "plane_fortress"),
        ("plains_by_wilderness", "plane_fortress"),
    ],
)
def test_plane_is_attacked_from_its_two_neighbours(
    scenario: type[Scenario], space: str, plane: str
) -> None:
    play = scenario(version="standard").hero("mercenary", at=space).start()
    assert [way for way in play.options if way.startswith("plane ")] == [f"plane {plane}"]


@pytest.mark.rule("R-194")
def test_no_plane_is_attacked_from_its_guild(scenario: type[Scenario]) -> None:
    play = scenario(version="standard").hero("mercenary", at="monastery").start()
    assert not any(way.startswith("plane ") for way in play.options)
    assert play.refused()[STORM] == ("no_plane_here", "R-194")


@pytest.mark.rule("R-092", "R-195")
def test_cards_of_the_space_are_not_met_by_who_attacks_the_plane(scenario: type[Scenario]) -> None:
    play = (
        before_the_knight(scenario).lies(FOREST, "rat").face_down(FOREST, "bear").dice(1, 6).start()
    )
    play.answers(STORM, "roll")
    assert ("fights", 0, "undead_knight") in play.told()
    assert ("fights", 0, "rat") not in play.told()
    assert play.lying(FOREST) == ["rat"]
    assert play.question.seat == 1


@pytest.mark.rule("R-196", "R-198", "R-200")
def test_lesser_guardian_then_at_once_the_greater_one_then_the_artifact(
    scenario: type[Scenario],
) -> None:
    play = before_the_knight(scenario).dice(6, 1, 6, 1).start()
    play.answers(STORM)
    assert shown(play) == ["undead_knight"]
    play.answers("roll")
    hero = play.hero()
    assert (hero.experience, hero.items) == (6, ["great_sword"])
    assert shown(play) == ["undead_knight", "storm_queen"]
    assert play.options == ["use great_sword", "ready"]
    play.answers("ready", "roll")
    assert (hero.experience, hero.items) == (11, ["great_sword", "mirrored_shield"])
    assert play.table.beaten == ["undead_knight", "storm_queen"]
    assert (play.question.seat, play.options) == (0, ["end"])


@pytest.mark.rule("R-200")
def test_plane_is_closed_for_everybody_once_its_artifact_is_taken(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("mercenary", at=FOREST)
        .plane("monastery", artifact="royal_cape")
        .owns(1, "royal_cape")
        .start()
    )
    assert STORM not in play.options
    assert play.refused()[STORM] == ("plane_closed", "R-200")


@pytest.mark.rule("R-120", "R-197")
@pytest.mark.parametrize(("dice", "health"), [((1, 3), 7), ((1, 2), 8)])
def test_who_loses_or_draws_is_back_in_the_space_and_the_guardian_stays_revealed(
    scenario: type[Scenario], dice: tuple[int, int], health: int
) -> None:
    play = before_the_knight(scenario).dice(*dice).start()
    play.answers(STORM, "roll")
    assert (play.hero().health, play.space()) == (health, FOREST)
    assert play.question.seat == 1
    assert shown(play) == ["undead_knight"]
    assert play.table.beaten == []


@pytest.mark.rule("R-197", "R-199")
def test_beaten_lesser_guardian_is_gone_for_the_next_attacker(scenario: type[Scenario]) -> None:
    play = before_the_knight(scenario).dice(6, 1, 1, 6).hero("scout", at=FOREST, magic=1).start()
    play.answers(STORM, "roll", "ready", "roll")
    assert play.table.beaten == ["undead_knight"]
    play.answers(STORM)
    assert play.told()[-3:] == [
        ("storms", 1, PLANE),
        ("fights", 1, "storm_queen"),
        ("lost_health", 1, 2),
    ]
    assert shown(play) == ["undead_knight", "storm_queen"]


@pytest.mark.rule("R-193", "R-196")
def test_potion_may_be_drunk_between_the_guardians(scenario: type[Scenario]) -> None:
    position = before_the_knight(scenario, health=6, wounds=1, items=["potion_of_healing"])
    play = position.dice(6, 1).start()
    play.answers(STORM)
    assert play.options == ["fight undead_knight", "drink potion_of_healing"]
    play.answers("fight undead_knight", "roll")
    assert play.options == ["fight storm_queen", "drink potion_of_healing"]
    play.answers("drink potion_of_healing")
    assert (play.hero().health, play.hero().wounds) == (6, 2)  # the Storm Queen strikes at once
    assert ("healed", 0, 1) in play.told()


@pytest.mark.rule("R-188", "R-191")
def test_no_potion_after_a_battle_of_wills_was_paid_for(scenario: type[Scenario]) -> None:
    items = ["potion_of_magic", "ivory_wand"]
    play = before_the_knight(scenario, magic=4, items=items, abilities=["mass_decay"]).start()
    play.answers(STORM, "by_wills")
    assert (play.hero().magic, play.hero().drained) == (2, 2)
    assert play.options == ["use ivory_wand", "ready"]
    assert play.refused()["drink potion_of_magic"] == ("not_during_battle", "R-188")
    play.answers("ready")
    assert play.options == ["roll"]
    assert play.refused()["drink potion_of_magic"] == ("not_during_battle", "R-188")


@pytest.mark.rule("R-270")
@pytest.mark.parametrize("space", [FOREST, "city"])
def test_forest_wisdom_counts_from_anywhere_for_the_first_roll_of_the_attack(
    scenario: type[Scenario], space: str
) -> None:
    position = before_the_knight(scenario, at=space, health=8, abilities=["forest_wisdom"])
    play = position.dice(6, 1, 1, 6).start()
    play.answers(STORM, "roll", "ready", "roll")
    assert ("rolled", 0, "undead_knight", 6, 1, 15, 8) in play.told()
    assert ("rolled", 0, "storm_queen", 1, 6, 7, 12) in play.told()


@pytest.mark.rule("R-270")
def test_forest_wisdom_counts_again_on_a_later_attack(scenario: type[Scenario]) -> None:
    position = before_the_knight(scenario, abilities=["forest_wisdom"]).dice(1, 6, 1, 6)
    play = position.top("chance_tradesman", "chance_city_merchant").start()
    play.answers(STORM, "roll", "stay", "end", STORM, "roll")
    rolls = [event for event in play.told() if event[0] == "rolled"]
    assert rolls == [
        ("rolled", 0, "undead_knight", 1, 6, 10, 13),
        ("rolled", 0, "undead_knight", 1, 6, 9, 13),
    ]


@pytest.mark.rule("R-270")
def test_forest_wisdom_does_not_outlast_a_riddle_that_was_solved(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("mercenary", at=FOREST, health=8, abilities=["forest_wisdom"])
        .plane("monastery", lesser="sphinx", greater="scaled_monster")
        .top("chance_tradesman")
        .dice(6, 1, 6)
        .start()
    )
    play.answers(STORM, "riddle", "roll")
    assert ("rolled", 0, "scaled_monster", 1, 6, 8, 13) in play.told()
