"""Treasures that work at the start of their owner's round (W-257, W-258, W-266, W-267): before the
Chance card; what was of no use or not wanted then may still be used before the move."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.printed import TREASURE
from fabletop.games.prophecy.rules.body import gain_experience, gain_gold, heal
from fabletop.games.prophecy.rules.prayer import can_pray, own_die, plain_die
from fabletop.games.prophecy.rules.round import before_chance
from fabletop.games.prophecy.rules.spells import UNTIL_SHUFFLED
from fabletop.games.prophecy.state import Hero, Table

CLOCK, BALL = "father_times_clock", "crystal_ball_of_fate"
GAZE: Option = ("gaze",)
NO_GAZE: Option = ("no_gaze",)


def new_round(table: Table, hero: Hero) -> None:
    """What was foretold does not outlast the round; the Tome of Magic wakes up in time."""
    for other in table.heroes:
        other.foretold.clear()
    if hero.tome_asleep > 0:
        hero.tome_asleep -= 1
    for name in unused(table, hero):
        if name not in (CLOCK, BALL):
            give(table, hero, name)
    next_treasure(table, hero)


def unused(table: Table, hero: Hero) -> list[str]:
    """Treasures of the start of a round that would do something now and have not yet done it."""
    items = table.box.items
    return [
        name
        for name in hero.items
        if items[name].deck == TREASURE
        and items[name].timing == "round"
        and name not in hero.used
        and (hero.wounds or not items[name].params.heal)
    ]


def give(table: Table, hero: Hero, name: str) -> None:
    """The Holy Grail, the Magic Pouch, the Tome of Wisdom."""
    numbers = table.box.items[name].params
    hero.used.append(name)
    table.note("treasure_works", hero.seat, name)
    heal(table, hero, numbers.heal)
    gain_gold(table, hero, numbers.gold)
    gain_experience(table, hero, numbers.experience)


def next_treasure(table: Table, hero: Hero) -> None:
    """The Clock strikes by itself, unless one may pray for its die; then the Ball is asked."""
    waiting = unused(table, hero)
    if CLOCK in waiting:
        if can_pray(table, hero):
            table.phase = CLOCK
            return
        strike(table, hero, plain_die(table, hero))
    if BALL in waiting:
        table.phase = "gaze"


def clock(table: Table, hero: Hero) -> Step:
    die = yield from own_die(table, hero, CLOCK)
    strike(table, hero, die)
    table.phase = before_chance(hero)
    next_treasure(table, hero)


def strike(table: Table, hero: Hero, die: int) -> None:
    """Father Time's Clock: perhaps another turn in this round."""
    hero.used.append(CLOCK)
    table.note("clock_die", hero.seat, die)
    if die >= table.box.items[CLOCK].params.extra_turn_from:
        table.extra_turns += 1


def gaze(table: Table, hero: Hero) -> Step:
    """The Crystal Ball of Fate: a look at the first roll of the first battle of this round."""
    answer: Option = yield Question(hero.seat, "gaze", [GAZE, NO_GAZE], BALL)
    if answer == GAZE:
        foretell(table, hero)
    table.phase = before_chance(hero)


def foretell(table: Table, hero: Hero) -> None:
    """Nothing can change this roll."""
    hero.used.append(BALL)
    hero.foretold = [table.chance.roll(), table.chance.roll()]
    table.note("foretold", hero.seat, *hero.foretold)


def wake_tomes(table: Table) -> None:
    """A Tome of Magic that copied Time Freeze lies face down as long as the Chance deck (W-265)."""
    for hero in table.heroes:
        if hero.tome_asleep == UNTIL_SHUFFLED:
            hero.tome_asleep = 0


def treasures_at_hand(table: Table, hero: Hero) -> list[Option]:
    """After the Chance card, before the first movement of the round."""
    if table.turn > 1 or table.movements:
        return []
    return [(TREASURE, name) for name in unused(table, hero)]


def use_treasure(table: Table, hero: Hero, answer: Option) -> Step:
    name = str(answer[1])
    if name == CLOCK:
        die = yield from own_die(table, hero, CLOCK)
        strike(table, hero, die)
    elif name == BALL:
        foretell(table, hero)
    else:
        give(table, hero, name)
