"""Rounds and turns (R-027, R-049 to R-056, R-080, R-206, R-236): which phase comes next, from the
table alone."""

from collections.abc import Callable

from fabletop.core.question import Step
from fabletop.games.prophecy.rules import (
    battle,
    chance_cards,
    declaring,
    dice,
    doppelganger,
    duel,
    ending,
    fate,
    final_battle,
    outcome,
    planes,
    riddler,
    round,
    scepter,
    spared,
    spoils,
    trade,
    training,
    treasure,
)
from fabletop.games.prophecy.rules.draft import draft
from fabletop.games.prophecy.rules.movement import move
from fabletop.games.prophecy.rules.possibilities import space
from fabletop.games.prophecy.rules.setup import deal_characters, lay_out
from fabletop.games.prophecy.state import Hero, Table


def next_step(table: Table) -> Step | None:
    """Play the phases that need no answer; then the one that does, or None at the end."""
    while True:
        if table.ended_by:
            table.phase = "over"
            table.battle = table.offer = None
            return None
        phase = table.phase
        asking = ASKING.get(phase) or table.parts.asking.get(phase)
        if asking is not None:
            return asking(table, table.heroes[table.active])
        silent = SILENT.get(phase) or table.parts.silent[phase]
        silent(table)


ASKING: dict[str, Callable[[Table, Hero], Step]] = {
    "draft": draft,
    "new_character": round.new_character,
    "banner": round.banner,
    "dawn": round.dawn,
    "wind": chance_cards.kindly_wind,
    "open_training": training.open_training,
    "dream": chance_cards.reveal_plane,
    "move": move,
    "compose": trade.compose,
    "consent": trade.consent,
    "fight": battle.fight,
    "riddle": planes.riddle,
    "choose_artifact": planes.choose_artifact,
    "kind": battle.kind,
    "attack": duel.attack,
    "scepter": scepter.scepter,
    "duel_kind": duel.duel_kind,
    "reply": duel.reply,
    "declare": declaring.declare,
    "roll": dice.roll,
    "rolled": dice.rolled,
    "shield": dice.shield,
    "drawn": duel.drawn,
    "mend": spoils.mend,
    "curse": treasure.curse,
    "treasure_die": treasure.treasure_die,
    "hoard": treasure.hoard,
    "robbed": outcome.robbed,
    "pose": doppelganger.pose,
    "beast": spoils.beast,
    "spare": spared.spare,
    "greed": spared.greed,
    "soul": spared.soul,
    "fate": fate.fate,
    "fate_later": fate.fate_later,
    "riddler": riddler.riddler,
    "ransom": spoils.ransom,
    "plunder": spoils.plunder,
    "thievery": spoils.thievery,
    "hand_over": spoils.hand_over,
    "space": space,
    "spiral": ending.spiral,
    "limits": ending.limits,
    "battlefield": final_battle.battlefield,
}

SILENT: dict[str, Callable[[Table], None]] = {
    "setup": lay_out,
    "deal": deal_characters,
    "round": round.start_round,
    "chance": round.chance,
    "arrive": battle.arrive,
    "conquer": planes.conquer,
    "after": ending.after,
    "pass_on": ending.pass_on,
    "summons": final_battle.summons,
}
