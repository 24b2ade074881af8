"""What cards in play do at the end of every round and at the change of a season."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.printed import EARTH, ENERGIES
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.crystals import earn, lose, steal
from fabletop.games.seasons.rules.energy import (
    NUMBER,
    grant,
    held_types,
    lay_on,
    purse,
    settle,
    stores,
)
from fabletop.games.seasons.rules.moments import happens
from fabletop.games.seasons.rules.payment import pay_alike, spend
from fabletop.games.seasons.rules.piles import look_at_top
from fabletop.games.seasons.rules.play_area import find
from fabletop.games.seasons.state import Summoned, Table


@happens("round", "wondrous_chest")
def wondrous_chest(table: Table, seat: int, _item: Summoned) -> None:
    params = table.box.cards["wondrous_chest"].params
    if sum(table.sorcerers[seat].reserve) >= params.tokens:
        earn(table, seat, params.crystals)


@happens("round", "beggars_horn")
def beggars_horn(table: Table, seat: int, _item: Summoned) -> None:
    params = table.box.cards["beggars_horn"].params
    if sum(table.sorcerers[seat].reserve) <= params.at_most:
        grant(table, seat, params.energy)


@happens("round", "titus_deepgaze")
def titus_deepgaze(table: Table, seat: int, item: Summoned) -> None:
    """Who can pays; if somebody could not, Titus goes."""
    due = table.box.cards["titus_deepgaze"].params.crystals
    paid = [steal(table, seat, other, due) for other in table.opponents(seat)]
    if min(paid) < due:
        table.then(("give_up", seat, item.tag))


@happens("round", "mesodaes_lantern")
def mesodaes_lantern(table: Table, seat: int, _item: Summoned) -> None:
    earn(table, seat, table.box.cards["mesodaes_lantern"].params.crystals)


@happens("round", "damned_soul_of_onys")
def damned_soul_of_onys(table: Table, seat: int, _item: Summoned) -> None:
    lose(table, seat, table.box.cards["damned_soul_of_onys"].params.more_crystals)


@happens("round", "heart_of_argos")
def heart_of_argos(table: Table, seat: int, item: Summoned) -> None:
    """The token that an activation has brought goes to the reserve."""
    tokens, item.energy[EARTH] = item.energy[EARTH], 0
    if tokens:
        table.sorcerers[seat].reserve[EARTH] += tokens
        table.note("gained", seat, ENERGIES[EARTH], tokens)
        settle(table, seat)


@happens("round", "ios_transmuter")
def ios_transmuter(table: Table, seat: int, _item: Summoned) -> None:
    """Once a round, for having transmuted thanks to it."""
    if table.sorcerers[seat].io:
        earn(table, seat, table.box.cards["ios_transmuter"].params.crystals)


@happens("round", "horn_of_plenty")
def horn_of_plenty(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("horn", seat))


@asking("horn")
def horn(table: Table, seat: int) -> Step:
    """A token must go, even from an Amulet of Water; earth is rewarded."""
    sorcerer = table.sorcerers[seat]
    options = held_types(sorcerer.reserve, "horn")
    for item in stores(sorcerer):
        options += [(*option, item.tag) for option in held_types(item.energy, "horn")]
    if not options:
        table.agenda.pop()
        return
    answer: Option = yield Question(seat, "horn", options)
    table.agenda.pop()
    energy = NUMBER[str(answer[1])]
    spend(table, seat, energy, 1, str(answer[2]) if len(answer) > 2 else "")
    if energy == EARTH:
        earn(table, seat, table.box.cards["horn_of_plenty"].params.crystals)


@happens("round", "fairy_monolith")
def fairy_monolith(table: Table, seat: int, item: Summoned) -> None:
    if any(purse(table.sorcerers[seat])):
        table.then(("monolith", seat, item.tag))


@asking("monolith")
def monolith(table: Table, seat: int, tag: str) -> Step:
    """A token may be stored."""
    options = [*held_types(purse(table.sorcerers[seat]), "store"), ("enough",)]
    answer: Option = yield Question(seat, "monolith", options)
    table.agenda.pop()
    if answer[0] != "enough":
        energy = NUMBER[str(answer[1])]
        table.then(pay_alike(seat, energy, 1), ("store", seat, tag, energy))


@instant("store")
def store(table: Table, seat: int, tag: str, energy: int) -> None:
    """The token that was paid stays on the monolith."""
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "a card that is not in play"
    lay_on(table, item.energy, energy)
    table.note("stored", seat, item.card, ENERGIES[energy])


@happens("season", "figrim_the_avaricious")
def figrim_the_avaricious(table: Table, seat: int, _item: Summoned) -> None:
    due = table.box.cards["figrim_the_avaricious"].params.crystals
    for other in table.opponents(seat):
        steal(table, seat, other, due)


@happens("season", "hourglass_of_time")
def hourglass_of_time(table: Table, seat: int, _item: Summoned) -> None:
    grant(table, seat, table.box.cards["hourglass_of_time"].params.energy)


@happens("season", "statue_of_eolis")
def statue_of_eolis(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("statue", seat))


@asking("statue")
def statue(table: Table, seat: int) -> Step:
    """A token; or crystals and a private look at the top card."""
    options: list[Option] = [("statue", "energy"), ("statue", "look")]
    answer: Option = yield Question(seat, "statue", options)
    table.agenda.pop()
    params = table.box.cards["statue_of_eolis"].params
    if answer[1] == "energy":
        grant(table, seat, params.energy)
    else:
        earn(table, seat, params.crystals)
        look_at_top(table, seat, 1)
