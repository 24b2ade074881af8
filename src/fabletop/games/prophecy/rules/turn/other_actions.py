"""Actions instead of moving (R-087 to R-091, R-094, R-308, W-236, W-247): work and some
Abilities."""

from typing import Final

from fabletop.core.question import Option, Refusal
from fabletop.games.prophecy.rules.hero.body import (
    gain_experience,
    gain_gold,
    heal,
    recharge,
    spare_health,
    spend_health,
    spend_magic,
)
from fabletop.games.prophecy.rules.hero.spells import at_command, cast, payable, why_not_cast
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.state import Hero, Table

WORK: Final[dict[str, tuple[str, int, str, int, str]]] = {
    "city": ("magic", 1, "gold", 2, "R-088"),
    "thieves_guild": ("health", 1, "gold", 3, "R-089"),
    "fortress": ("health", 1, "experience", 2, "R-090"),
}
"""For each space: what is paid, how much, what is earned, how much, and the rule."""

NO_WORK: Final = because("no_work_here", "R-091")

INSTEAD: Final = "instead"
BLACKSMITHING: Final = "blacksmithing"


def job(table: Table, hero: Hero) -> tuple[str, int, str, int]:
    """What a hero who works in her space pays and earns."""
    return WORK[table.box.board.ids[hero.space]][:4]


def why_not_work(table: Table, hero: Hero) -> Reason | None:
    job = WORK.get(table.box.board.ids[hero.space])
    if job is None:
        return NO_WORK
    paid, amount, _, _, rule = job
    owned = hero.magic if paid == "magic" else spare_health(table, hero)
    return None if owned >= amount else needs(paid, rule, amount, owned)


def do_work(table: Table, hero: Hero) -> None:
    space = table.box.board.ids[hero.space]
    paid, amount, what, earned, _ = WORK[space]
    (spend_magic if paid == "magic" else spend_health)(hero, amount)
    table.note("worked", hero.seat, space)
    (gain_experience if what == "experience" else gain_gold)(table, hero, earned)


def instead_options(table: Table, hero: Hero) -> list[Option]:
    """Work, and every Ability of this kind that would have an effect."""
    options: list[Option] = []
    abilities = table.box.abilities
    if table.box.board.civilization[hero.space] and why_not_work(table, hero) is None:
        options.append(("work",))
    for name in at_command(table, hero):
        if abilities[name].timing != INSTEAD:
            continue
        if abilities[name].params.repair:
            options += [(INSTEAD, name, item) for item in hero.items if item in table.damaged]
            for work in table.parts.smithing:
                options += [(INSTEAD, *option) for option in work(table, hero)]
        if why_not_instead(table, hero, name) is None:
            spell = abilities[name].spell
            plain: Option = (INSTEAD, name)
            options += payable(table, hero, name, plain) if spell else [plain]
        for more in table.parts.instead:
            options += more(table, hero, name)
    return options


def why_not_instead(table: Table, hero: Hero, name: str) -> Reason | None:
    """An action must have an effect, and the hero must be able to pay for it."""
    ability, here = table.box.abilities[name], hero.space
    numbers = ability.params
    if numbers.terrain and not (
        table.box.board.terrain[here] == numbers.terrain or table.box.board.civilization[here]
    ):
        return because("wrong_place", "R-308")
    if numbers.repair:
        return None if table.box.board.civilization[here] else because("wrong_place", "R-308")
    if not (numbers.heal and hero.wounds) and not (numbers.recharge and hero.drained):
        return because("nothing_missing", "R-308")
    if spare_health(table, hero) < numbers.health:
        return needs("health", "R-308", numbers.health, spare_health(table, hero))
    return why_not_cast(table, hero, name) if ability.spell else None


def do_instead(table: Table, hero: Hero, answer: Option) -> None:
    """Carry out an Ability that replaces the movement."""
    name = str(answer[1])
    if name in table.parts.smith:
        table.note("instead", hero.seat, BLACKSMITHING)
        table.parts.smith[name](table, hero, answer[1:])
        return
    ability = table.box.abilities[name]
    numbers = ability.params
    if ability.spell:
        cast(table, hero, name, answer)
    else:
        table.note("instead", hero.seat, name)
    if len(answer) > 2 and not ability.spell:
        table.damaged.remove(str(answer[2]))
        table.note("repaired", hero.seat, answer[2])
        return
    spend_health(hero, numbers.health)
    gain_gold(table, hero, numbers.gold)
    heal(table, hero, numbers.heal)
    recharge(table, hero, numbers.recharge)


def instead_refusals(table: Table, hero: Hero) -> list[Refusal]:
    idle = why_not_work(table, hero)
    refusals = [refuse(("work",), idle)] if idle else []
    for name in hero.abilities:
        if table.box.abilities[name].timing == INSTEAD:
            reason = why_not_instead(table, hero, name)
            if reason:
                refusals.append(refuse((INSTEAD, name), reason))
    return refusals
