"""Through the Gate of a Realm (W-085 to W-087, W-113): like an attack on a plane, instead of
moving, from the two spaces beside it; or at once, if the hero's attack turned the Gate up."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.expansions.realms.peeking import look_around, peek
from fabletop.games.prophecy.expansions.realms.realms import gate_of, open_realms
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.rules.table.reasons import Reason, because, refuse
from fabletop.games.prophecy.rules.turn.further import FROM_PLANES
from fabletop.games.prophecy.state import NOBODY, Hero, Plane, Table

ENTER: Final = "enter"
TURN_BACK: Final[Option] = ("turn_back",)


def ways_in(table: Table, hero: Hero) -> list[Option]:
    """With Fleet of Foot only as the second movement, like an attack on a plane (R-266)."""
    ways: list[Option] = []
    for realm in open_realms(table, hero):
        if _why_not(table, hero, realm) is None:
            ways.append((ENTER, realm))
    return ways


def ways_in_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """Refusals for the Realms whose Gate is known."""
    return [
        refuse((ENTER, name), reason)
        for name, realm in table.realms.items()
        if realm.gate != NOBODY and (reason := _why_not(table, hero, name))
    ]


def _why_not(table: Table, hero: Hero, realm: str) -> Reason | None:
    if table.realms[realm].closed:
        return because("gate_closed", "W-174")
    if realm not in open_realms(table, hero):
        return because("gate_elsewhere", "W-085")
    if table.movements > 1:
        return because("second_movement_only", "R-266")
    return table.parts.worlds[realm].barred(table, hero)


def pass_gate(table: Table, hero: Hero, answer: Option) -> Step:
    """Move to the entrance, where the Realm asks its own questions (W-087)."""
    name = str(answer[1])
    hero.space = table.realms[name].entrance
    table.note("entered", hero.seat, gate_of(table, name).id)
    yield from table.parts.worlds[name].enter(table, hero)
    look_around(table, hero)


def at_the_gate(table: Table, hero: Hero) -> Step:
    """The attack has turned the Gate up: enter at once, or not (W-086)."""
    ways = ways_in(table, hero)
    realm = open_realms(table, hero)[0]
    options: list[Option] = [*ways, TURN_BACK]
    answer: Option = yield Question(hero.seat, "gate", options, gate_of(table, realm).id)
    if answer == TURN_BACK:
        table.phase = "after"
    else:
        yield from pass_gate(table, hero, answer)


def find_gate(table: Table, number: int, card: str) -> None:
    """Open the Gate if the card turned up in the plane of this number is one."""
    if card in table.box.gates:
        open_gate(table, number)


def open_gate(table: Table, number: int) -> None:
    """Move the Greater Guardian and its Artifacts to the Realm; the Gate stays (W-083, W-085)."""
    plane = table.planes[number]
    realm = table.realms[table.box.gates[plane.lesser].realm]
    realm.gate = number
    disc = table.planes[realm.plane]
    disc.greater, disc.artifacts = plane.greater, plane.artifacts
    disc.shown = tuple([card for card in plane.shown if card != plane.lesser])
    plane.greater, plane.artifacts, plane.shown = "", (), (plane.lesser,)
    if disc.greater:
        table.note("gate_opened", plane.lesser, table.box.board.ids[realm.goal])
    old, new = (table.box.board.planes[n].id for n in (number, realm.plane))
    for hero in table.heroes:
        hero.seen = [new if place == old else place for place in hero.seen]


def is_a_gate(table: Table, plane: Plane) -> str:
    """A Gate takes the place of a Lesser Guardian (W-086)."""
    return "gate" if plane.lesser in table.box.gates else ""


GATE: Final = Part(
    asking={"gate": at_the_gate, "peek": peek},
    turned_up=(find_gate,),
    instead_of_guardian=(is_a_gate,),
    ways_from={FROM_PLANES: (ways_in,)},
    go={ENTER: pass_gate},
    refusals={"move": (ways_in_refusals,), "gate": (ways_in_refusals,)},
)
"""In play once, even with several Realms."""
