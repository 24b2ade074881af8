"""Cards 11 to 15: Figrim the Avaricious, Naria the Prophetess, Wondrous Chest, Beggar's Horn, Die
of Malice."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.rules.activation import activated
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import earn, steal
from fabletop.games.seasons.rules.dice import roll
from fabletop.games.seasons.rules.energy import grant
from fabletop.games.seasons.rules.piles import (
    choices,
    collected,
    hide_choice,
    keep,
    lay_aside,
    pick_up,
    to_hand,
)
from fabletop.games.seasons.rules.play_area import find, with_power
from fabletop.games.seasons.state import Summoned, Table

FIGRIM_THE_AVARICIOUS: Final = Power("figrim_the_avaricious")


@FIGRIM_THE_AVARICIOUS.each_season()
def figrim_the_avaricious(table: Table, seat: int, _item: Summoned) -> None:
    due = FIGRIM_THE_AVARICIOUS.params(table).crystals
    for other in table.opponents(seat):
        steal(table, seat, other, due)


NARIA_THE_PROPHETESS: Final = Power("naria_the_prophetess")


@NARIA_THE_PROPHETESS.on_play
def naria_the_prophetess(table: Table, seat: int, _item: Summoned) -> None:
    """One card for every player; if there are too few cards, the last opponents get none."""
    lay_aside(table, seat, len(table.sorcerers))
    if table.aside:
        table.then(("naria", seat))


@asking("naria")
def naria(table: Table, seat: int) -> Step:
    """The owner first chooses her own card, then one for each opponent; only then Argos's Embrace
    makes her pay for her card."""
    answer: Option = yield Question(
        seat, "keep_one", choices("keep", table.aside), always=len(table.aside) > 1
    )
    table.agenda.pop()
    hide_choice(table, seat)
    card = str(answer[1])
    keep(table, seat, card, pick_up(table, card))
    table.then(*(("naria_gives", seat, other) for other in table.opponents(seat)))


@asking("naria_gives")
def naria_gives(table: Table, seat: int, other: int) -> Step:
    options: list[Option] = [("give", card, other) for card in dict.fromkeys(table.aside)]
    if not options:
        table.agenda.pop()
        return
    answer: Option = yield Question(seat, "naria", options, always=len(table.aside) > 1)
    table.agenda.pop()
    card = str(answer[1])
    to_hand(table, other, card, pick_up(table, card))
    table.note("given", seat, other)
    table.whisper(other, "received", card)
    collected(table, other)


WONDROUS_CHEST: Final = Power("wondrous_chest")


@WONDROUS_CHEST.each_round(touches="reserve", gains=True)
def wondrous_chest(table: Table, seat: int, _item: Summoned) -> None:
    params = WONDROUS_CHEST.params(table)
    if sum(table.sorcerers[seat].reserve) >= params.tokens:
        earn(table, seat, params.crystals)


BEGGARS_HORN: Final = Power("beggars_horn")


@BEGGARS_HORN.each_round(touches="reserve")
def beggars_horn(table: Table, seat: int, _item: Summoned) -> None:
    params = BEGGARS_HORN.params(table)
    if sum(table.sorcerers[seat].reserve) <= params.at_most:
        grant(table, seat, params.energy)


DIE_OF_MALICE: Final = Power("die_of_malice")


def rerolls(table: Table, seat: int) -> list[Option]:
    dice = with_power(table.sorcerers[seat], DIE_OF_MALICE.id)
    return [("reroll", item.tag) for item in dice if not item.turned]


def no_rerolls(table: Table, seat: int) -> list[Refusal]:
    dice = with_power(table.sorcerers[seat], DIE_OF_MALICE.id)
    return [Refusal(("reroll", item.tag), "turned", "S-110") for item in dice if item.turned]


@DIE_OF_MALICE.before_die("reroll", rerolls, no_rerolls, gear=True)
def reroll(table: Table, seat: int, answer: Option) -> None:
    """Roll the same die again; then it may be applied, or rerolled with another card."""
    item = find(table.sorcerers[seat], str(answer[1]))
    assert item is not None, "a die that is not in play"
    item.turned = True
    table.note("activates", seat, item.card)
    activated(table, seat)
    die, _ = table.taken[seat].split("-")
    table.taken[seat] = roll(table, die)
    table.note("rerolled", seat, table.taken[seat])
    earn(table, seat, DIE_OF_MALICE.params(table).crystals)
