"""Artifacts of the fallen, and the end of a game with the Water Realm."""

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.realms import OTHER_SHORE, SHORE, TREASURE
from tests.games.prophecy.expansions.water.sea import under_water

PEARL = "pearl_of_the_abyss"
FOUR = ("royal_cape", "banner_of_hope", "thors_hammer", "gauntlets_of_strength")


def artifacts(scenario: type[Scenario]) -> list[str]:
    table = scenario(2, version="standard", realms="water").hero("druid").start().table
    return [card for card in table.box.artifacts if not table.box.items[card].part]


@pytest.mark.rule("W-168")
def test_artifacts_of_who_drowns_stay_in_the_space(scenario: type[Scenario]) -> None:
    built = under_water(scenario, bubbles=0, health=0, players=3).owns(0, "royal_cape")
    play = built.hero("scout").start("round")
    assert play.table.relics == {"wr_b2": ["royal_cape"]}


@pytest.mark.rule("W-169")
def test_who_ends_a_turn_where_somebody_fell_takes_the_artifacts(
    scenario: type[Scenario],
) -> None:
    play = under_water(scenario).relic("wr_b2", "royal_cape").start()
    play.answers("stay")
    assert play.options == ["end"]
    play.answers("end")
    assert (play.hero().items, play.table.relics) == (["royal_cape"], {})


@pytest.mark.rule("W-169")
def test_who_only_passes_takes_nothing(scenario: type[Scenario]) -> None:
    built = under_water(scenario).empty("wr_b3", "wr_b4").relic("wr_b3", "royal_cape")
    play = built.start()
    play.answers("swim wr_b3", "swim wr_b4", "end")
    assert play.table.relics == {"wr_b3": ["royal_cape"]}


@pytest.mark.rule("W-171")
def test_four_artifacts_do_not_win_while_the_fifth_lies_in_the_realm(
    scenario: type[Scenario],
) -> None:
    others = [name for name in artifacts(scenario) if name != TREASURE]
    built = under_water(scenario).owns(0, *others[:3]).relic("wr_b2", others[3])
    play = built.start()
    play.answers("stay", "end")
    assert len(play.hero().items) == 4
    assert not play.table.ended_by
    assert play.table.stage == ""


@pytest.mark.rule("W-167", "W-171", "W-172", "W-173")
def test_the_fifth_in_the_hands_of_who_has_a_pearl_must_be_won_in_the_final_battle(
    scenario: type[Scenario],
) -> None:
    others = [name for name in artifacts(scenario) if name != TREASURE]
    built = scenario(2, version="standard", realms="water")
    built.plane("fortress", artifact=TREASURE).gate("fortress", "water")
    built.hero("druid", at="wr_b2", bubbles=5).lies("wr_b2")
    built.hero("mystic", at="city", prizes=[PEARL])
    built.owns(1, TREASURE).owns(0, *others[:3]).relic("wr_b2", others[3])
    play = built.start()
    play.answers("stay", "end")
    assert not play.table.ended_by
    assert play.question.kind == "battlefield"
    play.answers("battlefield village")
    assert (play.space(), play.space(1), diver(play.hero()).bubbles) == ("village", "village", 0)


@pytest.mark.rule("W-167")
def test_the_fifth_in_the_hands_of_who_has_no_pearl_comes_by_itself(
    scenario: type[Scenario],
) -> None:
    others = [name for name in artifacts(scenario) if name != TREASURE]
    built = under_water(scenario).owns(1, TREASURE).owns(0, *others[:3]).relic("wr_b2", others[3])
    play = built.start()
    play.answers("stay", "end")
    assert play.table.ended_by == "artifacts"


@pytest.mark.rule("W-170")
def test_the_final_battle_waits_for_the_artifacts_of_the_fallen(scenario: type[Scenario]) -> None:
    others = [name for name in artifacts(scenario) if name != TREASURE]
    built = under_water(scenario, at="wr_b4", players=3).owns(1, TREASURE, others[0])
    built.owns(0, others[1], others[2]).relic("wr_c4", others[3]).hero("scout").lies("wr_c4")
    play = built.start()
    play.answers("stay", "end")
    assert play.table.stage == ""
    assert play.question.seat == 1


@pytest.mark.rule("W-174")
def test_before_the_countdown_all_choose_where_to_come_ashore(scenario: type[Scenario]) -> None:
    others = [name for name in artifacts(scenario) if name != TREASURE]
    built = under_water(scenario, rival="wr_c4", ending="apocalypse")
    built.owns(1, TREASURE, others[0]).owns(0, *others[1:3]).relic("wr_b2", others[3])
    play = built.start()
    play.answers("stay", "end")
    assert [question.kind for question in play.match.position.open] == ["expelled", "expelled"]
    play.answers(f"surface {SHORE}", seat=0)
    play.answers(f"surface {OTHER_SHORE}", seat=1)
    assert play.space(0) == SHORE
    assert play.space(1) == OTHER_SHORE
    assert play.table.realms["water"].closed


@pytest.mark.rule("W-174")
def test_in_the_countdown_the_gate_is_closed(scenario: type[Scenario]) -> None:
    others = [name for name in artifacts(scenario) if name != TREASURE]
    built = under_water(scenario, ending="apocalypse").owns(1, TREASURE, others[0])
    play = built.owns(0, *others[1:3]).relic("wr_b2", others[3]).start()
    play.answers("stay", "end", f"surface {SHORE}")
    assert play.table.stage == "countdown"
    while play.question.seat != 0 or play.question.kind != "move":
        play.match.answer(play.question.options[0], play.question.seat)
    assert play.space() == SHORE
    assert "enter water" not in play.options


@pytest.mark.rule("W-175")
def test_in_the_countdown_legends_are_passed_over(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at=SHORE, ending="apocalypse").stage("countdown")
    play = built.top("legends_of_the_deeps", "chance_peaceful_times").start("chance")
    drawn = [told[2] for told in play.told() if told[0] == "chance"]
    assert drawn == ["legends_of_the_deeps", "chance_peaceful_times"]
    assert play.question.kind == "move"


@pytest.mark.rule("W-176")
def test_with_no_card_left_the_apocalypse_begins(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at=SHORE, ending="apocalypse").stage("countdown")
    play = built.only("legends_of_the_deeps").start("chance")
    assert play.table.stage == "apocalypse"
    assert (play.hero().health, play.hero(1).health) == (3, 2)


@pytest.mark.rule("W-171")
def test_two_artifacts_do_not_win_while_that_of_the_realm_is_not_fetched(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, ending="two_artifacts").owns(0, "royal_cape")
    play = built.relic("wr_b2", "banner_of_hope").start()
    play.answers("stay", "end")
    assert play.hero().items == ["royal_cape", "banner_of_hope"]
    assert not play.table.ended_by


@pytest.mark.rule("W-171")
def test_two_artifacts_win_as_soon_as_the_realms_artifact_is_one_of_them(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, ending="two_artifacts").owns(0, "royal_cape")
    play = built.relic("wr_b2", TREASURE).start()
    play.answers("stay", "end")
    assert play.table.ended_by == "artifacts"


@pytest.mark.rule("W-167", "W-171")
@pytest.mark.parametrize("first", [0, 2])
def test_of_several_with_two_artifacts_the_next_after_who_fetched_the_realms_wins(
    scenario: type[Scenario], first: int
) -> None:
    others = [name for name in artifacts(scenario) if name != TREASURE]
    built = scenario(3, version="standard", realms="water", ending="two_artifacts")
    built.plane("fortress", artifact=TREASURE).gate("fortress", "water")
    for seat, character in enumerate(("mystic", "druid", "scout")):
        at = "wr_b2" if seat == (first + 2) % 3 else "city"
        built.hero(character, at=at, bubbles=5 if at == "wr_b2" else 0, prizes=[PEARL])
    fetcher, second = (first + 2) % 3, (first + 1) % 3
    built.owns(first, *others[:2]).owns(second, *others[2:4]).relic("wr_b2", TREASURE)
    play = built.empty("wr_b2").turn_of(fetcher).start()
    play.answers("stay", "end")
    result = play.match.result
    assert result is not None
    assert result.places[first] == 1
