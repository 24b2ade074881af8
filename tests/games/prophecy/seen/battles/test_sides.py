"""The two sides of a battle and of a trade are those that fight and trade; a current leads where
the view says."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.battles.sides import battle_sides, impostor, offer_sides
from fabletop.games.prophecy.seen.realm_ways import carried_to
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.water.sea import under_water
from tests.games.prophecy.expansions.water.test_obstacles import EAST, NORTH, WEST

FIELD = "plains_by_city"


def test_both_sides_of_a_battle_have_the_totals_that_are_rolled_with() -> None:
    scene = Scenario(2, version="standard").hero("druid", at=FIELD, items=["sword"])
    play = scene.lies(FIELD, "old_pirate").dice(6, 1).start()
    play.answers("stay", "by_strength", "use sword")
    battle = play.match.view(0).battle
    assert battle is not None
    own, foe = battle_sides(battle)
    assert (list(own.announced), own.silent, list(foe.announced)) == (["sword"], [], [])
    assert own.total is not None
    assert foe.total is not None
    play.answers("roll")
    assert totals(play) == [(own.total + 6, foe.total + 1)]


def test_both_sides_of_a_trade_give_what_then_changes_hands() -> None:
    scene = Scenario(2, version="standard", trade="yes")
    scene.hero("paladin", at="magic_tower", gold=2, items=["sword"])
    scene.hero("mystic", at="magic_tower", gold=6, items=["cape"])
    play = scene.top("chance_tradesman").start()
    play.answers("trade mystic", "give_item sword", "ask_item cape", "ask_gold 4")
    offer = play.match.view(0).offer
    assert offer is not None
    giver, taker = offer_sides(offer)
    gold = [hero.gold for hero in play.table.heroes]
    play.answers("propose", "agree")
    assert (giver.giver, taker.giver) == (0, 1)
    assert play.hero(1).items == [*giver.items]
    assert play.hero(0).items == [*taker.items]
    assert play.hero(0).gold == gold[0] - giver.gold + taker.gold
    assert play.hero(1).gold == gold[1] + giver.gold - taker.gold


@pytest.mark.rule("W-123")
def test_a_current_leads_where_was_said() -> None:
    built = under_water(Scenario, bubbles=6).lies("wr_b3", "very_strong_current")
    built.lies("wr_d3", "strong_current").empty("wr_b5")
    play = built.dice(EAST, WEST, NORTH).start()
    play.answers("swim wr_b3")
    (way, *_) = play.question.options
    told = carried_to(play.match.view(0), str(way[1]))
    assert way[0] == "go_along"
    before = len(play.told())
    play.match.answer(way)
    places = [event[2] for event in play.told()[before:] if event[0] == "carried"]
    assert places[0] == told[0]
    assert told[1] == "there"


def test_the_impostor_is_the_creature_that_is_unmasked_in_the_end() -> None:
    built = Scenario(2, version="standard", new_adventures="yes").hero("scout", at=FIELD)
    play = built.hero("druid").lies(FIELD, "doppelganger").dice(1, 6).start()
    assert impostor(play.match.view(0)) == ""
    play.answers("stay", "by_strength", "stand")
    told = impostor(play.match.view(0))
    assert told in play.lying(FIELD)
    while play.table.battle is not None:
        play.match.answer(play.question.options[-1], play.question.seat)
    assert told in [event[2] for event in play.told() if event[0] in ("won", "lost", "drew")]
