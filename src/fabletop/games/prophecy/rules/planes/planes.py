"""Astral Planes (R-016, R-092, R-194 to R-200, R-317): attacking from a neighbouring space instead
of moving, the Guardians in order, the Sphinx's riddles, and the Artifact."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.answers import first_phase
from fabletop.games.prophecy.printed.numbers_met import Special
from fabletop.games.prophecy.rules.battle.after_creature import victory
from fabletop.games.prophecy.rules.battle.start import settle_kind
from fabletop.games.prophecy.rules.hero.body import pay_magic
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.rules.planes.artifacts import acquired
from fabletop.games.prophecy.rules.table.reasons import because, refuse
from fabletop.games.prophecy.rules.turn.arriving import STORMED
from fabletop.games.prophecy.state import NOBODY, Hero, Plane, Table

STORM: Final[str] = "plane"
RIDDLE: Final[Option] = ("riddle",)
FIGHT: Final[Option] = ("to_battle",)


def plane_options(table: Table, hero: Hero) -> list[Option]:
    """The plane beside her space, unless it is closed or has only a Gate left."""
    number = table.box.board.plane_beside[hero.space]
    if number is None or not table.planes or is_closed(table, table.planes[number]):
        return []
    return [(STORM, table.box.board.planes[number].id)]


def is_closed(table: Table, plane: Plane) -> bool:
    """Whether nobody is left in it to fight (R-200); a known Gate is no fight (W-085)."""
    return not plane.greater and (not plane.lesser or is_open_gate(table, plane))


def is_open_gate(table: Table, plane: Plane) -> bool:
    return plane.lesser in table.box.gates and plane.lesser in plane.shown


def storm(table: Table, hero: Hero, plane: str) -> None:
    """The hero does not meet the cards of the space, but the first Guardian (R-195, R-196)."""
    table.assault = table.box.board.plane_index[plane]
    table.assault_rolls = 0
    table.note("storms", hero.seat, plane)
    face_guardian(table)


def face_guardian(table: Table) -> None:
    plane = table.planes[table.assault]
    show(table, plane, plane.lesser or plane.greater)
    other = first_phase(table.parts.instead_of_guardian, table, plane)
    if other:
        table.assault = NOBODY
    table.phase = other or "fight"


def show(table: Table, plane: Plane, card: str) -> None:
    """Turn up a card of a plane."""
    if card not in plane.shown:
        plane.shown += (card,)
        table.chance.reveal(card)
        number = next(n for n, other in enumerate(table.planes) if other is plane)
        table.note("revealed", card, table.box.board.planes[number].id)
        for act in table.parts.turned_up:
            act(table, number, card)


def conquer(table: Table) -> None:
    """After the Lesser Guardian comes the Greater one, at once; after that the Artifact."""
    hero = table.heroes[table.active]
    plane = table.planes[table.assault]
    if plane.lesser:
        table.beaten.append(plane.lesser)
        plane.lesser = ""
        table.assault_rolls += 1  # a riddle ends the first battle without a roll
        if plane.greater:
            face_guardian(table)
        else:
            table.assault = NOBODY
            come_back(table)
        return
    for artifact in plane.artifacts:
        if artifact not in plane.shown:
            table.chance.reveal(artifact)
    chooses = first_phase(table.parts.choosing, table, plane)
    if chooses:
        table.phase = chooses
    else:
        carry_off(table, hero, plane.artifacts)


def carry_off(table: Table, hero: Hero, artifacts: tuple[str, ...]) -> None:
    """The Greater Guardian is beaten: take its Artifact; the plane closes (R-199, R-200)."""
    plane = table.planes[table.assault]
    if table.parts.conquered is not None:
        table.parts.conquered(table, hero, plane.greater)
    else:
        table.beaten.append(plane.greater)
    plane.greater = ""
    for artifact in artifacts:
        hero.items.append(artifact)
        table.note("artifact", hero.seat, artifact)
    table.removed += [card for card in plane.artifacts if card not in artifacts]
    plane.artifacts = plane.shown = ()
    conquered, table.assault = table.assault, NOBODY
    acquired(table, hero)
    goes_on = first_phase(table.parts.after_conquest, table, conquered)
    if goes_on:
        table.phase = goes_on
    else:
        come_back(table)


def come_back(table: Table) -> None:
    """A defeat or a draw ends the turn (R-197), a victory does not: the hero is in her space again
    and does not meet its cards (R-195). The last Artifact ends the round."""
    table.spent.append(STORMED)
    table.phase = "after" if table.stage == "summoned" else "arrive"


def riddle(table: Table, hero: Hero) -> Step:
    """The Sphinx: any number of riddles, each for Magic and a die, before the battle."""
    battle = table.current_battle()
    special = table.box.foes[battle.creature].special
    answer: Option = yield Question(hero.seat, "riddle", [RIDDLE, FIGHT], battle.creature)
    if answer == FIGHT:
        settle_kind(table, hero, battle)
        return
    pay_magic(table, hero, special.riddle_magic)
    die = yield from own_die(table, hero, battle.creature)
    table.note("riddle_die", hero.seat, die)
    if is_solved(special, die):
        victory(table, hero, battle)
    elif hero.magic < special.riddle_magic:
        settle_kind(table, hero, battle)


def is_solved(special: Special, die: int) -> bool:
    """Whether a die answers the riddle of a Creature with these traits."""
    return die >= special.riddle_wins_on


def next_hidden(plane: Plane) -> str:
    """The card of a plane that is turned up next: Lesser, Greater, Artifact (R-073); two Artifacts
    are turned up together (W-180)."""
    for card in (plane.lesser, plane.greater, *plane.artifacts):
        if card and card not in plane.shown:
            return card
    return ""


def hidden_planes(table: Table) -> list[Option]:
    """The planes with a face-down card."""
    planes = zip(table.box.board.planes, table.planes, strict=True)
    return [("reveal", printed.id) for printed, plane in planes if next_hidden(plane)]


def reveal_next(table: Table, name: str) -> None:
    """Turn up the next card of a plane."""
    plane = table.planes[table.box.board.plane_index[name]]
    card = next_hidden(plane)
    for shown in plane.artifacts if card in plane.artifacts else (card,):
        show(table, plane, shown)


def plane_refusals(table: Table, hero: Hero) -> list[Refusal]:
    if not table.planes:
        return []
    here = table.box.board.plane_beside[hero.space]
    refusals: list[Refusal] = []
    for number, plane in enumerate(table.box.board.planes):
        if number != here:
            refusals.append(refuse((STORM, plane.id), because("no_plane_here", "R-194")))
        elif is_closed(table, table.planes[number]):
            gate = is_open_gate(table, table.planes[number])
            reason = because("gate_instead", "W-085") if gate else because("plane_closed", "R-200")
            refusals.append(refuse((STORM, plane.id), reason))
    return refusals
