"""The variant of two teams."""

import pytest

from fabletop.core.errors import BadSetup
from fabletop.core.match import Match
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.scenario import Scenario

FOUR = ("chance_tradesman", "chance_city_merchant", "chance_interesting_times")


def pairs(scenario: type[Scenario], *, trade: str = "no") -> Scenario:
    """Paladin and Scout against Mystic and Enchantress, in the order of play."""
    return scenario(4, version="standard", teams="pairs", trade=trade)


@pytest.mark.rule("R-221")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_only_four_players_form_teams(seats: int) -> None:
    with pytest.raises(BadSetup, match="teams"):
        Match.new(
            PROPHECY,
            seats=[f"p{n}" for n in range(seats)],
            seed=1,
            options={"version": "standard", "teams": "pairs"},
        )


@pytest.mark.rule("R-221")
def test_turns_alternate_between_the_teams(scenario: type[Scenario]) -> None:
    play = pairs(scenario).hero("paladin").hero("mystic", at="city").top(*FOUR).start()
    teams = []
    for _ in range(4):
        teams.append(play.question.seat % 2)
        play.answers("stay")
        while play.question.kind in ("attack", "space"):
            play.answers("peace" if play.question.kind == "attack" else "end")
    assert teams == [0, 1, 0, 1]


@pytest.mark.rule("R-221", "R-003")
def test_both_of_a_team_win_when_one_becomes_king(scenario: type[Scenario]) -> None:
    play = (
        pairs(scenario)
        .hero("paladin", at="plains_by_city", magic=0)
        .hero("mystic", at="plains_by_city", magic=0)
        .owns(0, "astral_sword", "banner_of_hope", "mirrored_shield")
        .owns(1, "royal_cape")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack mystic", "ready", "roll", "offer_items")
    result = play.match.result
    assert result is not None
    assert (result.ended_by, result.places) == ("artifacts", (1, 3, 1, 3))


@pytest.mark.rule("R-221")
def test_the_artifacts_of_a_team_are_not_added_up(scenario: type[Scenario]) -> None:
    play = (
        pairs(scenario)
        .hero("paladin", at="city")
        .hero("mystic", at="village")
        .owns(0, "astral_sword", "banner_of_hope")
        .owns(2, "mirrored_shield", "royal_cape")
        .start()
    )
    play.answers("stay")
    assert not play.match.over


@pytest.mark.rule("R-221", "R-130")
def test_team_mates_meet_under_the_standard_rules_and_may_even_fight(
    scenario: type[Scenario],
) -> None:
    play = (
        pairs(scenario)
        .hero("paladin", at="city")
        .hero("mystic", at="village")
        .hero("scout", at="city")
        .start("arrive")
    )
    assert play.options == ["attack scout", "peace"]


@pytest.mark.rule("R-223")
def test_a_gift_of_items_and_gold_to_the_team_mate_needs_nothing_in_return(
    scenario: type[Scenario],
) -> None:
    play = (
        pairs(scenario)
        .hero("paladin", at="city", gold=5, items=["sword"])
        .hero("mystic", at="village")
        .hero("scout", at="city", gold=1)
        .start()
    )
    play.answers("trade scout", "give_item sword", "give_gold 4", "propose", "agree")
    assert (play.hero().gold, play.hero().items) == (1, [])
    assert (play.hero(2).gold, play.hero(2).items) == (5, ["sword"])


@pytest.mark.rule("R-223", "R-221")
def test_an_artifact_given_to_the_team_mate_can_make_a_king(scenario: type[Scenario]) -> None:
    play = (
        pairs(scenario)
        .hero("paladin", at="city")
        .hero("mystic", at="village")
        .hero("scout", at="city")
        .owns(0, "astral_sword")
        .owns(2, "banner_of_hope", "mirrored_shield", "royal_cape")
        .start()
    )
    play.answers("trade scout", "give_item astral_sword", "propose", "agree")
    result = play.match.result
    assert result is not None
    assert result.places == (1, 3, 1, 3)


@pytest.mark.rule("R-223", "R-224")
def test_teams_alone_do_not_open_the_trade_with_opponents(scenario: type[Scenario]) -> None:
    play = (
        pairs(scenario)
        .hero("paladin", at="city", items=["sword"])
        .hero("mystic", at="city")
        .hero("scout", at="city")
        .start()
    )
    assert [option for option in play.options if option.startswith("trade")] == ["trade scout"]


@pytest.mark.rule("R-223", "R-227")
def test_opponents_of_a_team_still_owe_something_in_return(scenario: type[Scenario]) -> None:
    play = (
        pairs(scenario, trade="yes")
        .hero("paladin", at="city", items=["sword"])
        .hero("mystic", at="city")
        .start()
    )
    play.answers("trade mystic", "give_item sword")
    assert "propose" not in play.options
    assert play.refused()["propose"] == ("both_must_give", "R-227")
