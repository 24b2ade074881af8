"""The dice of a battle: the roll, what may follow it, and how it ends (R-117, R-122, R-124, R-127,
R-138, R-173, R-179, R-242 to R-246, R-250, R-272, R-319)."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.printed.cards import BOTH, WILLS
from fabletop.games.prophecy.rules.battle.abilities import at_work, poisons
from fabletop.games.prophecy.rules.battle.announcing import announce, announcements
from fabletop.games.prophecy.rules.battle.declaring import opponent, spell_refusals
from fabletop.games.prophecy.rules.battle.totals import CHAPEL, foe_parts, hero_parts, total
from fabletop.games.prophecy.rules.battle.verdict import conclude
from fabletop.games.prophecy.rules.hero.body import lose_health, lose_magic
from fabletop.games.prophecy.rules.hero.prayer import (
    can_pray,
    foretold_dice,
    own_die,
    plain_die,
    use_up_foretold,
    what_a_one_is,
)
from fabletop.games.prophecy.rules.hero.spells import can_cast, cast, castings, spells_allowed
from fabletop.games.prophecy.rules.table.decks import damage_item, give_up_item, give_up_kept
from fabletop.games.prophecy.rules.turn.routine import asks
from fabletop.games.prophecy.state import NOBODY, Battle, Hero, Side, Table

ALTERED_REALITY: Final = "scroll_of_altered_reality"
TURN_BACK_TIME: Final = "turn_back_time"

ROLL: Final[Option] = ("roll",)
READY: Final[Option] = ("ready",)
TRY_SHIELD: Final[Option] = ("try_shield",)
NO_SHIELD: Final[Option] = ("no_shield",)


def roll(table: Table, _hero: Hero) -> Step:
    """Announcements before the dice count for one roll (R-116, R-127, R-241, R-244); in a battle
    between characters both sides announce, the attacker first."""
    battle = table.current_battle()
    side = battle.side()
    hero = table.heroes[side.seat]
    options = announcements(table, hero, battle, side)
    last = bool(battle.creature or battle.acting) or not _defender_announces(table, battle)
    options.append(ROLL if last else READY)
    kind = "roll" if last else "announce"
    answer: Option = yield Question(hero.seat, kind, options, opponent(table, battle, side))
    if answer == READY:
        battle.acting = 1
    elif answer == ROLL:
        throw_dice(table, battle)
    else:
        announce(table, hero, battle, side, answer)


def _defender_announces(table: Table, battle: Battle) -> bool:
    _, side = battle.sides()
    return bool(announcements(table, table.heroes[side.seat], battle, side))


def throw_dice(table: Table, battle: Battle) -> None:
    """Roll both dice at once (R-117); a die fixed by a scroll is not rolled, and a foretold one has
    been rolled already (W-269, W-271)."""
    roll_die = table.chance.roll
    foretold = foretold_dice(table, battle)
    for number, side in enumerate((battle.own, battle.foe)):
        side.ones = 1 if side.seat == NOBODY else what_a_one_is(table, table.heroes[side.seat])
        if side.fixed:
            side.dice = ()
            continue
        count = how_many(table, battle, side)
        if count == 1 and not foretold:
            side.dice = (roll_die(),)
        else:
            known = foretold[number : number + 1]
            side.dice = (*known, *[roll_die() for _ in range(count - len(known))])
    if foretold:
        use_up_foretold(table, battle)
    react(table, battle)


def how_many(table: Table, battle: Battle, side: Side) -> int:
    """How many dice a side rolls: one per try, or several of which the worst counts."""
    if side.seat == NOBODY:
        creature = table.box.foes[battle.creature].special
        if not creature.foe_dice and side.worst_of == 1:
            return 1
    elif not (side.prayed or side.worst_of > 1 or table.stones):
        return 1
    return (side.tries + luck(table, battle, side)) * side.worst_of


def luck(table: Table, battle: Battle, side: Side) -> int:
    """Further tries: some Creatures have them in every roll, a Stone in an Item in use gives them
    in the first roll of a battle."""
    if side.seat == NOBODY:
        return max(0, table.box.foes[battle.creature].special.foe_dice - 1)
    if battle.rolls:
        return 0
    lucky = [table.stones[name] for name in side.used if name in table.stones]
    return sum([max(0, table.box.items[stone].params.luck - 1) for stone in lucky])


def react(table: Table, battle: Battle, acting: int = 0) -> None:
    """Ask the sides that can still change the dice, the attacker first; then the roll counts."""
    for number in range(acting, 1 if battle.creature else 2):
        side = battle.sides()[number]
        hero = table.heroes[side.seat]
        if (hero.items or hero.abilities) and reactions(table, hero, battle):
            battle.acting = number
            table.phase = "rolled"
            return
    settle(table, battle)


def reactions(table: Table, hero: Hero, battle: Battle) -> list[Option]:
    own = battle.own if hero.seat == battle.own.seat else battle.foe
    options = [one for more in table.parts.reactions for one in more(table, hero, battle, own)]
    if ALTERED_REALITY in hero.items:
        for who, side in (("own", own), ("foe", battle.opposite(own))):
            if len(side.dice) > 1:
                options += [("reroll", who, n) for n in range(1, len(side.dice) + 1)]
            else:
                options.append(("reroll", who))
    if spells_allowed(table, battle) and can_cast(table, hero, TURN_BACK_TIME):
        options += castings(table, hero, TURN_BACK_TIME)
    return options


def reaction_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """Turn Back Time, if it is forbidden or too expensive."""
    return spell_refusals(table, hero, table.current_battle(), "rolled")


def rolled(table: Table, _hero: Hero) -> Step:
    """Altered Reality rerolls one die, even a fixed one (R-250); Turn Back Time rerolls all dice
    with all announcements (R-272)."""
    battle = table.current_battle()
    side = battle.side()
    hero = table.heroes[side.seat]
    options: list[Option] = [("accept",), *reactions(table, hero, battle)]
    answer: Option = yield Question(hero.seat, "rolled", options, opponent(table, battle, side))
    if answer[0] == "accept":
        react(table, battle, battle.acting + 1)
    elif answer[0] == "cast":
        cast(table, hero, TURN_BACK_TIME, answer)
        throw_dice(table, battle)
    elif answer[0] in table.parts.react:
        table.parts.react[str(answer[0])](table, hero, battle, side, answer)
        react(table, battle)
    else:
        give_up_item(table, hero, ALTERED_REALITY)
        table.note("read", hero.seat, ALTERED_REALITY)
        rerolled = side if answer[1] == "own" else battle.opposite(side)
        if len(answer) > 2:
            dice = list(rerolled.dice)
            dice[int(answer[2]) - 1] = table.chance.roll()
            rerolled.dice = tuple(dice)
        else:
            rerolled.dice = (table.chance.roll(),)
        react(table, battle)


def settle(table: Table, battle: Battle) -> None:
    """The higher total wins; equal totals are a draw. Toughness, then a shield may turn a defeat
    into a draw."""
    own_side, foe_side = battle.own, battle.foe
    hero = table.heroes[own_side.seat]
    own_die, foe_die = own_side.die, foe_side.die
    for limit in table.parts.die_limit:
        own_die = limit(table, battle, own_die)
    own = total(hero_parts(table, hero, battle, own_side)) + own_die
    foe = total(foe_parts(table, battle)) + foe_die
    table.note("rolled", hero.seat, opponent(table, battle, own_side), own_die, foe_die, own, foe)
    own_side.dice, foe_side.dice = (own_die,), (foe_die,)
    own_side.ones = foe_side.ones = 1
    margin = battle.margin = own - foe
    for act in table.parts.rolled:
        act(table, battle)
    if not battle.creature:
        battle.venom = _venomous(table, battle, own_side if margin > 0 else foe_side)
        wear(table, battle, foe_side, won=margin < 0)
    wear(table, battle, own_side, won=margin > 0)
    forget_announcements(own_side)
    forget_announcements(foe_side)
    battle.rolls += 1
    table.assault_rolls += 1
    if margin < 0:
        _soften(table, battle, own_side)
    elif margin > 0 and not battle.creature:
        _soften(table, battle, foe_side)
    else:
        conclude(table, battle)


def _venomous(table: Table, battle: Battle, side: Side) -> bool:
    """Poisonous Blade: in a Battle of Strength, with an edged or a thrown weapon."""
    if battle.kind == WILLS:
        return False
    items = [table.box.items[name] for name in side.used]
    return any(
        ability.params.band and poisons(ability, side, items)
        for name in table.heroes[side.seat].abilities
        for ability in (table.box.abilities[name],)
    )


def _soften(table: Table, battle: Battle, loser: Side) -> None:
    hero = table.heroes[loser.seat]
    if is_tough(table, hero, abs(battle.margin)):
        table.note("tough", hero.seat)
        battle.margin = 0
        conclude(table, battle)
        return
    shield = shield_of(table, battle, loser)
    if not shield:
        conclude(table, battle)
    elif asks(table) or can_pray(table, hero):
        battle.acting = int(loser is battle.sides()[1])
        table.phase = "shield"
    else:
        try_shield(table, battle, loser, shield, plain_die(table, hero))


def is_tough(table: Table, hero: Hero, margin: int) -> bool:
    """Whether an Ability turns a defeat by this many points into a draw."""
    for name in hero.abilities:
        ability = table.box.abilities[name]
        if ability.params.margin == margin and at_work(table, hero, ability):
            return True
    return False


def shield_of(table: Table, battle: Battle, side: Side) -> str:
    """The shield in use that may turn a defeat in this kind of battle into a draw (R-246)."""
    for name in side.used:
        save = table.box.items[name].save
        if save is None or name in table.damaged:
            continue
        if battle.kind in (save.battle, BOTH) or save.battle == BOTH:
            return name
    return ""


def shield(table: Table, _hero: Hero) -> Step:
    """Its owner need not use it; its die may be prayed for like any die of hers."""
    battle = table.current_battle()
    side = battle.side()
    hero, name = table.heroes[side.seat], shield_of(table, battle, side)
    if asks(table):
        answer: Option = yield Question(hero.seat, "shield", [TRY_SHIELD, NO_SHIELD], name)
        if answer == NO_SHIELD:
            conclude(table, battle)
            return
    die = yield from own_die(table, hero, name)
    try_shield(table, battle, side, name, die)


def try_shield(table: Table, battle: Battle, side: Side, name: str, die: int) -> None:
    """The shield is damaged if it helps; the Mirrored Shield also hurts an opposing character."""
    item = table.box.items[name]
    saved = item.save is not None and die >= item.save.at_least
    table.note("shielded" if saved else "not_shielded", side.seat, name, die)
    if saved:
        battle.margin = 0
        damage_item(table, table.heroes[side.seat], name)
        other = battle.opposite(side)
        if other.seat != NOBODY and item.params.reflects_health:
            lose_magic(table, table.heroes[other.seat], item.params.reflects_magic)
            lose_health(table, table.heroes[other.seat], item.params.reflects_health, by=side.seat)
    conclude(table, battle)


def wear(table: Table, battle: Battle, side: Side, *, won: bool) -> None:
    """After a roll: ignited and thrown weapons are damaged, except one that returns after a win.
    After the first roll of a battle the Forgotten Chapel is used up (R-301)."""
    hero = table.heroes[side.seat]
    for name in side.thrown:
        throw = table.box.items[name].throw
        if not (won and throw and throw.returns):
            damage_item(table, hero, name)
            side.put_away(name)
    if side.ignited:
        damage_item(table, hero, side.ignited)
        side.put_away(side.ignited)
    if battle.rolls == 0 and CHAPEL in hero.kept:
        give_up_kept(table, hero, CHAPEL)


def forget_announcements(side: Side) -> None:
    """Announcements count for one roll only."""
    side.worst_of = 1
    if not (side.thrown or side.prayed or side.paid or side.ignited or side.fixed):
        return
    side.thrown = side.prayed = side.paid_for = ()
    side.ignited = ""
    side.paid = side.fixed = 0
    side.tries = 1
