"""Two teams at a table with Realms, Races, the Island and the new cards."""

import pytest

from fabletop.core.conformance.games import check_game
from fabletop.core.game import settle
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.expansions.island.pieces import explorer
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

FIELD = "plains_by_city"
PARTS = {
    "version": "standard",
    "teams": "pairs",
    "realms": "both",
    "races": "yes",
    "island": "yes",
    "new_items": "yes",
    "new_adventures": "yes",
    "dragon_cards": "yes",
}


def pairs(scenario: type[Scenario], *, prize: str = "", of: str = "scout") -> ProphecyPlay:
    """Paladin and Scout against Mystic and Enchantress; the Paladin has beaten the Mystic, who
    gives up the fourth Artifact. The fifth is the Scout's, or the Enchantress's if she has a
    prize."""
    play = (
        scenario(4, version="standard", teams="pairs", realms="dragon", races="yes", island="yes")
        .gate("fortress", "dragon")
        .hero("paladin", at=FIELD, magic=0, race="race_goblin")
        .hero("mystic", at=FIELD, magic=0, race="race_troll")
        .hero("scout", prizes=[prize] if prize and of == "scout" else [])
        .hero("enchantress", prizes=[prize] if prize and of == "enchantress" else [])
        .owns(0, "astral_sword", "banner_of_hope", "mirrored_shield")
        .owns(1, "royal_cape")
        .owns(2 if of == "scout" else 3, "crown_of_the_ancient_kings")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack mystic", "ready", "roll", "offer_items")
    return play


@pytest.mark.rule("R-222")
def test_both_of_a_team_win_at_a_table_with_a_realm_and_races(scenario: type[Scenario]) -> None:
    result = pairs(scenario).match.result
    assert result is not None
    assert (result.ended_by, result.places) == ("artifacts", (1, 3, 1, 3))


@pytest.mark.rule("W-213")
def test_a_partner_need_not_be_beaten_for_the_fifth_artifact(scenario: type[Scenario]) -> None:
    result = pairs(scenario, prize="dragon_heart").match.result
    assert result is not None
    assert result.ended_by == "artifacts"


@pytest.mark.rule("W-213")
def test_an_opponent_with_a_heart_must_be_beaten_for_it(scenario: type[Scenario]) -> None:
    play = pairs(scenario, prize="dragon_heart", of="enchantress")
    assert play.match.result is None


@pytest.mark.rule("R-222", "W-188")
def test_team_mates_give_each_other_maps_where_trade_is_not_agreed_on(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(4, version="standard", teams="pairs", realms="both", races="yes", island="yes")
        .hero("paladin", at="city", gold=0, maps=1)
        .hero("mystic", at="city", gold=0, maps=1)
        .hero("scout", at="city", gold=0)
        .start()
    )
    assert [option for option in play.options if option.startswith("trade")] == ["trade scout"]
    play.answers("trade scout", "give_map 1", "propose", "agree")
    assert (len(explorer(play.hero(0)).maps), len(explorer(play.hero(2)).maps)) == (0, 1)


@pytest.mark.rule("R-222")
def test_a_team_game_with_every_part_is_played_to_its_end() -> None:
    options = settle(PROPHECY, {**PARTS, "ending": "two_artifacts"}, 4)
    report = check_game(PROPHECY, options=options, seats=4, seed=3, every=500)
    assert report.violations == []
