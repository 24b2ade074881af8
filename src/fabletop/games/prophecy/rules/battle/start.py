"""The beginning of a battle with a Creature: which one to fight, the kind of battle, its price
(R-098, R-103, R-106, R-109 to R-115, R-126, R-128, R-129, R-188 to R-193, R-294)."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.answers import asked_by
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS, Creature
from fabletop.games.prophecy.rules.battle.declaring import let_declare
from fabletop.games.prophecy.rules.battle.wills import (
    forced_into_wills,
    tiaras,
    wear_for_wills,
    wills_price,
)
from fabletop.games.prophecy.rules.hero.body import (
    lose_health,
    lose_magic,
    spare_health,
    spend_health,
    spend_magic,
)
from fabletop.games.prophecy.rules.table.decks import uncover
from fabletop.games.prophecy.rules.table.reasons import because, needs, refuse
from fabletop.games.prophecy.rules.turn.arriving import (
    STORMED,
    enemies,
    is_at_peace,
    may_decline,
    rivals,
    sneaks,
)
from fabletop.games.prophecy.rules.turn.own_turn import is_outside, outside_options, use_outside
from fabletop.games.prophecy.state import Battle, Hero, Side, Table

BY_STRENGTH: Final[Option] = ("by_strength",)
BY_WILLS: Final[Option] = ("by_wills",)
WITHDRAW: Final[Option] = ("withdraw",)

TWO_STAGES: Final[tuple[str, ...]] = (WILLS, STRENGTH)
BOTH_AT_ONCE: Final[tuple[str, ...]] = (BOTH,)


def arrive(table: Table) -> None:
    """A face-down card is turned up. Creatures must be fought before the space can be used; then
    the hero may attack a character. If there is no choice before the battle, it begins."""
    hero = table.heroes[table.active]
    world = table.world_of(hero)
    if world is not None and not world.arrive(table, hero):
        return
    if table.face_down and table.face_down[hero.space] and STORMED not in table.spent:
        uncover(table, hero.space)
    foes = enemies(table, hero) if table.adventures[hero.space] else []
    if (hero.abilities or hero.items) and sneaks(table, hero):
        table.phase = "space"
    elif foes:
        choice = len(foes) > 1 or table.box.foes[foes[0]].special.may_decline
        if choice or hero.items or hero.abilities:
            table.phase = "fight"
        else:
            begin(table, hero, foes[0])
    else:
        table.phase = "attack" if table.standard and rivals(table, hero) else "space"


def fight(table: Table, hero: Hero) -> Step:
    """The last moment for potions and scrolls before the battle."""
    options: list[Option] = []
    for card in enemies(table, hero):
        options.append(("fight", card))
        if may_decline(table, hero, card):
            options.append(("decline", card))
    if hero.items or hero.abilities:
        options += outside_options(table, hero)
    answer: Option = yield Question(hero.seat, "fight", options)
    if is_outside(table, answer):
        yield from use_outside(table, hero, answer)
    elif answer[0] == "decline":
        table.declined.append(str(answer[1]))
        table.note("declined", hero.seat, answer[1])
        world = None if is_at_peace(table, hero) else table.world_of(hero)
        creature = table.box.foes[str(answer[1])]
        table.phase = "arrive" if world is None else world.gave_way(table, creature)
    else:
        begin(table, hero, str(answer[1]))


def begin(table: Table, hero: Hero, name: str) -> None:
    """Apply what the Creature does before the battle, then settle the kind of battle (R-189)."""
    creature = table.box.foes[name]
    special = creature.special
    battle = table.battle = Battle(name, Side(hero.seat), Side(), lives=creature.lives)
    table.note("fights", hero.seat, name)
    if hero.items and tiaras(table, hero) and _forces_wills(table, hero, creature):
        forced_into_wills(table, hero)
        battle.kind = WILLS  # what it has just given her does not buy another kind of battle
    if special.battle_magic:
        lose_magic(table, hero, special.battle_magic)
    if special.battle_health:
        lose_health(table, hero, special.battle_health)
    if table.parts.met:
        for trait in table.box.traits[name]:
            if trait in table.parts.met:
                table.parts.met[trait](table, hero, creature)
    if not hero.alive:
        table.battle = None
        table.phase = "after"
        return
    asked = asked_before(table, hero, creature)
    if asked:
        table.phase = asked
    else:
        settle_kind(table, hero, battle)


def _forces_wills(table: Table, hero: Hero, creature: Creature) -> bool:
    """Whether it offers her only a Battle of Wills, alone or combined (W-275)."""
    special = creature.special
    if special.two_stages or special.both_kinds:
        return True
    only_wills = kinds_of_battle(table, hero, creature) == [BY_WILLS]
    return only_wills and not special.copies_character


def asked_before(table: Table, hero: Hero, creature: Creature) -> str:
    """The phase in which she may pay for an easier battle; parts of the game add other
    questions."""
    price = creature.special.riddle_magic
    if price and hero.magic >= price:
        return "riddle"
    questions = table.parts.before_battle
    return asked_by(questions, table, hero, creature) if questions else ""


def settle_kind(table: Table, hero: Hero, battle: Battle) -> None:
    """If there is no choice, the kind of battle is settled at once."""
    creature = table.box.foes[battle.creature]
    settled = settled_kinds(creature)
    if settled:
        battle.kind, *later = settled
        battle.stages = tuple(later)
        let_declare(table, battle)
    elif battle.kind:
        let_declare(table, battle)
    else:
        kinds = kinds_of_battle(table, hero, creature)
        if len(kinds) == 1:
            choose_kind(table, hero, battle, kinds[0])
        else:
            table.phase = "kind"


def settled_kinds(creature: Creature) -> tuple[str, ...]:
    """The kinds of its rolls, one after another, if nobody can choose them; otherwise none."""
    if creature.special.two_stages:
        return TWO_STAGES
    return BOTH_AT_ONCE if creature.special.both_kinds else ()


def kinds_of_battle(table: Table, hero: Hero, creature: Creature) -> list[Option]:
    """The kinds of battle that she can choose."""
    spare = spare_health(table, hero) if creature.special.wills_price else 0
    wills = wills_price(table, hero) if creature.willpower is not None else 0
    return payable_kinds(creature, hero.magic, spare, wills)


def payable_kinds(creature: Creature, magic: int, spare: int, wills: int) -> list[Option]:
    """The Creature's own kind of battle is free; the other one must be paid for, by a hero with
    this much Magic and spare Health to whom starting a Battle of Wills costs `wills`."""
    special = creature.special
    if special.wills_price:
        return _dear_kinds(creature, magic, spare)
    by_strength = creature.strength is not None or special.strength_per_health
    kinds: list[Option] = []
    if by_strength and creature.first == STRENGTH:
        kinds.append(BY_STRENGTH)
        if special.alive_gold:
            kinds.append((*BY_STRENGTH, "alive"))
        if creature.willpower is not None and magic >= wills:
            kinds.append(BY_WILLS)
        return kinds
    kinds.append(BY_WILLS)
    price = special.strength_for_magic
    if price and magic >= price:
        kinds.append(BY_STRENGTH)
    return kinds


def _dear_kinds(creature: Creature, magic: int, spare: int) -> list[Option]:
    """The Shapeless Things demand a price for any battle; she may turn back instead (R-294)."""
    kinds: list[Option] = []
    if magic >= creature.special.strength_price:
        kinds.append(BY_STRENGTH)
    if spare >= creature.special.wills_price:
        kinds.append(BY_WILLS)
    return [*kinds, WITHDRAW]


def kind(table: Table, hero: Hero) -> Step:
    battle = table.current_battle()
    options = kinds_of_battle(table, hero, table.box.foes[battle.creature])
    answer: Option = yield Question(hero.seat, "kind", options, battle.creature)
    if answer == BY_WILLS and table.box.foes[battle.creature].first != STRENGTH:
        forced_into_wills(table, hero)
    choose_kind(table, hero, battle, answer)


def choose_kind(table: Table, hero: Hero, battle: Battle, answer: Option) -> None:
    """The payment lowers the Willpower in this same battle (R-112) and is paid once (R-128)."""
    if answer == WITHDRAW:
        table.note("withdrew", hero.seat, battle.creature)
        table.battle = None
        table.phase = "after"
        return
    battle.kind = STRENGTH if answer[0] == "by_strength" else WILLS
    battle.alive = len(answer) > 1
    creature = table.box.foes[battle.creature]
    magic, health = kind_price(table, hero, creature, battle.kind)
    if magic:
        spend_magic(hero, magic)
    if health:
        spend_health(hero, health)
    if creature.special.wills_price:
        amount, what = (magic, "magic") if battle.kind == STRENGTH else (health, "health")
        table.note("paid", hero.seat, amount, what)
    elif battle.kind == WILLS and _costs_wills(creature):
        wear_for_wills(table, hero, battle.own)
        table.note("starts_wills", hero.seat)
    elif battle.kind == STRENGTH and creature.first != STRENGTH:
        table.note("starts_strength", hero.seat)
    let_declare(table, battle)


def _costs_wills(creature: Creature) -> bool:
    """Whether a Battle of Wills with it must be paid for."""
    return creature.strength is not None and creature.first == STRENGTH


def kind_price(table: Table, hero: Hero, creature: Creature, kind: str) -> tuple[int, int]:
    """The Magic and the Health that a kind of battle with it costs her."""
    wills = wills_price(table, hero) if kind == WILLS and _costs_wills(creature) else 0
    return price_of_kind(creature, kind, wills)


def price_of_kind(creature: Creature, kind: str, wills: int) -> tuple[int, int]:
    """The same for a hero to whom starting a Battle of Wills costs `wills`."""
    special = creature.special
    if special.wills_price:
        return (special.strength_price, 0) if kind == STRENGTH else (0, special.wills_price)
    if kind == WILLS:
        return (wills if _costs_wills(creature) else 0), 0
    return (special.strength_for_magic if creature.first != STRENGTH else 0), 0


def kind_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """The kind of battle that the hero cannot choose, usually because of the price."""
    battle = table.current_battle()
    if not battle.creature or hero.seat != battle.own.seat or battle.rolls:
        return []
    creature = table.box.foes[battle.creature]
    special = creature.special
    if special.two_stages or special.both_kinds:
        return []
    if special.wills_price:
        return dear_refusals(table, hero, creature) if not battle.kind else []
    if battle.kind != WILLS and creature.first == STRENGTH and creature.willpower is not None:
        price = wills_price(table, hero)
        if hero.magic < price:
            return [refuse(BY_WILLS, needs("magic", "R-111", price, hero.magic))]
    price = special.strength_for_magic
    if price and battle.kind == WILLS and tiaras(table, hero):
        tiara = tiaras(table, hero)[0]
        return [refuse(BY_STRENGTH, because("tiara_has_worked", "W-275", item=tiara))]
    if battle.kind != STRENGTH and hero.magic < price:
        return [refuse(BY_STRENGTH, needs("magic", "R-114", price, hero.magic))]
    return []


def dear_refusals(table: Table, hero: Hero, creature: Creature) -> list[Refusal]:
    refusals: list[Refusal] = []
    magic, health = creature.special.strength_price, creature.special.wills_price
    if hero.magic < magic:
        refusals.append(refuse(BY_STRENGTH, needs("magic", "R-294", magic, hero.magic)))
    spare = spare_health(table, hero)
    if spare < health:
        refusals.append(refuse(BY_WILLS, needs("health", "R-294", health, spare)))
    return refusals
