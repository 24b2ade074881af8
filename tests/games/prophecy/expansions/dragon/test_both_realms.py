"""The Water Realm and the Dragon Realm together."""

import pytest

from fabletop.core.game import settle
from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.rules.turn.end_of_turn import ability_limit, item_limit
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

GATES = {"gate_to_the_water_realm", "gate_to_the_dragon_realm"}
PEARL, HEART = "pearl_of_the_abyss", "dragon_heart"


@pytest.mark.rule("W-207")
def test_both_legends_are_in_the_chance_deck() -> None:
    options = settle(PROPHECY, {"version": "standard", "realms": "both"}, 2)
    deck = PROPHECY.new(options, 2, 1).chance_deck
    assert deck.count("legends_of_dragons") == deck.count("legends_of_the_deeps") == 1


@pytest.mark.rule("W-208")
def test_both_gates_and_three_guardians_are_dealt_to_the_planes() -> None:
    options = settle(PROPHECY, {"version": "standard", "realms": "both"}, 2)
    places: set[tuple[int, ...]] = set()
    guardians: set[str] = set()
    for seed in range(20):
        table = PROPHECY.new(options, 2, seed)
        PROPHECY.step(table)
        firsts = [plane.lesser for plane in table.planes[:5]]
        assert set(firsts) >= GATES
        assert len([card for card in firsts if card in table.box.guardians]) == 3
        assert not any(plane.shown for plane in table.planes)
        places.add(tuple(n for n, card in enumerate(firsts) if card in GATES))
        guardians.update(card for card in firsts if card not in GATES)
    assert len(places) > 5
    assert len(guardians) == 5


@pytest.mark.rule("W-209")
@pytest.mark.parametrize(("realms", "total"), [("none", 7), ("dragon", 8), ("both", 9)])
def test_each_realm_makes_the_guardians_of_the_main_board_stronger_by_one(
    scenario: type[Scenario], realms: str, total: int
) -> None:
    play = (
        scenario(2, version="standard", realms=realms)
        .hero("druid", at="forest_by_monastery", health=8, magic=0)
        .plane("monastery", lesser="undead_knight")
        .dice(6, 1)
        .start()
    )
    play.answers("plane plane_monastery", "roll")
    assert totals(play) == [(14, total + 1)]


@pytest.mark.rule("W-209")
@pytest.mark.parametrize("realm", ["water", "dragon"])
def test_a_guardian_moved_into_a_realm_is_as_printed(scenario: type[Scenario], realm: str) -> None:
    goal = {"water": "wr_d6", "dragon": "dr_lake"}[realm]
    play = (
        scenario(2, version="standard", realms="both")
        .plane("monastery", greater="scaled_monster")
        .gate("monastery", realm)
        .hero("druid", at=goal, health=8, magic=0)
        .dice(6, 1)
        .start()
    )
    play.answers("stay", "roll")
    assert totals(play) == [(13, 8)]


@pytest.mark.rule("W-210")
@pytest.mark.parametrize(("realms", "limit"), [("none", 7), ("dragon", 8), ("both", 9)])
def test_the_limits_are_nine_with_both_realms(
    scenario: type[Scenario], realms: str, limit: int
) -> None:
    play = scenario(2, version="standard", realms=realms).hero("druid").start()
    table = play.table
    assert item_limit(table, play.hero()) == ability_limit(table, play.hero()) == limit


@pytest.mark.rule("W-212")
@pytest.mark.parametrize(
    ("own", "other", "rolled"),
    [
        ([HEART, PEARL], [], (9, 6)),
        ([HEART, PEARL], [PEARL], (8, 6)),
        ([HEART], [PEARL], (8, 7)),
        ([HEART], [HEART], (7, 6)),
        ([], [HEART, PEARL], (7, 8)),
    ],
)
def test_heart_and_pearl_add_up_against_who_has_neither(
    scenario: type[Scenario], own: list[str], other: list[str], rolled: tuple[int, int]
) -> None:
    play = (
        scenario(2, version="standard", realms="both")
        .hero("druid", at="plains_by_city", health=4, magic=0, prizes=own)
        .hero("mystic", at="plains_by_city", health=4, magic=0, prizes=other)
        .dice(3, 2)
        .start()
    )
    play.answers("stay", "attack mystic", "roll")
    assert totals(play) == [rolled]


FOUR = ("crown_of_the_ancient_kings", "astral_sword", "mirrored_shield", "banner_of_hope")
FIFTH = "royal_cape"


def with_four(scenario: type[Scenario], place: str) -> Scenario:
    """The Druid owns three Artifacts and takes the fourth; the fifth is in a Realm."""
    position = scenario(2, version="standard", realms="both").plane(place, artifact=FIFTH)
    return (
        position.hero("druid", at="plains_by_city")
        .hero("mystic", at="city")
        .top("chance_tradesman")
    )


@pytest.mark.rule("W-213")
@pytest.mark.parametrize("realm", ["water", "dragon"])
def test_four_artifacts_do_not_win_while_the_fifth_is_in_a_realm(
    scenario: type[Scenario], realm: str
) -> None:
    other = {"water": "dragon", "dragon": "water"}[realm]
    play = (
        with_four(scenario, "fortress")
        .plane("monastery", artifact=FOUR[0])
        .gate("fortress", realm)
        .gate("monastery", other)
        .owns(0, *FOUR[:3])
        .relic("plains_by_city", FOUR[3])
        .start("arrive")
    )
    play.answers(f"claim {FOUR[3]}", "end")
    assert play.table.ended_by == ""


@pytest.mark.rule("W-213")
@pytest.mark.parametrize(("prize", "ended"), [(HEART, ""), (PEARL, ""), ("", "artifacts")])
def test_four_artifacts_do_not_win_against_the_fifth_in_the_hands_of_a_conqueror(
    scenario: type[Scenario], prize: str, ended: str
) -> None:
    play = (
        scenario(2, version="standard", realms="both")
        .gate("fortress", "water")
        .gate("monastery", "dragon")
        .hero("druid", at="plains_by_city")
        .hero("mystic", at="city", prizes=[prize] if prize else [])
        .owns(0, *FOUR[:3])
        .owns(1, FIFTH)
        .relic("plains_by_city", FOUR[3])
        .start("arrive")
    )
    play.answers(f"claim {FOUR[3]}")
    assert play.table.ended_by == ended


@pytest.mark.rule("W-211")
def test_each_realm_is_entered_in_its_own_way(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", realms="both")
        .gate("fortress", "dragon")
        .gate("monastery", "water")
        .hero("druid", at="mountains_by_fortress", gold=3)
        .start()
    )
    assert "enter dragon" in play.options
    assert "enter water" not in play.options
    play.answers("enter dragon")
    assert (play.space(), diver(play.hero()).bubbles) == ("dr_gate", 0)
