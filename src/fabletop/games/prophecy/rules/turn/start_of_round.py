"""The start of a round in the Standard version (R-049, R-054, R-148 to R-150, R-186, R-212, R-219,
R-310, R-312, W-257): a new character, the Banner of Hope and other things used early, then the
Chance card."""

from typing import Final, NamedTuple

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.rules.hero.body import heal, recharge
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.rules.planes.final_battle import doom
from fabletop.games.prophecy.rules.table.setup import become
from fabletop.games.prophecy.rules.turn.chance_cards import draw_chance_card, living
from fabletop.games.prophecy.rules.turn.end_of_turn import one_side_left, pass_on
from fabletop.games.prophecy.rules.turn.routine import asks
from fabletop.games.prophecy.state import Hero, Table

BANNER: Final = "banner_of_hope"
LATER: Final[Option] = ("later",)
TRAVEL_HEALTH: Final = 1
TRAVEL_MAGIC: Final = 2
"""What a new character lost on her way (R-149)."""


def start_round(table: Table) -> None:
    hero = table.heroes[table.active]
    hero.used.clear()
    hero.lodging = False
    hero.asleep -= hero.asleep > 0
    if hero.away and table.parts.recall is not None:
        table.parts.recall(table, hero)
    if hero.alive:
        open_round(table, hero)
    elif may_decline_another(table, hero):
        table.phase = "new_character"
    else:
        replace(table, hero)


def open_round(table: Table, hero: Hero) -> None:
    for begin in table.parts.begin_round:
        begin(table, hero)
    world = table.world_of(hero)
    if world is not None:
        world.begin_round(table, hero)
    if not hero.alive:
        table.phase = "after"
    elif BANNER in hero.items:
        table.phase = "banner"
    else:
        table.phase = before_chance(table, hero)


def before_chance(table: Table, hero: Hero) -> str:
    """The next phase: the question "dawn" if she may use something before the Chance card (W-257),
    otherwise "chance". If no card is drawn, she can use it when she moves."""
    waits = table.parts.early_uses(table, hero) and is_chance_due(table, hero)
    return "dawn" if waits else "chance"


def dawn(table: Table, hero: Hero) -> Step:
    """What may be used at the start of a round, one after the other."""
    options = [*table.parts.early_uses(table, hero), LATER]
    answer: Option = yield Question(hero.seat, "dawn", options)
    if answer == LATER:
        table.phase = "chance"
    else:
        yield from table.parts.go[str(answer[0])](table, hero, answer)
        table.phase = before_chance(table, hero)


def may_decline_another(table: Table, hero: Hero) -> bool:
    """A player may decline a new character (R-148), but not in the cooperative game, where nobody
    may be missing."""
    if hero.out or not table.character_deck or table.parts.bereft is not None:
        return False
    return asks(table)


def new_character(table: Table, hero: Hero) -> Step:
    """A player who takes no other character has left the game."""
    options: list[Option] = [("take_character",), ("leave_game",)]
    answer: Option = yield Question(hero.seat, "new_character", options)
    if answer[0] == "leave_game":
        hero.out = True
        table.note("left_the_game", hero.seat)
    replace(table, hero)


def replace(table: Table, hero: Hero) -> None:
    """The round of a player whose character died: with a new one, or out of the game."""
    if enter(table, hero):
        open_round(table, hero)
    elif table.parts.bereft is not None:
        table.parts.bereft(table, hero)
    elif one_side_left(table):
        table.ended_by = "survivor"
    else:
        pass_on(table)


def enter(table: Table, hero: Hero) -> bool:
    """A random character who is neither in play nor dead replaces the dead one."""
    if hero.out or not table.character_deck:
        hero.out = True
        return False
    table.chance.shuffle(table.character_deck)
    table.fallen.append(hero.character)
    hero.alive = True
    become(table, hero, table.chance.draw(table.character_deck))
    lost = min(TRAVEL_HEALTH, hero.health)
    hero.health, hero.wounds = hero.health - lost, lost
    lost = min(TRAVEL_MAGIC, hero.magic)
    hero.magic, hero.drained = hero.magic - lost, lost
    return True


def banner(table: Table, hero: Hero) -> Step:
    """The Banner of Hope: a die before the Chance card, once per round; other early uses may come
    before or after it (W-257)."""
    early = table.parts.early_uses(table, hero)
    options: list[Option] = [("raise_banner",), *early, ("no_banner",)]
    answer: Option = yield Question(hero.seat, "banner", options, BANNER)
    if answer[0] == "no_banner":
        table.phase = "chance"
    elif answer[0] == "raise_banner":
        die = yield from own_die(table, hero, BANNER)
        table.note("banner_die", hero.seat, die)
        _give_hope(table, hero, hope(table, die))
        table.phase = before_chance(table, hero)
    else:
        yield from table.parts.go[str(answer[0])](table, hero, answer)


class Hope(NamedTuple):
    """What the Banner of Hope gives."""

    bonus: int = 0
    """In every battle of this turn."""
    heal: int = 0
    recharge: int = 0
    everyone: bool = False


def hope(table: Table, die: int) -> Hope:
    """What the Banner of Hope gives if the die shows this."""
    numbers = table.box.items[BANNER].params
    die = min(die, numbers.all_on)
    if die <= numbers.bonus_up_to:
        return Hope(bonus=numbers.bonus_this_turn)
    if die == numbers.recharge_on:
        return Hope(recharge=numbers.recharge)
    if die == numbers.heal_on:
        return Hope(heal=numbers.heal)
    if die == numbers.all_on:
        return Hope(0, numbers.heal, numbers.recharge, everyone=True)
    return Hope()


def _give_hope(table: Table, hero: Hero, given: Hope) -> None:
    if given.bonus:
        hero.battle_this_turn = given.bonus
    present = [one for one in living(table) if not one.away]
    for one in present if given.everyone else [hero]:
        heal(table, one, given.heal)
        recharge(table, one, given.recharge)


def is_chance_due(table: Table, hero: Hero) -> bool:
    """None is drawn in the Final Battle (R-212), in a Realm (W-092), or in quiet rounds."""
    if table.stage == "final" or table.world_of(hero) is not None:
        return False
    return not (table.parts.quiet and any(quiet(table) for quiet in table.parts.quiet))


def chance(table: Table) -> None:
    """In the Apocalypse, which begins when no Chance card is left, everybody loses Health and Magic
    instead (R-219)."""
    hero = table.heroes[table.active]
    if table.stage == "countdown" and not table.chance_deck:
        table.stage = "apocalypse"
        table.note("apocalypse")
    if not is_chance_due(table, hero):
        for pass_by in table.parts.undrawn:
            pass_by(table)
        table.phase = "move"
    elif table.stage == "apocalypse":
        doom(table)
    else:
        for foresees in table.parts.foreseeing:
            if foresees(table, hero):
                return
        draw_chance_card(table)
