"""The greedy bot's forecast of a battle is what the rules say, where nothing else can be used."""

import pytest

from fabletop.bots.evaluations.prophecy.fighting.forecasts import (
    BattlePlan,
    Place,
    planned_fight,
    weaken,
    weapons_for,
)
from fabletop.bots.evaluations.prophecy.seen import look
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.odds import creature_odds

BOX = open_box(boards=())
OUTFITS = ((), ("sword",), ("great_sword",), ("axe", "round_shield"))


@pytest.mark.parametrize("items", OUTFITS)
@pytest.mark.parametrize("foe", sorted(name for name, foe in BOX.foes.items() if not foe.part))
def test_a_forecast_is_what_the_rules_say(foe: str, items: tuple[str, ...]) -> None:
    held = [item for item in items if item in BOX.items]
    scene = Scenario(2, version="standard")
    view = scene.hero("paladin", at="plains_by_city", health=5, magic=5, items=held).start()
    seen = look(view.match.view(0), 0)
    special = BOX.foes[foe].special
    for kind in (STRENGTH, WILLS):
        fought = BOTH if special.two_stages or special.both_kinds else kind
        price = prices.kind_price(seen.view, 0, foe, kind)
        me = weaken(seen.me, special.battle_health, min(seen.me.magic, special.battle_magic))
        gear = weapons_for(me, BOX.foes[foe], fought, "plains")
        odds = creature_odds(seen.view, 0, foe, kind, gear.items)
        if odds is None or (odds.kind, fought) in ((STRENGTH, WILLS), (WILLS, STRENGTH)):
            continue
        way = BattlePlan(fought)
        if fought != BOTH:
            way = BattlePlan(fought, -price["Magic"], -price["Health"])
        forecast = planned_fight(me, foe, Place("plains"), way, 0.0)
        assert forecast.win == pytest.approx(float(odds.win)), (kind, gear.items)
        assert forecast.lose == pytest.approx(float(odds.lose)), (kind, gear.items)
