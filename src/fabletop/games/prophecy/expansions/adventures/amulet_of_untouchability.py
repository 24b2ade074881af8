"""The Amulet of Untouchability (W-246): its owner may shake off what another player turns on
her."""

from collections.abc import Generator
from typing import Any

from fabletop.core.question import Question
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.state import Hero, Table


def resists(table: Table, victim: Hero, subject: str) -> Generator[Question, Any, bool]:
    """An Item or an Adventure (the subject) that another player turns on a hero: who has the
    Amulet rolls a die, and if it is high enough nothing happens and the effect is wasted."""
    for name in victim.items:
        least = table.box.items[name].params.resists_from
        if least:
            die = yield from own_die(table, victim, name)
            table.note("resisted" if die >= least else "not_resisted", victim.seat, subject, die)
            return die >= least
    return False
