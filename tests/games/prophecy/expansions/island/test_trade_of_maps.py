"""Map Fragments change hands where trade is agreed on."""

import pytest

from fabletop.games.prophecy.expansions.island.pieces import explorer
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.island.islanders import at_table


@pytest.mark.rule("W-188")
def test_fragments_are_traded_for_gold(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario, trade="yes")
        .hero("paladin", at="fortress", gold=3, maps=1)
        .hero("mystic", at="fortress", gold=0, maps=3)
        .start()
    )
    play.answers("trade mystic", "give_gold 2", "ask_map 2", "propose")
    play.answers("agree", seat=1)
    paladin, mystic = play.hero(0), play.hero(1)
    assert (len(explorer(paladin).maps), paladin.gold) == (3, 1)
    assert (len(explorer(mystic).maps), mystic.gold) == (1, 2)


@pytest.mark.rule("W-188")
def test_fragments_are_given_for_items(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario, trade="yes")
        .hero("paladin", at="fortress", gold=0, maps=2)
        .hero("mystic", at="fortress", gold=0, items=["sword"])
        .start()
    )
    play.answers("trade mystic", "give_map 1", "ask_item sword", "propose")
    play.answers("agree", seat=1)
    assert (len(explorer(play.hero(0)).maps), play.hero(0).items) == (1, ["sword"])
    assert len(explorer(play.hero(1)).maps) == 1


@pytest.mark.rule("W-188")
def test_without_trade_nobody_gives_fragments_away(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", maps=2)
        .hero("mystic", at="fortress", maps=2)
        .start()
    )
    assert "trade mystic" not in play.options
