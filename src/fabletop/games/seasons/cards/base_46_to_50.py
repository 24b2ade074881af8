"""Cards 46 to 50: Sealed Chest of Urm, Mirror of the Seasons, Pendant of Ragnor, Sid Nightshade,
Damned Soul of Onys."""

from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.cards.effects import other_items
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.numbers import FAMILIAR
from fabletop.games.seasons.printed import ENERGIES, WATER
from fabletop.games.seasons.rules.activation import NEVER, ONCE
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import earn, lose, steal
from fabletop.games.seasons.rules.energy import NUMBER, grant, lay_on, purse, settle, take
from fabletop.games.seasons.rules.payment import pay_alike
from fabletop.games.seasons.rules.play_area import find, of_category
from fabletop.games.seasons.state import Summoned, Table

SEALED_CHEST_OF_URM: Final = Power("sealed_chest_of_urm")


@SEALED_CHEST_OF_URM.at_end
def sealed_chest_of_urm(table: Table, seat: int, _item: Summoned) -> int:
    familiars = of_category(table, table.sorcerers[seat], FAMILIAR)
    return 0 if familiars else SEALED_CHEST_OF_URM.params(table).crystals


MIRROR_OF_THE_SEASONS: Final = Power("mirror_of_the_seasons")


def can_mirror(table: Table, seat: int, _item: Summoned) -> list[str]:
    sorcerer = table.sorcerers[seat]
    price = MIRROR_OF_THE_SEASONS.params(table).price
    return ONCE if any(purse(sorcerer)) and sorcerer.crystals >= price else NEVER


def pay_mirror(_table: Table, seat: int, _item: Summoned, _line: str) -> list[Job]:
    return [("mirror", seat)]


@asking("mirror")
def mirror(table: Table, seat: int) -> Step:
    """Choose tokens of one energy and pay a crystal for each."""
    sorcerer = table.sorcerers[seat]
    price = MIRROR_OF_THE_SEASONS.params(table).price
    options: list[Option] = [
        ("mirror", ENERGIES[energy], count)
        for energy, held in enumerate(purse(sorcerer))
        for count in range(1, held + 1)
        if count * price <= sorcerer.crystals
    ]
    answer: Option = yield Question(seat, "mirror", options)
    table.agenda.pop()
    energy, count = NUMBER[str(answer[1])], int(answer[2])
    lose(table, seat, count * price)
    table.then(pay_alike(seat, energy, count), ("mirror_into", seat, energy, count))


@asking("mirror_into")
def mirror_into(table: Table, seat: int, energy: int, count: int) -> Step:
    """The new tokens go to the reserve, even if the old ones lay on a card."""
    options: list[Option] = [("into", other) for other in ENERGIES if other != ENERGIES[energy]]
    answer: Option = yield Question(seat, "mirror_into", options, subject=ENERGIES[energy])
    table.agenda.pop()
    table.note("mirrored", seat, count, ENERGIES[energy], str(answer[1]))
    lay_on(table, table.sorcerers[seat].reserve, NUMBER[str(answer[1])], count)
    settle(table, seat)


@MIRROR_OF_THE_SEASONS.activation(can_mirror, cost=pay_mirror, reason="no_energy_no_crystals")
def nothing_more(_table: Table, _seat: int, _tag: str, _line: str) -> None:
    """Nothing is left to do: everything happened while the cost was paid."""


PENDANT_OF_RAGNOR: Final = Power("pendant_of_ragnor")


@PENDANT_OF_RAGNOR.on_play
def pendant_of_ragnor(table: Table, seat: int, item: Summoned) -> None:
    each = PENDANT_OF_RAGNOR.params(table).energy
    grant(table, seat, each * other_items(table, seat, item))


SID_NIGHTSHADE: Final = Power("sid_nightshade")


@SID_NIGHTSHADE.on_play
def sid_nightshade(table: Table, seat: int, _item: Summoned) -> None:
    own = table.sorcerers[seat].crystals
    if all(own > table.sorcerers[other].crystals for other in table.opponents(seat)):
        for other in table.opponents(seat):
            steal(table, seat, other, SID_NIGHTSHADE.params(table).crystals)


DAMNED_SOUL_OF_ONYS: Final = Power("damned_soul_of_onys")


@DAMNED_SOUL_OF_ONYS.on_play
def soul_enters(table: Table, seat: int, _item: Summoned) -> None:
    params = DAMNED_SOUL_OF_ONYS.params(table)
    earn(table, seat, params.crystals)
    take(table, seat, WATER, params.tokens)
    settle(table, seat)


def has_water(table: Table, seat: int, _item: Summoned) -> list[str]:
    needed = DAMNED_SOUL_OF_ONYS.params(table).tokens
    return ONCE if purse(table.sorcerers[seat])[WATER] >= needed else NEVER


def pay_water(table: Table, seat: int, _item: Summoned, _line: str) -> list[Job]:
    return [pay_alike(seat, WATER, DAMNED_SOUL_OF_ONYS.params(table).tokens)]


@DAMNED_SOUL_OF_ONYS.activation(has_water, cost=pay_water, reason="no_water")
def hand_on(table: Table, seat: int, tag: str, _line: str) -> None:
    """Straighten the card and hand it to the left neighbour, even beyond her gauge (S-108)."""
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "a card that is not in play"
    item.turned = False
    table.sorcerers[seat].play.remove(item)
    left = table.opponents(seat)[0]
    table.sorcerers[left].play.append(item)
    table.note("handed_on", seat, item.card, left)


@DAMNED_SOUL_OF_ONYS.each_round(loses=lambda numbers: numbers.more_crystals)
def soul_torments(table: Table, seat: int, _item: Summoned) -> None:
    lose(table, seat, DAMNED_SOUL_OF_ONYS.params(table).more_crystals)
