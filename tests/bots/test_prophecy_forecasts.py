"""The greedy bot's forecast of a battle is what the rules say, where nothing else can be used."""

import pytest

from fabletop.bots.evaluations.prophecy.fighting.arming import ready_for
from fabletop.bots.evaluations.prophecy.fighting.forecasts import planned_fight
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.battles.kinds_ahead import plans
from fabletop.games.prophecy.seen.battles.odds import creature_odds

BOX = open_box(boards=())
OUTFITS = ((), ("sword",), ("great_sword",), ("axe", "wooden_shield"))


@pytest.mark.parametrize("items", OUTFITS)
@pytest.mark.parametrize("foe", sorted(name for name, foe in BOX.foes.items() if not foe.part))
def test_a_forecast_is_what_the_rules_say(foe: str, items: tuple[str, ...]) -> None:
    scene = Scenario(2, version="standard")
    view = scene.hero("paladin", at="plains_by_city", health=5, magic=5, items=[*items]).start()
    seen = SeenProphecy(view.match.view(0), 0)
    field, special = seen.me.field, BOX.foes[foe].special
    me = seen.me.after(special.battle_health, min(seen.me.magic, special.battle_magic))
    on_a_plane = foe in BOX.guardians
    place = field.attack(0, first=True) if on_a_plane else seen.at(seen.here)
    ways = plans(me, foe, place)
    assert ways
    for way in ways:
        weaker = me.after(way.health, way.magic)
        gear = ready_for(weaker.equipment, weaker.character, foe, way.kind, place).gear
        kind = STRENGTH if way.kind == BOTH else way.kind
        odds = creature_odds(seen.view, 0, foe, kind, gear.outfit.items)
        assert odds is not None
        forecast = planned_fight(me, foe, place, way, 0.0)
        assert forecast.win == pytest.approx(float(odds.win)), (way, gear)
        assert forecast.lose == pytest.approx(float(odds.lose)), (way, gear)
