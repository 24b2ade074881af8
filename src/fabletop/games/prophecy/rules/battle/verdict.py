"""How a roll ends: a band must be beaten in every roll (R-124), the Vampire in both stages (R-285),
and between two characters one roll decides (R-139)."""

from fabletop.games.prophecy.expansions.adventures.doppelganger import reward, unmask
from fabletop.games.prophecy.rules.battle.after_creature import defeat, draw, victory
from fabletop.games.prophecy.rules.battle.after_duel import decide
from fabletop.games.prophecy.rules.battle.declaring import before_roll, let_declare
from fabletop.games.prophecy.state import Battle, Table


def conclude(table: Table, battle: Battle) -> None:
    if battle.posed:
        unmask(table, battle)
    if not battle.creature:
        decide(table, battle)
        return
    hero = table.heroes[battle.own.seat]
    if battle.margin < 0:
        defeat(table, hero, battle)
    elif battle.margin == 0:
        draw(table, hero, battle)
    elif battle.lives == 1 and table.box.foes[battle.creature].special.extra_rolls:
        table.phase = "hold"
    elif battle.lives == 1 and not battle.stages:
        victory(table, hero, battle)
        if battle.posed:
            reward(table, hero, battle)
    else:
        _next_roll(table, battle)


def _next_roll(table: Table, battle: Battle) -> None:
    """Against the next of the band, or the next stage; the dice are taken up."""
    battle.own.dice = battle.foe.dice = ()
    if battle.lives > 1:
        battle.lives -= 1
        gives_up = table.box.foes[battle.creature].special.surrender_experience
        if battle.lives == 1 and gives_up:
            table.phase = "surrender"
        else:
            before_roll(table, battle)
    else:
        battle.kind, *later = battle.stages
        battle.stages = tuple(later)
        let_declare(table, battle)
