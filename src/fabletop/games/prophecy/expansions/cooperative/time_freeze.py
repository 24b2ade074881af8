"""Time Freeze: every character plays one round without a Chance card; then the Spell cannot be cast
again until the Chance deck is reshuffled (W-265)."""

from typing import Final

from fabletop.core.question import Option, Refusal
from fabletop.games.prophecy.expansions.cooperative.pieces import fellowship
from fabletop.games.prophecy.rules.hero.spells import (
    asleep,
    at_command,
    cast,
    casting,
    timely,
    why_not_cast,
)
from fabletop.games.prophecy.rules.table.reasons import Reason, because, refuse
from fabletop.games.prophecy.state import Hero, Table

TIME_FREEZE: Final = "time_freeze"


def freeze_options(table: Table, hero: Hero) -> list[Option]:
    return timely(table, hero, TIME_FREEZE) if not is_frozen(table) else []


def is_frozen(table: Table) -> bool:
    return fellowship(table).frozen > 0


def thaw(table: Table) -> None:
    """Count a round that passed without a Chance card."""
    own = fellowship(table)
    own.frozen -= own.frozen > 0


def _why_not(table: Table, hero: Hero) -> Reason | None:
    if is_frozen(table):
        return because("already_cast", "W-265")
    if TIME_FREEZE in hero.abilities and asleep(table, hero, TIME_FREEZE):
        return because("rests_until_shuffled", "W-265")
    return why_not_cast(table, hero, TIME_FREEZE)


def freeze_refusals(table: Table, hero: Hero) -> list[Refusal]:
    reason = _why_not(table, hero) if TIME_FREEZE in at_command(table, hero) else None
    return [refuse(casting(TIME_FREEZE), reason)] if reason else []


def freeze(table: Table, hero: Hero, answer: Option) -> None:
    cast(table, hero, TIME_FREEZE, answer)
    rounds = fellowship(table).frozen = sum([other.alive for other in table.heroes])
    table.note("time_frozen", rounds)


def wake(table: Table) -> None:
    """When the Chance deck is shuffled, the Spell can be cast again."""
    for hero in table.heroes:
        hero.asleep = max(0, hero.asleep)
