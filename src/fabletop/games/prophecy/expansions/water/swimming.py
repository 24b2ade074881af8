"""Playing in the Water Realm: entering it, movement from space to space (W-106 to W-118), running
away (W-128), the Palace (W-157 to W-163)."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.expansions.realms.pieces import travels
from fabletop.games.prophecy.expansions.realms.realms import (
    reach_goal,
    realm_of,
    surface,
    surface_options,
)
from fabletop.games.prophecy.expansions.realms.travelling import STEPS, may_go_on
from fabletop.games.prophecy.expansions.water.bag_of_bubbles import buy_bag
from fabletop.games.prophecy.expansions.water.bubbles import (
    lose_bubbles,
    pay_bubbles,
    regain_bubbles,
    spared,
)
from fabletop.games.prophecy.expansions.water.grid import (
    around,
    cast_adrift,
    face_obstacle,
    hides_reefs,
    is_blocked,
    leads_out,
    obstacles,
    sweeps,
)
from fabletop.games.prophecy.rules.battle.abilities import at_the_plane, at_work
from fabletop.games.prophecy.rules.battle.start import arrive
from fabletop.games.prophecy.rules.table.decks import uncover
from fabletop.games.prophecy.rules.table.reasons import because, refuse
from fabletop.games.prophecy.rules.turn.arriving import enemies, passes
from fabletop.games.prophecy.rules.turn.other_actions import INSTEAD, do_instead, instead_options
from fabletop.games.prophecy.rules.turn.own_turn import is_outside, outside_options, use_outside
from fabletop.games.prophecy.rules.turn.trade import TRADE, partners, propose_to
from fabletop.games.prophecy.state import NOBODY, Hero, Table

ROUND: Final = 1
ESCAPE: Final = 2
"""The Bubbles that a round takes (W-096), and running away from a Creature (W-128)."""

SWIM: Final = "swim"
FLEE: Final = "flee"
SURFACE: Final = "surface"
STAY: Final[Option] = ("stay",)
STOP: Final[Option] = ("stop",)


def enter(table: Table, hero: Hero) -> Step:
    yield from buy_bag(table, hero)


def begin_round(table: Table, hero: Hero) -> None:
    lose_bubbles(table, hero, _round(table, hero))


def _round(table: Table, hero: Hero) -> int:
    """A Bubble, except in the Palace (W-096, W-160) if no lord lives there (W-221)."""
    return 0 if at_the_plane(table, hero) else ROUND


def breath(table: Table, hero: Hero) -> int:
    """What her next round takes, when the mermaid may save her a Bubble again."""
    lost = _round(table, hero)
    return lost - spared(hero, lost)


def move(table: Table, hero: Hero) -> Step:
    """Move one or two spaces, leave over the edge, or stay; then meet what is in the space."""
    if travels(table).strokes:
        options = [*ways(table, hero), STOP]
        answer: Option = yield Question(hero.seat, "swim_on", options)
    else:
        answer = yield Question(hero.seat, "swim", swim_options(table, hero))
    if answer[0] in (SWIM, FLEE, SURFACE):
        stroke(table, hero, answer)
    elif is_outside(table, answer):
        yield from use_outside(table, hero, answer)
    elif answer[0] == TRADE:
        propose_to(table, str(answer[1]))
    elif answer[0] in table.parts.go:
        yield from table.parts.go[str(answer[0])](table, hero, answer)
    elif answer == STOP:
        travels(table).strokes = 0
        arrive(table)
    else:
        if answer[0] == INSTEAD:
            do_instead(table, hero, answer)
        give_up_movement(table, hero)
        arrive(table)


def swim_options(table: Table, hero: Hero) -> list[Option]:
    options = [STAY, *ways(table, hero), *instead_options(table, hero)]
    options += [(TRADE, other.character) for other in partners(table, hero)]
    options += table.parts.early_uses(table, hero)
    return options + outside_options(table, hero) if hero.items or hero.abilities else options


def ways(table: Table, hero: Hero) -> list[Option]:
    """To the four spaces around, and from the edge of the board out of the Realm (W-114). Leaving a
    Creature means running away; from the Palace the only way is out (W-160)."""
    _, realm = realm_of(table, hero)
    out = surface_options(table, realm)
    if at_the_plane(table, hero):
        return out
    board = table.box.board
    flees = bool(enemies(table, hero)) and not passes(table, hero)
    options: list[Option] = [
        (FLEE if flees else SWIM, board.ids[there])
        for there in around(board, hero.space)
        if not is_blocked(table, there)
    ]
    if leads_out(board, hero.space):
        options += [(FLEE, space) for _, space in out] if flees else out
    return options


def stroke(table: Table, hero: Hero, answer: Option) -> None:
    """Take one step; face-down Reefs send her back and end the movement."""
    board = table.box.board
    target = board.index[str(answer[1])]
    if answer[0] == FLEE:
        pay_bubbles(table, hero, escape(table, hero))
        if not hero.alive:
            table.phase = "after"
            return
    if not board.world[target]:
        surface(table, hero, str(answer[1]))
        arrive(table)
        return
    table.note("swam", hero.seat, board.ids[target])
    if hides_reefs(table, target):
        uncover(table, target)
        table.note("sent_back", hero.seat, board.ids[hero.space])
    else:
        hero.space = target
        table.declined.clear()
        travels(table).strokes += 1
        if may_go_on(table, hero, pace(table, hero)):
            return
    travels(table).strokes = 0
    arrive(table)


def escape(table: Table, hero: Hero) -> int:
    """The Bubbles for running away (W-128); none with an Ability that lets her flee."""
    if any(table.box.abilities[name].params.flees for name in hero.abilities):
        return 0
    return ESCAPE


def pace(table: Table, hero: Hero) -> int:
    """The steps of one movement (W-106); an Ability may allow a third one."""
    return max([STEPS, *(table.box.abilities[name].params.steps for name in hero.abilities)])


def give_up_movement(table: Table, hero: Hero) -> None:
    """A hero with Swimming regains Bubbles (W-297)."""
    for name in hero.abilities:
        ability = table.box.abilities[name]
        if ability.params.stay_bubbles and at_work(table, hero, ability):
            regain_bubbles(table, hero, ability.params.stay_bubbles)


def reach(table: Table, hero: Hero) -> bool:
    """In the Palace: attack the plane or take a Pearl. In other spaces a card is turned up, and an
    Obstacle comes before everything else (W-111, W-151, W-157)."""
    if at_the_plane(table, hero):
        reach_goal(table, hero)
        return False
    if table.face_down[hero.space]:
        uncover(table, hero.space)
    met = obstacles(table, hero)
    return face_obstacle(table, hero, met[0]) if met else True


def beaten(table: Table, hero: Hero) -> None:
    """Drowned Sailors carry off a hero whom they have beaten."""
    if table.assault == NOBODY and sweeps(table, hero):
        cast_adrift(table, hero)


def outdone(table: Table, hero: Hero, by: int) -> None:
    """A hero who loses Health to another character loses a Bubble, too (W-155)."""
    lose_bubbles(table, hero, 1, by=by)


def swim_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """The steps blocked by known Reefs."""
    board = table.box.board
    reefs = because("reefs", "W-119")
    return [
        refuse((SWIM, board.ids[there]), reefs)
        for there in around(board, hero.space)
        if is_blocked(table, there)
    ]
