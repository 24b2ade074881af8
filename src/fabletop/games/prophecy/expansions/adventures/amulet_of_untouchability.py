"""The Amulet of Untouchability (W-246): its owner may resist what another player uses on her."""

from collections.abc import Generator
from typing import Any

from fabletop.core.question import Question
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.state import Hero, Table


def resists(table: Table, victim: Hero, subject: str) -> Generator[Question, Any, bool]:
    """Whether the victim resists an Item or an Adventure (the subject) that another player uses on
    her. The owner of the Amulet rolls a die; if it is high enough, the effect is wasted."""
    for name in victim.items:
        least = table.box.items[name].params.resists_from
        if least:
            die = yield from own_die(table, victim, name)
            table.note("resisted" if die >= least else "not_resisted", victim.seat, subject, die)
            return die >= least
    return False
