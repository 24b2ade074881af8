"""Friends of the cooperative game are told why they do not fight each other."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

from .friends import CALM, together

FIELD = "plains_by_city"


@pytest.mark.rule("W-225")
def test_a_friend_in_the_same_space_cannot_be_attacked_and_it_is_said_why(
    scenario: type[Scenario],
) -> None:
    play = (
        together(scenario)
        .hero("paladin", at=FIELD)
        .hero("mystic", at=FIELD)
        .top(*CALM)
        .start("arrive")
    )
    assert not any(option.startswith("attack") for option in play.options)
    assert play.refused()["attack mystic"] == ("friends_do_not_fight", "W-225")


@pytest.mark.rule("W-225")
def test_only_the_beast_is_attacked_where_several_friends_stand(scenario: type[Scenario]) -> None:
    play = (
        together(scenario, 3, new_adventures="yes")
        .hero("paladin", at=FIELD)
        .hero("mystic", at=FIELD, kept=["beast"])
        .hero("scout", at=FIELD)
        .top(*CALM)
        .start("arrive")
    )
    assert play.options == ["attack mystic", "peace"]
    assert "attack mystic" not in play.refused()
    assert play.refused()["attack scout"] == ("friends_do_not_fight", "W-225")
