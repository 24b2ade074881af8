"""Activation effects of the base game's cards that are no potions."""

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.cards.costs import (
    alike,
    always,
    any_energy,
    any_token,
    pay_one,
    pay_three,
    pay_tokens,
)
from fabletop.games.seasons.numbers import FAMILIAR
from fabletop.games.seasons.printed import ENERGIES, WATER
from fabletop.games.seasons.rules.activation import ACTIVATIONS, NEVER, ONCE, Activation
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.crystals import earn, lose
from fabletop.games.seasons.rules.energy import NUMBER, grant, lay_on, purse, settle
from fabletop.games.seasons.rules.giving_up import give, shields
from fabletop.games.seasons.rules.payment import pay_alike, pay_any
from fabletop.games.seasons.rules.piles import (
    choices,
    discard,
    discard_top,
    draw,
    from_hand,
    look_at_top,
)
from fabletop.games.seasons.rules.play_area import can_be_put, find, of_category
from fabletop.games.seasons.rules.transmutation import more
from fabletop.games.seasons.state import EVERYONE, Summoned, Table


def balance_of_ishtar(table: Table, seat: int, _tag: str, _line: str) -> None:
    params = table.box.cards["balance_of_ishtar"].params
    earn(table, seat, params.crystals + params.tokens * more(table, seat))


def kairn_the_destroyer(table: Table, seat: int, _tag: str, _line: str) -> None:
    for other in table.opponents(seat):
        lose(table, other, table.box.cards["kairn_the_destroyer"].params.crystals)


def lines_of_tree(table: Table, seat: int, _item: Summoned) -> list[str]:
    params = table.box.cards["tree_of_light"].params
    sorcerer = table.sorcerers[seat]
    lines = ["gain"] if sorcerer.crystals >= params.price else []
    return lines + ["transmute"] * (sum(purse(sorcerer)) >= params.tokens)


def pay_tree(table: Table, seat: int, _item: Summoned, line: str) -> list[Job]:
    params = table.box.cards["tree_of_light"].params
    if line == "transmute":
        return [pay_any(seat, params.tokens)]
    lose(table, seat, params.price)
    return []


def tree_of_light(table: Table, seat: int, _tag: str, line: str) -> None:
    if line == "transmute":
        table.transmuting = True
    else:
        grant(table, seat, table.box.cards["tree_of_light"].params.energy)


def lines_of_orb(table: Table, seat: int, _item: Summoned) -> list[str]:
    if not (table.deck or table.discard):
        return NEVER
    price = table.box.cards["crystal_orb"].params.price
    return ["look"] + ["discard"] * (table.sorcerers[seat].crystals >= price)


def pay_orb(table: Table, seat: int, _item: Summoned, line: str) -> list[Job]:
    if line == "discard":
        lose(table, seat, table.box.cards["crystal_orb"].params.price)
    return []


def crystal_orb(table: Table, seat: int, _tag: str, line: str) -> None:
    if line == "discard":
        discard_top(table, seat)
    else:
        look_at_top(table, seat, 1)
        table.then(("orb", seat))


@asking("orb")
def orb(table: Table, seat: int) -> Step:
    """Put the card that was seen into play for four tokens, or leave it."""
    tokens = table.box.cards["crystal_orb"].params.tokens
    options: list[Option] = [("leave",)]
    if can_be_put(table, seat, table.deck[-1]) and sum(purse(table.sorcerers[seat])) >= tokens:
        options.append(("put",))
    answer: Option = yield Question(seat, "orb", options)
    table.agenda.pop()
    if answer[0] == "put":
        table.then(pay_any(seat, tokens), ("orb_puts", seat))


@instant("orb_puts")
def orb_puts(table: Table, seat: int) -> None:
    drawn = draw(table)
    assert drawn is not None, "there was a card to look at"
    table.entering = drawn[0]
    table.then(("put_into_play", seat))


def glutton_cauldron(table: Table, seat: int, tag: str, line: str) -> None:
    """The token that was paid into the cauldron; the seventh makes it boil over."""
    params = table.box.cards["glutton_cauldron"].params
    sorcerer = table.sorcerers[seat]
    item = find(sorcerer, tag)
    assert item is not None, "a card that is not in play"
    lay_on(table, item.energy, NUMBER[line])
    table.note("stored", seat, item.card, line)
    if sum(item.energy) >= params.tokens:
        for energy in range(4):
            sorcerer.reserve[energy] += item.energy[energy]
            item.energy[energy] = 0
        table.then(("give_up", seat, tag))
        earn(table, seat, params.crystals)
        settle(table, seat)


def three_cards(table: Table, seat: int, item: Summoned) -> list[str]:
    needed = table.box.cards[item.power].params.cards
    return ONCE if len(table.sorcerers[seat].play) >= needed else NEVER


def sacrifice_cards(table: Table, seat: int, item: Summoned, _line: str) -> list[Job]:
    return [("sacrifice_one", seat, table.box.cards[item.power].params.cards)]


def dragon_skull(table: Table, seat: int, _tag: str, _line: str) -> None:
    earn(table, seat, table.box.cards["dragon_skull"].params.crystals)


def idol_of_the_familiar(table: Table, seat: int, _tag: str, _line: str) -> None:
    each = table.box.cards["idol_of_the_familiar"].params.more_crystals
    earn(table, seat, each * len(of_category(table, table.sorcerers[seat], FAMILIAR)))


def has_familiar(table: Table, seat: int, _item: Summoned) -> list[str]:
    return ONCE if any(_familiars(table, seat)) else NEVER


def _familiars(table: Table, seat: int) -> tuple[list[str], list[str]]:
    """The cards in hand and the tags in play."""
    sorcerer = table.sorcerers[seat]
    in_hand = [card for card in sorcerer.hand if table.box.cards[card].category == FAMILIAR]
    return in_hand, [item.tag for item in of_category(table, sorcerer, FAMILIAR)]


def give_familiar(_table: Table, seat: int, _item: Summoned, _line: str) -> list[Job]:
    return [("kriss", seat)]


@asking("kriss")
def kriss(table: Table, seat: int) -> Step:
    """A familiar from hand, shown to all, or from play; or a Shield instead, which a Raven can be
    for any familiar but itself."""
    sorcerer = table.sorcerers[seat]
    in_hand, played = _familiars(table, seat)
    alone = played if not in_hand and len(played) == 1 else []
    instead = [shield for shield in shields(sorcerer) if shield[1] not in alone]
    options = [*choices("discard", in_hand), *choices("sacrifice", played), *instead]
    unsure = len(sorcerer.hand) + len(played) > 1
    answer: Option = yield Question(seat, "kriss", options, always=bool(sorcerer.hand) and unsure)
    table.agenda.pop()
    if answer[0] == "discard":
        from_hand(table, seat, str(answer[1]))
        discard(table, str(answer[1]), EVERYONE)
        table.note("discarded_openly", seat, str(answer[1]))
    elif answer[0] == "sacrifice":
        give(table, seat, answer)
    else:
        could_go = {*played, *(str(shield[1]) for shield in shields(sorcerer))}
        give(table, seat, answer, others=len(in_hand) + len(could_go) - 1)


def necrotic_kriss(table: Table, seat: int, _tag: str, _line: str) -> None:
    grant(table, seat, table.box.cards["necrotic_kriss"].params.energy)


def can_mirror(table: Table, seat: int, _item: Summoned) -> list[str]:
    sorcerer = table.sorcerers[seat]
    price = table.box.cards["mirror_of_the_seasons"].params.price
    return ONCE if any(purse(sorcerer)) and sorcerer.crystals >= price else NEVER


def pay_mirror(_table: Table, seat: int, _item: Summoned, _line: str) -> list[Job]:
    return [("mirror", seat)]


@asking("mirror")
def mirror(table: Table, seat: int) -> Step:
    """Tokens of one energy, a crystal for each."""
    sorcerer = table.sorcerers[seat]
    price = table.box.cards["mirror_of_the_seasons"].params.price
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
    """What comes for them goes to the reserve, wherever they lay."""
    options: list[Option] = [("into", other) for other in ENERGIES if other != ENERGIES[energy]]
    answer: Option = yield Question(seat, "mirror_into", options, subject=ENERGIES[energy])
    table.agenda.pop()
    table.note("mirrored", seat, count, ENERGIES[energy], str(answer[1]))
    lay_on(table, table.sorcerers[seat].reserve, NUMBER[str(answer[1])], count)
    settle(table, seat)


def nothing_more(_table: Table, _seat: int, _tag: str, _line: str) -> None:
    """Everything happened while the cost was paid."""


def has_water(table: Table, seat: int, item: Summoned) -> list[str]:
    needed = table.box.cards[item.power].params.tokens
    return ONCE if purse(table.sorcerers[seat])[WATER] >= needed else NEVER


def pay_water(table: Table, seat: int, item: Summoned, _line: str) -> list[Job]:
    return [pay_alike(seat, WATER, table.box.cards[item.power].params.tokens)]


def damned_soul_of_onys(table: Table, seat: int, tag: str, _line: str) -> None:
    """Straightened and handed to the left, even beyond the gauge (S-108)."""
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "a card that is not in play"
    item.turned = False
    table.sorcerers[seat].play.remove(item)
    left = table.opponents(seat)[0]
    table.sorcerers[left].play.append(item)
    table.note("handed_on", seat, item.card, left)


ACTIVATIONS |= {
    "balance_of_ishtar": Activation(alike, balance_of_ishtar, pay_three, "three_alike"),
    "kairn_the_destroyer": Activation(any_token, kairn_the_destroyer, pay_tokens, "no_energy"),
    "tree_of_light": Activation(lines_of_tree, tree_of_light, pay_tree, "no_energy_no_crystals"),
    "crystal_orb": Activation(lines_of_orb, crystal_orb, pay_orb, "no_pile"),
    "glutton_cauldron": Activation(any_energy, glutton_cauldron, pay_one, "no_energy"),
    "dragon_skull": Activation(three_cards, dragon_skull, sacrifice_cards, "three_cards"),
    "idol_of_the_familiar": Activation(always, idol_of_the_familiar),
    "necrotic_kriss": Activation(has_familiar, necrotic_kriss, give_familiar, "no_familiar"),
    "mirror_of_the_seasons": Activation(
        can_mirror, nothing_more, pay_mirror, "no_energy_no_crystals"
    ),
    "damned_soul_of_onys": Activation(has_water, damned_soul_of_onys, pay_water, "no_water"),
}
