"""The rules of the Misty Realm: a toll is paid at the Gate, unless the table plays without. A hero
may stay, take one step further, or leave; a Creature in her space must be beaten first, unless
somebody has left a trail there. After a defeat she is out again. Who has wandered far enough knows
the way in and pays no toll. There is an ending for it, too: the first hero at its heart wins."""

from fabletop.core.game import Condition, Need, Setting
from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.answers import Artifacts, Chosen, World
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.expansions.realms.realms import (
    gate_of,
    one_more,
    reach_goal,
    realm_of,
    shores,
    surface,
    surface_options,
)
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.board import Board
from fabletop.games.prophecy.printed.expansion import (
    LAST,
    SEVERAL_PLAYERS,
    STANDARD,
    EndingOfGame,
    Expansion,
    only_with,
)
from fabletop.games.prophecy.printed.sets import InstalledRealm
from fabletop.games.prophecy.rules.battle.start import arrive
from fabletop.games.prophecy.rules.hero.payment import pay, purse
from fabletop.games.prophecy.rules.table.decks import uncover
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.rules.turn.own_turn import (
    is_outside,
    outside_options,
    outside_refusals,
    use_outside,
)
from fabletop.games.prophecy.state import Hero, Table

from .pieces import (
    NAME,
    Fog,
    Wanderer,
    close,
    fog,
    forget,
    leave_a_trail,
    show,
    wanderer,
)

WANDER = "wander"
STAY: Option = ("stay",)

ON_THE_TABLE: Need = ("realms", NAME)
TOLL = "mist_toll"
FAR_ENOUGH = 2
"""The steps after which a hero knows the way."""
SEEKERS = "mist_seekers"
"""The ending that is won at the heart of the mist."""


def toll(table: Table, hero: Hero) -> int:
    if table.options[TOLL] != "yes" or wanderer(hero).steps >= FAR_ENOUGH:
        return 0
    return gate_of(table, NAME).gold


def barred(table: Table, hero: Hero) -> Reason | None:
    price = toll(table, hero)
    return (
        None if purse(table, hero, "fare") >= price else needs("gold", "W-211", price, hero.coins)
    )


def enter(table: Table, hero: Hero) -> Step:
    price = toll(table, hero)
    if price:
        pay(table, hero, price, "fare")
        table.note("paid", hero.seat, price, "gold")
    yield from ()


def move(table: Table, hero: Hero) -> Step:
    options = [STAY]
    if not _is_barred(table, hero):
        options += _steps(table, hero)
    options += surface_options(table, realm_of(table, hero)[1])
    options += table.parts.early_uses(table, hero)
    answer: Option = yield Question(hero.seat, WANDER, options + outside_options(table, hero))
    if is_outside(table, answer):
        yield from use_outside(table, hero, answer)
        return
    if answer[0] in table.parts.go:
        yield from table.parts.go[str(answer[0])](table, hero, answer)
        return
    if answer[0] == WANDER:
        leave_a_trail(table, hero)
        hero.space = table.box.board.index[str(answer[1])]
        table.note("wandered", hero.seat, str(answer[1]))
    elif answer != STAY:
        surface(table, hero, str(answer[1]))
    arrive(table)


def _is_barred(table: Table, hero: Hero) -> bool:
    if table.box.board.ids[hero.space] in fog(table).trails:
        return False
    return any(card in table.box.creatures for card in table.adventures[hero.space])


def _steps(table: Table, hero: Hero) -> list[Option]:
    board = table.box.board
    return [(WANDER, board.ids[there]) for there in ahead(board, hero.space)]


def ahead(board: Board, space: int) -> list[int]:
    row = board.spaces[space].row + 1
    return [there for there in board.realm(NAME) if board.spaces[there].row == row]


def why_not(table: Table, hero: Hero) -> list[Refusal]:
    if not _is_barred(table, hero):
        return []
    return [refuse(step, because("creature_bars", "W-211")) for step in _steps(table, hero)]


def meet(table: Table, hero: Hero) -> bool:
    if hero.space == table.realms[NAME].goal:
        if table.ending == SEEKERS:
            table.ended_by = "heart_of_mist"
        else:
            reach_goal(table, hero)
        return False
    if table.face_down[hero.space]:
        uncover(table, hero.space)
    return True


def beaten(table: Table, hero: Hero) -> None:
    surface(table, hero, shores(table, realm_of(table, hero)[1])[0])
    table.phase = "after"


def throws_out(_table: Table, _hero: Hero) -> bool:
    return True


def nothing(_table: Table, _hero: Hero) -> None:
    """No rule of its own at this moment."""


PATH = World(
    enter=enter,
    move=move,
    goal=lambda table: table.realms[NAME].goal,
    begin_round=nothing,
    arrive=meet,
    beaten=beaten,
    leave=close,
    barred=barred,
    ahead=ahead,
    entry_price=toll,
    throws_out=throws_out,
)


def no_artifacts(_box: Box, _options: Chosen) -> Artifacts:
    return Artifacts([])


def no_crown(_table: Table, _hero: Hero) -> None:
    """No Artifacts, so no victory by owning them."""


def found(table: Table, hero: Hero) -> tuple[int, ...]:
    """Whether she is at the heart; the game ends as soon as anybody is."""
    return (int(bool(table.ended_by) and hero.space == table.realms[NAME].goal),)


THE_SEARCH = Part(
    artifacts=no_artifacts,
    without_guardians=True,
    to_win=0,
    crowned=no_crown,
    merit=found,
    scored="victories",
)


def brings() -> Expansion:
    needs = Condition((STANDARD, ON_THE_TABLE), SEVERAL_PLAYERS)
    return Expansion(
        settings=(Setting(TOLL, ("yes", "no"), "yes", only_with(ON_THE_TABLE, choices=("no",))),),
        endings=(EndingOfGame(SEEKERS, THE_SEARCH, needs),),
        questions={LAST: (WANDER,)},
        events={"wandered": ("hero", "space")},
    )


MIST = InstalledRealm(
    "misty_realm",
    Part(
        pieces={NAME: Fog},
        belongings={NAME: Wanderer},
        shows=(show,),
        died=(forget,),
        worlds={NAME: PATH},
        ability_decks={NAME: lambda table: table.realms[NAME].abilities},
        item_limit=(one_more,),
        ability_limit=(one_more,),
        refusals={WANDER: (why_not, outside_refusals)},
    ),
    brings,
)
