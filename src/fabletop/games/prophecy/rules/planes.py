"""Astral Planes (R-016, R-092, R-194 to R-200, R-317): attack from a neighbouring space instead of
moving, the Guardians in order, the Sphinx' riddles, and the Artifact."""

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.rules.artifacts import acquired
from fabletop.games.prophecy.rules.battle import settle_kind
from fabletop.games.prophecy.rules.outcome import victory
from fabletop.games.prophecy.rules.prayer import own_die
from fabletop.games.prophecy.rules.reasons import because, refuse
from fabletop.games.prophecy.state import NOBODY, Hero, Plane, Table

STORM: str = "plane"
RIDDLE: Option = ("riddle",)
FIGHT: Option = ("to_battle",)


def plane_options(table: Table, hero: Hero) -> list[Option]:
    """The plane beside her space, unless it is closed."""
    number = table.box.board.plane_beside[hero.space]
    if number is None or not table.planes or not table.planes[number].greater:
        return []
    return [(STORM, table.box.board.planes[number].id)]


def storm(table: Table, hero: Hero, plane: str) -> None:
    """The cards of the space are not met; the first Guardian is (R-195, R-196)."""
    table.assault = table.box.board.plane_index[plane]
    table.assault_rolls = 0
    table.note("storms", hero.seat, plane)
    face_guardian(table)


def face_guardian(table: Table) -> None:
    plane = table.planes[table.assault]
    show(table, plane, plane.lesser or plane.greater)
    table.phase = "fight"


def show(table: Table, plane: Plane, card: str) -> None:
    """A card of a plane is turned up."""
    if card not in plane.shown:
        plane.shown += (card,)
        table.chance.reveal(card)
        number = table.planes.index(plane)
        table.note("revealed", card, table.box.board.planes[number].id)


def conquer(table: Table) -> None:
    """After the Lesser Guardian the Greater one, at once; after that one the Artifact."""
    hero = table.heroes[table.active]
    plane = table.planes[table.assault]
    if plane.lesser:
        table.beaten.append(plane.lesser)
        plane.lesser = ""
        table.assault_rolls += 1  # a riddle ends the first battle without a roll
        face_guardian(table)
        return
    table.beaten.append(plane.greater)
    plane.greater = ""
    for artifact in plane.artifacts:
        hero.items.append(artifact)
        if artifact not in plane.shown:
            table.chance.reveal(artifact)
        table.note("artifact", hero.seat, artifact)
    plane.artifacts = plane.shown = ()
    table.assault = NOBODY
    acquired(table, hero)
    table.phase = "after"


def riddle(table: Table, hero: Hero) -> Step:
    """The Sphinx: any number of riddles, each for Magic and a die, before the battle."""
    battle = table.current_battle()
    special = table.box.foes[battle.creature].special
    answer: Option = yield Question(hero.seat, "riddle", [RIDDLE, FIGHT], battle.creature)
    if answer == FIGHT:
        settle_kind(table, hero, battle)
        return
    hero.magic -= special.riddle_magic
    hero.drained += special.riddle_magic
    table.note("paid", hero.seat, special.riddle_magic, "magic")
    die = yield from own_die(table, hero, battle.creature)
    table.note("riddle_die", hero.seat, die)
    if die >= special.riddle_wins_on:
        victory(table, hero, battle)
    elif hero.magic < special.riddle_magic:
        settle_kind(table, hero, battle)


def next_hidden(plane: Plane) -> str:
    """The card of a plane that is to be turned up next: Lesser, Greater, Artifact (R-073)."""
    for card in (plane.lesser, plane.greater, *plane.artifacts):
        if card and card not in plane.shown:
            return card
    return ""


def plane_refusals(table: Table, hero: Hero) -> list[Refusal]:
    if not table.planes:
        return []
    here = table.box.board.plane_beside[hero.space]
    refusals: list[Refusal] = []
    for number, plane in enumerate(table.box.board.planes):
        if number != here:
            refusals.append(refuse((STORM, plane.id), because("no_plane_here", "R-194")))
        elif not table.planes[number].greater:
            refusals.append(refuse((STORM, plane.id), because("plane_closed", "R-200")))
    return refusals
