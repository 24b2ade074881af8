"""What everybody sees of a battle: both sides' totals, source by source, before the dice."""

from fabletop.games.prophecy.rules.battle.totals import foe_parts, hero_parts, total
from fabletop.games.prophecy.seen.view import BattleView
from fabletop.games.prophecy.state import Battle, Side, Table


def battle_view(table: Table, battle: Battle) -> BattleView:
    shown = BattleView(
        battle.creature,
        bool(battle.posed),
        battle.stake,
        battle.foe.seat,
        battle.kind,
        [*battle.stages],
        battle.lives,
        battle.rolls,
        [*battle.own.used],
        [*battle.foe.used],
        _spells_in_use(battle.own),
        _spells_in_use(battle.foe),
        battle.alive,
        battle.acting,
        battle.winner,
        battle.own.die,
        battle.foe.die,
        [*battle.own.dice],
        [*battle.foe.dice],
    )
    if battle.kind:
        hero = table.heroes[battle.own.seat]
        shown.own = hero_parts(table, hero, battle, battle.own)
        shown.own_total = total(shown.own)
        shown.foe = foe_parts(table, battle)
        shown.foe_total = total(shown.foe)
    return shown


def _spells_in_use(side: Side) -> list[str]:
    """Spells of this battle and of the next roll."""
    on_weapons = [spell for _, spell in side.charmed]
    return [*side.cast, *on_weapons, *(name for name in side.prayed if name not in side.cast)]
