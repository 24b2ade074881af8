"""The end of turns and rounds (R-053, R-056 to R-059, R-151, R-236, R-276)."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.rules.battle.after_creature import BEATEN
from fabletop.games.prophecy.rules.hero.body import recharge
from fabletop.games.prophecy.rules.hero.spells import (
    CAST_A_SPELL,
    asleep,
    cast,
    casting,
    timely,
    why_not_cast,
)
from fabletop.games.prophecy.rules.table.decks import (
    distinct,
    give_up_item,
    ordinary,
    under_its_deck,
)
from fabletop.games.prophecy.rules.table.reasons import because, refuse
from fabletop.games.prophecy.rules.table.teams import side_of
from fabletop.games.prophecy.rules.turn.chance_cards import draw_chance_card, living
from fabletop.games.prophecy.rules.turn.own_turn import is_outside, outside_options, use_outside
from fabletop.games.prophecy.state import NOBODY, Hero, Table

TIME_SPIRAL: Final = "time_spiral_scroll"
TIME_LOOP: Final = "time_loop"
CONCENTRATION: Final = "ring_of_concentration"

MOST_GOLD = MOST_EXPERIENCE = 15
MOST_ITEMS = MOST_ABILITIES = 7


def after(table: Table) -> None:
    """The turn ends, unless the hero can get another one. In a Realm, a defeat is settled first."""
    hero = table.heroes[table.active]
    table.phase = "after"
    world = table.world_of(hero) if BEATEN in table.spent else None
    if world is not None:
        world.beaten(table, hero)
        table.spent = [mark for mark in table.spent if mark != BEATEN]
        if table.phase != "after":
            return
    table.assault = NOBODY
    able = hero.items or hero.abilities
    if able and hero.alive and table.stage != "summoned" and prolonging(table, hero):
        table.phase = "spiral"
    else:
        end_turn(table)


def prolonging(table: Table, hero: Hero) -> list[Option]:
    options: list[Option] = [("read", TIME_SPIRAL)] if TIME_SPIRAL in hero.items else []
    options += timely(table, hero, TIME_LOOP)
    for more in table.parts.prolonging:
        options += more(table, hero)
    return options


def prolonging_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """Time Loop was used in this round or the last one, was copied in this one, or is too
    expensive."""
    if TIME_LOOP not in hero.abilities:
        return []
    sleeps = because("already_cast", "R-276") if asleep(table, hero, TIME_LOOP) else None
    copied = because("already_cast", "W-262") if TIME_LOOP in hero.used else None
    reason = sleeps or copied or why_not_cast(table, hero, TIME_LOOP)
    return [refuse(casting(TIME_LOOP), reason)] if reason else []


def spiral(table: Table, hero: Hero) -> Step:
    """The Time Spiral Scroll or Time Loop gives another turn at the end of one (R-053)."""
    options = prolonging(table, hero)
    options.append(("pass",))
    subject = TIME_SPIRAL if TIME_SPIRAL in hero.items else TIME_LOOP
    answer: Option = yield Question(hero.seat, "spiral", options, subject)
    if answer[0] == "read":
        give_up_item(table, hero, TIME_SPIRAL)
        table.note("read", hero.seat, TIME_SPIRAL)
        table.extra_turns += 1
    elif answer[0] == "cast":
        cast(table, hero, TIME_LOOP, answer)
        table.extra_turns += table.box.abilities[TIME_LOOP].params.turns
    elif answer[0] in table.parts.prolong:
        table.parts.prolong[str(answer[0])](table, hero, answer)
    if answer[0] == "pass" or not prolonging(table, hero):
        end_turn(table)


def end_turn(table: Table) -> None:
    """Start another turn of the same round if there is one; otherwise the next player's round."""
    hero = table.heroes[table.active]
    hero.strength_this_turn = hero.willpower_this_turn = hero.battle_this_turn = 0
    table.spent.clear()
    table.declined.clear()
    table.woken = ""
    table.movements = table.credit = 0
    for end in table.parts.end_turn:
        end(table, hero)
    table.credit_for = ""
    if (table.standard or not hero.alive) and one_side_left(table):
        table.ended_by = "survivor"
    elif table.stage and not living(table):
        table.ended_by = "apocalypse"
    elif table.extra_turns and hero.alive:
        table.extra_turns -= 1
        table.turn += 1
        hero.lodging = False
        table.note("extra_turn", hero.seat)
        table.phase = "move"
    else:
        end_round(table, hero)


def one_side_left(table: Table) -> bool:
    """Whether everybody else is out for good. In the cooperative game, and once all Artifacts are
    taken, the last survivor does not win."""
    if not table.standard:
        return len(living(table)) == 1
    if table.stage or table.parts.together:
        return False
    seats = [hero.seat for hero in table.heroes if not hero.out]
    return len({side_of(seat) for seat in seats} if table.teams else seats) == 1


def end_round(table: Table, hero: Hero) -> None:
    table.extra_turns = 0
    table.turn = 1
    if surplus(table, hero):
        table.phase = "limits"
    else:
        close_round(table, hero)


def close_round(table: Table, hero: Hero) -> None:
    """The Ring of Concentration takes effect; Gold and Experience above the limits are lost."""
    ring = CONCENTRATION
    if ring in hero.items and ring not in table.damaged and CAST_A_SPELL not in hero.used:
        recharge(table, hero, table.box.items[ring].params.recharge)
    if not table.standard:
        pass_on(table)
        return
    if hero.alive:  # the tokens above the limits go back to the bank
        if hero.gold > MOST_GOLD:
            table.note("over_the_limit", hero.seat, hero.gold - MOST_GOLD, "gold")
            hero.gold = MOST_GOLD
        if hero.experience > MOST_EXPERIENCE:
            surplus = hero.experience - MOST_EXPERIENCE
            table.note("over_the_limit", hero.seat, surplus, "experience")
            hero.experience = MOST_EXPERIENCE
    table.phase = "pass_on"


def surplus(table: Table, hero: Hero) -> list[Option]:
    """Cards above the limits; Artifacts are never surplus (R-057, R-202)."""
    options: list[Option] = []
    if not table.standard:
        return options
    if too_many_items(table, hero):
        options += [("discard", item) for item in distinct(ordinary(table, hero.items))]
    if too_many_abilities(table, hero):
        options += [("forget", ability) for ability in hero.abilities]
    return options


def too_many_items(table: Table, hero: Hero, more: int = 0) -> bool:
    """Whether she would have to discard one with this many more; the Basic version has no
    limits."""
    owned = len(hero.items) + more
    if owned <= MOST_ITEMS or not table.standard:
        return False
    most = most_items(table, hero)
    return most is not None and owned > most


def too_many_abilities(table: Table, hero: Hero, more: int = 0) -> bool:
    """Whether she would have to forget one with this many more."""
    known = len(hero.abilities) + more
    fewer = min(0, table.race(hero).ability_limit) if hero.race else 0
    if not table.standard or known <= MOST_ABILITIES + fewer:
        return False
    return known > ability_limit(table, hero)


def item_limit(table: Table, hero: Hero) -> int:
    """How many Items she may keep; with the Astral Satchel, all that she has."""
    most = most_items(table, hero)
    return len(hero.items) if most is None else most


def most_items(table: Table, hero: Hero) -> int | None:
    """Seven (R-057), changed by parts of the game and Items; None with the Astral Satchel."""
    most = MOST_ITEMS
    for more in table.parts.item_limit:
        most += more(table, hero)
    for name in hero.items:
        numbers = table.box.items[name].params
        if numbers.guards_items:
            return None
        most += numbers.item_limit
    return most


def ability_limit(table: Table, hero: Hero) -> int:
    most = MOST_ABILITIES
    for more in table.parts.ability_limit:
        most += more(table, hero)
    for name in hero.items:
        most += table.box.items[name].params.ability_limit
    return most


def limits(table: Table, hero: Hero) -> Step:
    """The player chooses what to discard, and may still use it up (R-058, R-059)."""
    options = [*surplus(table, hero), *outside_options(table, hero)]
    answer: Option = yield Question(hero.seat, "limits", options)
    if is_outside(table, answer):
        yield from use_outside(table, hero, answer)
    elif answer[0] == "discard":
        give_up_item(table, hero, str(answer[1]))
        table.note("threw_away", hero.seat, answer[1])
    else:
        hero.abilities.remove(str(answer[1]))
        under_its_deck(table, str(answer[1]))
        table.note("forgot", hero.seat, answer[1])
    if not surplus(table, hero):
        close_round(table, hero)


def pass_on(table: Table) -> None:
    """The player to the left takes her round, unless the last Artifact was just taken."""
    table.fresh.clear()
    if table.stage == "summoned":
        table.phase = "summons"
        return
    seats = len(table.heroes)
    while True:
        table.active = (table.active + 1) % seats
        if table.active == table.first:
            table.round += 1
        if not table.heroes[table.active].out:
            break
    table.note("round", table.active, table.round)
    if table.standard:
        table.phase = "round"
    else:
        draw_chance_card(table)
