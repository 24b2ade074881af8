"""How a roll ends: a band must be beaten in every roll (R-124), the Vampire in both stages (R-285),
and between two characters one roll decides (R-139)."""

from collections.abc import Mapping

from fabletop.games.prophecy.answers import AskedByCreature, asked_by
from fabletop.games.prophecy.rules.battle.after_creature import defeat, draw, victory
from fabletop.games.prophecy.rules.battle.after_duel import decide
from fabletop.games.prophecy.rules.battle.declaring import before_roll, let_declare
from fabletop.games.prophecy.state import Battle, Table


def conclude(table: Table, battle: Battle) -> None:
    if battle.posed:
        for unmask in table.parts.unmask:
            unmask(table, battle)
    if not battle.creature:
        decide(table, battle)
        return
    hero = table.heroes[battle.own.seat]
    if battle.margin < 0:
        defeat(table, hero, battle)
    elif battle.margin == 0:
        draw(table, hero, battle)
    elif battle.lives == 1:
        _last_life(table, battle)
    else:
        next_roll(table, battle)


def _last_life(table: Table, battle: Battle) -> None:
    """The Creature is beaten, unless it has another stage or a question comes first."""
    asked = _asked(table.parts.last_life, table, battle)
    if asked:
        table.phase = asked
    elif battle.goes_on:
        next_roll(table, battle)
    else:
        victory(table, table.heroes[battle.own.seat], battle)


def _asked(questions: Mapping[str, AskedByCreature], table: Table, battle: Battle) -> str:
    """The phase in which the Creature lets the hero choose, if any."""
    if not questions:
        return ""
    hero = table.heroes[battle.own.seat]
    return asked_by(questions, table, hero, table.box.foes[battle.creature])


def next_roll(table: Table, battle: Battle) -> None:
    """Against the next one of the band, or in the next stage; the dice are cleared."""
    battle.own.dice = battle.foe.dice = ()
    if battle.lives > 1:
        battle.lives -= 1
        last = battle.lives == 1
        asked = _asked(table.parts.before_last_life, table, battle) if last else ""
        if asked:
            table.phase = asked
        else:
            before_roll(table, battle)
    else:
        battle.kind, *later = battle.stages
        battle.stages = tuple(later)
        let_declare(table, battle)
