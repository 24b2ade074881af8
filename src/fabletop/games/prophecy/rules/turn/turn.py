"""Rounds and turns (R-027, R-049 to R-056, R-080, R-206, R-236): decides the next phase from the
table alone."""

from collections.abc import Callable
from typing import Final

from fabletop.core.question import Step
from fabletop.games.prophecy.rules.battle import (
    after_creature,
    after_duel,
    declaring,
    dice,
    duel,
    hoards,
    start,
)
from fabletop.games.prophecy.rules.hero.draft import draft
from fabletop.games.prophecy.rules.places import training
from fabletop.games.prophecy.rules.places.offers import space
from fabletop.games.prophecy.rules.planes import final_battle, planes
from fabletop.games.prophecy.rules.table.setup import deal_characters, lay_out
from fabletop.games.prophecy.rules.turn import chance_cards, end_of_turn, start_of_round, trade
from fabletop.games.prophecy.rules.turn.movement import move
from fabletop.games.prophecy.state import Hero, Table


def next_step(table: Table) -> Step | None:
    """Play the phases without a question, then the next one with a question; None at the end."""
    while True:
        if table.ended_by:
            table.phase = "over"
            table.battle = table.offer = None
            return None
        phase = table.phase
        asking = ASKING.get(phase)
        if asking is None:
            silent = SILENT.get(phase) or table.parts.silent.get(phase)
            if silent is not None:
                silent(table)
                continue
            asking = table.parts.asking[phase]
        return asking(table, table.heroes[table.active])


ASKING: Final[dict[str, Callable[[Table, Hero], Step]]] = {
    "draft": draft,
    "new_character": start_of_round.new_character,
    "banner": start_of_round.banner,
    "dawn": start_of_round.dawn,
    "wind": chance_cards.kindly_wind,
    "open_training": training.open_training,
    "dream": chance_cards.reveal_plane,
    "move": move,
    "compose": trade.compose,
    "consent": trade.consent,
    "fight": start.fight,
    "riddle": planes.riddle,
    "kind": start.kind,
    "attack": duel.attack,
    "duel_kind": duel.duel_kind,
    "reply": duel.reply,
    "declare": declaring.declare,
    "roll": dice.roll,
    "rolled": dice.rolled,
    "shield": dice.shield,
    "drawn": duel.drawn,
    "mend": after_duel.mend,
    "curse": hoards.curse,
    "treasure_die": hoards.treasure_die,
    "hoard": hoards.hoard,
    "robbed": after_creature.robbed,
    "ransom": after_duel.ransom,
    "plunder": after_duel.plunder,
    "thievery": after_duel.thievery,
    "hand_over": after_duel.hand_over,
    "space": space,
    "spiral": end_of_turn.spiral,
    "limits": end_of_turn.limits,
    "battlefield": final_battle.battlefield,
}

SILENT: Final[dict[str, Callable[[Table], None]]] = {
    "setup": lay_out,
    "deal": deal_characters,
    "round": start_of_round.start_round,
    "chance": start_of_round.chance,
    "arrive": start.arrive,
    "conquer": planes.conquer,
    "after": end_of_turn.after,
    "pass_on": end_of_turn.pass_on,
    "summons": final_battle.summons,
}
