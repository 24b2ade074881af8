"""The Dragon Realm, which has its own rules (W-211): a drake for the way in, one or two steps along
a path, Obstacles and Creatures that block it, the Lake of Fire at its end. A hero may leave at any
time (W-114), and is thrown out if she loses a battle there."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.answers import Source, World
from fabletop.games.prophecy.expansions.dragon.obstacles import TRIALS
from fabletop.games.prophecy.expansions.dragon.opportunities import DRAGONS
from fabletop.games.prophecy.expansions.dragon.paths import DRAGON_REALM, ahead, is_held_up
from fabletop.games.prophecy.expansions.dragon.pieces import NAME, Climber, climber, hold_up, show
from fabletop.games.prophecy.expansions.realms.pieces import travels
from fabletop.games.prophecy.expansions.realms.realms import (
    gate_of,
    one_more,
    reach_goal,
    realm_of,
    surface,
    surface_options,
)
from fabletop.games.prophecy.expansions.realms.travelling import may_go_on, pace, stops
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.cards import WILLS, Card, ChanceCard, Creature
from fabletop.games.prophecy.rules.battle.start import arrive, settle_kind
from fabletop.games.prophecy.rules.hero.body import spend_magic
from fabletop.games.prophecy.rules.hero.payment import pay, purse
from fabletop.games.prophecy.rules.table.decks import uncover
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.rules.turn.movement import grounded
from fabletop.games.prophecy.rules.turn.other_actions import INSTEAD, do_instead, instead_options
from fabletop.games.prophecy.rules.turn.own_turn import (
    is_outside,
    outside_options,
    outside_refusals,
    use_outside,
)
from fabletop.games.prophecy.rules.turn.trade import TRADE, partners, propose_to
from fabletop.games.prophecy.state import Battle, Hero, Side, Table

STAY: Final[Option] = ("stay",)
STOP: Final[Option] = ("stop",)
HOLD_ON: Final[Option] = ("hold_on",)
FACE: Final[Option] = ("face",)
COURAGE: Final[Option] = ("courage",)
FEAR: Final[Option] = ("fear",)


def rent(table: Table, hero: Hero) -> int:
    """The Gold for a drake; nothing if she has one of her own."""
    free = any(table.box.abilities[name].params.free_entry for name in hero.abilities)
    return 0 if free else gate_of(table, DRAGON_REALM).gold


def barred(table: Table, hero: Hero) -> Reason | None:
    price = rent(table, hero)
    if purse(table, hero, "fare") >= price:
        return None
    return needs("gold", "W-211", price, hero.coins)


def enter(table: Table, hero: Hero) -> Step:
    price = rent(table, hero)
    if price:
        pay(table, hero, price, "fare")
        table.note("paid", hero.seat, price, "gold")
    yield from ()


def move(table: Table, hero: Hero) -> Step:
    """Move forward, leave the Realm, or do something else instead."""
    answer: Option = yield Question(hero.seat, "climb", climb_options(table, hero))
    way = answer[0]
    if way == "climb":
        climb(table, hero, str(answer[1]))
    elif is_outside(table, answer):
        yield from use_outside(table, hero, answer)
    elif way == TRADE:
        propose_to(table, str(answer[1]))
    elif way in table.parts.go:
        yield from table.parts.go[str(way)](table, hero, answer)
    else:
        if way == "surface":
            surface(table, hero, str(answer[1]))
        elif way == INSTEAD:
            do_instead(table, hero, answer)
        arrive(table)


def climb_options(table: Table, hero: Hero) -> list[Option]:
    options: list[Option] = [STAY]
    if not is_held_up(table, hero):
        options += _steps(table, hero)
    options += surface_options(table, realm_of(table, hero)[1])
    options += instead_options(table, hero)
    options += [(TRADE, other.character) for other in partners(table, hero)]
    options += table.parts.early_uses(table, hero)
    return options + outside_options(table, hero)


def _steps(table: Table, hero: Hero) -> list[Option]:
    board = table.box.board
    return [("climb", board.ids[space]) for space in ahead(board, hero.space)]


def climb_refusals(table: Table, hero: Hero) -> list[Refusal]:
    if not is_held_up(table, hero):
        return []
    reason = because("not_passed" if climber(hero).stuck else "creature_bars", "W-211")
    return [refuse(step, reason) for step in _steps(table, hero)]


def climb(table: Table, hero: Hero, space: str) -> None:
    """Take one step forward; a second one may follow if nothing holds her up."""
    hero.space = table.box.board.index[space]
    travels(table).strokes += 1
    table.note("climbed", hero.seat, space)
    if may_go_on(table, hero, pace(table, hero)):
        table.phase = "climb_on"
    else:
        arrive(table)


def climb_on(table: Table, hero: Hero) -> Step:
    answer: Option = yield Question(hero.seat, "climb_on", [*_steps(table, hero), STOP])
    if answer == STOP:
        arrive(table)
    else:
        climb(table, hero, str(answer[1]))


def meet(table: Table, hero: Hero) -> bool:
    """At the Lake of Fire its Guardian must be fought; if it is gone, the hero gets the Heart. In
    other spaces the card is turned up, and an Obstacle comes before everything else."""
    if hero.space == table.realms[DRAGON_REALM].goal:
        reach_goal(table, hero)
        return False
    if table.face_down[hero.space]:
        uncover(table, hero.space)
    if obstacle_of(table, hero):
        table.phase = "trial"
        return False
    return True


def obstacle_of(table: Table, hero: Hero) -> str:
    """The Obstacle of her space, if she has not faced it in this turn."""
    lying = table.adventures[hero.space]
    obstacles = [card for card in lying if card in table.box.obstacles]
    return next((card for card in obstacles if card not in table.declined), "")


def trial(table: Table, hero: Hero) -> Step:
    """Try to pass the Obstacle, or pay for a way around it (Dragon Realm Geography)."""
    obstacle = obstacle_of(table, hero)
    around = _ways_around(table, hero)
    options: list[Option] = [FACE, *around]
    answer: Option = yield Question(hero.seat, "trial", options, obstacle, always=True)
    if answer == FACE:
        passed = yield from table.parts.trials[obstacle](table, hero)
    else:
        price = table.box.abilities[str(answer[1])].params.pass_magic
        spend_magic(hero, price)
        table.note("paid", hero.seat, price, "magic")
        passed = True
    table.declined.append(obstacle)
    hold_up(hero, not passed)
    if hero.alive:
        table.note("passed" if passed else "held_up", hero.seat, obstacle)
        table.phase = "arrive"
    else:
        table.phase = "after"


def _ways_around(table: Table, hero: Hero) -> list[Option]:
    numbers = {name: table.box.abilities[name].params for name in hero.abilities}
    return [
        ("around", name)
        for name, n in numbers.items()
        if n.pass_magic and hero.magic >= n.pass_magic
    ]


def beaten(table: Table, _hero: Hero) -> None:
    """A hero who has lost a battle is thrown out; after a draw she stays."""
    table.phase = "thrown_out"


def gave_way(_table: Table, creature: Creature) -> str:
    """The phase after declining: giving way to the Dragon of the Pass means leaving the Realm."""
    return "thrown_out" if creature.special.throws_out else "arrive"


def thrown_out(table: Table, hero: Hero) -> Step:
    """Move to a space beside the Gate. A drake rider may stay after a lost battle, but not after
    she gave way to the Dragon of the Pass."""
    name, realm = realm_of(table, hero)
    options = surface_options(table, realm)
    gave_way = any(table.box.foes[card].special.throws_out for card in _declined(table))
    if not gave_way and not throws_out(table, hero):
        options.append(HOLD_ON)
    answer: Option = yield Question(hero.seat, "thrown_out", options, gate_of(table, name).id)
    if answer == HOLD_ON:
        table.note("held_on", hero.seat)
    else:
        surface(table, hero, str(answer[1]))
    table.phase = "after"


def throws_out(table: Table, hero: Hero) -> bool:
    """Whether a lost battle puts her out of the Realm; a drake rider may hold on."""
    abilities = table.box.abilities
    return not any(abilities[name].params.stays_after_loss for name in hero.abilities)


def _declined(table: Table) -> list[str]:
    return [card for card in table.declined if card in table.box.foes]


def frightens(_table: Table, hero: Hero, creature: Creature) -> str:
    return "fear" if hero.magic >= creature.special.fear_magic else ""


def fear(table: Table, hero: Hero) -> Step:
    """The Terror of the Deeps: pay Magic before the battle, or fight with a penalty."""
    battle = table.current_battle()
    answer: Option = yield Question(hero.seat, "fear", [COURAGE, FEAR], battle.creature)
    if answer == COURAGE:
        price = table.box.foes[battle.creature].special.fear_magic
        spend_magic(hero, price)
        table.note("paid", hero.seat, price, "magic")
        battle.toll = price
    settle_kind(table, hero, battle)


def fear_penalty(table: Table, _hero: Hero, battle: Battle, _side: Side) -> list[Source]:
    if not battle.creature or battle.toll:
        return []
    penalty = table.box.foes[battle.creature].special.fear_penalty
    return [("fear", -penalty)] if penalty else []


def vengeance(table: Table, _hero: Hero, battle: Battle) -> list[Source]:
    """The Mother Dragon is stronger once her young are beaten."""
    special = table.box.foes[battle.creature].special
    angry = special.stronger_by and special.stronger_after in table.removed
    if not angry or battle.kind == WILLS:
        return []
    return [("vengeance", special.stronger_by)]


def _nothing(_table: Table, _hero: Hero) -> None:
    """This Realm does nothing when a round begins."""


def leave(_table: Table, hero: Hero) -> None:
    """Nothing holds her up any more."""
    hold_up(hero, False)


def is_legend(card: Card) -> bool:
    """Only Chance cards of the Realm are in a deck; its other cards lie in its spaces."""
    return card.part == DRAGON_REALM and isinstance(card, ChanceCard)


PATHS: Final = World(
    enter=enter,
    move=move,
    goal=lambda table: table.realms[DRAGON_REALM].goal,
    begin_round=_nothing,
    arrive=meet,
    beaten=beaten,
    leave=leave,
    barred=barred,
    gave_way=gave_way,
    ahead=ahead,
    pace=pace,
    stops=stops,
    entry_price=rent,
    throws_out=throws_out,
)

DRAGON: Final = Part(
    belongings={NAME: Climber},
    shows=(show,),
    plays=(is_legend,),
    opportunities=DRAGONS,
    trials=TRIALS,
    ability_decks={DRAGON_REALM: lambda table: table.realms[DRAGON_REALM].abilities},
    before_battle={"fear_magic": frightens},
    asking={"climb_on": climb_on, "trial": trial, "thrown_out": thrown_out, "fear": fear},
    worlds={DRAGON_REALM: PATHS},
    bonuses=(fear_penalty,),
    foe_bonuses=(vengeance,),
    item_limit=(one_more,),
    ability_limit=(one_more,),
    refusals={"climb": (climb_refusals, grounded, outside_refusals)},
)
